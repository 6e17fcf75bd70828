import type { Span } from './find-spans.ts'
import type { Word } from './read-words.ts'
import { rememberByWord } from './word-forms.ts'

const capital = /^\p{Lu}/u
const twoCapitals = /^\p{Lu}{2}/u
const isCapital = rememberByWord(({ text }) => capital.test(text))
/** Spaces, and the marks that may open a sentence before its first word. */
const lead = new Set(' \t\n\r\f\v\u00a0\u3000"\'“(*#>-')

/** Capitalised words that are not merely first in their sentence, joined into one name when they stand together. */
export function findNames(text: string, words: readonly Word[]): Span[] {
  const names: Span[] = []
  for (const word of words) {
    if (!isCapital(word) || word.text === 'I' || word.text.startsWith("I'") || word.text.startsWith('I’')) continue
    if (startsSentence(text, word.start) && !twoCapitals.test(word.text)) continue
    const last = names.at(-1)
    if (last && word.start === last.end + 1 && text.charCodeAt(last.end) === 0x20) {
      last.end = word.end
      last.text = text.slice(last.start, word.end)
    } else {
      names.push({ kind: 'name', text: word.text, start: word.start, end: word.end })
    }
  }
  return names
}

function startsSentence(text: string, start: number): boolean {
  let at = start - 1
  while (at >= 0 && lead.has(text.charAt(at))) {
    if (text.charAt(at) === '\n') return true
    at -= 1
  }
  return at < 0 || '.!?:•'.includes(text.charAt(at))
}
