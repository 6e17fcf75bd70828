import { type SaidValue, saidNames, saidValues } from './data/missing-said.ts'
import type { DraftFacts } from './draft-facts.ts'

const reach = 700
const material = /^the (?:code|query|data|text|exact|table)/u

/**
 * What of a missing point is still missing: the point itself, or those of its parts whose value stands nowhere in the
 * draft, such as "budget" of "dates and budget"; null where all is said.
 */
export function leftUnsaid(item: string, draft: DraftFacts): string | null {
  const text = draft.text.slice(0, reach)
  const small = text.toLowerCase()
  // "Account, roll or reference number" is one point under several names.
  const points = item.includes(' or ') ? [item] : item.split(/, | and /u)
  const open = points.filter((point) => !isPointSaid(point, { text, small, draft }))
  if (open.length === 0) return null
  return open.length === points.length ? item : joinPoints(open)
}

interface Reading {
  text: string
  small: string
  draft: DraftFacts
}

function isPointSaid(point: string, { text, small, draft }: Reading): boolean {
  if (draft.material && material.test(point)) return true
  const { lower, written } = valuesOf(point)
  return lower.some((value) => value.test(small)) || written.some((value) => value.test(text))
}

interface Values {
  lower: readonly RegExp[]
  written: readonly RegExp[]
}

/** The tables name some hundred points, so that each is looked up once. */
const known = new Map<string, Values>()

function valuesOf(point: string): Values {
  const pick = (values: readonly SaidValue[]): RegExp[] =>
    values.filter(([named]) => named.test(point)).map(([, value]) => value)
  const values = known.get(point) ?? { lower: pick(saidValues), written: pick(saidNames) }
  known.set(point, values)
  return values
}

function joinPoints(points: readonly string[]): string {
  const last = points.at(-1) ?? ''
  return points.length > 1 ? `${points.slice(0, -1).join(', ')} and ${last}` : last
}
