import { type Draft, subjectsOf } from '../../../text-engine/analyze/draft.ts'
import type { Lexicon } from '../../../text-engine/analyze/lexicon.ts'
import { readDraft } from '../../../text-engine/analyze/read-draft.ts'
import { findContradictions } from '../../../text-engine/guardrails/constraints.ts'
import type { Range, Span } from '../../../text-engine/text/words.ts'
import { fenceText, type ReplyShape } from '../request/compose-call.ts'

/** The text that is rewritten, and everything a reply to it is judged by. */
export interface Authored {
  draft: Draft
  /** Reads a reply as the draft was read. */
  read(text: string): Draft
  facts: AuthorFacts
  /** The line that fences the text; never part of a reply. */
  marker: string
  shape: ReplyShape
  wantsNegatives: boolean
  /** Puts long blocks of the text in the place of their signs. */
  restore(prompt: string): string
}

/** A text as it is shown to a model, and as the reply to it is judged. */
export interface AuthorText {
  authored: Authored
  /** Between its marker lines. */
  fenced: string
  blocks: LongBlocks
}

export function readAuthorText(draft: Draft, shape: ReplyShape, wantsNegatives: boolean, lexicon: Lexicon): AuthorText {
  const read = (reply: string): Draft => readDraft(reply, lexicon)
  const facts = readAuthorFacts(draft)
  const { marker, fenced } = fenceText(draft.text)
  const blocks = markBlocks(draft.text, facts.blocks, marker)
  const restore = (prompt: string): string => blocks.restore(prompt)
  return { authored: { draft, read, facts, marker, shape, wantsNegatives, restore }, fenced, blocks }
}

/** Placeholders for long stretches of the author's text, which a reply need not write out. */
export interface LongBlocks {
  /** The placeholder of the whole text. */
  whole: string
  /** The placeholder of each block, in order. */
  signs: readonly string[]
  /** The reply with every placeholder replaced by its text, verbatim. */
  restore(reply: string): string
}

/** `marker` occurs nowhere in the text, and so no placeholder does. */
export function markBlocks(text: string, blocks: readonly string[], marker: string): LongBlocks {
  const whole = `[[${marker}:all]]`
  const bySign = new Map(blocks.map((block, at) => [`[[${marker}:${at + 1}]]`, block]))
  return {
    whole,
    signs: [...bySign.keys()],
    restore(reply) {
      if (reply.trim() === whole) return text.trim()
      let restored = reply
      for (const [sign, block] of bySign) restored = restored.replace(sign, () => block)
      return restored
    },
  }
}

/** Facts of the author's text for the request to a model. */
export interface AuthorFacts {
  /** Facts that a reply must keep verbatim, in text order, without duplicates. */
  facts: string[]
  /** What the author does not want, as written. */
  exclusions: string[]
  /** The subjects of the exclusions, such as `people`. */
  excludedTerms: string[]
  /** Aspects of the answer that the author has constrained, such as `length`. */
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
function readAuthorFacts(draft: Draft): AuthorFacts {
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
    excludedTerms: [...new Set(subjectsOf(draft))],
    settled: [...new Set(constraints.map(({ aspect }) => aspect))],
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
