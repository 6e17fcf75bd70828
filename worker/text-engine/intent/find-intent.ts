import { findHeadNoun, type HeadNoun, isNumeral } from './find-head-noun.ts'
import { intentByNeed, intentByResult } from './intent-by-object.ts'
import type { GrammarIndex, LanguageIndex, TriggerMeaning } from './intent-index.ts'
import { matchPhrase } from './phrase-table.ts'
import { certaintyOf, contextWordsMax, type Grammatical, type RequestIntent, wordsAround } from './request-intent.ts'
import type { Clause } from './split-clauses.ts'

/** The intent of a clause; null for a statement or an unknown output. */
export function findIntent(language: LanguageIndex, clause: Clause): RequestIntent | null {
  return language.grammar
    ? intentOf({ ...language, grammar: language.grammar }, clause)
    : intentByFirstWords(language, clause)
}

function intentOf(language: Grammatical, clause: Clause): RequestIntent | null {
  let at = clause.start
  let isAsked = false
  for (;;) {
    const match = matchPhrase(language.triggers, clause.words, { at, end: clause.end })
    if (!match) break
    const { value, phrase, length } = match
    // "Excel tracker for my invoices" is a thing, though "excel" begins a question.
    if (
      value.kind === 'opening' &&
      length < (matchPhrase(language.nouns, clause.words, { at, end: clause.end }, true)?.length ?? 0)
    )
      break
    if (value.kind !== 'before-verb' && value.kind !== 'opener') {
      const intent =
        intentByResult(language, clause, at, value) ??
        intentByHead(language, clause, { value, phrase, at: at + length })
      return intent && intent.certainty > certaintyOf.weak ? intent : (intentByJoiner(language, clause) ?? intent)
    }
    isAsked ||= value.kind === 'before-verb'
    at += length
  }
  return (
    intentByResult(language, clause, at) ??
    (isAsked ? null : intentByPhrase(language, clause, at)) ??
    intentByNeed(language, clause) ??
    intentByQuestion(language, clause, at) ??
    intentByJoiner(language, clause) ??
    (language.grammar.asking.has(clause.words[at] ?? '') ? null : intentByLateQuestion(language, clause))
  )
}

const joinedWordsMax = 14

/** "a vs b": the word between two things names the output. */
function intentByJoiner(language: Grammatical, clause: Clause): RequestIntent | null {
  const { joiners } = language
  if (!clause.isInFirstSentence || clause.words.length > joinedWordsMax) return null
  const at = clause.words.findIndex((word, index) => index > 0 && joiners.has(word))
  const deliverableId = joiners.get(clause.words[at] ?? '')
  if (deliverableId === undefined || at >= clause.words.length - 1) return null
  return {
    deliverableId,
    verb: null,
    opening: null,
    headNoun: null,
    certainty: certaintyOf.object,
    ...wordsAround(language, clause, at),
  }
}

const wordsBeforeQuestionMax = 4

/** "excel: how do i …", "my boss keeps calling what should i do": a question behind its subject. */
function intentByQuestion(language: Grammatical, clause: Clause, start: number): RequestIntent | null {
  const first = clause.words[start] ?? ''
  if (language.grammar.stating.has(first)) return intentByLateQuestion(language, clause)
  // "When should i …" asks no advice on whether.
  if (language.grammar.asking.has(first) || language.grammar.indirect.has(first)) return null
  const end = Math.min(clause.end, start + wordsBeforeQuestionMax + 1)
  for (let at = start + 1; at < end; at += 1) {
    const match = matchPhrase(language.triggers, clause.words, { at, end: clause.end })
    if (match?.value.kind === 'opening' && match.length > 1)
      return intentByHead(language, clause, { value: match.value, phrase: match.phrase, at: at + match.length })
  }
  return null
}

const lateWordsMin = 3

/** A question of several words after a statement: "it smells how do i clean it". */
function intentByLateQuestion(language: Grammatical, clause: Clause): RequestIntent | null {
  for (let at = clause.start + 1; at < clause.end; at += 1) {
    const match = matchPhrase(language.triggers, clause.words, { at, end: clause.end })
    if (match?.value.kind !== 'opening' || match.length < lateWordsMin) continue
    const { deliverableId } = match.value
    const end = at + match.length
    // The statement before is context only if nothing follows the question: "… what can i do".
    const behind = clause.words.slice(end, end + contextWordsMax.question)
    const contextWords = behind.length > 0 ? behind : clause.words.slice(0, at)
    const said = { verb: null, opening: match.phrase, headNoun: null, certainty: certaintyOf.opening }
    return { deliverableId, ...said, words: clause.words, contextWords }
  }
  return null
}

/** A clause that begins with a verb, an opening or "i need". */
function intentByHead(
  language: Grammatical,
  clause: Clause,
  found: { value: TriggerMeaning; phrase: string; at: number },
): RequestIntent | null {
  const { value, phrase, at } = found
  if (isGiven(language.grammar, phrase, clause.words[at])) return null
  const { headNoun } = findHeadNoun(language, clause, at)
  const wordsMax = value.kind === 'opening' ? contextWordsMax.question : contextWordsMax.order
  const named = { headNoun: headNoun?.phrase ?? null, ...wordsAround(language, clause, at, wordsMax) }
  if (value.kind === 'opening')
    return { ...named, deliverableId: value.deliverableId, verb: null, opening: phrase, certainty: certaintyOf.opening }
  if (value.kind === 'verb') {
    const thing = intentByThing(language, clause, found)
    return (
      thing ?? {
        ...named,
        deliverableId: value.deliverableId,
        verb: phrase,
        opening: null,
        certainty: certaintyOf.verb,
      }
    )
  }
  const certainty = headNoun?.isLast ? certaintyOf.object : certaintyOf.modifier
  if (headNoun) return { ...named, deliverableId: headNoun.deliverableId, verb: phrase, opening: null, certainty }
  if (value.kind !== 'weak-verb' && value.kind !== 'weak-opening') return null
  return { ...named, deliverableId: value.deliverableId, verb: phrase, opening: null, certainty: certaintyOf.weak }
}

/** "Give the article a title": the object is the recipient. */
function isGiven({ givers, definite }: GrammarIndex, verb: string, next: string | undefined): boolean {
  return givers.has(verb) && next !== undefined && definite.has(next)
}

/** Some verbs are nouns as well: an "email marketing plan" is a plan, a "review reply" a reply. */
function intentByThing(
  language: Grammatical,
  clause: Clause,
  { value, phrase, at }: { value: TriggerMeaning; phrase: string; at: number },
): RequestIntent | null {
  const start = at - 1
  if (!('deliverableId' in value) || !clause.isFirst || start !== clause.start) return null
  const noun = matchPhrase(language.nouns, clause.words, { at: start, end: clause.end }, true)
  if (!noun || (noun.length === 1 && noun.value[0]?.deliverableId !== value.deliverableId)) return null
  const { headNoun } = findHeadNoun(language, clause, start)
  return headNoun?.isLast && headNoun.phrase !== phrase ? intentOfPhrase(language, headNoun, clause) : null
}

/** A bare noun phrase at the beginning of a sentence: "cover letter for a bar job". */
function intentByPhrase(language: Grammatical, clause: Clause, at: number): RequestIntent | null {
  const { grammar } = language
  const first = clause.words[at] ?? ''
  if (!clause.isFirst || !clause.isInFirstSentence || (grammar.stating.has(first) && !isNumeral(first))) return null
  const { headNoun, end } = findHeadNoun(language, clause, at)
  if (!headNoun || grammar.finite.has(clause.words[end] ?? '')) return null
  return intentOfPhrase(language, headNoun, clause)
}

function intentOfPhrase(language: Grammatical, headNoun: HeadNoun, clause: Clause): RequestIntent {
  return {
    deliverableId: headNoun.deliverableId,
    verb: null,
    opening: null,
    headNoun: headNoun.phrase,
    certainty: headNoun.isLast || headNoun.phrase.includes(' ') ? certaintyOf.phrase : certaintyOf.modifier,
    ...wordsAround(language, clause, clause.start),
  }
}

const firstWordsMax = 6

/** For languages without a grammar: the first phrase of the knowledge among the first words of a sentence. */
function intentByFirstWords(language: LanguageIndex, clause: Clause): RequestIntent | null {
  if (!clause.isFirst) return null
  const end = Math.min(clause.end, clause.start + firstWordsMax)
  const range = { end: clause.end }
  for (let at = clause.start; at < end; at += 1) {
    const match = matchPhrase(language.triggers, clause.words, { at, ...range })
    if (match && 'deliverableId' in match.value) {
      const { deliverableId } = match.value
      return {
        deliverableId,
        verb: match.phrase,
        opening: null,
        headNoun: null,
        certainty: certaintyOf.verb,
        words: [],
        contextWords: [],
      }
    }
    const noun = matchPhrase(language.nouns, clause.words, { at, ...range }, true)
    const meaning = noun?.value.length === 1 ? noun.value[0] : undefined
    if (meaning)
      return {
        deliverableId: meaning.deliverableId,
        verb: null,
        opening: null,
        headNoun: noun?.phrase ?? null,
        certainty: certaintyOf.object,
        words: [],
        contextWords: [],
      }
  }
  return null
}
