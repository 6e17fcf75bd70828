import type { Draft } from '../reading/draft.ts'
import type { Word } from '../text/text-spans.ts'
import { foldText, plainText, stemsOf } from './fold-text.ts'
import { type NumberPlace, readNumbers } from './read-numbers.ts'

/** A text to look things up in; each form is made when it is first asked for. */
export interface SearchedText {
  text: string
  words: readonly Word[]
  plain(): string
  folded(): string
  lowers(): ReadonlySet<string>
  stems(): ReadonlySet<string>
  numbers(): ReadonlyMap<string, readonly NumberPlace[]>
}

export function searchText({ text, words }: Pick<Draft, 'text' | 'words'>): SearchedText {
  return {
    text,
    words,
    plain: once(() => plainText(text)),
    folded: once(() => foldText(text)),
    lowers: once(
      () => new Set(words.flatMap(({ lower }) => [lower, ...(lower.includes('-') ? lower.split('-') : [])])),
    ),
    stems: once(() => stemsOf(words)),
    numbers: once(() => readNumbers(text)),
  }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
