import type { Draft } from '../analyze/draft.ts'
import { once } from '../text/once.ts'
import type { Word } from '../text/text-spans.ts'
import { foldText, plainText, stemsOf } from './fold-text.ts'
import { type NumberPlace, readNumbers } from './read-numbers.ts'

/** A text to look things up in; each form is made when it is first asked for. */
export interface SearchedText {
  text: string
  words: readonly Word[]
  plain(): string
  /**
   * Whether the plain text holds this. What is asked for in the order of the text is found without a search from its
   * start.
   */
  holds(own: string): boolean
  folded(): string
  lowers(): ReadonlySet<string>
  stems(): ReadonlySet<string>
  numbers(): ReadonlyMap<string, readonly NumberPlace[]>
}

export function searchText({ text, words }: Pick<Draft, 'text' | 'words'>): SearchedText {
  const plain = once(() => plainText(text))
  let lastAt = 0
  return {
    text,
    words,
    plain,
    holds(own) {
      const at = plain().indexOf(own, lastAt)
      if (at >= 0) lastAt = at
      return at >= 0 || plain().includes(own)
    },
    folded: once(() => foldText(text)),
    lowers: once(
      () => new Set(words.flatMap(({ lower }) => [lower, ...(lower.includes('-') ? lower.split('-') : [])])),
    ),
    stems: once(() => stemsOf(words)),
    numbers: once(() => readNumbers(text)),
  }
}
