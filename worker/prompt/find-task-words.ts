import { genreWordsElsewhere } from './data/genre-words-elsewhere.ts'
import { sceneWords } from './data/scene-words.ts'
import { furtherTaskWords } from './data/task-words-further.ts'
import { latinTaskWords } from './data/task-words-latin.ts'
import { otherTaskWords } from './data/task-words-other.ts'
import type { DraftFacts } from './draft-facts.ts'
import { innerStart } from './inner-start.ts'
import { isSpaceless } from './is-spaceless.ts'
import type { Word } from './read-words.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { rememberByWord } from './word-forms.ts'

/** What the plain words of a draft in another language than English speak for. */
export interface TaskWords {
  /** The groups of text tasks that are named; `any` for a task of no group. */
  groups: ReadonlySet<string>
  /** The narrowest genre that is named, or a domain. */
  genre: string | null
  /** Where in the request tasks are named. */
  task: Reach
  /** The same for light, view, weather or medium. */
  scene: Reach
}

/** In characters; infinite and -1 where nothing is named. */
export interface Reach {
  first: number
  last: number
}

interface Part {
  text: string
  /** True where nothing may follow in the word. */
  isWhole: boolean
}

interface Phrase {
  key: string
  parts: readonly Part[]
  isFirst: boolean
  isLast: boolean
  followsNumber: boolean
}

/** Phrases by the text of their first part. */
interface Opening {
  text: string
  phrases: readonly Phrase[]
}

/** Under the first character, the longest first. */
type PhraseIndex = ReadonlyMap<string, readonly Opening[]>

const sceneKey = 'scene'
const genreMark = 'genre '
const genreIds = Object.keys(genreWordsElsewhere)
const wordsMax = 40
const runCharactersMax = 60
/** The request stands at the beginning; what follows is its material. */
const charactersMax = 300
const anyNumber = '#'
const index = indexPhrases([
  ...Object.entries(latinTaskWords),
  ...Object.entries(otherTaskWords),
  ...Object.entries(furtherTaskWords),
  ...Object.entries(genreWordsElsewhere).map(([id, phrases]) => [`${genreMark}${id}`, phrases] as const),
  [sceneKey, sceneWords] as const,
])

/** The task words of a draft, looked for once. */
export const readTaskWords: (draft: DraftFacts) => TaskWords = rememberByDraft(({ instructionWords }) =>
  findTaskWords(instructionWords.slice(0, wordsMax)),
)

function findTaskWords(words: readonly Word[]): TaskWords {
  const groups = new Set<string>()
  const genres = new Set<string>()
  const task: Reach = { first: Number.POSITIVE_INFINITY, last: -1 }
  const scene: Reach = { first: Number.POSITIVE_INFINITY, last: -1 }
  for (let at = 0; at < words.length; at += 1) {
    if ((words[at]?.start ?? 0) > charactersMax) break
    for (const { key, start } of hitsAt(words, at)) {
      if (key.startsWith(genreMark)) {
        genres.add(key.slice(genreMark.length))
        continue
      }
      const reach = key === sceneKey ? scene : task
      reach.first = Math.min(reach.first, start)
      reach.last = Math.max(reach.last, start)
      if (key !== sceneKey) groups.add(key)
    }
  }
  return { groups, genre: genreIds.find((id) => genres.has(id)) ?? null, task, scene }
}

interface Hit {
  key: string
  start: number
}

function hitsAt(words: readonly Word[], at: number): Hit[] {
  const { lower = '', start = 0 } = words[at] ?? {}
  const inner = innerStart(lower)
  const isRun = isSpaceless(lower)
  const froms = isRun ? Math.min(lower.length, runCharactersMax) : inner > 0 ? 2 : 1
  const hits: Hit[] = []
  for (let turn = 0; turn < froms; turn += 1) {
    const from = isRun ? turn : turn === 0 ? 0 : inner
    for (const key of keysFrom(words, at, from)) hits.push({ key, start: start + from })
  }
  return hits
}

/** What the longest phrase that begins here speaks for. */
function keysFrom(words: readonly Word[], at: number, from: number): readonly string[] {
  const word = words[at]
  if (!word) return noKeys
  const openings = from === 0 ? openingsOf(word) : (index.get(word.lower.charAt(from)) ?? [])
  for (const { text, phrases } of openings) {
    if (!word.lower.startsWith(text, from)) continue
    const keys = keysAt(phrases, words, at, from + text.length)
    if (keys.length > 0) return keys
  }
  return noKeys
}

const noKeys: readonly string[] = []

/** Those that a word begins with. */
const openingsOf = rememberByWord(({ lower }): readonly Opening[] => {
  const openings = index.get(lower.charAt(0))?.filter(({ text }) => lower.startsWith(text)) ?? []
  return openings.length === 0 ? noOpenings : openings
})
const noOpenings: readonly Opening[] = []

function keysAt(phrases: readonly Phrase[], words: readonly Word[], at: number, end: number): string[] {
  return phrases.filter((phrase) => standsAt(phrase, words, at, end)).map(({ key }) => key)
}

function standsAt(phrase: Phrase, words: readonly Word[], at: number, end: number): boolean {
  const { parts } = phrase
  const word = words[at]?.lower ?? ''
  // A plural s does not make another word.
  const isPlural = parts.length === 1 && end === word.length - 1 && word.endsWith('s')
  if (parts[0]?.isWhole && end < word.length && !isPlural) return false
  if (phrase.isFirst && at > 0) return false
  if (phrase.isLast && (at + parts.length < words.length || end < word.length)) return false
  if (phrase.followsNumber && !isNumber(words[at - 1]?.lower ?? '')) return false
  return parts.every((part, offset) => offset === 0 || fits(part, words[at + offset]?.lower ?? ''))
}

function fits({ text, isWhole }: Part, word: string): boolean {
  if (text === anyNumber) return isNumber(word)
  return isWhole ? word === text : word.startsWith(text)
}

function isNumber(word: string): boolean {
  return /^\p{N}/u.test(word)
}

function indexPhrases(entries: readonly (readonly [key: string, phrases: readonly string[]])[]): PhraseIndex {
  const phrases = new Map<string, Phrase[]>()
  for (const [key, texts] of entries) {
    for (const text of texts) {
      const phrase = readPhrase(key, text.toLowerCase())
      const first = phrase.parts[0]?.text ?? ''
      phrases.set(first, [...(phrases.get(first) ?? []), phrase])
    }
  }
  const openings = Array.from(phrases, ([text, alike]) => ({ text, phrases: alike }))
  return Map.groupBy(
    openings.toSorted((left, right) => right.text.length - left.text.length),
    ({ text }) => text.charAt(0),
  )
}

function readPhrase(key: string, text: string): Phrase {
  const followsNumber = text.startsWith(`${anyNumber} `)
  const isFirst = text.startsWith('^')
  const isLast = text.endsWith('$')
  const bare = text.slice(followsNumber ? 2 : isFirst ? 1 : 0, isLast ? -1 : undefined)
  const parts = bare
    .split(' ')
    .map((part) => ({ text: part.replace(/_$/u, ''), isWhole: part.endsWith('_') || isLast }))
  return { key, parts, isFirst, isLast, followsNumber }
}
