/**
 * Load shedding under more calls than can be answered: goodput, the latency of admitted and of refused calls, that of a
 * paid plan beside a flood of free accounts, and whether every answer was charged once.
 */
import { openDatabase } from '#shared/db/connect.ts'
import { attackerIp } from '../abuse/attack.ts'
import { countCaptured, waitUntilSettled } from '../chaos/audit.ts'
import type { Services } from '../dev/services/find-services.ts'
import { runClosedLoop } from './closed-loop.ts'
import { type Answer, type Load, sendAtRate, summarizeLatencies } from './open-loop.ts'
import { createKeys, startService } from './ours.ts'

const settledDeadlineMs = 60_000
const connections = 64
const warmUpSeconds = 8
/** Offered load as multiples of the maximum. */
const [wellUsed, overloaded] = [0.7, 3]
const paidPerSecond = 20
/** Enough for their rate limit of 30 a minute. */
const freeOnes = { accounts: 600, plan: 'sandbox', credits: 1000 } as const

type OverloadReport = Record<string, number>

interface Outcome {
  served: Measured
  shed: Measured
  /** Neither 200 nor 503: how many of each status, 0 for a call without a response. */
  others: Record<number, number>
}
type Measured = ReturnType<typeof measure>

const round = (value: number): number => Math.round(value * 100) / 100
const measure = (answers: Answer[]) => ({ ...summarizeLatencies(answers), count: answers.length })

async function run(load: Load, rate: number, seconds: number): Promise<Outcome> {
  const answers = await sendAtRate(load, Math.max(1, Math.round(rate)), seconds)
  const select = (status: number) => measure(answers.filter((answer) => answer.status === status))
  const others: Record<number, number> = {}
  for (const { status } of answers) if (status !== 200 && status !== 503) others[status] = (others[status] ?? 0) + 1
  return { served: select(200), shed: select(503), others }
}

/** Ours alone; every answer of an open loop is one charge. */
export async function measureOverload(
  services: Services,
  options: { pepper: string; keys: string[]; body: string; seconds: number; log(line: string): void },
): Promise<OverloadReport> {
  const { pepper, keys, body, seconds, log } = options
  const freeKeys = await createKeys(services.databaseUrl, pepper, freeOnes)
  const ours = await startService(services, { keys, pepper, body })
  const { load } = ours
  let turn = 0
  const nextAuthorization = (): string => `Bearer ${freeKeys[turn++ % freeKeys.length]}`
  // Otherwise the flood would exhaust the connections allowed per IP.
  const free = { ...load, localAddress: attackerIp, nextAuthorization }
  try {
    await runClosedLoop(load, connections, warmUpSeconds)
    const { requestsPerSecond: maximum } = await runClosedLoop(load, connections, seconds)
    log(`maximum: ${Math.round(maximum)} requests/s`)
    const before = await readCharges(services.databaseUrl)
    const used = await run(load, maximum * wellUsed, seconds)
    const over = await run(load, maximum * overloaded, seconds)
    const alone = await run(load, paidPerSecond, seconds)
    const [paid, flood] = await Promise.all([run(load, paidPerSecond, seconds), run(free, maximum * 2, seconds)])
    const after = await readCharges(services.databaseUrl)
    const answered = [used, over, alone, paid, flood].reduce((sum, { served }) => sum + served.count, 0)
    return {
      maximum_per_second: round(maximum),
      goodput_per_second: round(over.served.count / seconds),
      goodput_share: round(over.served.count / seconds / maximum),
      ...describe('well_used', used),
      ...describe('overloaded', over),
      ...describe('paid_alone', alone),
      ...describe('paid_beside_flood', paid),
      ...describe('free_flood', flood),
      charges_minus_answers: after.captured - before.captured - answered,
      credits_missing: after.missing,
    }
  } finally {
    await ours.stop()
  }
}

function describe(name: string, { served, shed, others }: Outcome): OverloadReport {
  return {
    [`${name}_served`]: served.count,
    [`${name}_p50_ms`]: round(served.p50Ms),
    [`${name}_p99_ms`]: round(served.p99Ms),
    [`${name}_shed`]: shed.count,
    [`${name}_shed_p99_ms`]: round(shed.p99Ms),
    ...Object.fromEntries(Object.entries(others).map(([status, count]) => [`${name}_status_${status}`, count])),
  }
}

/** Once no job is held any more. `missing` are credits that left their grants without a captured job. */
async function readCharges(databaseUrl: string): Promise<{ captured: number; missing: number }> {
  const database = openDatabase(databaseUrl, { connectionsMax: 1, name: 'poa-bench' })
  try {
    await waitUntilSettled(database, settledDeadlineMs)
    const captured = await countCaptured(database)
    const [row] = await database.sql<{ spent: number }[]>`
      select sum(granted - remaining)::int as spent from credit_grants`
    return { captured, missing: (row?.spent ?? 0) - captured }
  } finally {
    await database.close()
  }
}
