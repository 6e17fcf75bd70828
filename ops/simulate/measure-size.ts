import { readFileSync } from 'node:fs'
import { runClosedLoop } from '../bench/closed-loop.ts'
import { bodyAt, type Load, runOpenLoop } from '../bench/open-loop.ts'
import { readProcessorMs } from '../bench/processor-time.ts'
import { type BenchProcess, startProcesses } from '../bench/start-processes.ts'
import type { Services } from '../dev/services/find-services.ts'
import { findFreePort } from '../local-servers.ts'
import { processes } from '../processes.ts'

const connections = 32
const warmUpSeconds = 6

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

export interface SizeOptions {
  services: Services
  keys: readonly string[]
  pepper: string
  body: string
  seconds: number
  openPerSecond: number
}

/** Measures as many API processes as workers, on the same Postgres and Redis; calls go to the APIs in turn. */
export async function measureSize(count: number, options: SizeOptions): Promise<SizeResult> {
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const loads = createLoads(ports, options)
  const areAnswered = async (): Promise<boolean> => (await Promise.all(loads.map(isAnswered))).every(Boolean)
  const running = await startProcesses(`${count} APIs and workers`, planProcesses(ports, options), areAnswered)
  try {
    return { processes: count, ...(await measureLoads(loads, running.pids, options)) }
  } finally {
    await running.stop()
  }
}

function createLoads(ports: readonly number[], { keys, body }: SizeOptions): Load[] {
  let turn = 0
  const nextAuthorization = (): string => `Bearer ${keys[turn++ % keys.length]}`
  return ports.map((port) => ({ url: `http://127.0.0.1:${port}/api/v1/prompts/optimize`, body, nextAuthorization }))
}

function planProcesses(ports: readonly number[], { services, pepper }: SizeOptions): BenchProcess[] {
  const { api, textWorker } = processes
  const environment = {
    DATABASE_URL: services.databaseUrl,
    REDIS_URL: services.redisUrl,
    API_KEY_PEPPER: pepper,
    HOST: '127.0.0.1',
    METRICS_PORT: '0',
    LOG_LEVEL: 'error',
  }
  return [
    ...ports.map((port) => ({ ...api, environment: { ...environment, PORT: String(port), ...api.environment } })),
    ...ports.map(() => ({ ...textWorker, environment: { ...environment, ...textWorker.environment } })),
  ]
}

async function measureLoads(
  loads: readonly Load[],
  pids: readonly number[],
  { services, seconds, openPerSecond }: SizeOptions,
): Promise<Omit<SizeResult, 'processes'>> {
  const count = loads.length
  const runAll = (runSeconds: number) =>
    Promise.all(loads.map((load) => runClosedLoop(load, connections / count, runSeconds)))
  const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
  await runAll(warmUpSeconds)
  const groups = groupPids(pids, count, services)
  const before = groups.map(sumMs)
  const runs = await runAll(seconds)
  const answered = sum(runs.map((run) => run.answered))
  const costs = groups.map((group, at) => (sumMs(group) - (before[at] ?? 0)) / answered)
  const [api = 0, worker = 0, postgres = 0, redis = 0] = costs
  const open = await Promise.all(loads.map((load) => runOpenLoop(load, openPerSecond / count, seconds)))
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

async function isAnswered(load: Load): Promise<boolean> {
  const headers = { 'content-type': 'application/json', authorization: load.nextAuthorization() }
  const answer = await fetch(load.url, { method: 'POST', headers, body: bodyAt(load, 0) }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status === 200
}

/** API, workers, Postgres with its backends, Redis. */
function groupPids(pids: readonly number[], count: number, { servers }: Services): (readonly number[])[] {
  const pidOf = (name: string): number => servers.find((server) => server.name === name)?.pid ?? 0
  return [pids.slice(0, count), pids.slice(count), listTree(pidOf('Postgres')), listTree(pidOf('Redis'))]
}

const sumMs = (pids: readonly number[]): number => pids.reduce((sum, pid) => sum + readProcessorMs(pid), 0)

/** Nothing for a server of another machine, or where there is no /proc. */
function listTree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return [pid, ...children.split(' ').filter(Boolean).map(Number)]
  } catch {
    return []
  }
}
