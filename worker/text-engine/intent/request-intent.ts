import type { GrammarIndex, LanguageIndex } from './intent-index.ts'
import type { Clause } from './split-clauses.ts'

/** One thing that a draft asks for. */
export interface RequestIntent {
  deliverableId: string
  /** How the request names it, in the words of the knowledge. */
  verb: string | null
  opening: string | null
  headNoun: string | null
  /** True where it is told as somebody's need: whatever else is asked for comes before it. */
  isIndirect?: true
  /** 0 to 1: how plainly it is said. */
  certainty: number
  /** The words of the sentence that asks. */
  words: readonly string[]
  /** Those of them that stand with what is asked for: before it, and a few behind it. */
  contextWords: readonly string[]
}

/** How sure each way of saying it is; counted on labelled requests. */
export const certaintyOf = { opening: 0.9, verb: 0.95, object: 0.95, phrase: 0.9, modifier: 0.7, weak: 0.7 }

/** A language whose clauses are read. */
export type Grammatical = LanguageIndex & { grammar: GrammarIndex }

/** A question comes to its point sooner than an order. */
export const contextWordsMax = { question: 8, order: 11 }

/** Behind "who" and "because" something else is told. */
export function wordsAround(
  { grammar }: Grammatical,
  { words }: Clause,
  at: number,
  wordsMax = contextWordsMax.order,
): Pick<RequestIntent, 'words' | 'contextWords'> {
  const turn = words.findIndex((word, index) => index >= at && grammar.turning.has(word) && !isPurpose(words, index))
  const end = Math.min(at + wordsMax, turn < 0 ? words.length : turn)
  return { words, contextWords: words.slice(0, end) }
}

const purposes = new Set(['it', 'this', 'that', 'they'])

/** "Rewrite it so it sounds polite" says what for; "so i need" tells what came of it. */
function isPurpose(words: readonly string[], at: number): boolean {
  return words[at] === 'so' && purposes.has(words[at + 1] ?? '')
}
