import type { Draft } from '../reading/draft.ts'
import type { Exclusion } from '../reading/slots.ts'
import { wordIndexAt, wordsWithin } from '../text/read-words.ts'
import type { Sentence, Word } from '../text/text-spans.ts'
import signs from './data/signs.json' with { type: 'json' }
import { isTelling, overlaps, stemOf, stemsOf } from './fold-text.ts'
import type { SearchedText } from './searched-text.ts'
import type { Fault } from './verdict.ts'
import type { VerifyOptions } from './verify-options.ts'

const denials: ReadonlySet<string> = new Set(signs.denials)
const withoutDenials: ReadonlySet<string> = new Set(['flux', 'gemini'])

/** An exclusion is kept in any words that still name its matter, or, where the target knows no "no", by what is shown. */
export function compareExclusions(
  draft: Draft,
  result: Draft,
  searched: SearchedText,
  options: VerifyOptions,
): { lost: number; faults: Fault[] } {
  const isConvertible = options.modality === 'image' && withoutDenials.has(options.targetId)
  const listed = new Set((options.negatives ?? []).flatMap((term) => term.toLowerCase().split(/\s+/u).map(stemOf)))
  const faults = new Map<string, Fault>()
  let lost = 0
  for (const exclusion of draft.exclusions) {
    const evidence = draft.text.slice(exclusion.range.start, exclusion.range.end)
    const matter = wordsWithin(draft.words, exclusion.subject).filter(isTelling)
    const stems = [...stemsOf(matter)]
    const isNamed = stems.length === 0 || stems.some((stem) => searched.stems().has(stem) || listed.has(stem))
    const isTurned = isNamed && isWanted(draft, exclusion, matter, result, isConvertible)
    if (isNamed && !isTurned) continue
    if (isConvertible && !isTurned) {
      faults.set(evidence, unsaid(evidence))
      continue
    }
    lost += 1
    faults.set(evidence, isTurned ? turned(evidence) : unkept(evidence))
  }
  return { lost, faults: [...faults.values()] }
}

function unsaid(evidence: string): Fault {
  const message = 'The author excludes this; see that the prompt says by what is there'
  return { rule: 'exclusion-unsaid', sort: 'advice', evidence, message }
}

function unkept(evidence: string): Fault {
  const message = 'The author excludes this, and the prompt no longer does'
  return { rule: 'exclusion-lost', sort: 'hard', evidence, message }
}

function turned(evidence: string): Fault {
  const message = 'The author excludes this, and the prompt asks for it'
  return { rule: 'exclusion-turned', sort: 'hard', evidence, message }
}

/**
 * True where the result speaks of the one excluded thing, never with a word that denies, and the draft does not want it
 * elsewhere. English only: elsewhere the words that deny are not all known.
 */
function isWanted(
  draft: Draft,
  { range, subject }: Exclusion,
  matter: readonly Word[],
  result: Draft,
  isConvertible: boolean,
): boolean {
  const [only, more] = matter
  if (!only || more || draft.language !== 'en' || result.language !== 'en' || range.start === subject.start)
    return false
  const stem = stemOf(only.lower)
  const isThis = (word: Word): boolean => stemOf(word.lower) === stem
  if (draft.words.some((word) => isThis(word) && !draft.exclusions.some((other) => overlaps(word, other.range))))
    return false
  const said = result.sentences.filter((sentence) => wordsOf(result, sentence).some(isThis))
  return said.length > 0 && said.every((sentence) => !denies(result, sentence, isConvertible))
}

function wordsOf({ words }: Draft, { firstWord, endWord }: Sentence): readonly Word[] {
  return words.slice(firstWord, endWord)
}

function denies(result: Draft, sentence: Sentence, isConvertible: boolean): boolean {
  if (!isConvertible && result.exclusions.some(({ range }) => overlaps(range, sentence))) return true
  const words = wordsOf(result, sentence)
  const before = result.words[wordIndexAt(result.words, sentence.start) - 1]
  return words.some(isDenial) || (before !== undefined && isDenial(before))
}

function isDenial({ lower }: Word): boolean {
  return denials.has(lower) || lower.endsWith("n't") || lower.endsWith('-free') || lower.endsWith('less')
}
