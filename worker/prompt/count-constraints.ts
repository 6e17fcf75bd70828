import { constraintCues } from './data/constraint-cues.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isUnspaced, type LanguageCode, type WrittenLanguage } from './language-code.ts'
import type { Word } from './read-words.ts'
import { rememberByWord } from './word-forms.ts'

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
  const binding = countCues(draft, text)
  const numbers = new Set(draft.spans.filter((span) => span.kind === 'number').map((span) => span.text))
  return binding + numbers.size + countClauses(text, isInWord)
}

function countCues({ language, instructionWords }: DraftFacts, text: string): number {
  const written = writtenLanguage(language)
  return written === 'en' ? findEnglishCues(text, instructionWords).size : new Set(text.match(cuePattern(written))).size
}

/** Word by word, since the pattern is slow on a long text. */
function findEnglishCues(text: string, words: readonly Word[]): Set<string> {
  const found = new Set<string>()
  let covered = 0
  for (const word of words) {
    if (word.start < covered) continue
    const cues = cuesOf(word)
    // Most words are no cue.
    if (cues === noCues) continue
    const { own, rests } = cues
    for (const cue of own) found.add(cue)
    const rest = rests.find((candidate) => text.startsWith(candidate, word.end))
    if (!rest) continue
    found.add(word.lower + rest)
    covered = word.end + rest.length
  }
  return found
}

const phrases = constraintCues.en.filter((cue) => cue.includes(' '))

/** The cues that a word holds, and what follows it in cues of several words. */
const cuesOf = rememberByWord(({ lower }): { own: readonly string[]; rests: readonly string[] } => {
  const own = lower.match(cuePattern('en')) ?? []
  // "No" in "no more than" has been counted.
  const longer = own.length > 0 ? [] : phrases.filter((cue) => cue.startsWith(`${lower} `))
  return own.length + longer.length === 0 ? noCues : { own, rests: longer.map((cue) => cue.slice(lower.length)) }
})

const noCues = { own: [], rests: [] }

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
