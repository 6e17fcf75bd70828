import { readShapes } from './classify-shape.ts'
import type { NamedFeature } from './classify-topics.ts'
import { nameFeature, takeHead, takeOpening, takeWords } from './classify-words.ts'
import type { DraftFacts } from './draft-facts.ts'

/** Sparse features: `ids[i]` occurs with the weight `values[i]`. */
export interface FeatureVector {
  ids: number[]
  values: number[]
}

const wordScale = 1
const openingScale = 1
const headScale = 0.6
const shapeScale = 0.2

// A draft is classified two or three times; its features are read once, and forgotten together with it.
const known = new WeakMap<DraftFacts, FeatureVector>()

/** The features of a draft, read at most once. */
export function draftFeatures(draft: DraftFacts): FeatureVector {
  const features = known.get(draft) ?? readFeatures(draft)
  known.set(draft, features)
  return features
}

/** The features every classifier reads: words, opening and shape, in time that does not grow with the length. */
function readFeatures(draft: DraftFacts): FeatureVector {
  const features: FeatureVector = { ids: [], values: [] }
  const words = new Set<number>()
  takeWords(draft.instructionWords, (id) => words.add(id))
  addBlock(features, words, wordScale)
  const opening = new Set<number>()
  takeOpening(draft.instructionWords, (id) => opening.add(id))
  addBlock(features, opening, openingScale)
  const head = new Set<number>()
  takeHead(draft.instructionWords, draft.instruction, (id) => head.add(id))
  addBlock(features, head, headScale)
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

/** Long texts have more words; their sum must not weigh more. */
function addBlock(features: FeatureVector, ids: ReadonlySet<number>, scale: number): void {
  const value = scale / Math.sqrt(Math.max(1, ids.size))
  for (const id of ids) add(features, id, value)
}

function add(features: FeatureVector, id: number, value: number): void {
  features.ids.push(id)
  features.values.push(value)
}
