import { codeAt } from './code-at.ts'
import type { Span } from './find-spans.ts'
import type { FillerMedia } from './judge-filler.ts'
import { markTalk, type WeighedTalk } from './mark-talk.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'

/** A line end, 。！？, . ! ? and the danda. */
function isEndMark(code: number): boolean {
  if (code < 0x80) return code === 0x2e || code === 0x0a || code === 0x21 || code === 0x3f
  return code === 0x3002 || code === 0xff01 || code === 0xff1f || code === 0x0964
}

/** Splits at sentence ends and line ends outside quotes, code and addresses; the parts are exact slices. */
export function splitSentences(
  text: string,
  spans: readonly Span[],
  words: readonly Word[],
  weighed: WeighedTalk,
): readonly Sentence[] {
  const sentences: Sentence[] = []
  let start = 0
  let first = 0
  let nextSpan = 0
  const textEnd = text.length
  // No mark stands inside a word, so that only what lies between words is looked at.
  for (let at = 0, next = 0; next <= words.length; next += 1) {
    const word = words[next]
    const gapEnd = word ? word.start : textEnd
    while (at < gapEnd) {
      if (!isEndMark(codeAt(text, at))) {
        at += 1
        continue
      }
      while ((spans[nextSpan]?.end ?? Number.POSITIVE_INFINITY) <= at) nextSpan += 1
      const span = spans[nextSpan]
      const isInSpan = span !== undefined && span.start <= at
      at = isInSpan ? span.end : at + 1
      if (isInSpan || !isEnd(text, at)) continue
      pushSentence(sentences, text, { start, end: at, words: words.slice(first, next) })
      start = at
      first = next
    }
    if (word && word.end > at) at = word.end
  }
  pushSentence(sentences, text, { start, end: text.length, words: words.slice(first) })
  return markTalk(sentences, weighed)
}

const abbreviations = new Set([
  'e.g',
  'i.e',
  'vs',
  'mr',
  'mrs',
  'ms',
  'dr',
  'st',
  'no',
  'etc',
  'approx',
  'fig',
  'sr',
  'sra',
])

const namedReach = 5
/** A shortened genus; a sign in a formula has an operator before it. */
const genus = /^(?:[^=+*/<>-]\s|\s)?[a-hj-zA-HJ-Z]\. [a-z]{4}$/u

const space = /\s/u
const letter = /\p{L}/u
const stop = 0x2e

function isEnd(text: string, at: number): boolean {
  const character = text.charAt(at - 1)
  if (character === '\n' || '。！？'.includes(character)) return true
  if (!'.!?।'.includes(character)) return false
  const next = text.charAt(at)
  if (next !== '' && next !== ' ' && !space.test(next)) return false
  if (character !== '.') return true
  let start = at - 1
  while (start > 0 && at - start < 10 && isAbbreviated(text, start - 1)) start -= 1
  const word = text.slice(start, at - 1)
  // "E. coli" is one name.
  if (word.length === 1 && genus.test(text.slice(Math.max(0, start - 2), at + namedReach))) return false
  return !abbreviations.has(word.toLowerCase())
}

function isAbbreviated(text: string, at: number): boolean {
  const code = codeAt(text, at)
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || code === stop
  return letter.test(text.charAt(at))
}

/** Until something is known to be talk. */
const meantInBoth: FillerMedia = { caption: false, text: false }

function pushSentence(
  sentences: Sentence[],
  text: string,
  { start, end, words }: Pick<Sentence, 'start' | 'end' | 'words'>,
): void {
  const slice = text.slice(start, end)
  const trimmed = slice.trim()
  if (trimmed === '') return
  const offset = start + slice.indexOf(trimmed)
  sentences.push({ text: trimmed, start: offset, end: offset + trimmed.length, words, fillerIn: meantInBoth })
}
