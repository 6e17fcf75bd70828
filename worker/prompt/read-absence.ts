import { endsClause, findClauseEnd, gapAfter } from './read-excluded-items.ts'
import type { Word } from './read-words.ts'

export interface Absence {
  item: 'people' | 'other people'
  last: number
}

const places = /^(?:in|on|at|around|there|visible|anywhere|near|inside|is|to|should|must)$/u

/** "Nobody", "no one", "nobody else" as a person who is not to be seen: the last word of the name, or null. */
function readNobody(words: readonly Word[], at: number): number | null {
  const lower = words[at]?.lower
  if (lower === 'nobody' || lower === 'noone') return at
  return lower === 'no' && words[at + 1]?.lower === 'one' ? at + 1 : null
}

/** True where somebody is denied, whether or not as a wish about the picture. */
export function deniesSomebody(words: readonly Word[], at: number): boolean {
  return readNobody(words, at) !== null
}

/** "Nobody in it", "no one sitting on the bench"; but "where no one parks" tells something and leaves nobody out. */
export function readAbsence(text: string, words: readonly Word[], at: number): Absence | null {
  const named = readNobody(words, at)
  if (named === null || words[at - 1]?.lower === 'where') return null
  const isElse = words[named + 1]?.lower === 'else' && gapAfter(text, words, named) === ' '
  const last = isElse ? named + 1 : named
  const item = isElse ? 'other people' : 'people'
  if (endsClause(text, words[last]?.end ?? 0)) return { item, last }
  const next = words[last + 1]?.lower ?? ''
  if (places.test(next)) return { item, last }
  if (!/^\p{L}{2,}ing$/u.test(next)) return null
  const end = findClauseEnd(text, words, last + 1)
  return end === null ? null : { item, last: end }
}
