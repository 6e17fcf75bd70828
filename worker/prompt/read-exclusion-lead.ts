import { frameWords } from './data/excluding-words.ts'
import type { NegationLexicon } from './negation-lexicon.ts'
import { gapAfter } from './read-excluded-items.ts'
import type { Word } from './read-words.ts'

export interface ExclusionLead {
  /** The first word that goes with the exclusion. */
  first: number
  /** What has to stand before a positive phrase in its place. */
  lead: string
}

const modals = /^(?:should|must|shall|will|can|may|to)$/u
const having = /^(?:has|have|had)$/u
const showing = /^(?:contains?|shows?|includes?|features?|have|display)$/u

/** "with no hat", "there should be no cars" and "the image must show no text" are replaced as a whole. */
export function readExclusionLead(
  text: string,
  words: readonly Word[],
  at: number,
  lexicon: NegationLexicon,
): ExclusionLead {
  const before = (place: number): string => (gapAfter(text, words, place) === ' ' ? (words[place]?.lower ?? '') : '')
  const previous = before(at - 1)
  if (previous !== '' && previous === (lexicon.leadWord ?? lexicon.withWord))
    return { first: at - 1, lead: `${previous} ` }
  if (!lexicon.hasParticiples) return { first: at, lead: '' }
  // "I don't want any …", "there shouldn't be any …".
  if (/^(?:i|we)$/u.test(previous) && /^(?:don't|dont|do)$/u.test(words[at]?.lower ?? ''))
    return { first: at - 1, lead: '' }
  if (previous === 'there') return { first: skipWish(before, at - 1), lead: 'there are ' }
  const framed = readFrame(before, at)
  if (framed !== null) return { first: framed, lead: '' }
  if (having.test(previous) && /^(?:that|which|who)$/u.test(before(at - 2)))
    return { first: at - 2, lead: `${before(at - 2)} ${previous} ` }
  if (having.test(previous)) return { first: at - 1, lead: `${previous} ` }
  if (/^there['’]s$/u.test(previous)) return { first: skipWish(before, at - 1), lead: 'there are ' }
  const isBeing = /^(?:is|are|be)$/u.test(previous)
  const there = previous === 'be' && modals.test(before(at - 2)) ? at - 3 : at - 2
  if (isBeing && before(there) === 'there') return { first: skipWish(before, there), lead: 'there are ' }
  return { first: at, lead: '' }
}

/** "The picture should contain no …", "it must have no …": said of the whole picture. */
function readFrame(before: (place: number) => string, at: number): number | null {
  const verb = before(at - 1)
  // "Keep the image free of text": nothing of it is left.
  const isNamed = /^(?:the|this|my|our)$/u.test(before(at - 2)) && frameWords.has(verb)
  const kept = isNamed ? at - 3 : /^(?:it|them|everything)$/u.test(verb) ? at - 2 : at
  if (kept < at && /^(?:keep|leave|make)$/u.test(before(kept))) return kept
  if (!showing.test(verb) && !having.test(verb)) return null
  const isModal = modals.test(before(at - 2))
  const noun = isModal ? at - 3 : at - 2
  if (!frameWords.has(before(noun)) || (before(noun) === 'it' && !isModal)) return null
  return /^(?:the|this|my|our)$/u.test(before(noun - 1)) ? noun - 1 : noun
}

/** "Make sure that there are no …". */
function skipWish(before: (place: number) => string, there: number): number {
  const verb = before(there - 1) === 'that' ? there - 2 : there - 1
  if (before(verb) === 'ensure') return verb
  return before(verb) === 'sure' && /^(?:make|be)$/u.test(before(verb - 1)) ? verb - 1 : there
}
