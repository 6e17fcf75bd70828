import { findHeadNoun, type HeadNoun } from './find-head-noun.ts'
import type { TriggerMeaning } from './intent-index.ts'
import { certaintyOf, type Grammatical, type RequestIntent, wordsAround } from './request-intent.ts'
import type { Clause } from './split-clauses.ts'

const wordsBeforeResultMax = 8

/** "Turn my notes into a letter" wants a letter. Code that is turned into other code stays a change of code. */
export function intentByResult(
  language: Grammatical,
  clause: Clause,
  at: number,
  verb?: TriggerMeaning,
): RequestIntent | null {
  if (!language.grammar.converters.has(clause.words[at] ?? '')) return null
  if (verb && 'deliverableId' in verb && verb.deliverableId !== 'rewrite') return null
  const into = clause.words.indexOf('into', at + 1)
  if (into < 0 || into > at + wordsBeforeResultMax || into >= clause.end) return null
  const { headNoun } = findHeadNoun(language, clause, into + 1)
  return headNoun?.isLast ? intentOfObject(language, clause, headNoun, into) : null
}

function intentOfObject(language: Grammatical, clause: Clause, headNoun: HeadNoun, at: number): RequestIntent {
  const { deliverableId, phrase } = headNoun
  const certainty = certaintyOf.object
  return { deliverableId, verb: null, opening: null, headNoun: phrase, certainty, ...wordsAround(language, clause, at) }
}

const wordsBeforeNeedMax = 4

/** "Our practice needs a phone script": a stated need is an indirect request. */
export function intentByNeed(language: Grammatical, clause: Clause): RequestIntent | null {
  const { grammar } = language
  if (!clause.isFirst || !grammar.stating.has(clause.words[clause.start] ?? '')) return null
  const end = Math.min(clause.end, clause.start + wordsBeforeNeedMax + 1)
  for (let at = clause.start + 1; at < end; at += 1) {
    if (!grammar.needing.has(clause.words[at] ?? '')) continue
    const { headNoun } = findHeadNoun(language, clause, at + 1)
    return headNoun?.isLast ? { ...intentOfObject(language, clause, headNoun, at), isIndirect: true } : null
  }
  return null
}
