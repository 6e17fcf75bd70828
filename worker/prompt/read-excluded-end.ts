import { gapAfter, startsWanted } from './read-excluded-items.ts'
import type { Word } from './read-words.ts'

/** "No cloth and three pears", "no cars but many cyclists": where the wanted thing begins, or null. */
export function findWanted(text: string, words: readonly Word[], at: number, last: number): number | null {
  const opener = words[at]?.lower ?? ''
  if (!/^(?:no|without|w)$/u.test(opener) || !/^,? $/u.test(gapAfter(text, words, last))) return null
  const joiner = words[last + 1]?.lower ?? ''
  if (gapAfter(text, words, last + 1) !== ' ' || !/^(?:and|but)$/u.test(joiner)) return null
  const next = words[last + 2]
  const isNamed =
    joiner === 'but' ? !/^(?:no|not|without|also|is|it|still)$/u.test(next?.lower ?? '') : startsWanted(words, last + 2)
  return next && isNamed ? last + 2 : null
}

/** "No road is quite so dark": what follows tells something of it. */
export function isSubject(text: string, words: readonly Word[], last: number): boolean {
  const next = gapAfter(text, words, last) === ' ' ? (words[last + 1]?.lower ?? '') : ''
  return /^(?:is|are|was|were|can|could|will|would|has|have|had|does|may|should|must)$/u.test(next)
}

const generals =
  /\b(?:people|persons?|humans?|animals?|things?|objects?|lights?|colou?rs?|furniture|buildings?|props?)$/u

/** "No people except a fisherman" leaves somebody in. */
export function isExcepted(words: readonly Word[], last: number, items: readonly string[]): boolean {
  const next = words[last + 1]?.lower ?? ''
  const pair = `${next} ${words[last + 2]?.lower ?? ''}`
  return (
    /^(?:except|besides)$/u.test(next) ||
    /^(?:other than|apart from)$/u.test(pair) ||
    (/^but (?:a|an|the|one)$/u.test(pair) && items.some((item) => generals.test(item)))
  )
}
