/**
 * Predicts throughput and latency from the processor time of a call. By default from the figures of docs/scaling.md:
 * `--cores`, `--rate`, `--seed` change them. `--measure` first measures one API process with one worker and two with two on
 * this machine, and prints predictions beside what was measured. `--json` prints one line.
 */

import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { createKeys, openServices } from '../bench/ours.ts'
import { capacityPerSecond, type MachineModel, predictLatency } from './machine-model.ts'
import { type CallCosts, measureSize, type SizeResult } from './measure-size.ts'

const { values } = parseArgs({
  options: {
    cores: { type: 'string', default: '2' },
    rate: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '8' },
    measure: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
})
const [cores, rate, seed, seconds] = [
  readNumber(values.cores),
  readNumber(values.rate),
  readNumber(values.seed),
  readNumber(values.seconds),
] as const
/** On two idle cores: docs/performance.md. */
const idleCosts: CallCosts = { api: 0.34, worker: 0.55, postgres: 0.45, redis: 0.17 }
const log = (line: string): void => {
  if (!values.json) console.log(line)
}

if (values.measure) {
  const sizes = await measureSizes()
  const rows = sizes.map((size) => ({ ...size, prediction: predict(size.costs, size.processes) }))
  if (values.json) console.log(JSON.stringify(rows))
  else for (const row of rows) showMeasured(row)
} else {
  const prediction = predict(idleCosts, 1)
  if (values.json) console.log(JSON.stringify(prediction))
  else show(prediction)
}

async function measureSizes(): Promise<SizeResult[]> {
  const services = await openServices('simulate', log)
  try {
    const pepper = randomBytes(32).toString('hex')
    const keys = await createKeys(services.databaseUrl, pepper)
    const options = { services, keys, pepper, seconds, openPerSecond: rate }
    return [await measureSize(1, options), await measureSize(2, options)]
  } finally {
    await services.stop()
  }
}

function predict(costs: CallCosts, processes: number) {
  const model: MachineModel = { costs, cores, processes }
  const capacity = capacityPerSecond(model)
  const { p50Ms, p99Ms } = predictLatency(model, Math.min(rate, capacity * 0.95), seed)
  return { processes, perSecond: rate, capacity, p50Ms, p99Ms }
}

function show({ processes, perSecond, capacity, p50Ms, p99Ms }: ReturnType<typeof predict>): void {
  console.log(
    `predicted for ${processes} and ${processes} on ${cores} cores: ${Math.round(capacity)} calls a second at most; ` +
      `at ${perSecond} a second p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`,
  )
}

function showMeasured({ prediction, ...size }: SizeResult & { prediction: ReturnType<typeof predict> }): void {
  const { api, worker, postgres, redis } = size.costs
  const { open } = size
  console.log(
    `\n${size.processes} API and ${size.processes} workers: ${Math.round(size.requestsPerSecond)} calls a second, ` +
      `${size.failed} failed; at ${open.perSecond} a second p50 ${open.p50Ms.toFixed(1)} ms, p99 ${open.p99Ms.toFixed(1)} ms\n` +
      `  processor ms a call: API ${api.toFixed(2)}, worker ${worker.toFixed(2)}, Postgres ${postgres.toFixed(2)}, Redis ${redis.toFixed(2)}`,
  )
  show(prediction)
}

function readNumber(text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${text} is not a number above 0`)
  return value
}
