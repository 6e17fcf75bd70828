import type { DraftFacts } from './draft-facts.ts'
import { hashText } from './hash-text.ts'
import { rememberByDraft } from './remember-by-draft.ts'

/** A first sentence of fewer words says too little for a seed. */
const seedWordsMin = 3

/**
 * What our choices hang on: the words of a draft's first sentence in their order, whatever its case, spacing and stops.
 * What is added behind it does not shuffle them.
 */
export const seedOf: (draft: DraftFacts) => string = rememberByDraft((draft) => {
  const first = draft.sentences[0]?.words ?? []
  const words = first.length < seedWordsMin ? draft.words : first
  return String(hashText(words.map((word) => word.lower).join(' ')))
})
