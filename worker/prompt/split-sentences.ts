import type { Span } from './find-spans.ts'
import type { Word } from './read-words.ts'

export interface Sentence {
  text: string
  start: number
  end: number
  words: readonly Word[]
}

const endMark = /[\n。！？.!?।]/gu

/** Splits at sentence ends and line ends outside quotes, code and addresses; the parts are exact slices. */
export function splitSentences(text: string, spans: readonly Span[], words: readonly Word[]): Sentence[] {
  const sentences: Omit<Sentence, 'words'>[] = []
  const mark = new RegExp(endMark)
  let start = 0
  let next = 0
  for (let match = mark.exec(text); match; match = mark.exec(text)) {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= match.index) next += 1
    const span = spans[next]
    if (span && span.start <= match.index) {
      mark.lastIndex = span.end
      continue
    }
    const at = match.index + 1
    if (isEnd(text, at)) {
      pushSentence(sentences, text, start, at)
      start = at
    }
  }
  pushSentence(sentences, text, start, text.length)
  return dealWords(sentences, words)
}

/** Both run in the order of the text. */
function dealWords(sentences: readonly Omit<Sentence, 'words'>[], words: readonly Word[]): Sentence[] {
  let next = 0
  return sentences.map((sentence) => {
    while ((words[next]?.start ?? Number.POSITIVE_INFINITY) < sentence.start) next += 1
    const first = next
    while ((words[next]?.end ?? Number.POSITIVE_INFINITY) <= sentence.end) next += 1
    return { ...sentence, words: words.slice(first, next) }
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
  while (start > 0 && at - start < 10 && /[\p{L}.]/u.test(text.charAt(start - 1))) start -= 1
  return !abbreviations.has(text.slice(start, at - 1).toLowerCase())
}

function pushSentence(sentences: Omit<Sentence, 'words'>[], text: string, start: number, end: number): void {
  const slice = text.slice(start, end)
  const trimmed = slice.trim()
  if (trimmed === '') return
  const offset = start + slice.indexOf(trimmed)
  sentences.push({ text: trimmed, start: offset, end: offset + trimmed.length })
}
