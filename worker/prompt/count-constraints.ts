import { constraintCues } from './data/constraint-cues.ts'
import type { DraftFacts } from './draft-facts.ts'
import { isUnspaced, type LanguageCode, type WrittenLanguage } from './language-code.ts'
import { lowerInstruction } from './lower-instruction.ts'
import type { Word } from './read-words.ts'
import { buildSeenWords, rememberByWord } from './word-forms.ts'

/** Clauses end at a sentence mark, a line end, or a comma, colon or semicolon; never inside a number. */
const clauseEnd = /[\n。！？!?;；।，、：•]|[.,:](?=\s|$)/gu
/** Shorter pieces are words of courtesy or stray marks. */
const clauseLettersMin = 4
const clauseCharactersMin = 2

/**
 * How many separate things a text asks for or settles: words that bind, numbers, and clauses that say something of
 * their own. The same word, number or clause twice counts once, so that padding adds nothing.
 */
export function countConstraints(draft: DraftFacts): number {
  const text = lowerInstruction(draft)
  const isInWord = isUnspaced(draft.language)
  const binding = countCues(draft, text)
  const numbers = new Set<string>()
  for (const span of draft.spans) if (span.kind === 'number') numbers.add(span.text)
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
  seen.begin()
  for (const word of words) {
    if (word.start < covered) continue
    const cues = cuesOf(word)
    // Most words are no cue.
    if (cues === noCues) continue
    if (seen.isFirst(word)) for (const cue of cues.own) found.add(cue)
    const rest = restAt(text, word.end, cues.rests)
    if (!rest) continue
    found.add(word.lower + rest)
    covered = word.end + rest.length
  }
  return found
}

const seen = buildSeenWords()

function restAt(text: string, at: number, rests: readonly string[]): string | undefined {
  for (const rest of rests) if (text.startsWith(rest, at)) return rest
  return undefined
}

/** What follows the first word in cues of several words, by that word. */
const restsOf = new Map<string, string[]>()
for (const cue of constraintCues.en) {
  const firstEnd = cue.indexOf(' ')
  if (firstEnd < 0) continue
  const first = cue.slice(0, firstEnd)
  restsOf.set(first, [...(restsOf.get(first) ?? []), cue.slice(firstEnd)])
}

/** The cues that a word holds, and what follows it in cues of several words. */
const cuesOf = rememberByWord(({ lower }): { own: readonly string[]; rests: readonly string[] } => {
  const own = lower.match(cuePattern('en'))
  // "No" in "no more than" has been counted.
  if (own) return { own, rests: [] }
  const rests = restsOf.get(lower)
  return rests ? { own: [], rests } : noCues
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
  const lengthMin = isInWord ? clauseCharactersMin : clauseLettersMin
  const clauses = new Set<string>()
  // `test` goes on from where it ended, and makes nothing on the way.
  clauseEnd.lastIndex = 0
  for (let start = 0; start <= text.length; ) {
    const end = clauseEnd.test(text) ? clauseEnd.lastIndex - 1 : text.length
    while (text.charCodeAt(start) === 0x20) start += 1
    const clause = text.slice(start, end).trim()
    if (clause.length >= lengthMin) clauses.add(clause)
    start = end + 1
  }
  return clauses.size
}
