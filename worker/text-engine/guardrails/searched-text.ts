import type { Draft } from '../analyze/draft.ts'
import { stemsOf } from '../text/stems.ts'
import { characterKindAt, characterLengthAt, lowerOf, type Word } from '../text/words.ts'
import signs from './data/signs.json' with { type: 'json' }

/** A text to look things up in; each form is made when it is first asked for. */
export interface SearchedText {
  text: string
  /**
   * Whether the plain text holds this. What is asked for in the order of the text is found without a search from its
   * start.
   */
  holds(own: string): boolean
  folded(): string
  lowers(): ReadonlySet<string>
  stems(): ReadonlySet<string>
  numbers(): ReadonlyMap<string, readonly NumberPlace[]>
}

export function searchText({ text, words }: Pick<Draft, 'text' | 'words'>): SearchedText {
  const plain = once(() => plainText(text))
  let lastAt = 0
  return {
    text,
    holds(own) {
      const at = plain().indexOf(own, lastAt)
      if (at >= 0) lastAt = at
      return at >= 0 || plain().includes(own)
    },
    folded: once(() => foldText(text)),
    lowers: once(
      () => new Set(words.flatMap(({ lower }) => [lower, ...(lower.includes('-') ? lower.split('-') : [])])),
    ),
    stems: once(() => stemsOf(words)),
    numbers: once(() => readNumbers(text)),
  }
}

const curly: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '„': '"', '–': '-', '×': 'x' }
const commonWords: ReadonlySet<string> = new Set(signs.commonWords)
const contentWordLengthMin = 4
/** First code point of the scripts whose single characters are words. */
const unspacedFrom = 0x2e80

/** Single spaces, plain quotation marks and dashes; case is left. */
export function plainText(text: string): string {
  return text.replaceAll(/[’‘“”„–×]/gu, (mark) => curly[mark] ?? mark).replaceAll(/\s+/gu, ' ')
}

/** The same in small letters, for look-ups. */
export function foldText(text: string): string {
  return lowerOf(plainText(text))
}

/** True for a word that carries the topic of a text. */
export function isContentWord(word: Word): boolean {
  return isUnspaced(word) || (word.lower.length >= contentWordLengthMin && !commonWords.has(word.lower))
}

/** True for a single character that is a word. */
export function isUnspaced({ lower }: Word): boolean {
  return (lower.codePointAt(0) ?? 0) >= unspacedFrom
}

/** Makes a value when it is first asked for, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The range of a number, up to the first place after its digits. */
interface NumberPlace {
  start: number
  end: number
}

const figures = /\p{Nd}+(?:[.,:/×x–-]\p{Nd}+)*/gu
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/u
const thousands = /^[kK](?!\p{L})/u

/** Every number of a text under each way of writing its value, in one pass. */
function readNumbers(text: string): Map<string, NumberPlace[]> {
  const places = new Map<string, NumberPlace[]>()
  for (const found of text.matchAll(figures)) {
    const place = { start: found.index, end: found.index + found[0].length }
    for (const key of numberKeys(found[0], text.slice(place.end, place.end + 2))) {
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  }
  return places
}

/** "1,500" is 1500; "5k" is 5000; "16×9" is "16x9"; "10-12" is itself and its two ends. */
export function numberKeys(figure: string, after: string): string[] {
  const plain = figure.replaceAll('×', 'x').replaceAll('–', '-')
  const keys = [plain]
  if (grouped.test(plain)) keys.push(plain.replaceAll(/[.,]/gu, ''))
  if (thousands.test(after.trimStart())) keys.push(String(Number(plain.replace(',', '.')) * 1000))
  const parts = rangeParts(plain)
  return parts.length > 1 ? [...keys, ...parts] : keys
}

/** The ends of "10-12"; a ratio, a date, a fraction and a decimal are one number. */
export function rangeParts(figure: string): string[] {
  const parts = figure.split(/[-–]/u)
  return parts.length === 2 ? parts : [figure]
}

/** The letters behind a number, at it or after one space; empty where none are. */
export function lettersBehind(text: string, end: number): string {
  let at = end
  if (' -'.includes(text.charAt(at))) at += 1
  const start = at
  while (at < text.length && characterKindAt(text, at) === 'letter') at += characterLengthAt(text, at)
  return text.slice(start, at)
}
