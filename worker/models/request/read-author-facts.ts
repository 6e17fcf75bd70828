import type { Modality } from '#shared/prompts/prompt-result.ts'
import { findExclusions } from '../../prompt/convert-exclusions.ts'
import { findContradictions } from '../../prompt/find-contradictions.ts'
import { readDraft } from '../../prompt/read-draft.ts'
import { factText } from './fact-text.ts'

/** What a model is told of the author's text beside the text itself. */
export interface AuthorFacts {
  wordCount: number
  /** What must come back letter by letter, in the order of the text, each once. */
  facts: string[]
  /** What the author does not want, as written. */
  exclusions: string[]
  /** The things in them, such as `people`. */
  excludedTerms: string[]
  /** What about the answer the author has settled, such as `length`. */
  settled: string[]
  /** Long pasted stretches, which a reply may name instead of writing them out. */
  blocks: string[]
  contradictions: string[]
}

const factsMax = 60
const factLengthMax = 300
const blockLengthMin = 400

/** Reads the author's text as the checker will. */
export function readAuthorFacts(text: string, modality: Modality): AuthorFacts {
  const draft = readDraft(text)
  const long = [...(draft.material ? [draft.material] : []), ...draft.spans.filter(({ kind }) => kind === 'fence')]
    .filter((part) => part.text.length >= blockLengthMin)
    .sort((one, other) => one.start - other.start)
  const blocks = long.filter((part, at) => part.start >= Math.max(0, ...long.slice(0, at).map(({ end }) => end)))
  const outside = draft.spans.filter(
    (span) =>
      span.text.length <= factLengthMax && !blocks.some(({ start, end }) => start <= span.start && span.end <= end),
  )
  const facts = outside.filter(({ kind }) => kind !== 'negation').map((span) => factText(text, span))
  const exclusions = outside.filter(({ kind }) => kind === 'negation').map((span) => span.text)
  return {
    wordCount: draft.words.length,
    facts: [...new Set(facts)].slice(0, factsMax),
    exclusions: [...new Set(exclusions)].slice(0, factsMax),
    excludedTerms: findExclusions(text, draft.spans, draft.language, draft.words).flatMap(({ items }) => items),
    settled: Object.entries(draft.stated).flatMap(([part, isStated]) => (isStated ? [part] : [])),
    blocks: blocks.map((part) => part.text),
    contradictions: findContradictions(draft, modality),
  }
}
