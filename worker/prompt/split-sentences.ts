import type { Span } from './find-spans.ts'

export interface Sentence {
  text: string
  start: number
  end: number
}

/** Splits at sentence ends and line ends outside quotes, code and addresses; the parts are exact slices. */
export function splitSentences(text: string, spans: readonly Span[]): Sentence[] {
  const sentences: Sentence[] = []
  const skips = new Map(spans.map((span) => [span.start, span.end]))
  let start = 0
  let at = 0
  while (at < text.length) {
    const skip = skips.get(at)
    if (skip !== undefined) {
      at = skip
      continue
    }
    at += 1
    if (isEnd(text, at)) {
      pushSentence(sentences, text, start, at)
      start = at
    }
  }
  pushSentence(sentences, text, start, text.length)
  return sentences
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
  while (start > 0 && at - start < 10 && /[\p{L}.]/u.test(text.charAt(start - 1))) start -= 1
  return !abbreviations.has(text.slice(start, at - 1).toLowerCase())
}

function pushSentence(sentences: Sentence[], text: string, start: number, end: number): void {
  const slice = text.slice(start, end)
  const trimmed = slice.trim()
  if (trimmed === '') return
  const offset = start + slice.indexOf(trimmed)
  sentences.push({ text: trimmed, start: offset, end: offset + trimmed.length })
}
