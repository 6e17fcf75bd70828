import type { EvalRecord } from './eval-record.ts'
import { countPassed, quantile, type Share } from './figure.ts'
import type { Outcome } from './run-record.ts'

/** Two prompts for the same purpose, the second of which is the better one. */
export interface ScoredPair {
  id: string
  weak: Scores
  strong: Scores
}

export interface Scores {
  before: number
  after: number
}

/** How often the better prompt of a pair has the higher score. */
export function judgePairs(pairs: readonly ScoredPair[], which: keyof Scores): Share {
  return countPassed(pairs, ({ id, weak, strong }) => {
    const detail = `${weak[which].toFixed(1)} to ${strong[which].toFixed(1)}`
    return strong[which] > weak[which] ? [] : [{ id, kind: `pair ${which}`, detail }]
  })
}

/** Series of rising difficulty: the first and the fifth constraint on the same task in the same language. */
export function pairLevels(outcomes: readonly Outcome[]): ScoredPair[] {
  const series = Map.groupBy(
    outcomes.filter(({ record }) => record.level !== null),
    ({ record, targetId }) => `${record.group} ${record.lang}@${targetId}`,
  )
  return [...series].flatMap(([id, members]) => {
    const weak = members.find(({ record }) => record.level === 1)
    const strong = members.find(({ record }) => record.level === 5)
    return weak && strong ? [{ id, weak: scoresOf(weak), strong: scoresOf(strong) }] : []
  })
}

/** Share of all pairs of a short caption and a written-out one in which the written-out one scores more. */
export function compareSets(
  short: readonly Outcome[],
  long: readonly Outcome[],
  which: keyof Scores,
): { passed: number; total: number; shortMedian: number; longMedian: number } {
  const left = short.map((outcome) => scoresOf(outcome)[which])
  const right = long.map((outcome) => scoresOf(outcome)[which]).toSorted((one, other) => one - other)
  let passed = 0
  for (const score of left) passed += right.length - firstAbove(right, score)
  return {
    passed,
    total: left.length * right.length,
    shortMedian: quantile(left, 0.5),
    longMedian: quantile(right, 0.5),
  }
}

/** Where the values above `score` begin. */
function firstAbove(sorted: readonly number[], score: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) > score) high = middle
    else low = middle + 1
  }
  return low
}

export function scoresOf(outcome: Outcome): Scores {
  return { before: outcome.analysis.score_before, after: outcome.score }
}

/** True for one-line captions and for written-out ones that were made from such captions. */
export function captionKind(record: EvalRecord): 'short' | 'long' | null {
  if (record.dataSet.startsWith('parti')) return 'short'
  return record.id.startsWith('dpg:partiprompts') ? 'long' : null
}
