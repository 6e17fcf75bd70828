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
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
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
const stops = new Set([0x2e, 0x21, 0x3f])
const wideStops = new Set(Array.from('。！？।', (mark) => mark.charCodeAt(0)))

/** True behind a line, a stop before a space, or a quotation that closes with such a stop. */
function endsSentence(text: string, at: number, code: number): boolean {
  if (code > 0x3f) return code >= 0x0964 && wideStops.has(code)
  if (code === newline) return true
  if (code === quote ? !stops.has(text.charCodeAt(at - 1)) : !stops.has(code)) return false
  return at + 1 === text.length || text.charCodeAt(at + 1) === 0x20 || space.test(text.charAt(at + 1))
}

function pushSentence(sentences: QuotedSentence[], text: string, start: number, end: number): void {
  const trimmed = text.slice(start, end).trimStart()
  if (trimmed !== '') sentences.push({ text: trimmed, start: end - trimmed.length, end })
}
