import { buildCueIndex, type CueHit, findCues } from './cue-index.ts'
import { nameHeads } from './data/image-name-heads.ts'
import { namedCompounds } from './data/image-named-compounds.ts'
import { namedPeople, pluralCounts, pluralPeople, workVerbs } from './data/image-named-people.ts'
import { namedThings } from './data/image-named-things.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'

type PeopleRole = keyof typeof namedPeople
type Name = { kind: 'people'; role: PeopleRole } | { kind: 'thing'; domainId: string; isCompound: boolean }

const index = buildCueIndex<Name>([
  ...(Object.keys(namedPeople) as PeopleRole[]).map((role) => ({
    key: { kind: 'people' as const, role },
    weight: 1,
    phrases: namedPeople[role],
  })),
  ...listThings(namedCompounds, true),
  ...listThings(namedThings, false),
])
const wordsMax = 24

function listThings(table: Readonly<Record<string, readonly string[]>>, isCompound: boolean) {
  return Object.entries(table).map(([domainId, phrases]) => ({
    key: { kind: 'thing' as const, domainId, isCompound },
    weight: 1,
    phrases,
  }))
}
/** They end the name of what a picture shows. */
const headEnds = new Set(
  `in on at with near by under over next behind from beside above below into through inside outside and or is are was
   were to that who which made during early after before against across past around along between while being for`.split(
    /\s+/u,
  ),
)
const trades: ReadonlySet<PeopleRole> = new Set(['worker', 'seller', 'performer', 'player'])
/** "A cup of chai" is chai; "the ghats of Varanasi" are ghats. */
const measures = new Set(
  `group crowd cup glass bowl plate pot school herd flock pack pair row pile stack bunch bouquet basket family team swarm
   portrait photo photograph picture image painting view shot close-up closeup illustration drawing sketch statue
   sculpture model map field bed sea slice piece bottle box bag jar can kind type couple crew army troop line trail
   wall stall watercolor watercolour cartoon render lots scene silhouette exposure footage still print`.split(/\s+/u),
)
const denials = new Set(['no', 'without', 'not', 'zero', 'deserted'])
/** They tell when or how, not what. */
const times = new Set(
  'night nights evening morning eve day days time scene scenes hero shot photo photograph packshot closeup'.split(' '),
)
const breakMarks = /[,.:;()\n]/u
const verbForm = /^\p{L}{2,}(?:ing|ed)$/u
const article = /^(?:an?|one)$/u
const determiners = new Set(['a', 'an', 'the', 'his', 'her', 'its', 'their', 'my'])
/** A face is asked for, whatever its owner does for a living. */
const faceTerms = /\b(?:portrait|headshot|close-up|closeup|face of|selfie)\b/iu
/** A library in the rain is a building. */
const exteriorSigns =
  /\b(?:rain|rainy|snow|snowy|fog|foggy|exterior|facade|façade|brutalist|gothic|victorian|modernist|art deco|seen from|lit windows|from (?:the|across the) street|skyline)\b/iu
/** What people do together decides the picture more than who they are. */
const settings: ReadonlySet<string> = new Set(['festival', 'event', 'market', 'sports', 'performance'])
const whereabouts: ReadonlySet<string> = new Set(['cityscape', 'landscape', 'seascape'])
/** A nurse's uniform is no second person. */
const worn =
  /^(?:uniform|costume|outfit|dress|suit|cap|hat|style|cosplay|mask|armou?r|look|figurine|doll|toy|statue|painting)s?$/u
const seasons = new Set(
  'spring summer autumn fall winter monsoon monsoons rain snow fog evening morning night sunset sunrise dawn dusk'.split(
    ' ',
  ),
)
const weddingPeople = /\b(?:bride|groom|bridal|newlyweds|mehndi|haldi|sangeet|wedding)\b/iu

/**
 * The kind of picture that suits what a caption names first, by plain words; null when they say too little. The learnt
 * kinds know what a picture is of, these how people and places are best shown.
 */
export function namePicture(draft: DraftFacts): NamedPicture | null {
  if (draft.language !== 'en' && draft.language !== 'und') return null
  const words = draft.instructionWords.slice(0, wordsMax)
  const hits = keepLongest(findCues(index, words)).filter(({ at }) => !denials.has(words[at - 1]?.lower ?? ''))
  const end = findNameEnd(words, draft.instruction, hits)
  const head = findHead(words, end, hits)
  if (!head) return null
  const name = head.key
  if (name.kind === 'people') {
    if (faceTerms.test(draft.instruction)) return null
    const placed = placePeople(name.role, head, { words, hits })
    const isWedding = placed === 'group' && weddingPeople.test(draft.instruction)
    return {
      domainId: isWedding ? 'event' : placed,
      isOfPeople: true,
      isCompound: isPersonCompound(name.role, head, words),
    }
  }
  const { isCompound } = name
  if (isCompound) return { domainId: name.domainId, isOfPeople: false, isCompound }
  // "Art" is a topic, "latte art" and "concept art" are none.
  if (name.domainId === 'abstract' && head.at > 0 && !article.test(words[head.at - 1]?.lower ?? '')) return null
  // "Cricket" is the game, "a football" the thing.
  if (name.domainId === 'sports' && head.length === 1 && article.test(words[0]?.lower ?? '')) return null
  // "Sari weaving" is work, and "autumn in Kyoto" a town.
  const next = words[head.at + head.length]
  if (next && workVerbs.has(next.lower)) return { domainId: 'work', isOfPeople: true, isCompound }
  const isSeason = name.domainId === 'landscape' && seasons.has(words[head.at]?.lower ?? '')
  if (isSeason && hits.some(({ key }) => key.kind === 'thing' && key.domainId === 'cityscape'))
    return { domainId: 'cityscape', isOfPeople: false, isCompound }
  const hasPeople = hits.some((hit) => hit.at > head.at && hit.key.kind === 'people' && isPlural(hit, words))
  if (name.domainId === 'interior' && exteriorSigns.test(draft.instruction))
    return { domainId: 'architecture', isOfPeople: false, isCompound }
  const isBackdrop = name.domainId === 'interior' || name.domainId === 'architecture'
  return { domainId: isBackdrop && hasPeople ? 'group' : name.domainId, isOfPeople: false, isCompound }
}

export interface NamedPicture {
  domainId: string
  isOfPeople: boolean
  /** A name whose first words are something else to be seen, and mislead whoever goes by single words. */
  isCompound: boolean
}

/** "A lighthouse keeper", and "a balloon seller" by the trade. */
function isPersonCompound(role: PeopleRole, head: CueHit<Name>, words: readonly Word[]): boolean {
  if (head.length > 1) return role !== 'crowd'
  return trades.has(role) && head.at > 0 && !article.test(words[head.at - 1]?.lower ?? '')
}

/** The kind of picture for a name of several words that no table has, by its last one: a cat mug is a mug. */
export function nameByLastWord(draft: DraftFacts): string | null {
  if (draft.language !== 'en' && draft.language !== 'und') return null
  const words = draft.instructionWords.slice(0, wordsMax)
  const end = findNameEnd(words, draft.instruction, [])
  const last = words[end - 1]
  const isModified = end > 2 || (end === 2 && !article.test(words[0]?.lower ?? ''))
  // Behind a second article a clause begins: "the old man the boat".
  const isName = words.slice(1, end).every(({ lower }) => !determiners.has(lower) && lower !== 'landscape')
  return (isModified && isName && last && (nameHeads.get(last.lower) ?? nameHeads.get(last.stem))) || null
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
  const meetsMany = caption.hits.some((hit) => hit.at > head.at && isSomebodyElse(hit, head, caption.words))
  if (caption.words.slice(0, head.at).some((word) => word.stem === 'crowd')) return 'street'
  return isMany || meetsMany ? 'group' : 'portrait'
}

/** Several people, or one more: "grandmother teaching a child to cook", but "a boy dressed as a pirate". */
function isSomebodyElse(hit: CueHit<Name>, head: CueHit<Name>, words: readonly Word[]): boolean {
  if (hit.key.kind !== 'people') return false
  if (isPlural(hit, words)) return true
  const before = words[hit.at - 1]?.lower ?? ''
  const after = words[hit.at + hit.length]?.lower ?? ''
  const isCostume = worn.test(after) || before === 'as' || before === 'like' || words[hit.at - 2]?.lower === 'as'
  return hit.at > head.at + head.length && !isCostume && words[hit.at]?.stem !== words[head.at]?.stem
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

/** Where the name ends: at the first preposition, verb or comma. */
function findNameEnd(words: readonly Word[], text: string, hits: readonly CueHit<Name>[]): number {
  let end = 0
  for (; end < words.length; end += 1) {
    const word = words[end]
    const before = words[end - 1]
    if (!word) break
    if (before && breakMarks.test(text.slice(before.end, word.start))) break
    if (before && word.lower === 'of' && measures.has(before.stem)) continue
    // "Black and white photo of" is how, not what.
    if (word.lower === 'and' && before?.lower === 'black' && words[end + 1]?.lower === 'white') continue
    if (word.lower === 'of' || (headEnds.has(word.lower) && end > 0)) break
    if (end > 0 && verbForm.test(word.lower) && !hits.some((hit) => hit.at <= end && end < hit.at + hit.length)) break
  }
  return end
}

/** What the last words of the name are known as. */
function findHead(words: readonly Word[], end: number, hits: readonly CueHit<Name>[]): CueHit<Name> | null {
  const named = hits.find((hit) => hit.at + hit.length === end)
  if (named) return findOccasion(named, hits) ?? named
  let trimmed = end
  while (trimmed > 1 && times.has(words[trimmed - 1]?.lower ?? '')) trimmed -= 1
  return hits.find((hit) => hit.at + hit.length === trimmed) ?? null
}

/** "Ganesh visarjan procession Mumbai" is a procession; the town only says where. */
function findOccasion(named: CueHit<Name>, hits: readonly CueHit<Name>[]): CueHit<Name> | null {
  if (named.key.kind !== 'thing' || !whereabouts.has(named.key.domainId)) return null
  const before = hits.filter((hit) => hit.at + hit.length <= named.at)
  return before.findLast(({ key }) => key.kind === 'people' || settings.has(key.domainId)) ?? null
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
