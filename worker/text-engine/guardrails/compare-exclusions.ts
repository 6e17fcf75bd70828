import { targets } from '../../targets/registry.ts'
import type { Draft, Exclusion } from '../analyze/draft.ts'
import { indexRanges, type RangeIndex } from '../text/ranges.ts'
import { indexFrom, type Sentence, stemOf, stemsOf, type Word, wordsWithin } from '../text/words.ts'
import signs from './data/signs.json' with { type: 'json' }
import { isContentWord, type SearchedText } from './searched-text.ts'
import { errorIf, type VerifyOptions, type Violation, warningIf } from './verdict.ts'

const denials: ReadonlySet<string> = new Set(signs.denials)

/**
 * An exclusion is kept if its content words are still named or, for a target without negation, if it is rephrased
 * positively.
 */
export function compareExclusions(
  draft: Draft,
  result: Draft,
  searched: SearchedText,
  options: VerifyOptions,
): { lost: number; violations: Violation[] } {
  const isConvertible = options.modality === 'image' && !targets[options.targetId].image.understandsNegation
  const listed = new Set((options.negatives ?? []).flatMap((term) => term.toLowerCase().split(/\s+/u).map(stemOf)))
  const isReversedIn = readReversals(draft, result, isConvertible)
  const violations = new Map<string, Violation[]>()
  let lost = 0
  for (const exclusion of draft.exclusions) {
    const evidence = draft.text.slice(exclusion.range.start, exclusion.range.end)
    const contentWords = wordsWithin(draft.words, exclusion.subject).filter(isContentWord)
    const stems = [...stemsOf(contentWords)]
    const isNamed = stems.length === 0 || stems.some((stem) => searched.stems().has(stem) || listed.has(stem))
    const isReversed = isNamed && isReversedIn(exclusion, contentWords)
    if (isNamed && !isReversed) continue
    if (isConvertible && !isReversed) {
      const message = 'The author excludes this; see that the prompt says by what is there'
      violations.set(evidence, warningIf(evidence, 'exclusion-unsaid', message))
      continue
    }
    lost += 1
    const [rule, does] = isReversed ? ['exclusion-turned', 'asks for it'] : ['exclusion-lost', 'no longer does']
    violations.set(evidence, errorIf(evidence, rule, `The author excludes this, and the prompt ${does}`))
  }
  return { lost, violations: [...violations.values()].flat() }
}

/**
 * Returns a check for reversed exclusions: the result mentions the single excluded thing only in sentences without a
 * negation, and the draft does not want it elsewhere. English only: the negations of other languages are incomplete.
 */
function readReversals(
  draft: Draft,
  result: Draft,
  isConvertible: boolean,
): (exclusion: Exclusion, contentWords: readonly Word[]) => boolean {
  if (draft.exclusions.length === 0 || draft.language !== 'en' || result.language !== 'en') return () => false
  const excluded = indexRanges(draft.exclusions.map(({ range }) => range))
  const wanted = new Set(draft.words.filter((word) => !excluded.touches(word)).map(({ lower }) => stemOf(lower)))
  const resultExcluded = isConvertible ? null : indexRanges(result.exclusions.map(({ range }) => range))
  /** By stem: whether a sentence with it holds a negation. */
  const denied = new Map<string, boolean>()
  for (const sentence of result.sentences) {
    const isDenied = denies(result, sentence, resultExcluded)
    for (const { lower } of wordsOf(result, sentence)) {
      const stem = stemOf(lower)
      denied.set(stem, isDenied || (denied.get(stem) ?? false))
    }
  }
  return ({ range, subject }, contentWords) => {
    const [only, more] = contentWords
    if (!only || more || range.start === subject.start) return false
    const stem = stemOf(only.lower)
    return !wanted.has(stem) && denied.get(stem) === false
  }
}

function wordsOf({ words }: Draft, { firstWord, endWord }: Sentence): readonly Word[] {
  return words.slice(firstWord, endWord)
}

function denies(result: Draft, sentence: Sentence, excluded: RangeIndex | null): boolean {
  if (excluded?.touches(sentence)) return true
  const words = wordsOf(result, sentence)
  const before = result.words[indexFrom(result.words, sentence.start) - 1]
  return words.some(isDenial) || (before !== undefined && isDenial(before))
}

function isDenial({ lower }: Word): boolean {
  return denials.has(lower) || lower.endsWith("n't") || lower.endsWith('-free') || lower.endsWith('less')
}
