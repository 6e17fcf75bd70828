import { codeAt } from './code-at.ts'
import type { Word } from './read-words.ts'

/** True where nothing but one space stands between two words, as mostly; no mark need then be looked for. */
export function isOneSpace(text: string, left: Word, right: Word): boolean {
  return right.start - left.end === 1 && codeAt(text, left.end) === 0x20
}
