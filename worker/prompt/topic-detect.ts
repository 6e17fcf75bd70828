import { buildCueIndex, findCues } from './cue-index.ts'
import { generalKind } from './data/topic-kind-general.ts'
import { topicKinds } from './data/topic-kinds.ts'
import { topicShapes } from './data/topic-shapes.ts'
import type { DraftFacts } from './draft-facts.ts'
import { namePicture } from './name-picture.ts'
import { readDraft } from './read-draft.ts'
import type { TopicKind } from './topic-kind.ts'

export interface DetectedKind {
  kind: TopicKind
  /** 0 to 1. */
  confidence: number
}

const strongWeight = 3
/** "History of jazz" is history: what stands first and what stands last count for more than what lies between. */
const firstPull = 1.2
const lastPull = 1.3
const phrasePull = 0.4
/** Their names are words of every day, which say little beside other words. */
const commonNouns = new Set(['everyday', 'idea'])
const passingWeight = 1.1
const scoreMin = 0.8
const generalConfidence = 0.3
const placeId = 'place'

const index = buildCueIndex(
  topicKinds.flatMap((kind) => [
    { key: kind, weight: strongWeight, phrases: kind.strong },
    { key: kind, weight: 1, phrases: kind.weak },
  ]),
)

/** Where something happens; who goes there wants to read of the place all the same. */
const located = /^(?<subject>\S.{2,}?) (?:in|across|throughout|within) (?:the )?(?<where>\S.*)$/iu
const ofTheJourney =
  /\b(?:weekend|weeks?|days?|nights?|hours|trip|travel\w*|tours?|tourism|holidays?|vacation|honeymoon|backpacking|hiking|trekking|cycling|road ?trip|itinerary|things to|places|sights|attractions|gems|where to|living|life|moving|winter|summer|autumn|fall|spring|monsoon|rain|snow|fog|sunrise|sunset|dawn|dusk|night|morning|evening|streets?|architecture|skyline|hotels?|neighbou?rhoods?|beach(?:es)?|islands?|mountains?|lakes?|rivers?|villages?|towns?|cities|temples?|castles?|churches|museums?|caf[eé]s?|restaurants?|bars|parks?|gardens|waterfalls?|hills?|forts?|palaces?|bridges|monasteries|vineyards|deserts?|(?<!(?:housing|job|labou?r|stock|bond|rental|energy|estate|money|capital) )markets?)\b/iu

/** What sort of thing a topic is: crypto taxation in India is taxation, and no journey. */
export function detectTopicKind(draft: DraftFacts): DetectedKind {
  const found = detectByWords(draft)
  const { subject = '', where = '' } = located.exec(draft.text.trim())?.groups ?? {}
  if (found.kind.id !== placeId || subject === '' || ofTheJourney.test(subject)) return found
  if (detectByWords(readDraft(where, draft.language)).kind.id !== placeId) return found
  const own = detectByWords(readDraft(subject, draft.language))
  return own.kind.id === generalKind.id ? { ...own, confidence: generalConfidence } : own
}

/** By its words, their endings and its shape. */
function detectByWords(draft: DraftFacts): DetectedKind {
  const scores = new Map<TopicKind, number>()
  const add = (kind: TopicKind, weight: number) => scores.set(kind, (scores.get(kind) ?? 0) + weight)
  const last = draft.words.length
  const content = draft.words.filter((word) => !/^(?:the|a|an|my|our)$/u.test(word.stem)).length
  for (const hit of findCues(index, draft.words)) {
    const place = (hit.at === 0 ? firstPull : 1) * (hit.at + hit.length === last ? lastPull : 1)
    const isPassing = commonNouns.has(hit.key.id) && hit.length === 1 && content > 1
    const weight = isPassing ? Math.min(hit.weight, passingWeight) : hit.weight
    add(hit.key, weight * place * (1 + (hit.length - 1) * phrasePull))
  }
  const text = draft.text.trim()
  for (const shape of topicShapes) {
    const kind = topicKinds.find(({ id }) => id === shape.kindId)
    if (kind && shape.pattern.test(text)) add(kind, shape.weight)
  }
  const [best, second] = [...scores].toSorted((left, right) => right[1] - left[1])
  if (!best || best[1] < scoreMin) return detectByPicture(draft)
  const margin = (best[1] - (second?.[1] ?? 0)) / best[1]
  const confidence = 0.4 + 0.25 * margin + 0.3 * (1 - Math.exp(-best[1] / 3))
  return { kind: best[0], confidence: Math.round(confidence * 100) / 100 }
}

/** What such a picture shows is a kind of topic too. */
const kindOfPicture: Readonly<Record<string, string>> = {
  animals: 'nature',
  wildlife: 'nature',
  marine: 'nature',
  macro: 'nature',
  plants: 'nature',
  flowers: 'nature',
  sky: 'nature',
  landscape: 'place',
  seascape: 'place',
  cityscape: 'place',
  architecture: 'place',
  food: 'food',
  drink: 'food',
  product: 'product',
  vehicles: 'product',
  'still-life': 'everyday',
  interior: 'everyday',
  festival: 'tradition',
  performance: 'arts',
  'fine-art': 'arts',
  sculpture: 'arts',
  pattern: 'arts',
  sports: 'sport',
  space: 'science',
}

/** A topic whose words no list has, by what a picture of that name would be. */
function detectByPicture(draft: DraftFacts): DetectedKind {
  const named = namePicture(draft)
  const id = named ? kindOfPicture[named.domainId] : undefined
  const kind = topicKinds.find((candidate) => candidate.id === id)
  return { kind: kind ?? generalKind, confidence: generalConfidence }
}
