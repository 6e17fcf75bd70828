import { detectLanguage, type LanguageSigns } from './detect-language.ts'
import { findEnclosed } from './find-enclosed.ts'
import { indexRanges } from './ranges.ts'
import stored from './units.json' with { type: 'json' }
import {
  characterKindAt,
  characterLengthAt,
  indexFrom,
  isDigitUnit,
  isLetterUnit,
  readWords,
  type Sentence,
  type Span,
  type Word,
} from './words.ts'

export interface TextReading {
  words: readonly Word[]
  sentences: readonly Sentence[]
  /** In the order of the text, without overlap. */
  spans: readonly Span[]
  /** ISO 639-1 (`zh-Hant` for traditional characters), or `und` where nothing is sure. */
  language: string
}

/** Reads the words, sentences, verbatim spans and language of a text, in linear time. */
export function readText(text: string, known: { signs: LanguageSigns; usual: ReadonlySet<string> }): TextReading {
  const words = readWords(text)
  const enclosed = findEnclosed(text)
  const sentences = splitSentences(text, words, enclosed)
  const language = detectLanguage(text, words, known.signs)
  const taken = indexRanges(enclosed)
  const free = words.filter((word) => !taken.touches(word))
  // German writes every noun with a capital: only what is named by several words is surely a name.
  const isName = ({ kind, start, end }: Span): boolean =>
    language !== 'de' || kind !== 'name' || text.slice(start, end).includes(' ')
  const names = findNames(text, free, (lower) => known.usual.has(lower)).filter(isName)
  const numbers = findNumbers(text, free)
  return { words, sentences, spans: mergeSpans(enclosed, mergeSpans(names, numbers)), language }
}

/** In the order of the text; where two overlap, the first list is right. */
function mergeSpans(first: readonly Span[], second: readonly Span[]): Span[] {
  const taken = indexRanges(first)
  return [...first, ...second.filter((span) => !taken.touches(span))].toSorted((one, other) => one.start - other.start)
}

const endMark = /[\n.!?。！？।؟]/gu
const abbreviations = new Set(
  'e.g i.e vs mr mrs ms dr prof st etc approx fig sr sra bzw usw z.b d.h ca nr vol inc ltd'.split(' '),
)
const abbreviationLengthMax = 7

/** Splits at sentence ends and line ends outside spans; sentences are exact slices without the space around them. */
function splitSentences(text: string, words: readonly Word[], spans: readonly Span[]): Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let nextSpan = 0
  endMark.lastIndex = 0
  for (let found = endMark.exec(text); found; found = endMark.exec(text)) {
    const at = found.index
    while ((spans[nextSpan]?.end ?? Number.POSITIVE_INFINITY) <= at) nextSpan += 1
    const span = spans[nextSpan]
    if (span && span.start <= at && span.end > at + 1) {
      endMark.lastIndex = span.end
      continue
    }
    if (!isEnd(text, at)) continue
    push(sentences, text, words, start, at + 1)
    start = at + 1
  }
  push(sentences, text, words, start, text.length)
  return sentences
}

function isEnd(text: string, at: number): boolean {
  const mark = text.charAt(at)
  if (mark === '\n' || '。！？'.includes(mark)) return true
  const next = text.charAt(at + 1)
  if (next !== '' && next.trim() !== '' && !'"”\')'.includes(next)) return false
  if (mark !== '.') return true
  let start = at
  while (start > 0 && at - start < abbreviationLengthMax && isAbbreviated(text.charCodeAt(start - 1))) start -= 1
  const word = text.slice(start, at).toLowerCase()
  return !abbreviations.has(word) && !(word.length === 1 && /[A-Z]/u.test(text.charAt(start)))
}

function isAbbreviated(code: number): boolean {
  return isLetterUnit(code) || code === 0x2e
}

function push(sentences: Sentence[], text: string, words: readonly Word[], from: number, to: number): void {
  let start = from
  let end = to
  while (start < end && text.charAt(start).trim() === '') start += 1
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1
  if (start === end) return
  const last = sentences.at(-1)
  const firstWord = indexFrom(words, start)
  const endWord = indexFrom(words, end)
  // "?!" and a closing quotation mark end the sentence before them.
  if (firstWord === endWord && last && !text.slice(last.end, start).includes('\n')) {
    last.end = end
    return
  }
  sentences.push({ start, end, firstWord, endWord })
}

const openingMarks = new Set(' \t\n\r\u00a0\u3000"\'“(*#>-•')
/** "Crumb & Co" is one name. */
const nameJoints = new Set([' ', ' & '])
const capital = /^\p{Lu}/u
/**
 * `snake_case`, `camelCase`, `B2B`, `gpt-4o`: an underscore, a lower-case letter before a capital, or digits after
 * letters.
 */
const inner = /_|\p{Ll}\p{Lu}|^\p{L}[\p{L}-]*\d/u

/**
 * Finds identifiers and names: capitalised words, unless they only open a sentence; adjacent ones are joined. `isUsual`
 * is true for words whose capitals carry no meaning ("ONLY", "NOT").
 */
function findNames(text: string, words: readonly Word[], isUsual: (lower: string) => boolean): Span[] {
  const spans: Span[] = []
  for (const word of words) {
    const own = text.slice(word.start, word.end)
    if (own === word.lower && !hasSign(own)) continue
    if (inner.test(own)) {
      spans.push({ kind: 'identifier', start: word.start, end: word.end })
      continue
    }
    if (!capital.test(own) || isUsual(word.lower)) continue
    if (opensSentence(text, word.start) && !isShouted(own)) continue
    const last = spans.at(-1)
    if (last?.kind === 'name' && nameJoints.has(text.slice(last.end, word.start))) last.end = word.end
    else spans.push({ kind: 'name', start: word.start, end: word.end })
  }
  return spans
}

/** Only words with a digit or an underscore can be identifiers without a capital. */
function hasSign(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code === 0x5f || isDigitUnit(code)) return true
  }
  return false
}

/** Two capitals or more: an abbreviation stays one at the beginning of a sentence. */
function isShouted(word: string): boolean {
  return word.length > 1 && word === word.toUpperCase()
}

function opensSentence(text: string, start: number): boolean {
  let at = start - 1
  while (at >= 0 && openingMarks.has(text.charAt(at))) {
    if (text.charAt(at) === '\n') return true
    at -= 1
  }
  return at < 0 || '.!?:;。！？'.includes(text.charAt(at))
}

/** Longest first, under their first character. */
const unitsByStart = Map.groupBy(
  stored.units.toSorted((left, right) => right.length - left.length),
  (unit) => unit.charAt(0),
)
export const currencySigns = '$€£¥₹'
/** Separators allowed once between the digits of one number. */
const joints = '.,:/×x-–'

/** Finds numbers with their currency sign and unit, such as "$1,500", "16:9" and "20 km"; list numbering is ignored. */
function findNumbers(text: string, words: readonly Word[]): Span[] {
  const spans: Span[] = []
  let at = 0
  for (const word of words) {
    at = Math.max(at, word.start)
    while (at < word.end) {
      if (characterKindAt(text, at) !== 'digit') {
        at += characterLengthAt(text, at)
        continue
      }
      const numberEnd = findNumberEnd(text, at)
      const start = at > 0 && currencySigns.includes(text.charAt(at - 1)) ? at - 1 : at
      if (!isListMark(text, start, numberEnd))
        spans.push({ kind: 'number', start, end: numberEnd + unitLength(text, numberEnd) })
      at = numberEnd
    }
  }
  return spans
}

function findNumberEnd(text: string, start: number): number {
  let at = start
  for (;;) {
    while (at < text.length && characterKindAt(text, at) === 'digit') at += characterLengthAt(text, at)
    const isJoined =
      joints.includes(text.charAt(at)) && at + 1 < text.length && characterKindAt(text, at + 1) === 'digit'
    if (at >= text.length || !isJoined) return at
    at += 1
  }
}

/** "2." or "2)" at the beginning of a line. */
function isListMark(text: string, start: number, end: number): boolean {
  if (!'.)'.includes(text.charAt(end) || ' ') || end - start > 2) return false
  let at = start - 1
  while (at >= 0 && ' \t#*-('.includes(text.charAt(at))) at -= 1
  return at < 0 || text.charAt(at) === '\n'
}

function unitLength(text: string, from: number): number {
  const gap = text.charAt(from) === ' ' ? 1 : 0
  for (const unit of unitsByStart.get(text.charAt(from + gap)) ?? []) {
    if (!text.startsWith(unit, from + gap)) continue
    const after = from + gap + unit.length
    const goesOn = after < text.length && characterKindAt(text, after) === 'letter'
    return goesOn && characterKindAt(text, after - 1) === 'letter' ? 0 : gap + unit.length
  }
  return 0
}
