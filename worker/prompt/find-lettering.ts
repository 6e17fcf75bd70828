import type { DraftFacts } from './draft-facts.ts'

const called = /\b(?:called|named|titled) ([^,.;:"“\n]{2,40})/u
const nameWordsMax = 5

/** The name after "called" or "named"; null when the draft quotes its lettering itself. */
export function findLettering(draft: DraftFacts): string | null {
  if (draft.spans.some((span) => span.kind === 'quote' || span.kind === 'placeholder')) return null
  const name = called
    .exec(draft.text)?.[1]
    ?.split(/ (?:with|in|and (?:a|an|the|it)|using|that|for|on|which|--)(?= |$)/u, 1)[0]
    ?.trim()
  return name && /^\p{Lu}/u.test(name) && name.split(' ').length <= nameWordsMax ? name : null
}
