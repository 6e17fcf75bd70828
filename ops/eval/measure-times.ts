import type { TargetId } from '#shared/catalog/targets.ts'
import type { Engine } from '../../worker/engines/engine.ts'
import type { EvalRecord } from './eval-record.ts'
import { quantile } from './figure.ts'
import { hostileInputs } from './hostile-inputs.ts'
import { tryOptimizeText } from './run-record.ts'
import { promptLengthMax } from './sample-records.ts'

export interface Times {
  medianMs: number
  p99Ms: number
  worstMs: number
  /** Which input took longest. */
  slowest: string
  count: number
  /** Inputs without a result. */
  failed: string[]
}

export interface TimedRun {
  id: string
  elapsedMs: number
  isFailed: boolean
}

export function summarizeTimes(runs: readonly TimedRun[]): Times {
  const values = runs.map(({ elapsedMs }) => elapsedMs)
  const slowest = runs.reduce<TimedRun>((worst, run) => (run.elapsedMs > worst.elapsedMs ? run : worst), {
    id: 'none',
    elapsedMs: 0,
    isFailed: false,
  })
  return {
    medianMs: quantile(values, 0.5),
    p99Ms: quantile(values, 0.99),
    worstMs: slowest.elapsedMs,
    slowest: slowest.id,
    count: runs.length,
    failed: runs.filter(({ isFailed }) => isFailed).map(({ id }) => id),
  }
}

/** Every prompt said again and again up to the longest that the API takes. */
export async function timePadded(
  engine: Engine,
  records: readonly EvalRecord[],
  targetIds: readonly TargetId[],
): Promise<Times> {
  const inputs = records.map(({ id, text }) => [id, padText(text)] as const)
  return summarizeTimes(await timeInputs(engine, inputs, targetIds))
}

export async function timeHostile(engine: Engine, targetIds: readonly TargetId[]): Promise<Times> {
  return summarizeTimes(await timeInputs(engine, hostileInputs, targetIds))
}

function padText(text: string): string {
  const unit = `${text.trim()}\n\n`
  return unit
    .repeat(Math.ceil(promptLengthMax / unit.length))
    .slice(0, promptLengthMax)
    .toWellFormed()
}

async function timeInputs(
  engine: Engine,
  inputs: readonly (readonly [id: string, text: string])[],
  targetIds: readonly TargetId[],
): Promise<TimedRun[]> {
  const runs: TimedRun[] = []
  for (const [id, built] of inputs) {
    // A text that was cut or repeated is read through its parts; a request brings one in a piece.
    const text = Buffer.from(built).toString()
    for (const targetId of targetIds) {
      const startedAt = performance.now()
      const result = await tryOptimizeText(engine, text, targetId)
      runs.push({ id: `${id}@${targetId}`, elapsedMs: performance.now() - startedAt, isFailed: result === null })
    }
  }
  return runs
}
