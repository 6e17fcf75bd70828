import { nounForms, wordForms } from '../text/lemmas.ts'
import type { GrammarIndex, LanguageIndex, NounMeaning } from './intent-index.ts'
import { matchPhrase, type PhraseMatch } from './phrase-table.ts'
import type { Clause } from './split-clauses.ts'

export interface HeadNoun {
  /** As the knowledge writes it: "cover letter". */
  phrase: string
  deliverableId: string
  /** False where an unknown word follows ("cover letter barista"), so that the phrase may be a modifier. */
  isLast: boolean
}

const headNounWordsMax = 5
const unknownWordsMax = 2
/** A pair is surer to be what is wanted: "meal prep high protein vegetarian". */
const unknownBehindPairMax = 5

/**
 * The head noun of the output: the last of the noun phrase that begins at `at`. In "app pitch" it is the pitch,
 * in "a list of names" the names.
 */
export function findHeadNoun(
  language: LanguageIndex & { grammar: GrammarIndex },
  clause: Clause,
  at: number,
): { headNoun: HeadNoun | null; end: number } {
  const { grammar } = language
  const start = passBeforeNoun(language, clause, at)
  const end = findPhraseEnd(language, clause, start)
  const last = clause.words[end - 1] ?? ''
  if (end > start && holds(grammar, last, clause.words[end])) {
    const inner = findHeadNoun(language, clause, end + 1)
    if (inner.headNoun) return inner
  }
  for (let from = Math.max(start, end - headNounWordsMax); from < end; from += 1) {
    const match = matchPhrase(language.nouns, clause.words, { at: from, end }, true)
    if (match && from + match.length === end) return { headNoun: chooseMeaning(match, clause, end, true), end }
  }
  const first = matchPhrase(language.nouns, clause.words, { at: start, end }, true)
  if (!first) return { headNoun: null, end }
  const isPair = first.length > 1
  const unknownWords = end - start - first.length
  const isNear = isPair ? unknownWords <= unknownBehindPairMax : unknownWords <= unknownWordsMax
  const isNamed = isPair || grammar.telegraphic.has(first.phrase)
  return { headNoun: isNear && isNamed ? chooseMeaning(first, clause, end, false) : null, end }
}

/** "A list of names" and "three options for a title" are names and a title. */
function holds({ containers, choices }: GrammarIndex, noun: string, next: string | undefined): boolean {
  if (next !== 'of' && next !== 'for') return false
  return nounForms(noun).some((form) => choices.has(form) || (next === 'of' && containers.has(form)))
}

/** Null where the noun means several things and nothing beside it decides. */
function chooseMeaning(
  { value, phrase }: PhraseMatch<readonly NounMeaning[]>,
  clause: Clause,
  end: number,
  isLast: boolean,
): HeadNoun | null {
  const meanings = value.filter(({ notBefore }) => !notBefore.has(clause.words[end] ?? ''))
  const inContext = meanings.filter(
    ({ contextWords }) => contextWords && clause.words.some((word) => hasForm(contextWords, word)),
  )
  const fitting = inContext.length > 0 ? inContext : meanings.filter(({ contextWords }) => !contextWords)
  const [meaning] = fitting
  return meaning && fitting.length === 1 ? { phrase, deliverableId: meaning.deliverableId, isLast } : null
}

function hasForm(words: ReadonlySet<string>, word: string): boolean {
  return wordForms(word).some((form) => words.has(form))
}

/** Behind "me a short"; a word that begins a known pair is part of it: "best man speech". */
function passBeforeNoun(language: LanguageIndex & { grammar: GrammarIndex }, clause: Clause, from: number): number {
  let at = from
  while (at < clause.end) {
    const range = { at, end: clause.end }
    if ((matchPhrase(language.nouns, clause.words, range, true)?.length ?? 0) > 1) return at
    const passed = matchPhrase(language.grammar.beforeNoun, clause.words, range)?.length ?? 0
    if (passed === 0 && !isNumeral(clause.words[at] ?? '')) return at
    at += Math.max(passed, 1)
  }
  return at
}

export function isNumeral(word: string): boolean {
  const code = word.charCodeAt(0)
  return code >= 0x30 && code <= 0x39
}

/** A noun phrase ends at punctuation, at a function word, and behind a noun at a verb or a number: "email | asking". */
function findPhraseEnd(language: LanguageIndex & { grammar: GrammarIndex }, clause: Clause, start: number): number {
  let end = start
  let hasNoun = false
  while (end < clause.end) {
    const word = clause.words[end] ?? ''
    if (end > start && clause.isBroken(end)) return end
    const noun = matchPhrase(language.nouns, clause.words, { at: end, end: clause.end }, true)
    if (!noun && language.grammar.stoppers.has(word)) return end
    if (hasNoun && (isNumeral(word) || (!noun && endsNounPhrase(language.grammar, word)))) return end
    hasNoun ||= noun !== null
    end += noun?.length ?? 1
  }
  return end
}

function endsNounPhrase({ finite }: GrammarIndex, word: string): boolean {
  return finite.has(word) || word.endsWith('ing') || word.endsWith('ed')
}
