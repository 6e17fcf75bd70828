import { buildCueIndex, type CueHit, findCues } from './cue-index.ts'
import { namedPeople, pluralCounts, pluralPeople, workVerbs } from './data/image-named-people.ts'
import { namedThings } from './data/image-named-things.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'

type PeopleRole = keyof typeof namedPeople
type Name = { kind: 'people'; role: PeopleRole } | { kind: 'thing'; domainId: string }

const index = buildCueIndex<Name>([
  ...(Object.keys(namedPeople) as PeopleRole[]).map((role) => ({
    key: { kind: 'people' as const, role },
    weight: 1,
    phrases: namedPeople[role],
  })),
  ...Object.entries(namedThings).map(([domainId, phrases]) => ({
    key: { kind: 'thing' as const, domainId },
    weight: 1,
    phrases,
  })),
])
const wordsMax = 24
/** They end the name of what a picture shows. */
const headEnds = new Set(
  `in on at with near by under over next behind from beside above below into through inside outside and or is are was
   were to that who which made during early after before against across past around along between while being for`.split(
    /\s+/u,
  ),
)
/** "A cup of chai" is chai; "the ghats of Varanasi" are ghats. */
const measures = new Set(
  `group crowd cup glass bowl plate pot school herd flock pack pair row pile stack bunch bouquet basket family team swarm
   portrait photo photograph picture image painting view shot close-up closeup illustration drawing sketch statue
   sculpture model map field bed sea slice piece bottle box bag jar can kind type couple crew army troop line trail
   wall stall watercolor watercolour cartoon render lots scene`.split(/\s+/u),
)
const denials = new Set(['no', 'without', 'not', 'zero', 'deserted'])
/** They tell when, not what. */
const times = new Set('night nights evening morning eve day days time scene scenes'.split(' '))
const breakMarks = /[,.:;()\n]/u
const verbForm = /^\p{L}{2,}(?:ing|ed)$/u
const article = /^(?:an?|one)$/u
/** A face is asked for, whatever its owner does for a living. */
const faceTerms = /\b(?:portrait|headshot|close-up|closeup|face of|selfie)\b/iu
/** A library in the rain is a building. */
const exteriorSigns =
  /\b(?:rain|rainy|snow|snowy|fog|foggy|exterior|facade|façade|brutalist|gothic|victorian|modernist|art deco|seen from|lit windows|from (?:the|across the) street|skyline)\b/iu
/** What people do together decides the picture more than who they are. */
const settings: ReadonlySet<string> = new Set(['festival', 'event', 'market', 'sports', 'performance'])

/**
 * The kind of picture that suits what a caption names first, by plain words; null when they say too little. The learnt
 * kinds know what a picture is of, these how people and places are best shown.
 */
export function namePicture(draft: DraftFacts): NamedPicture | null {
  if (draft.language !== 'en' && draft.language !== 'und') return null
  const words = draft.instructionWords.slice(0, wordsMax)
  const hits = keepLongest(findCues(index, words)).filter(({ at }) => !denials.has(words[at - 1]?.lower ?? ''))
  const head = findHead(words, draft.instruction, hits)
  if (!head) return null
  const name = head.key
  if (name.kind === 'people') {
    if (faceTerms.test(draft.instruction)) return null
    return { domainId: placePeople(name.role, head, { words, hits }), isOfPeople: true }
  }
  // "Cricket" is the game, "a football" the thing.
  if (name.domainId === 'sports' && head.length === 1 && article.test(words[0]?.lower ?? '')) return null
  const hasPeople = hits.some((hit) => hit.at > head.at && hit.key.kind === 'people' && isPlural(hit, words))
  if (name.domainId === 'interior' && exteriorSigns.test(draft.instruction))
    return { domainId: 'architecture', isOfPeople: false }
  const isBackdrop = name.domainId === 'interior' || name.domainId === 'architecture'
  return { domainId: isBackdrop && hasPeople ? 'group' : name.domainId, isOfPeople: false }
}

export interface NamedPicture {
  domainId: string
  isOfPeople: boolean
}

interface Caption {
  words: readonly Word[]
  hits: readonly CueHit<Name>[]
}

function placePeople(role: PeopleRole, head: CueHit<Name>, caption: Caption): string {
  if (role === 'player') return 'sports'
  if (role === 'seller') return 'market'
  const setting = findSetting(head, caption)
  const isMany = role === 'crowd' || isPlural(head, caption.words)
  if (setting !== null && (isMany || role === 'performer')) return role === 'performer' ? 'performance' : setting
  if (role === 'performer') return 'performance'
  if (role === 'crowd') return 'street'
  const after = caption.words.slice(head.at + head.length)
  if (after.some((word) => workVerbs.has(word.lower))) return 'work'
  if (role === 'worker') return isMany || after.length > 0 ? 'work' : 'portrait'
  const meetsMany = caption.hits.some(
    (hit) => hit.at > head.at && hit.key.kind === 'people' && isPlural(hit, caption.words),
  )
  if (caption.words.slice(0, head.at).some((word) => word.stem === 'crowd')) return 'street'
  return isMany || meetsMany ? 'group' : 'portrait'
}

/** The occasion or place of trade that is named beside the people. */
function findSetting(head: CueHit<Name>, { hits }: Caption): string | null {
  for (const hit of hits) {
    if (hit === head || hit.key.kind !== 'thing' || !settings.has(hit.key.domainId)) continue
    // Fans of a game are no players.
    if (hit.key.domainId === 'sports' && hit.at < head.at) continue
    return hit.key.domainId
  }
  return null
}

function isPlural(hit: CueHit<Name>, words: readonly Word[]): boolean {
  const last = words[hit.at + hit.length - 1]
  if (!last) return false
  if (pluralPeople.has(last.lower) || last.lower !== last.stem) return true
  return words.slice(Math.max(0, hit.at - 3), hit.at).some((word) => pluralCounts.has(word.lower))
}

/** The name that ends where the first preposition, verb or comma begins. */
function findHead(words: readonly Word[], text: string, hits: readonly CueHit<Name>[]): CueHit<Name> | null {
  let end = 0
  for (; end < words.length; end += 1) {
    const word = words[end]
    const before = words[end - 1]
    if (!word) break
    if (before && breakMarks.test(text.slice(before.end, word.start))) break
    if (before && word.lower === 'of' && measures.has(before.stem)) continue
    if (word.lower === 'of' || (headEnds.has(word.lower) && end > 0)) break
    if (end > 0 && verbForm.test(word.lower) && !hits.some((hit) => hit.at <= end && end < hit.at + hit.length)) break
  }
  const named = hits.find((hit) => hit.at + hit.length === end)
  if (named) return named
  let trimmed = end
  while (trimmed > 1 && times.has(words[trimmed - 1]?.lower ?? '')) trimmed -= 1
  return hits.find((hit) => hit.at + hit.length === trimmed) ?? null
}

/** A name inside a longer one does not count: a street food vendor is no food. */
function keepLongest(hits: readonly CueHit<Name>[]): CueHit<Name>[] {
  return hits.filter(
    (hit) =>
      !hits.some(
        (other) => other.length > hit.length && other.at <= hit.at && other.at + other.length >= hit.at + hit.length,
      ),
  )
}
