import { draftBody } from '../bench/bodies.ts'
import { runClosedLoop } from '../bench/closed-loop.ts'
import { runOpenLoop } from '../bench/open-loop.ts'
import { startService } from '../bench/ours.ts'
import { sumTreeMs } from '../bench/processor-time.ts'
import type { Contestant } from '../bench/start-processes.ts'
import type { Services } from '../dev/services/find-services.ts'
import { processes } from '../processes.ts'

const connections = 32
const warmUpSeconds = 6
const settings = { LOG_LEVEL: 'error' }

/** Processor time of one call, in milliseconds. */
export interface CallCosts {
  api: number
  worker: number
  postgres: number
  redis: number
}

export interface SizeResult {
  processes: number
  requestsPerSecond: number
  costs: CallCosts
  failed: number
  open: { perSecond: number; p50Ms: number; p99Ms: number; failed: number }
}

interface SizeOptions {
  services: Services
  keys: readonly string[]
  pepper: string
  seconds: number
  openPerSecond: number
}

/** Measures as many API processes as workers, on the same Postgres and Redis; calls go to the APIs in turn. */
export async function measureSize(count: number, options: SizeOptions): Promise<SizeResult> {
  const { services, keys, pepper } = options
  const contestants: Contestant[] = []
  try {
    for (let at = 0; at < count; at += 1) {
      // Each API has its own part of the accounts.
      const own = keys.filter((_, index) => index % count === at)
      const setup = { keys: own, pepper, body: draftBody, workers: [processes.textWorker], settings }
      contestants.push(await startService(services, setup))
    }
    return { processes: count, ...(await measureLoads(contestants, options)) }
  } finally {
    await Promise.allSettled(contestants.map((contestant) => contestant.stop()))
  }
}

async function measureLoads(
  contestants: readonly Contestant[],
  { services, seconds, openPerSecond }: SizeOptions,
): Promise<Omit<SizeResult, 'processes'>> {
  const count = contestants.length
  const runAll = (runSeconds: number) =>
    Promise.all(contestants.map(({ load }) => runClosedLoop(load, connections / count, runSeconds)))
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  await runAll(warmUpSeconds)
  const groups = groupPids(contestants, services)
  const before = groups.map(sumTreeMs)
  const runs = await runAll(seconds)
  const answered = sum(runs.map((run) => run.answered))
  const costs = groups.map((group, at) => (sumTreeMs(group) - (before[at] ?? 0)) / answered)
  const [api = 0, worker = 0, postgres = 0, redis = 0] = costs
  const open = await Promise.all(contestants.map(({ load }) => runOpenLoop(load, openPerSecond / count, seconds)))
  return {
    requestsPerSecond: sum(runs.map((run) => run.requestsPerSecond)),
    costs: { api, worker, postgres, redis },
    failed: sum(runs.map((run) => run.failed)),
    open: {
      perSecond: openPerSecond,
      p50Ms: sum(open.map(({ p50Ms }) => p50Ms)) / count,
      p99Ms: Math.max(...open.map(({ p99Ms }) => p99Ms)),
      failed: sum(open.map((run) => run.failed)),
    },
  }
}

/** API, workers, Postgres with its backends, Redis; empty for a server of another machine. */
function groupPids(contestants: readonly Contestant[], { servers }: Services): (readonly number[])[] {
  const pidsOf = (name: string) => servers.filter((server) => server.name === name).map(({ pid }) => pid)
  const pidsAt = (place: number) => contestants.flatMap(({ pids }) => pids[place] ?? [])
  return [pidsAt(0), pidsAt(1), pidsOf('Postgres'), pidsOf('Redis')]
}
