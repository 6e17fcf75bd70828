import { type Ask, certaintyOf, type Grammatical, wordsAround } from './ask.ts'
import { findHead, type Head } from './find-head.ts'
import type { HeadMeaning } from './kind-index.ts'
import type { Clause } from './split-clauses.ts'

const wordsBeforeResultMax = 8

/** "Turn my notes into a letter" wants a letter. Code that is turned into other code stays a change of code. */
export function askByResult(language: Grammatical, clause: Clause, at: number, verb?: HeadMeaning): Ask | null {
  if (!language.grammar.converters.has(clause.words[at] ?? '')) return null
  if (verb && 'deliverableId' in verb && verb.deliverableId !== 'rewrite') return null
  const into = clause.words.indexOf('into', at + 1)
  if (into < 0 || into > at + wordsBeforeResultMax || into >= clause.end) return null
  const { head } = findHead(language, clause, into + 1)
  return head?.isLast ? askOfObject(language, clause, head, into) : null
}

function askOfObject(language: Grammatical, clause: Clause, head: Head, at: number): Ask {
  const { deliverableId, phrase } = head
  const certainty = certaintyOf.object
  return { deliverableId, verb: null, opening: null, head: phrase, certainty, ...wordsAround(language, clause, at) }
}

const wordsBeforeNeedMax = 4

/** "Our practice needs a phone script": somebody's need is what is asked for. */
export function askByNeed(language: Grammatical, clause: Clause): Ask | null {
  const { grammar } = language
  if (!clause.isFirst || !grammar.stating.has(clause.words[clause.start] ?? '')) return null
  const end = Math.min(clause.end, clause.start + wordsBeforeNeedMax + 1)
  for (let at = clause.start + 1; at < end; at += 1) {
    if (!grammar.needing.has(clause.words[at] ?? '')) continue
    const { head } = findHead(language, clause, at + 1)
    return head?.isLast ? { ...askOfObject(language, clause, head, at), isTold: true } : null
  }
  return null
}
