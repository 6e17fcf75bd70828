import type { DraftFacts } from './draft-facts.ts'
import { hashText } from './hash-text.ts'

const seeds = new WeakMap<DraftFacts, string>()

/** What our choices hang on: the words of a draft in their order, whatever its case, spacing and stops. */
export function seedOf(draft: DraftFacts): string {
  const known = seeds.get(draft)
  if (known !== undefined) return known
  const seed = String(hashText(draft.words.map((word) => word.lower).join(' ')))
  seeds.set(draft, seed)
  return seed
}
