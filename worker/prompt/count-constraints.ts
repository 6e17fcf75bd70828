import { constraintCues } from './data/constraint-cues.ts'
import { lengthPatterns } from './data/length-units.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findCueAt } from './find-cue-at.ts'
import { isUnspaced, type LanguageCode, type WrittenLanguage } from './language-code.ts'

/** Clauses end at a sentence mark, a line end, or a comma, colon or semicolon; never inside a number. */
const clauseEnd = /[\n。！？!?;；।，、：•]|[.,:](?=\s|$)/u
/** Shorter pieces are words of courtesy or stray marks. */
const clauseLettersMin = 4
const clauseCharactersMin = 2
const number = /\p{Nd}+/gu

/**
 * How many separate things a text asks for or settles: words that bind, numbers, and clauses that say something of
 * their own. The same word, number or clause twice counts once, so that padding adds nothing.
 */
export function countConstraints(draft: DraftFacts): number {
  const text = draft.instruction.toLowerCase()
  const cues = constraintCues[writtenLanguage(draft.language)]
  const isInWord = isUnspaced(draft.language)
  const binding = cues.filter((cue) => findCueAt(text, cue, { isInWord }) >= 0).length
  const lengths = new Set(text.match(lengthPatterns[draft.language] ?? /(?!)/gu))
  const numbers = new Set(text.match(number))
  return binding + lengths.size + numbers.size + countClauses(draft.text.toLowerCase(), isInWord)
}

function writtenLanguage(language: LanguageCode): WrittenLanguage {
  return Object.hasOwn(constraintCues, language) ? (language as WrittenLanguage) : 'en'
}

function countClauses(text: string, isInWord: boolean): number {
  const clauses = new Set<string>()
  for (const piece of text.split(clauseEnd)) {
    const letters = piece.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim()
    if (letters.length >= (isInWord ? clauseCharactersMin : clauseLettersMin)) clauses.add(letters)
  }
  return clauses.size
}
