import { readShapes } from './classify-shape.ts'
import type { NamedFeature } from './classify-topics.ts'
import { nameFeature, type TakeFeature, takeHead, takeOpening, takeWords } from './classify-words.ts'
import type { DraftFacts } from './draft-facts.ts'
import { rememberByDraft } from './remember-by-draft.ts'

/** Sparse features: `ids[i]` occurs with the weight `values[i]`. */
export interface FeatureVector {
  ids: number[]
  values: number[]
}

const wordScale = 1
const openingScale = 1
const headScale = 0.6
const shapeScale = 0.2

/** The features of a draft, read once though it is classified two or three times. */
export const draftFeatures: (draft: DraftFacts) => FeatureVector = rememberByDraft(readFeatures)

/** The features every classifier reads: words, opening and shape, in time that does not grow with the length. */
function readFeatures(draft: DraftFacts): FeatureVector {
  const features: FeatureVector = { ids: [], values: [] }
  addBlock(features, wordScale, (take) => takeWords(draft.instructionWords, take))
  addBlock(features, openingScale, (take) => takeOpening(draft.instructionWords, take))
  addBlock(features, headScale, (take) => takeHead(draft.instructionWords, draft.instruction, take))
  const shapes = new Set(readShapes(draft))
  for (const shape of shapes) add(features, nameFeature(`shape ${shape}`), shapeScale)
  add(features, nameFeature('always'), shapeScale)
  return features
}

/** Further features by name, and their scale. */
export type NamedBlock = readonly [named: readonly NamedFeature[], scale: number]

/** The same features with further ones by name; each kind has its own scale. */
export function withFeatures(features: FeatureVector, ...blocks: readonly NamedBlock[]): FeatureVector {
  const joined = { ids: features.ids.slice(), values: features.values.slice() }
  for (const [named, scale] of blocks) {
    for (const [name, value] of named) add(joined, nameFeature(name), value * scale)
  }
  return joined
}

/** Distinct features of one kind. Long texts have more words; their sum must not weigh more. */
function addBlock(features: FeatureVector, scale: number, read: (take: TakeFeature) => void): void {
  const { ids, values } = features
  const from = ids.length
  places.fill(0)
  read((id) => {
    let place = id & placesMask
    for (let known = places[place] ?? 0; known > 0; known = places[place] ?? 0) {
      if (ids[from + known - 1] === id) return
      place = (place + 1) & placesMask
    }
    // A full table would be searched for ever.
    if (ids.length - from >= distinctMax) return
    ids.push(id)
    places[place] = ids.length - from
  })
  const value = scale / Math.sqrt(Math.max(1, ids.length - from))
  for (let at = from; at < ids.length; at += 1) values.push(value)
}

/** More than 4,000 characters of a script without spaces have, with their pairs and triples. */
const placesMask = (1 << 14) - 1
const distinctMax = 12_000
/** Open addressing: 1 more than the place of a feature within its block, or 0. A set would cost ten times as much. */
const places = new Uint16Array(placesMask + 1)

function add(features: FeatureVector, id: number, value: number): void {
  features.ids.push(id)
  features.values.push(value)
}
