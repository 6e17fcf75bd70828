import { codeAt } from './code-at.ts'
export interface QuotedSentence {
  text: string
  start: number
  end: number
}

/** Sentences as exact slices; a stop inside double quotes ends none. */
export function splitAroundQuotes(text: string): QuotedSentence[] {
  const sentences: QuotedSentence[] = []
  let start = 0
  let isQuoted = false
  const end = text.length
  for (let at = 0; at < end; at += 1) {
    const code = codeAt(text, at)
    if (code === quote) isQuoted = !isQuoted
    if (isQuoted || !endsSentence(text, at, code)) continue
    pushSentence(sentences, text, start, at + 1)
    start = at + 1
  }
  if (start < text.length) pushSentence(sentences, text, start, text.length)
  return sentences
}

const quote = 0x22
const newline = 0x0a
const space = /\s/u

/** True behind a line, a stop before a space, or a quotation that closes with such a stop. */
function endsSentence(text: string, at: number, code: number): boolean {
  if (code > 0x3f) return code >= 0x0964 && '。！？।'.includes(text.charAt(at))
  if (code === newline) return true
  if (code === quote ? at === 0 || !isStop(codeAt(text, at - 1)) : !isStop(code)) return false
  return at + 1 === text.length || codeAt(text, at + 1) === 0x20 || space.test(text.charAt(at + 1))
}

/** . ! ? */
function isStop(code: number): boolean {
  return code === 0x2e || code === 0x21 || code === 0x3f
}

function pushSentence(sentences: QuotedSentence[], text: string, start: number, end: number): void {
  const trimmed = text.slice(start, end).trimStart()
  if (trimmed !== '') sentences.push({ text: trimmed, start: end - trimmed.length, end })
}
