import { buildCueIndex, findCues } from './cue-index.ts'
import { flatDomains } from './data/image-brief.ts'
import type { ImageCondition } from './data/image-condition.ts'
import { imageConditions } from './data/image-conditions.ts'
import { heldPhrases } from './data/image-held-phrases.ts'
import type { ImageDomain } from './image-domain.ts'
import type { Word } from './read-words.ts'

/** Neither do pure form and bare surfaces have any weather. */
const unlitDomains = new Set(['texture', 'abstract'])
/** An office tower is lit from outside. */
const outdoorDomains = new Set(['architecture', 'cityscape', 'landscape', 'seascape', 'vehicles', 'vessels'])
/** They have choices of their own for open country and streets. */
const ownPlaces = new Set(['landscape', 'architecture', 'plants', 'macro'])
/** A fancied place has light of its own. */
const fancyDomains = new Set(['cinematic', 'environment'])
const generalPlaces = new Set(['indoors', 'outdoors', 'open-air', 'mountains'])
/** A room is lit through its windows, whatever lies before them. */
const roomConditions = new Set(['night-town', 'night', 'fire', 'indoors', 'rain-outside', 'evening', 'morning', 'neon'])
/** Things are in a place only where a preposition puts them there: "a cup in the snow", but "coffee with ice". */
const thingDomains = new Set(['food', 'drink', 'product', 'still-life', 'fashion'])
const prepositions = new Set(
  'in on at by near beside under against over inside outside during before after facing'.split(' '),
)
const prepositionReach = 4

type Sign = 'held' | { condition: number; isAlso: boolean }

const index = buildCueIndex<Sign>([
  { key: 'held', weight: 1, phrases: heldPhrases },
  ...imageConditions.flatMap(({ cues, alsoCues }, condition) => [
    { key: { condition, isAlso: false }, weight: 1, phrases: cues },
    { key: { condition, isAlso: true }, weight: 1, phrases: alsoCues ?? [] },
  ]),
])

/** The time, weather or place that the caption names, and that decides light and colours. */
export function findCondition(domain: ImageDomain, words: readonly Word[]): ImageCondition | null {
  if (flatDomains.has(domain.id) || unlitDomains.has(domain.id)) return null
  const hits = findCues(index, words)
  const held = hits.filter(({ key }) => key === 'held')
  const named = new Set<number>()
  const alsoNamed = new Set<number>()
  for (const hit of hits) {
    if (hit.key === 'held' || held.some(({ at, length }) => at <= hit.at && hit.at < at + length)) continue
    if (hit.key.isAlso) alsoNamed.add(hit.key.condition)
    else if (!thingDomains.has(domain.id) || isPlaced(hit.at, words)) named.add(hit.key.condition)
  }
  return (
    imageConditions.find(
      ({ id, alsoCues }, at) => named.has(at) && (!alsoCues || alsoNamed.has(at)) && suits(id, domain),
    ) ?? null
  )
}

function isPlaced(at: number, words: readonly Word[]): boolean {
  return words.slice(Math.max(0, at - prepositionReach), at).some(({ lower }) => prepositions.has(lower))
}

function suits(id: string, domain: ImageDomain): boolean {
  // The moon and an eclipse bring their own light.
  if (domain.id === 'sky') return false
  if (domain.id === 'interior') return roomConditions.has(id)
  if (id === 'rain-outside') return false
  if (fancyDomains.has(domain.id)) return !generalPlaces.has(id)
  if (id === 'indoors') return !outdoorDomains.has(domain.id)
  return !(generalPlaces.has(id) && (ownPlaces.has(domain.group) || ownPlaces.has(domain.id)))
}
