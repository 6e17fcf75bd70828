import { type Ask, certaintyOf, companyWordsMax, type Grammatical, wordsAround } from './ask.ts'
import { askByNeed, askByResult } from './ask-by-object.ts'
import { findHead, type Head, isNumeral } from './find-head.ts'
import type { GrammarIndex, HeadMeaning, LanguageIndex } from './kind-index.ts'
import { matchPhrase } from './phrase-table.ts'
import type { Clause } from './split-clauses.ts'

/** What a clause asks for; null where it tells, or asks for something unknown. */
export function findAsk(language: LanguageIndex, clause: Clause): Ask | null {
  return language.grammar ? askOf({ ...language, grammar: language.grammar }, clause) : firstWordsAsk(language, clause)
}

function askOf(language: Grammatical, clause: Clause): Ask | null {
  let at = clause.start
  let isAsked = false
  for (;;) {
    const match = matchPhrase(language.heads, clause.words, { at, end: clause.end })
    if (!match) break
    const { value, phrase, length } = match
    // "Excel tracker for my invoices" is a thing, though "excel" begins a question.
    if (
      value.kind === 'opening' &&
      length < (matchPhrase(language.nouns, clause.words, { at, end: clause.end }, true)?.length ?? 0)
    )
      break
    if (value.kind !== 'before-verb' && value.kind !== 'opener') {
      const ask =
        askByResult(language, clause, at, value) ?? askByHead(language, clause, { value, phrase, at: at + length })
      return ask && ask.certainty > certaintyOf.weak ? ask : (askByJoiner(language, clause) ?? ask)
    }
    isAsked ||= value.kind === 'before-verb'
    at += length
  }
  return (
    askByResult(language, clause, at) ??
    (isAsked ? null : askByPhrase(language, clause, at)) ??
    askByNeed(language, clause) ??
    askByQuestion(language, clause, at) ??
    askByJoiner(language, clause) ??
    (language.grammar.asking.has(clause.words[at] ?? '') ? null : askByLateQuestion(language, clause))
  )
}

const joinedWordsMax = 14

/** "a vs b": what stands between two things says what is wanted of them. */
function askByJoiner(language: Grammatical, clause: Clause): Ask | null {
  const { joiners } = language
  if (!clause.isInFirstSentence || clause.words.length > joinedWordsMax) return null
  const at = clause.words.findIndex((word, index) => index > 0 && joiners.has(word))
  const deliverableId = joiners.get(clause.words[at] ?? '')
  if (deliverableId === undefined || at >= clause.words.length - 1) return null
  return {
    deliverableId,
    verb: null,
    opening: null,
    head: null,
    certainty: certaintyOf.object,
    ...wordsAround(language, clause, at),
  }
}

const wordsBeforeQuestionMax = 4

/** "excel: how do i …", "my boss keeps calling what should i do": a question behind its subject. */
function askByQuestion(language: Grammatical, clause: Clause, start: number): Ask | null {
  const first = clause.words[start] ?? ''
  if (language.grammar.stating.has(first)) return askByLateQuestion(language, clause)
  // "When should i …" asks no advice on whether.
  if (language.grammar.asking.has(first) || language.grammar.indirect.has(first)) return null
  const end = Math.min(clause.end, start + wordsBeforeQuestionMax + 1)
  for (let at = start + 1; at < end; at += 1) {
    const match = matchPhrase(language.heads, clause.words, { at, end: clause.end })
    if (match?.value.kind === 'opening' && match.length > 1)
      return askByHead(language, clause, { value: match.value, phrase: match.phrase, at: at + match.length })
  }
  return null
}

const lateWordsMin = 3

/** Behind what is told, a question of several words: "it smells how do i clean it". */
function askByLateQuestion(language: Grammatical, clause: Clause): Ask | null {
  for (let at = clause.start + 1; at < clause.end; at += 1) {
    const match = matchPhrase(language.heads, clause.words, { at, end: clause.end })
    if (match?.value.kind !== 'opening' || match.length < lateWordsMin) continue
    const { deliverableId } = match.value
    const end = at + match.length
    // What was told before need not be what the question is about, except where nothing follows: "… what can i do".
    const behind = clause.words.slice(end, end + companyWordsMax.question)
    const company = behind.length > 0 ? behind : clause.words.slice(0, at)
    const said = { verb: null, opening: match.phrase, head: null, certainty: certaintyOf.opening }
    return { deliverableId, ...said, words: clause.words, company }
  }
  return null
}

/** A verb, an opening or "i need" stands first. */
function askByHead(
  language: Grammatical,
  clause: Clause,
  found: { value: HeadMeaning; phrase: string; at: number },
): Ask | null {
  const { value, phrase, at } = found
  if (isGiven(language.grammar, phrase, clause.words[at])) return null
  const { head } = findHead(language, clause, at)
  const wordsMax = value.kind === 'opening' ? companyWordsMax.question : companyWordsMax.order
  const named = { head: head?.phrase ?? null, ...wordsAround(language, clause, at, wordsMax) }
  if (value.kind === 'opening')
    return { ...named, deliverableId: value.deliverableId, verb: null, opening: phrase, certainty: certaintyOf.opening }
  if (value.kind === 'verb') {
    const thing = askByThing(language, clause, found)
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
  const certainty = head?.isLast ? certaintyOf.object : certaintyOf.modifier
  if (head) return { ...named, deliverableId: head.deliverableId, verb: phrase, opening: null, certainty }
  if (value.kind !== 'weak-verb' && value.kind !== 'weak-opening') return null
  return { ...named, deliverableId: value.deliverableId, verb: phrase, opening: null, certainty: certaintyOf.weak }
}

/** "Give the article a title": the object is somebody or something that gets it. */
function isGiven({ givers, definite }: GrammarIndex, verb: string, next: string | undefined): boolean {
  return givers.has(verb) && next !== undefined && definite.has(next)
}

/** Some verbs are nouns as well: an "email marketing plan" is a plan, a "review reply" a reply. */
function askByThing(
  language: Grammatical,
  clause: Clause,
  { value, phrase, at }: { value: HeadMeaning; phrase: string; at: number },
): Ask | null {
  const start = at - 1
  if (!('deliverableId' in value) || !clause.isFirst || start !== clause.start) return null
  const noun = matchPhrase(language.nouns, clause.words, { at: start, end: clause.end }, true)
  if (!noun || (noun.length === 1 && noun.value[0]?.deliverableId !== value.deliverableId)) return null
  const { head } = findHead(language, clause, start)
  return head?.isLast && head.phrase !== phrase ? askOfPhrase(language, head, clause) : null
}

/** A bare noun phrase at the beginning of a sentence: "cover letter for a bar job". */
function askByPhrase(language: Grammatical, clause: Clause, at: number): Ask | null {
  const { grammar } = language
  const first = clause.words[at] ?? ''
  if (!clause.isFirst || !clause.isInFirstSentence || (grammar.stating.has(first) && !isNumeral(first))) return null
  const { head, end } = findHead(language, clause, at)
  if (!head || grammar.finite.has(clause.words[end] ?? '')) return null
  return askOfPhrase(language, head, clause)
}

function askOfPhrase(language: Grammatical, head: Head, clause: Clause): Ask {
  return {
    deliverableId: head.deliverableId,
    verb: null,
    opening: null,
    head: head.phrase,
    certainty: head.isLast || head.phrase.includes(' ') ? certaintyOf.phrase : certaintyOf.modifier,
    ...wordsAround(language, clause, clause.start),
  }
}

const firstWordsMax = 6

/** For languages without a grammar: the first phrase of the knowledge among the first words of a sentence. */
function firstWordsAsk(language: LanguageIndex, clause: Clause): Ask | null {
  if (!clause.isFirst) return null
  const end = Math.min(clause.end, clause.start + firstWordsMax)
  const range = { end: clause.end }
  for (let at = clause.start; at < end; at += 1) {
    const match = matchPhrase(language.heads, clause.words, { at, ...range })
    if (match && 'deliverableId' in match.value) {
      const { deliverableId } = match.value
      return {
        deliverableId,
        verb: match.phrase,
        opening: null,
        head: null,
        certainty: certaintyOf.verb,
        words: [],
        company: [],
      }
    }
    const noun = matchPhrase(language.nouns, clause.words, { at, ...range }, true)
    const meaning = noun?.value.length === 1 ? noun.value[0] : undefined
    if (meaning)
      return {
        deliverableId: meaning.deliverableId,
        verb: null,
        opening: null,
        head: noun?.phrase ?? null,
        certainty: certaintyOf.object,
        words: [],
        company: [],
      }
  }
  return null
}
