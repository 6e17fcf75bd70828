import type { Draft } from '../../text-engine/analyze/draft.ts'
import type { Exclusion } from '../../text-engine/analyze/slots.ts'
import type { Edit } from '../../text-engine/text/apply-edits.ts'
import { isBareList, listExclusions, subjectsOf } from '../caption.ts'
import positives from './positives.json' with { type: 'json' }

const positiveOf = new Map(positives.flatMap((entry) => entry.for.map((term) => [term, entry.said] as const)))
const anyKind = new Set(['any', 'extra', 'visible', 'additional', 'single', 'random'])

/** Rewrites the author's exclusions positively, for a model without negation. */
export function rewriteNegations(draft: Draft): { edits: Edit[]; changes: string[] } {
  const rewritten = listExclusions(draft).flatMap((list) => rewrite(draft, list) ?? [])
  const changes = rewritten.map(
    ({ start, end, text }) =>
      `Said by what is there instead: "${draft.text.slice(start, end).trim()}" is "${text.trim()}".`,
  )
  return { edits: rewritten, changes }
}

function rewrite(draft: Draft, list: readonly Exclusion[]): Edit | null {
  const first = list[0]
  const last = list.at(-1)
  if (!first || !last) return null
  const start = first.range.start
  const said = isBareList(list) ? subjectsOf(draft, list).map(lookUp) : []
  if (said.length > 0 && said.every((phrase) => phrase !== null))
    return { start, end: last.range.end, text: [...new Set(said)].join(' and ') }
  return { start, end: first.subject.start, text: 'clear of ' }
}

/** The wording for a thing in the singular or the plural. */
function lookUp(subject: string): string | null {
  const [first = '', ...others] = subject.toLowerCase().split(' ')
  const term = (anyKind.has(first) ? others : [first, ...others]).join(' ')
  return positiveOf.get(term) ?? positiveOf.get(term.replace(/s$/u, '')) ?? null
}
