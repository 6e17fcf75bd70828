import type { DraftFacts } from './draft-facts.ts'

const called = /\b(?:called|named) ([^,.;:"“\n]{2,40})/u

/** The name after "called" or "named"; null when the draft quotes its lettering itself. */
export function findLettering(draft: DraftFacts): string | null {
  if (draft.spans.some((span) => span.kind === 'quote' || span.kind === 'placeholder')) return null
  const name = called
    .exec(draft.text)?.[1]
    ?.split(/ (?:with|in|and a|using|that|for|--)/u, 1)[0]
    ?.trim()
  return name && name.split(' ').length <= 5 ? name : null
}
