import type { Span } from './find-spans.ts'
import { markTalk, type PlainSentence, type WeighedTalk } from './mark-talk.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'

type Place = Pick<Sentence, 'text' | 'start' | 'end'>

const endMarks = new Set(Array.from('\n。！？.!?।', (mark) => mark.charCodeAt(0)))

/** Splits at sentence ends and line ends outside quotes, code and addresses; the parts are exact slices. */
export function splitSentences(
  text: string,
  spans: readonly Span[],
  words: readonly Word[],
  weighed: WeighedTalk,
): Sentence[] {
  const sentences: Place[] = []
  let start = 0
  let nextSpan = 0
  // No mark stands inside a word, so that only what lies between words is looked at.
  for (let at = 0, next = 0; next <= words.length; next += 1) {
    const gapEnd = words[next]?.start ?? text.length
    while (at < gapEnd) {
      if (!endMarks.has(text.charCodeAt(at))) {
        at += 1
        continue
      }
      while ((spans[nextSpan]?.end ?? Number.POSITIVE_INFINITY) <= at) nextSpan += 1
      const span = spans[nextSpan]
      const isInSpan = span !== undefined && span.start <= at
      at = isInSpan ? span.end : at + 1
      if (isInSpan || !isEnd(text, at)) continue
      pushSentence(sentences, text, start, at)
      start = at
    }
    at = Math.max(at, words[next]?.end ?? at)
  }
  pushSentence(sentences, text, start, text.length)
  return markTalk(dealWords(sentences, words), weighed)
}

/** Both run in the order of the text. */
function dealWords(sentences: readonly Place[], words: readonly Word[]): PlainSentence[] {
  let next = 0
  return sentences.map(({ text, start, end }) => {
    while ((words[next]?.start ?? Number.POSITIVE_INFINITY) < start) next += 1
    const first = next
    while ((words[next]?.end ?? Number.POSITIVE_INFINITY) <= end) next += 1
    const own = words.slice(first, next)
    return { text, start, end, words: own }
  })
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

function isEnd(text: string, at: number): boolean {
  const character = text.charAt(at - 1)
  if (character === '\n' || '。！？'.includes(character)) return true
  if (!'.!?।'.includes(character)) return false
  const next = text.charAt(at)
  if (next !== '' && !/\s/u.test(next)) return false
  if (character !== '.') return true
  let start = at - 1
  while (start > 0 && at - start < 10 && isAbbreviated(text, start - 1)) start -= 1
  return !abbreviations.has(text.slice(start, at - 1).toLowerCase())
}

function isAbbreviated(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 0x61 && code <= 0x7a) || /[\p{L}.]/u.test(text.charAt(at))
}

function pushSentence(sentences: Place[], text: string, start: number, end: number): void {
  const slice = text.slice(start, end)
  const trimmed = slice.trim()
  if (trimmed === '') return
  const offset = start + slice.indexOf(trimmed)
  sentences.push({ text: trimmed, start: offset, end: offset + trimmed.length })
}
