import type { DraftFacts } from './draft-facts.ts'
import { hashText } from './hash-text.ts'

const seeds = new WeakMap<DraftFacts, string>()

/** A first sentence of fewer words says too little for a seed. */
const seedWordsMin = 3

/**
 * What our choices hang on: the words of a draft's first sentence in their order, whatever its case, spacing and stops.
 * What is added behind it does not shuffle them.
 */
export function seedOf(draft: DraftFacts): string {
  const known = seeds.get(draft)
  if (known !== undefined) return known
  const first = draft.sentences[0]?.words ?? []
  const words = first.length < seedWordsMin ? draft.words : first
  const seed = String(hashText(words.map((word) => word.lower).join(' ')))
  seeds.set(draft, seed)
  return seed
}
