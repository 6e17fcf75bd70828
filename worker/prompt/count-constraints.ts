import { constraintCues } from './data/constraint-cues.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isUnspaced, type LanguageCode, type WrittenLanguage } from './language-code.ts'

/** Clauses end at a sentence mark, a line end, or a comma, colon or semicolon; never inside a number. */
const clauseEnd = /[\n。！？!?;；।，、：•]|[.,:](?=\s|$)/u
/** Shorter pieces are words of courtesy or stray marks. */
const clauseLettersMin = 4
const clauseCharactersMin = 2

/**
 * How many separate things a text asks for or settles: words that bind, numbers, and clauses that say something of
 * their own. The same word, number or clause twice counts once, so that padding adds nothing.
 */
export function countConstraints(draft: DraftFacts): number {
  const text = draft.instruction.toLowerCase()
  const isInWord = isUnspaced(draft.language)
  const binding = new Set(text.match(cuePattern(writtenLanguage(draft.language)))).size
  const numbers = new Set(draft.spans.filter((span) => span.kind === 'number').map((span) => span.text))
  return binding + numbers.size + countClauses(text, isInWord)
}

const patterns = new Map<WrittenLanguage, RegExp>()

/** All cues of a language as one pattern: a text is passed once, whatever their number. */
function cuePattern(language: WrittenLanguage): RegExp {
  const known = patterns.get(language)
  if (known) return known
  const cues = constraintCues[language].map((cue) =>
    cue.endsWith('_') ? `${cue.slice(0, -1)}(?![\\p{L}\\p{M}\\p{N}])` : cue,
  )
  const opening = isUnspaced(language) ? '' : '(?<![\\p{L}\\p{M}\\p{N}])'
  const pattern = new RegExp(`${opening}(?:${cues.join('|')})`, 'gu')
  patterns.set(language, pattern)
  return pattern
}

function writtenLanguage(language: LanguageCode): WrittenLanguage {
  return Object.hasOwn(constraintCues, language) ? (language as WrittenLanguage) : 'en'
}

function countClauses(text: string, isInWord: boolean): number {
  const clauses = new Set<string>()
  for (const piece of text.split(clauseEnd)) {
    const clause = piece.trim()
    if (clause.length >= (isInWord ? clauseCharactersMin : clauseLettersMin)) clauses.add(clause)
  }
  return clauses.size
}
