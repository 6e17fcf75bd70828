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

interface PhraseIndex {
  /** By the text of the first part. */
  phrases: ReadonlyMap<string, readonly Phrase[]>
  /** The length of the longest first part under its first character. */
  longest: ReadonlyMap<string, number>
}

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
function keysFrom(words: readonly Word[], at: number, from: number): string[] {
  const word = words[at]
  if (!word) return []
  const openings = from === 0 ? openingsOf(word) : findOpenings(word.lower, from)
  for (const { phrases, length } of openings) {
    const fitting = phrases.filter((phrase) => standsAt(phrase, words, { at, end: from + length }))
    if (fitting.length > 0) return fitting.map(({ key }) => key)
  }
  return []
}

/** Phrases that begin with the same letters, and how many. */
interface Opening {
  phrases: readonly Phrase[]
  length: number
}

const noOpenings: readonly Opening[] = []
const openingsOf = rememberByWord(({ lower }) => findOpenings(lower, 0))

/** The phrases whose first parts stand there in a word, the longest first. */
function findOpenings(word: string, from: number): readonly Opening[] {
  const longest = index.longest.get(word.charAt(from)) ?? 0
  const openings: Opening[] = []
  for (let length = Math.min(longest, word.length - from); length > 0; length -= 1) {
    const phrases = index.phrases.get(word.slice(from, from + length))
    if (phrases) openings.push({ phrases, length })
  }
  return openings.length === 0 ? noOpenings : openings
}

function standsAt(phrase: Phrase, words: readonly Word[], { at, end }: { at: number; end: number }): boolean {
  const word = words[at]?.lower ?? ''
  const [first, ...rest] = phrase.parts
  // A plural s does not make another word.
  if (first?.isWhole && end < word.length && !(rest.length === 0 && end === word.length - 1 && word.endsWith('s')))
    return false
  if (phrase.isFirst && at > 0) return false
  if (phrase.isLast && (at + rest.length < words.length - 1 || end < word.length)) return false
  if (phrase.followsNumber && !isNumber(words[at - 1]?.lower ?? '')) return false
  return rest.every((part, offset) => fits(part, words[at + offset + 1]?.lower ?? ''))
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
  const longest = new Map<string, number>()
  for (const [key, texts] of entries) {
    for (const text of texts) {
      const phrase = readPhrase(key, text.toLowerCase())
      const first = phrase.parts[0]?.text ?? ''
      phrases.set(first, [...(phrases.get(first) ?? []), phrase])
      const initial = first.charAt(0)
      longest.set(initial, Math.max(longest.get(initial) ?? 0, first.length))
    }
  }
  return { phrases, longest }
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
