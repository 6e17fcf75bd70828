import type { Draft } from '../../../text-engine/analyze/draft.ts'
import { findContradictions } from '../../../text-engine/guardrails/constraints.ts'
import type { Range, Span } from '../../../text-engine/text/words.ts'

/** Facts of the author's text for the request to a model. */
export interface AuthorFacts {
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
const numberPart = /[\p{L}\p{N}]/u
/** Letters on either side that belong to a number. */
const numberContextMax = 30

/** What the checker will look for in the reply. */
export function readAuthorFacts(draft: Draft): AuthorFacts {
  const { text, spans, pastedContent, exclusions, constraints } = draft
  const isFence = (range: Range): boolean => text.startsWith('```', range.start) || text.startsWith('~~~', range.start)
  const long = [...pastedContent, ...spans.filter((span) => span.kind === 'code' && isFence(span))]
    .filter(({ start, end }) => end - start >= blockLengthMin)
    .toSorted((one, other) => one.start - other.start)
  const blocks = long.filter((part, at) => part.start >= Math.max(0, ...long.slice(0, at).map(({ end }) => end)))
  const isOutside = ({ start, end }: Range): boolean =>
    end - start <= factLengthMax && !blocks.some((block) => block.start <= start && end <= block.end)
  const cut = ({ start, end }: Range): string => text.slice(start, end)
  const facts = spans.filter(isOutside).map((span) => factText(text, span))
  const denials = exclusions.map(({ range }) => range).filter(isOutside)
  return {
    facts: [...new Set(facts)].slice(0, factsMax),
    exclusions: [...new Set(denials.map(cut))].slice(0, factsMax),
    excludedTerms: [...new Set(exclusions.map(({ subject }) => cut(subject)))],
    settled: [...new Set(constraints.map(({ slot }) => slot))],
    blocks: blocks.map(cut),
    contradictions: findContradictions(draft),
  }
}

/** A fact as a person would name it: a number with the letters at it, "4B" and "2GB"; else as it was found. */
function factText(text: string, { kind, start, end }: Span): string {
  if (kind !== 'number') return text.slice(start, end)
  let from = start
  while (from > Math.max(0, start - numberContextMax) && numberPart.test(text.charAt(from - 1))) from -= 1
  let to = end
  while (to < Math.min(text.length, end + numberContextMax) && numberPart.test(text.charAt(to))) to += 1
  return text.slice(from, to)
}
