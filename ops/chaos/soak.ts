import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { readRedisInfo } from '../bench/count-work.ts'
import { median } from '../bench/report.ts'
import { type Audit, auditPhase, countCaptured, waitUntilSettled } from './audit.ts'
import { startLoad } from './load.ts'
import { machineLoad } from './report.ts'
import { withStack } from './run-chaos.ts'
import { measureMemory } from './run-phase.ts'
import type { ProcessName, Stack } from './stack.ts'

const sampleMs = 15_000
/** The first fifth of the run is warm-up; the second is compared with the last. */
const parts = 5
/** Limit of growth from the second fifth to the last: a ratio, plus an absolute slack for small figures. */
const growth: Record<Unit, { ratioMax: number; slack: number }> = {
  MB: { ratioMax: 1.15, slack: 20 },
  files: { ratioMax: 1.1, slack: 10 },
  keys: { ratioMax: 1.15, slack: 100 },
  connections: { ratioMax: 1.1, slack: 3 },
}
type Unit = 'MB' | 'files' | 'keys' | 'connections'

interface Gauge {
  name: string
  unit: Unit
  read(): Promise<number>
}

interface SoakReport {
  minutes: number
  ratePerSecond: number
  load: { start: number; end: number }
  calls: number
  statuses: Record<string, number>
  audit: Audit
  gauges: { name: string; unit: Unit; early: number; late: number; max: number }[]
  broken: string[]
}

/** Calls without a fault, and samples of what must not grow. */
export async function runSoak(options: {
  seed: number
  minutes: number
  ratePerSecond: number
  log: (line: string) => void
}): Promise<SoakReport> {
  const { seed, minutes, ratePerSecond, log } = options
  const start = machineLoad()
  let report: SoakReport | undefined
  await withStack(log, async (stack) => {
    const redis = new Redis(stack.servers.redis.url)
    const gauges = listGauges(stack, redis)
    const samples: number[][] = []
    const material = { seed, jpeg: stack.images.jpeg, imageUrl: `${stack.images.url}/picture.jpg` }
    const capturedBefore = await countCaptured(stack.database())
    const load = startLoad({ url: stack.url, keys: stack.keys, ratePerSecond, material, firstNumber: 0 })
    for (const endMs = performance.now() + minutes * 60_000; performance.now() < endMs; ) {
      await delay(Math.min(sampleMs, endMs - performance.now()))
      const sample = await Promise.all(gauges.map((gauge) => gauge.read()))
      samples.push(sample)
      log(gauges.map(({ name, unit }, at) => `${name}: ${sample[at]} ${unit}`).join(', '))
    }
    const answers = await load.stop()
    redis.disconnect()
    await waitUntilSettled(stack.database())
    const audit = await auditPhase(stack.database(), { answers, capturedBefore, cutsCalls: false, refuses: [] })
    const compared = gauges.map(({ name, unit }, at) =>
      compare(
        name,
        unit,
        samples.map((sample) => sample[at] ?? 0),
      ),
    )
    const statuses = Map.groupBy(answers, ({ status }) => String(status))
    report = {
      minutes,
      ratePerSecond,
      load: { start, end: machineLoad() },
      calls: answers.length,
      statuses: Object.fromEntries([...statuses].map(([status, group]) => [status, group.length])),
      audit,
      gauges: compared,
      broken: [...audit.broken, ...compared.filter(isGrowing).map(({ name }) => `${name} grows`)],
    }
  })
  if (!report) throw new Error('the soak ended without a report')
  return report
}

function compare(name: string, unit: Unit, values: readonly number[]): SoakReport['gauges'][number] {
  const part = Math.max(1, Math.floor(values.length / parts))
  return {
    name,
    unit,
    early: median(values.slice(part, 2 * part)),
    late: median(values.slice(-part)),
    max: Math.max(...values),
  }
}

function isGrowing({ unit, early, late }: SoakReport['gauges'][number]): boolean {
  const { ratioMax, slack } = growth[unit]
  return late > early * ratioMax + slack
}

function listGauges(stack: Stack, redis: Redis): Gauge[] {
  const names = Object.keys(stack.processes) as ProcessName[]
  const ofProcesses = names.flatMap((name): Gauge[] => [
    { name: `${name} memory`, unit: 'MB', read: async () => (await measureMemory(stack))[name] },
    { name: `${name} open files`, unit: 'files', read: () => countFiles(stack.processes[name].pid) },
  ])
  const countConnections = async (): Promise<number> => {
    const [row] = await stack.database().sql<{ count: number }[]>`
      select count(*)::int from pg_stat_activity where application_name like 'poa-%'`
    return row?.count ?? 0
  }
  return [
    ...ofProcesses,
    { name: 'Redis', unit: 'keys', read: () => redis.dbsize() },
    {
      name: 'Redis memory',
      unit: 'MB',
      read: async () => Math.round((await readRedisInfo(redis, 'used_memory')) / 1e6),
    },
    { name: 'Redis', unit: 'connections', read: () => readRedisInfo(redis, 'connected_clients') },
    { name: 'Postgres', unit: 'connections', read: countConnections },
  ]
}

async function countFiles(pid: number): Promise<number> {
  const names = await readdir(`/proc/${pid}/fd`).catch(() => [])
  return names.length
}

/** The table for docs/reliability.md. */
export function soakToMarkdown(report: SoakReport): string {
  const { minutes, ratePerSecond, load, calls, statuses, audit, gauges, broken } = report
  const answers = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
  const rows = gauges.map(({ name, unit, early, late, max }) => `| ${name} | ${unit} | ${early} | ${late} | ${max} |`)
  return [
    `${minutes} minutes, ${ratePerSecond} calls a second, load of the machine ${load.start} at the start and ${load.end} at the end.`,
    '',
    '| Figure | Unit | Second fifth | Last fifth | Most |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    `${calls} calls (${answers.join(', ')}); ${audit.captured} credits charged, ${audit.delivered} results delivered, drift ${audit.drift}; ${broken.join('; ') || 'no promise broken'}.`,
  ].join('\n')
}
