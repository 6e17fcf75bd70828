import { wordIndexAt } from './read-words.ts'
import type { Sentence, Span, Word } from './text-spans.ts'

const endMark = /[\n.!?。！？।؟]/gu
const abbreviations = new Set(
  'e.g i.e vs mr mrs ms dr prof st etc approx fig sr sra bzw usw z.b d.h ca nr vol inc ltd'.split(' '),
)
const abbreviationLengthMax = 7

/** Splits at sentence ends and line ends outside spans; sentences are exact slices without the space around them. */
export function splitSentences(text: string, words: readonly Word[], spans: readonly Span[]): Sentence[] {
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
  return !abbreviations.has(word) && !(word.length === 1 && isCapital(text.charCodeAt(start)))
}

function isAbbreviated(code: number): boolean {
  const small = code | 0x20
  return (small >= 0x61 && small <= 0x7a) || code === 0x2e
}

function isCapital(code: number): boolean {
  return code >= 0x41 && code <= 0x5a
}

function push(sentences: Sentence[], text: string, words: readonly Word[], from: number, to: number): void {
  let start = from
  let end = to
  while (start < end && text.charAt(start).trim() === '') start += 1
  while (end > start && text.charAt(end - 1).trim() === '') end -= 1
  if (start === end) return
  const last = sentences.at(-1)
  const firstWord = wordIndexAt(words, start)
  const endWord = wordIndexAt(words, end)
  // "?!" and a closing quotation mark end the sentence before them.
  if (firstWord === endWord && last && !text.slice(last.end, start).includes('\n')) {
    last.end = end
    return
  }
  sentences.push({ start, end, firstWord, endWord })
}
