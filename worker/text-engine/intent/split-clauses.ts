import type { Draft } from '../analyze/draft.ts'
import { indexRanges } from '../text/range-index.ts'
import type { Range, Word } from '../text/text-spans.ts'
import type { GrammarIndex } from './intent-index.ts'

/** A stretch of a sentence that may ask for something. */
export interface Clause {
  /** The words of the sentence that count, in small letters. */
  words: readonly string[]
  /** Where the clause begins and ends among them. */
  start: number
  end: number
  /** True for the first clause of its sentence. */
  isFirst: boolean
  /** True within the first sentence that has words. */
  isInFirstSentence: boolean
  /** True if punctuation precedes the word. */
  isBroken: (index: number) => boolean
}

/**
 * The clauses of a draft's request, in order. Quotations, code, what the author excluded, greetings and thanks have no
 * words here.
 */
export function splitClauses(draft: Draft, polite: Pick<GrammarIndex, 'courtesies' | 'greetings'>): Clause[] {
  const hidden = indexRanges([
    ...draft.spans.filter(({ kind }) => kind === 'quotation' || kind === 'code' || kind === 'url' || kind === 'markup'),
    ...draft.imageTextLabels,
    ...draft.exclusions.map(({ range }) => range),
    ...draft.pastedContent,
    ...draft.chitchat,
  ])
  const sentences = draft.sentences.map((sentence) => {
    const words = draft.words.slice(sentence.firstWord, sentence.endWord).filter((word) => !hidden.holds(word))
    const end = words.findLastIndex(({ lower }) => !polite.courtesies.has(lower)) + 1
    return words.slice(greetingEnd(draft.text, words, polite.greetings), end)
  })
  const first = sentences.findIndex((words) => words.length > 0)
  return sentences.flatMap((words, index) => splitSentence(draft.text, words, index === first))
}

/** Where a greeting with a mark behind it ends: "Hi there, …"; 0 without one. */
function greetingEnd(text: string, words: readonly Word[], greetings: ReadonlySet<string>): number {
  const end = words.findIndex(({ lower }) => !greetings.has(lower))
  const next = words[end]
  return end > 0 && next && hasMark(text, words[end - 1], next) ? end : 0
}

function splitSentence(text: string, words: readonly Word[], isInFirstSentence: boolean): Clause[] {
  const lower = words.map((word) => word.lower)
  const breaks = words.map((word, index) => index > 0 && hasMark(text, words[index - 1], word))
  const starts = lower.flatMap((_, index) => (index === 0 || breaks[index] ? [index] : []))
  return starts.map((start, index) => ({
    words: lower,
    start,
    end: starts[index + 1] ?? lower.length,
    isFirst: index === 0,
    isInFirstSentence,
    isBroken: (at) => breaks[at] ?? false,
  }))
}

function hasMark(text: string, before: Range | undefined, after: Range): boolean {
  if (!before) return false
  const between = text.slice(before.end, after.start).trim()
  return between !== '' && between !== '&' && between !== '/' && between !== '-' && between !== '+' && between !== '#'
}
