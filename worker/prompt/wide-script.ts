import { codeAt } from './code-at.ts'
import type { WordForm } from './word-forms.ts'

const wide = /[\u3040-\u30ff\u3400-\u9fff]/u
const wideStart = 0x3040

/** True where a text has a character of Chinese or Japanese, which are written without spaces. */
export function hasWideScript(text: string): boolean {
  const end = text.length
  for (let at = 0; at < end; at += 1) if (codeAt(text, at) >= wideStart) return wide.test(text)
  return false
}

/** The same for a word; usual ones are of other scripts. */
export function isWideWord({ id, text }: WordForm): boolean {
  return id === 0 && hasWideScript(text)
}
