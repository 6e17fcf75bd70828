import type { GrammarIndex, LanguageIndex } from './intent-index.ts'
import type { Clause } from './split-clauses.ts'

/** One output that a draft requests. */
export interface RequestIntent {
  deliverableId: string
  /** How the request names it, in the words of the knowledge. */
  verb: string | null
  opening: string | null
  headNoun: string | null
  /** True for a stated need; direct requests take precedence. */
  isIndirect?: true
  /** 0 to 1: certainty. */
  certainty: number
  /** The words of the sentence of the request. */
  words: readonly string[]
  /** Those of them before the output and a few after it. */
  contextWords: readonly string[]
}

/** Certainty of each way of asking, counted on labelled requests. */
export const certaintyOf = { opening: 0.9, verb: 0.95, object: 0.95, phrase: 0.9, modifier: 0.7, weak: 0.7 }

/** A language whose clauses are read. */
export type Grammatical = LanguageIndex & { grammar: GrammarIndex }

/** A question comes to its point sooner than an order. */
export const contextWordsMax = { question: 8, order: 11 }

/** After "who" and "because" the topic changes. */
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

/** "Rewrite it so it sounds polite" states a purpose; "so i need" a consequence. */
function isPurpose(words: readonly string[], at: number): boolean {
  return words[at] === 'so' && purposes.has(words[at + 1] ?? '')
}
