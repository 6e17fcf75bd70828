import type { Constraint, Draft } from '../analyze/draft.ts'
import { indexRanges } from '../text/ranges.ts'
import { stemsOf, wordsWithin } from '../text/words.ts'
import signs from './data/signs.json' with { type: 'json' }
import { foldText, isContentWord, type SearchedText } from './searched-text.ts'
import { type VerifyOptions, type Violation, violationIf, warningIf } from './verdict.ts'

const shortLengths: ReadonlySet<string> = new Set(signs.shortLengths)
/** A draft may have "long" beside "short" for something else, but a result must not add it. */
const longLengths: ReadonlySet<string> = new Set([...signs.longLengths, ...signs.longWords])
const opposites = [[signs.shortLengths, signs.longLengths], ...signs.opposites]
const againstResultOnly: ReadonlySet<string> = new Set(signs.resultOnlyAgainst)
const figure = /\d+/u

/** Constraints of the draft that no words of the result meet, and those of the result that contradict one of them. */
export function compareConstraints(
  draft: Draft,
  result: Draft,
  searched: SearchedText,
  options: VerifyOptions,
): Violation[] {
  const own = foldText(draft.text)
  const added = result.constraints.filter((constraint) => !own.includes(textOf(result, constraint)))
  const clash = findClash(draft, added, result)
  const severity = options.writer === 'local' ? 'error' : 'warning'
  return [
    ...violationIf(severity, clash, 'contradicts-constraint', 'This is against what the author asked for'),
    ...(options.writer === 'model' ? findUnsaid(draft, result, searched) : []),
  ]
}

function textOf({ text }: Draft, { start, end }: Constraint): string {
  return foldText(text.slice(start, end))
}

function findClash(draft: Draft, added: readonly Constraint[], result: Draft): string | null {
  if (added.length === 0) return null
  const wanted = draft.constraints.map((constraint) => ({ aspect: constraint.aspect, said: textOf(draft, constraint) }))
  const isResultOnly = wanted.some(({ aspect }) => aspect === 'only-the-result' || aspect === 'no-comments')
  const lengths = wanted.filter(({ aspect }) => aspect === 'length').map(({ said }) => said)
  const isShort = lengths.some((said) => shortLengths.has(said))
  const isLong = lengths.some((said) => longLengths.has(said))
  const figures = figuresByUnit(lengths)
  const clash = added.find((constraint) => {
    const said = textOf(result, constraint)
    if (isResultOnly && againstResultOnly.has(constraint.aspect)) return true
    if (constraint.aspect !== 'length') return false
    const own = figure.exec(said)?.[0]
    const others = own === undefined ? [] : (figures.get(unitOf(said)) ?? [])
    return (
      (longLengths.has(said) && isShort) || (shortLengths.has(said) && isLong) || others.some((other) => other !== own)
    )
  })
  return clash ? result.text.slice(clash.start, clash.end) : null
}

/** Of "under 100 words" and "50 words": 100 and 50 under `words`; at most two each, since any other one clashes. */
function figuresByUnit(lengths: readonly string[]): Map<string, string[]> {
  const figures = new Map<string, string[]>()
  for (const said of lengths) {
    const [found] = figure.exec(said) ?? []
    const known = figures.get(unitOf(said)) ?? []
    if (found !== undefined && known.length < 2 && !known.includes(found)) figures.set(unitOf(said), [...known, found])
  }
  return figures
}

function unitOf(said: string): string {
  return said.split(' ').at(-1) ?? said
}

function findUnsaid(draft: Draft, result: Draft, searched: SearchedText): Violation[] {
  const settled = new Set(result.constraints.map(({ aspect }) => aspect))
  const unsaid = draft.constraints.find((constraint) => {
    if (constraint.aspect === 'material' || settled.has(constraint.aspect)) return false
    const stems = [...stemsOf(wordsWithin(draft.words, constraint).filter(isContentWord))]
    return stems.length > 0 && !stems.some((stem) => searched.stems().has(stem))
  })
  const evidence = unsaid ? draft.text.slice(unsaid.start, unsaid.end) : null
  return warningIf(evidence, 'constraint-unmet', 'See that this wish of the author is still met')
}

/** Constraints further apart are about different parts of a long prompt. */
const distanceMax = 300

/** Pairs of constraints of a draft that cannot both be met, one sentence each. */
export function findContradictions(draft: Draft): string[] {
  const stated = draft.constraints.map((constraint) => ({
    constraint,
    said: draft.text.slice(constraint.start, constraint.end).toLowerCase(),
  }))
  const found = new Set<string>()
  for (const [left = [], right = []] of opposites) {
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
      bound && constraint.aspect === 'length' && isAbove(said, bound.said) && areClose(constraint, bound.constraint),
  )
  if (bound && count && bound !== count)
    found.add(`The draft asks for "${count.said}" and sets a bound of "${bound.said}".`)
  return [...found]
}

function areClose(one: Constraint, other: Constraint): boolean {
  return Math.abs(one.start - other.start) <= distanceMax
}

function isDenied({ exclusions }: Draft, constraint: Constraint): boolean {
  return indexRanges(exclusions.map(({ range }) => range)).touches(constraint)
}

/** "500 words" beside "under 200 words". */
function isAbove(said: string, bound: string): boolean {
  const unit = (text: string): string => text.split(' ').at(-1)?.replace(/s$/u, '') ?? ''
  return (
    said !== bound && unit(said) === unit(bound) && Number(figure.exec(said)?.[0]) > Number(figure.exec(bound)?.[0])
  )
}
