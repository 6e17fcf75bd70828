import { type ClauseShare, findCommonClauses } from './count-clauses.ts'
import { countPassed, type Offender, quantile, type Share } from './figure.ts'
import { judgeConformance } from './judge-conformance.ts'
import { type Confusion, hasLabel, hasMedia, judgeGroup, judgeModality, listConfusions } from './judge-detection.ts'
import { judgeIdempotence } from './judge-idempotence.ts'
import { findLost } from './judge-retention.ts'
import { summarizeTimes, type Times } from './measure-times.ts'
import type { Outcome, Run } from './run-record.ts'

export interface SetFigures {
  name: string
  prompts: number
  results: number
  failures: Offender[]
  retention: Share
  conformance: Share
  /** Faults the prompts came with. */
  inherited: Offender[]
  modality: Share
  /** The group is the label itself. */
  group: Share
  /** The group is the label or one of the others that are right. */
  groupOrAlternative: Share
  groupConfusions: Confusion[]
  idempotence: Share
  /** Median length of a result against its prompt, for prompts over 400 characters; null when there are none. */
  growth: number | null
  clauses: ClauseShare[]
  times: Times
  scores: ScoreSpread
}

export interface ScoreSpread {
  p10: number
  p50: number
  p90: number
  /** Share of results at the most frequent whole score. */
  commonest: number
  beforeP50: number
}

const growthLengthMin = 400

/** Every figure that can be taken from a set of records alone. */
export function evaluateSet(name: string, { outcomes, failures }: Run): SetFigures {
  const conformances = new Map(outcomes.map((outcome) => [outcome, judgeConformance(outcome)]))
  const labelled = outcomes.filter(hasLabel)
  const grown = outcomes.filter(({ record }) => record.text.length > growthLengthMin)
  const failed = failures.map(({ record, targetId, reason }) => ({
    id: `${record.id}@${targetId}`,
    kind: 'no result',
    detail: reason,
  }))
  return {
    name,
    prompts: new Set(outcomes.map(({ record }) => record)).size,
    results: outcomes.length,
    failures: failed,
    retention: withFailures(countPassed(outcomes, findLost), failed),
    conformance: withFailures(
      countPassed(outcomes, (outcome) => {
        const { own = [], crude = [] } = conformances.get(outcome) ?? {}
        return [...own, ...crude]
      }),
      failed,
    ),
    inherited: [...conformances.values()].flatMap(({ inherited }) => inherited),
    modality: countPassed(outcomes.filter(hasMedia), judgeModality),
    group: countPassed(labelled, (outcome) => judgeGroup(outcome, false)),
    groupOrAlternative: countPassed(labelled, (outcome) => judgeGroup(outcome, true)),
    groupConfusions: confuseGroups(labelled),
    idempotence: countPassed(outcomes, judgeIdempotence),
    growth:
      grown.length === 0
        ? null
        : quantile(
            grown.map(({ record, text }) => text.length / record.text.length),
            0.5,
          ),
    clauses: findCommonClauses(outcomes),
    times: summarizeTimes(
      outcomes.map(({ record, targetId, elapsedMs }) => ({
        id: `${record.id}@${targetId}`,
        elapsedMs,
        isFailed: false,
      })),
    ),
    scores: spreadScores(outcomes),
  }
}

/** A prompt without a result keeps nothing and conforms to nothing. */
function withFailures(share: Share, failed: readonly Offender[]): Share {
  return { ...share, total: share.total + failed.length, offenders: [...share.offenders, ...failed] }
}

function confuseGroups(labelled: readonly Outcome[]): Confusion[] {
  return listConfusions(
    labelled.flatMap(({ record, analysis }) =>
      record.label === null || record.alternatives.includes(analysis.domain_group)
        ? []
        : [[record.label, analysis.domain_group] as const],
    ),
  )
}

function spreadScores(outcomes: readonly Outcome[]): ScoreSpread {
  const scores = outcomes.map(({ score }) => score)
  const counts = Map.groupBy(scores, (score) => Math.round(score))
  const commonest = Math.max(0, ...[...counts.values()].map((members) => members.length))
  return {
    p10: quantile(scores, 0.1),
    p50: quantile(scores, 0.5),
    p90: quantile(scores, 0.9),
    commonest: scores.length === 0 ? 0 : commonest / scores.length,
    beforeP50: quantile(
      outcomes.map(({ analysis }) => analysis.score_before),
      0.5,
    ),
  }
}
