import { colourNames } from './data/image-colours.ts'
import type { Exclusion } from './exclusion.ts'
import { gapAfter } from './read-excluded-items.ts'
import type { Word } from './read-words.ts'

const denials = new Set("not never isn't aren't don't dont doesn't shouldn't mustn't".split(' '))
const between = /^(?:be|it|this|them|make|paint|colou?r|use|too|at|all|a|the|want|look|looks|have|in)$/u
const betweenMax = 3

/** A colour that a thing is not to have: "not white", "don't make it pink". */
export interface DeniedColour {
  /** The word that denies, and the colour. */
  from: number
  at: number
}

/** Colours denied outright; "not only red" and "not black tea" deny none. */
export function findDeniedColours(text: string, words: readonly Word[]): DeniedColour[] {
  const found: DeniedColour[] = []
  words.forEach((word, from) => {
    if (!denials.has(word.lower)) return
    let at = from + 1
    while (at - from <= betweenMax && between.test(words[at]?.lower ?? '') && gapAfter(text, words, at - 1) === ' ')
      at += 1
    if (!colourNames.has(words[at]?.lower ?? '') || gapAfter(text, words, at - 1) !== ' ') return
    const next = gapAfter(text, words, at) === ' ' ? (words[at + 1]?.lower ?? '') : ''
    const isWhole = next === '' || /^(?:but|with|in|on|at|under|please|and)$/u.test(next)
    // "Not black and white" denies a way of painting.
    if (isWhole && !(next === 'and' && colourNames.has(words[at + 2]?.lower ?? ''))) found.push({ from, at })
  })
  return found
}

/** Those whose words can go without harm: a clause of their own, or "that is not white". */
export function excludeColours(text: string, words: readonly Word[]): Exclusion[] {
  return findDeniedColours(text, words).flatMap(({ from, at }) => {
    const before = (place: number): string => (gapAfter(text, words, place) === ' ' ? (words[place]?.lower ?? '') : '')
    const isRelative = /^(?:is|are)$/u.test(before(from - 1)) && /^(?:that|which)$/u.test(before(from - 2))
    const isAlone = gapAfter(text, words, from - 1) !== ' '
    if (!isRelative && !isAlone) return []
    const start = words[isRelative ? from - 2 : from]?.start ?? 0
    const end = words[at]?.end ?? start
    const colour = words[at]?.lower ?? ''
    const span = { from: text.slice(start, end), items: [colour], start, end }
    return [{ ...span, isClause: true, lead: '', place: null, isColour: true }]
  })
}
