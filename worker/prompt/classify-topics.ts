import { findStems, indexStems, type StemHit, type StemIndex } from './classify-foreign.ts'
import { buildCueIndex, type CueHit, type CueIndex, findCues } from './cue-index.ts'
import { fieldTopicWords } from './data/chat-topic-words-fields.ts'
import { genreTopicWords } from './data/chat-topic-words-genres.ts'
import { foreignSubjectStems } from './data/foreign-subject-stems.ts'
import { foreignSubjectStemsMore } from './data/foreign-subject-stems-more.ts'
import { foreignTopicStems } from './data/foreign-topic-stems.ts'
import { foreignTopicStemsMore } from './data/foreign-topic-stems-more.ts'
import { imageSubjectWords } from './data/image-subject-words.ts'
import { stopwords } from './data/stopwords.ts'
import type { DraftFacts } from './draft-facts.ts'
import { readTaskWords } from './find-task-words.ts'
import type { LanguageCode } from './language-code.ts'
import type { Word } from './read-words.ts'
import { splitTerms } from './split-terms.ts'
import { rememberByWord } from './word-forms.ts'

/** A feature by name, with its weight. */
export type NamedFeature = readonly [name: string, value: number]

const scannedWordsMax = 160
const openingWords = 14
const headReachMax = 16
/** A word that names the task says more than one that only belongs to its field. */
const namedWeight = 2

/** The words that end the name of what a picture shows. */
const headEnds = new Set(
  `in on at with near by under over next behind from beside above below into through inside and is are to that who
  made`.split(/\s+/u),
)
const breakMarks = /[,.:;\n，、。：；،؛।]/u
const endNamesThing: ReadonlySet<LanguageCode> = new Set([
  'zh',
  'zh-Hant',
  'ja',
  'ko',
  'hi',
  'hi-Latn',
  'bn',
  'ta',
  'tr',
])

/** Names of illnesses and treatments are too many to list, and end alike. */
const medicalEndings = splitTerms(`
  itis, osis, emia, aemia, pathy, algia, uria, ectomy, plasia, trophy, penia, rrhea, sclerosis, oidism, phobia, hypertension,
  stenosis, carcinoma, sarcoma, blastoma, lymphoma, melanoma, glaucoma, asthenia, dystrophy, plegia, mycin, cillin, prazole
`)
const medicalLengthMin = 8
const isMedical = rememberByWord(
  ({ stem }) => stem.length >= medicalLengthMin && medicalEndings.some((ending) => stem.endsWith(ending)),
)

const chatIndex = indexWords({ ...fieldTopicWords, ...genreTopicWords })
const imageIndex = indexWords(imageSubjectWords)
const foreignTopics = indexStems(foreignTopicStems, foreignTopicStemsMore)
const foreignSubjects = indexStems(foreignSubjectStems, foreignSubjectStemsMore)

/** What a text task speaks of: how much of each group at the opening, and in all. */
export function readTopics(draft: DraftFacts): NamedFeature[] {
  const words = draft.instructionWords.slice(0, scannedWordsMax)
  const early = new Map<string, number>()
  const all = new Map<string, number>()
  const seen = new Set<string | number>()
  for (const hit of findCues(chatIndex, words)) {
    if (seen.has(hit.id)) continue
    seen.add(hit.id)
    addTo(all, hit.key, hit.length)
    if (hit.at < openingWords) addTo(early, hit.key, hit.length)
  }
  words.forEach((word, at) => {
    if (!isMedical(word)) return
    addTo(all, 'health', 1)
    if (at < openingWords) addTo(early, 'health', 1)
    seen.add(word.stem)
  })
  for (const hit of foreignHits(draft, foreignTopics)) {
    addTo(all, hit.group, hit.length)
    if (hit.at < openingWords) addTo(early, hit.group, hit.length)
    seen.add(`${hit.group} ${hit.at}`)
  }
  for (const group of namedGroups(draft)) {
    addTo(all, group, namedWeight)
    addTo(early, group, namedWeight)
    seen.add(`${group} named`)
  }
  const things = new Map<string, number>()
  for (const hit of keepLongest(findCues(imageIndex, words.slice(0, openingWords * 3)))) addTo(things, hit.key, 1)
  return [
    ...[...things].map(([group, count]): NamedFeature => [`thing ${group}`, Math.log1p(count)]),
    ...[...early].map(([group, count]): NamedFeature => [`early ${group}`, Math.log1p(count)]),
    ...[...all].flatMap(([group, count]): NamedFeature[] => [
      [`count ${group}`, Math.log1p(count)],
      [`share ${group}`, count / seen.size],
    ]),
  ]
}

/** What a picture shows: the group of its subject, of the first thing named, and of all things named. */
export function readSubjects(draft: DraftFacts): NamedFeature[] {
  const words = draft.instructionWords.slice(0, scannedWordsMax)
  const end = findHeadEnd(words, draft.instruction)
  const hits = keepLongest(findCues(imageIndex, words))
  const counts = new Map<string, number>()
  for (const hit of hits) addTo(counts, hit.key, 1)
  const foreign = foreignHits(draft, foreignSubjects).filter(({ group }) => group !== 'picture')
  for (const { group } of foreign) addTo(counts, group, 1)
  // In another language a word that is English as well may be a mere likeness.
  const abroad = foreignHead(draft, foreign, end)
  const head = abroad ?? hits.findLast((hit) => hit.at + hit.length <= end)?.key
  const first = abroad === undefined ? hits[0]?.key : foreign[0]?.group
  return [
    [`head ${head ?? 'unknown'}`, 1],
    [`first ${first ?? 'unknown'}`, 1],
    ...[...counts].map(([group, count]): NamedFeature => [`count ${group}`, Math.log1p(count)]),
  ]
}

/** Where what is said of a thing stands before it, the last thing named is what a picture is of. */
function foreignHead({ language }: DraftFacts, hits: readonly StemHit[], end: number): string | undefined {
  if (!endNamesThing.has(language)) return hits[0]?.group
  return (hits.findLast(({ at }) => at < end) ?? hits[0])?.group
}

/** How much of the text names what can be shown, and how much names what texts are about. */
export function readDepiction(draft: DraftFacts): NamedFeature[] {
  const words = draft.instructionWords.slice(0, openingWords * 3)
  const end = findHeadEnd(words, draft.instruction)
  const shown = keepLongest(findCues(imageIndex, words))
  const told = findCues(chatIndex, words)
  const count = Math.max(1, words.length)
  const shownForeign = foreignHits(draft, foreignSubjects)
  const toldForeign = foreignHits(draft, foreignTopics)
  const pictured = shownForeign.filter(({ group }) => group === 'picture').length
  return [
    [`shown ${shown.some((hit) => hit.at + hit.length <= end) ? 'first' : shown.length > 0 ? 'later' : 'never'}`, 1],
    [`told ${told.some((hit) => hit.at < 4) ? 'first' : told.length > 0 ? 'later' : 'never'}`, 1],
    ['shown share', Math.min(1, (2 * shown.length) / count)],
    ['told share', Math.min(1, (2 * told.length) / count)],
    ['shown abroad', Math.log1p(shownForeign.length)],
    ['told abroad', Math.log1p(toldForeign.length)],
    ['pictured abroad', Math.log1p(pictured)],
    ['abroad', Math.sign(shownForeign.length - toldForeign.length)],
  ]
}

/** Kitchens, shops and schools are shown as often as they are spoken of. */
const pictured: ReadonlySet<string> = new Set(['lifestyle', 'business', 'education', 'marketing', 'creative_writing'])

/** In another language: in which word a thing to be seen is first named, and how many words belong to text tasks. */
export function readThingsAbroad(draft: DraftFacts): { shownAt: number; told: number } {
  const shown = foreignHits(draft, foreignSubjects).filter(({ group }) => group !== 'picture')
  const told = foreignHits(draft, foreignTopics).filter(({ group }) => !pictured.has(group))
  return { shownAt: shown[0]?.at ?? Number.POSITIVE_INFINITY, told: told.length }
}

/** The groups that a task in another language is plainly named by. */
function namedGroups(draft: DraftFacts): string[] {
  return readsAsEnglish(draft) ? [] : [...readTaskWords(draft).groups].filter((group) => group !== 'any')
}

const englishReach = 24
/** "a" and "in" stand in other languages as well; two such words together seldom do. */
const sharedWordsMin = 2

/** A short text in plain letters is taken for English; without one word that English knows it may be anything. */
export function readsAsEnglish(draft: DraftFacts): boolean {
  if (draft.language !== 'en') return false
  const words = draft.instructionWords.slice(0, englishReach)
  const shared = new Set<string>()
  for (const { lower } of words) {
    const languages = stopwords.get(lower)
    if (!languages?.includes('en')) continue
    if (languages.length === 1) return true
    shared.add(lower)
  }
  if (shared.size >= sharedWordsMin) return true
  return findCues(imageIndex, words).length > 0 || findCues(chatIndex, words).length > 0
}

/** English words are in the tables above; the stems of other languages would only mistake them. */
function foreignHits(draft: DraftFacts, index: StemIndex): StemHit[] {
  return readsAsEnglish(draft) ? [] : findStems(index, draft.instructionWords)
}

function indexWords(groups: Readonly<Record<string, readonly string[]>>): CueIndex<string> {
  return buildCueIndex(
    Object.entries(groups).map(([key, phrases]) => ({
      key,
      weight: 1,
      phrases,
    })),
  )
}

/** "A red fox in the snow" is a fox: its name ends at the first preposition or comma. */
function findHeadEnd(words: readonly Word[], text: string): number {
  const reach = Math.min(words.length, headReachMax)
  for (let at = 1; at < reach; at += 1) {
    const [before, word] = [words[at - 1], words[at]]
    if (!before || !word) break
    if (headEnds.has(word.stem) || breakMarks.test(text.slice(before.end, word.start))) return at
  }
  return words.length
}

/** "Hot dog" is no dog: a word inside a longer term that is known does not count. */
function keepLongest(hits: readonly CueHit<string>[]): CueHit<string>[] {
  const kept: CueHit<string>[] = []
  let covered = 0
  for (let at = 0; at < hits.length; at += 1) {
    const hit = hits[at]
    if (!hit || hit.at < covered) continue
    const longest = hits.slice(at, at + 8).reduce((best, other) => {
      return other.at === hit.at && other.length > best.length ? other : best
    }, hit)
    if (hit.length < longest.length) continue
    kept.push(hit)
    if (hits[at + 1]?.at !== hit.at) covered = hit.at + hit.length
  }
  return kept
}

function addTo(counts: Map<string, number>, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count)
}
