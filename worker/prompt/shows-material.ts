import type { DraftFacts } from './draft-facts.ts'

/** True where code or a text stands in the request to be worked on, apart from it or within its lines. */
export function showsMaterial(draft: DraftFacts): boolean {
  return draft.material !== null || draft.text.includes('```')
}
