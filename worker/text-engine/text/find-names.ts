import type { Span, Word } from './text-spans.ts'

const openingMarks = new Set(' \t\n\r\u00a0\u3000"\'“(*#>-•')
/** "Crumb & Co" is one name. */
const nameJoints = new Set([' ', ' & '])
const capital = /^\p{Lu}/u
/** `snake_case`, `camelCase`, `B2B`, `gpt-4o`: a small letter before a capital, a low line, digits behind letters. */
const inner = /_|\p{Ll}\p{Lu}|^\p{L}[\p{L}-]*\d/u

/**
 * Names (capitalised words that are not merely first in their sentence, joined where they stand together) and
 * identifiers. `isUsual` is true for words whose capitals mean nothing ("ONLY", "NOT").
 */
export function findNames(text: string, words: readonly Word[], isUsual: (lower: string) => boolean): Span[] {
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

/** Only words with a digit or a low line can be identifiers without a capital. */
function hasSign(word: string): boolean {
  for (let at = 0; at < word.length; at += 1) {
    const code = word.charCodeAt(at)
    if (code === 0x5f || (code >= 0x30 && code <= 0x39)) return true
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
