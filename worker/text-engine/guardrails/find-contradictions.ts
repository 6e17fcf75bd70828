import type { Constraint, Draft } from '../analyze/draft.ts'
import { overlaps } from '../text/ranges.ts'
import signs from './data/signs.json' with { type: 'json' }

const figure = /\d+/u
/** Constraints further apart are about different parts of a long prompt. */
const distanceMax = 300

/** Pairs of constraints of a draft that cannot both be met, one sentence each. */
export function findContradictions(draft: Draft): string[] {
  const stated = draft.constraints.map((constraint) => ({
    constraint,
    said: draft.text.slice(constraint.start, constraint.end).toLowerCase(),
  }))
  const found = new Set<string>()
  for (const [left = [], right = []] of signs.opposites) {
    const one = stated.find(({ said }) => left.includes(said))
    const other = stated.find(({ said }) => right.includes(said))
    if (
      one &&
      other &&
      areClose(one.constraint, other.constraint) &&
      !isDenied(draft, one.constraint) &&
      !isDenied(draft, other.constraint)
    )
      found.add(`The draft asks for "${one.said}" and for "${other.said}".`)
  }
  const bound = stated.find(({ said }) => signs.bounds.some((opening) => said.startsWith(opening)) && figure.test(said))
  const count = stated.find(
    ({ constraint, said }) =>
      bound && constraint.slot === 'length' && isAbove(said, bound.said) && areClose(constraint, bound.constraint),
  )
  if (bound && count && bound !== count)
    found.add(`The draft asks for "${count.said}" and sets a bound of "${bound.said}".`)
  return [...found]
}

function areClose(one: Constraint, other: Constraint): boolean {
  return Math.abs(one.start - other.start) <= distanceMax
}

function isDenied({ exclusions }: Draft, constraint: Constraint): boolean {
  return exclusions.some(({ range }) => overlaps(range, constraint))
}

/** "500 words" beside "under 200 words". */
function isAbove(said: string, bound: string): boolean {
  const unit = (text: string): string => text.split(' ').at(-1)?.replace(/s$/u, '') ?? ''
  return (
    said !== bound && unit(said) === unit(bound) && Number(figure.exec(said)?.[0]) > Number(figure.exec(bound)?.[0])
  )
}
