import type { WordForm } from './word-forms.ts'

const wide = /[\u3040-\u30ff\u3400-\u9fff]/u

/** True where a text has a character of Chinese or Japanese, which are written without spaces. */
export function hasWideScript(text: string): boolean {
  return wide.test(text)
}

/** The same for a word; usual ones are of other scripts. */
export function isWideWord({ id, text }: WordForm): boolean {
  return id === 0 && hasWideScript(text)
}
