import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import type { TargetId } from '#shared/catalog/targets.ts'
import type { Engine } from '../../worker/engines/engine.ts'
import type { EvalRecord } from './eval-record.ts'
import { quantile } from './figure.ts'
import { hostileInputs } from './hostile-inputs.ts'
import { tryOptimizeText } from './run-record.ts'
import { hashShare, promptLengthMax } from './sample-records.ts'

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

/** What the longest and the most hostile inputs take. */
export interface EngineTimes {
  padded: Times
  hostile: Times
}

const paddedCount = 60
/** Each input is read so often; the first times, in which code is still being compiled, do not count. */
const rounds = 8
const uncountedRounds = 4

/**
 * Times the engine on prompts that are said again and again up to the longest that the API takes, and on hostile input.
 * To be run in a process of its own, as a worker is: beside thousands of results in memory, collecting them would count.
 */
export async function timeEngine(
  engine: Engine,
  records: readonly EvalRecord[],
  targetIds: readonly TargetId[],
): Promise<EngineTimes> {
  const mixed = records.toSorted((left, right) => hashShare(left.id) - hashShare(right.id)).slice(0, paddedCount)
  const inputs = mixed.map(({ id, text }) => [id, padText(text)] as const)
  const runs: TimedRun[] = []
  for (let round = 0; round < rounds; round += 1) {
    const timed = await timeInputs(engine, inputs, targetIds)
    if (round >= uncountedRounds) runs.push(...timed)
  }
  return { padded: summarizeTimes(runs), hostile: summarizeTimes(await timeInputs(engine, hostileInputs, targetIds)) }
}

const millisecondsMax = 120_000

/** The same on the project's own prompts in a process of its own. */
export async function timeEngineApart(targetIds: readonly TargetId[]): Promise<EngineTimes> {
  const script = path.join(import.meta.dirname, 'time-engine.ts')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--max-semi-space-size=16', script, targetIds.join(',')],
    { timeout: millisecondsMax },
  )
  return JSON.parse(stdout) as EngineTimes
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
