import { type TargetId, targetIds } from '#shared/catalog/targets.ts'
import type { OwnFigures } from './evaluate-own.ts'
import { evaluateSet, type SetFigures } from './evaluate-set.ts'
import { shareOf } from './figure.ts'
import type { Report, SeparationFigures } from './format-report.ts'
import { captionKind, compareSets, judgePairs, pairLevels } from './judge-scores.ts'
import type { Outcome, Run } from './run-record.ts'

/** Name of the project's own prompts among the sets. */
export const ownName = 'own fixtures'

/** Puts the figures of all runs together: in total, by target, by file and by label. */
export function buildReport(runs: { own: Run; given: Run | null }, own: OwnFigures): Report {
  const all = joinRuns(runs.given ? [runs.own, runs.given] : [runs.own])
  return {
    date: new Date().toISOString().slice(0, 10),
    totals: [evaluateSet(ownName, runs.own), ...(runs.given ? [evaluateSet('given data', runs.given)] : [])],
    sets: splitRun(all, ({ record }) => record.dataSet).map(([name, run]) => evaluateSet(name, run)),
    perTarget: targetIds
      .filter((targetId) => all.outcomes.some((outcome) => outcome.targetId === targetId))
      .map((targetId) => evaluateSet(targetId, ofTarget(all, targetId))),
    perGroup: evaluateGroups(all),
    own,
    levels: separate(all.outcomes),
  }
}

function evaluateGroups(run: Run): SetFigures[] {
  const labelled = { outcomes: run.outcomes.filter(({ record }) => record.label !== null), failures: [] }
  return splitRun(labelled, ({ record }) => `${record.media} ${record.label}`)
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([name, members]) => evaluateSet(name, members))
}

function separate(outcomes: readonly Outcome[]): SeparationFigures[] {
  const levels = pairLevels(outcomes)
  const byLanguage = Map.groupBy(levels, ({ id }) => /(?<= )[a-z-]+(?=@)/iu.exec(id)?.[0] ?? 'und')
  const short = outcomes.filter(({ record }) => captionKind(record) === 'short')
  const long = outcomes.filter(({ record }) => captionKind(record) === 'long')
  const before = compareSets(short, long, 'before')
  const after = compareSets(short, long, 'after')
  return [
    ...[...byLanguage].map(([language, pairs]) => ({
      name: `one and five constraints, ${language}`,
      before: shareOf(judgePairs(pairs, 'before')),
      after: shareOf(judgePairs(pairs, 'after')),
      pairs: pairs.length,
    })),
    ...(before.total > 0
      ? [
          {
            name: `short and written-out captions (medians ${medians(before)}; results ${medians(after)})`,
            before: before.passed / before.total,
            after: after.passed / after.total,
            pairs: before.total,
          },
        ]
      : []),
  ]
}

function medians({ shortMedian, longMedian }: { shortMedian: number; longMedian: number }): string {
  return `${shortMedian.toFixed(0)} and ${longMedian.toFixed(0)}`
}

function joinRuns(runs: readonly Run[]): Run {
  return { outcomes: runs.flatMap(({ outcomes }) => outcomes), failures: runs.flatMap(({ failures }) => failures) }
}

function ofTarget(run: Run, targetId: TargetId): Run {
  return {
    outcomes: run.outcomes.filter((outcome) => outcome.targetId === targetId),
    failures: run.failures.filter((failure) => failure.targetId === targetId),
  }
}

function splitRun(run: Run, nameOf: (outcome: Outcome) => string): [string, Run][] {
  return [...Map.groupBy(run.outcomes, nameOf)].map(([name, outcomes]) => [name, { outcomes, failures: [] }])
}
