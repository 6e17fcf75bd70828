import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#shared/platform/ids.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, testPepper, textsOnly } from '../helpers/given.ts'
import { type PostgresProxy, startPostgresProxy } from '../helpers/servers/postgres-proxy.ts'
import { callOptimize, startProcess, type TestProcess } from '../helpers/servers/processes.ts'
import { type RedisMonitor, startRedisMonitor } from '../helpers/servers/redis-monitor.ts'

const calls = 40
const prefix = `test-${newId().slice(-12)}`

let database: TestDatabase
let apiSide: PostgresProxy
let workerSide: PostgresProxy
let api: TestProcess
let worker: TestProcess
let monitor: RedisMonitor
let redis: Redis
let key: string

beforeAll(async () => {
  database = await createTestDatabase()
  const redisUrl = inject('redisUrl')
  redis = new Redis(redisUrl)
  apiSide = await startPostgresProxy(database.url)
  workerSide = await startPostgresProxy(database.url)
  monitor = await startRedisMonitor(redisUrl, prefix)
  const environment = { REDIS_URL: redisUrl, REDIS_PREFIX: prefix, API_KEY_PEPPER: testPepper, LOG_LEVEL: 'warn' }
  ;[api, worker] = await Promise.all([
    startProcess('api', { ...environment, DATABASE_URL: apiSide.url }),
    startProcess('worker', { ...environment, ...textsOnly, DATABASE_URL: workerSide.url }),
  ])
  key = (await givenCustomer(database)).key
})
afterAll(async () => {
  await Promise.all([api?.end('SIGTERM'), worker?.end('SIGTERM')])
  monitor?.close()
  redis?.disconnect()
  await Promise.all([apiSide?.close(), workerSide?.close()])
  await database?.close()
})

/** Periodic statements of the processes and their interval in ms. All others count as work of a call. */
const byTheClock: [string, RegExp, number][] = [
  ['the key is looked up anew', /from api_keys k join accounts a on a\.id = k\.account_id\s+where k\.key_hash/, 4000],
  ['the use of the key is noted', /^\s*update api_key_usage u set last_used_at/, 60_000],
  ['the row is read when no reply came', /^select money_state = 'held' as held from jobs/, 250],
  ['and its outcome', /^\s*select money_state, status, result, latency_ms, error_code, error_message from jobs/, 250],
  ['the sweep', /^\s*with due as materialized \(\s*select id from jobs/, 1000],
  ['the purge', /^\s*with overdue as materialized \(\s*select id from jobs/, 60_000],
  ['the purge of idempotency keys', /^\s*with purged as \(\s*delete from idempotency_keys/, 60_000],
  ['the look for webhooks', /^\s*with recursive ring \(/, 500],
  ['the look for webhooks to be tried again', /^\s*update webhook_deliveries set is_ready/, 500],
  ['the purge of webhooks', /^\s*delete from webhook_messages/, 60_000],
  ['the expiry of grants', /^\s*with expired as \(/, 60_000],
  ['the expiry of orders', /^update "orders" set "status"/, 60_000],
  ['the ledger check of credits', /^\s*with entries as \(\s+select e\.grant_id/, 60_000],
  ['the ledger check of orders', /^\s*with taken_back as \(/, 60_000],
  ['the ledger check of the number of orders', /^\s*select \(select count\(\*\) from orders\)/, 60_000],
  ['the ledger check of invoices', /^\s*with dated as \(/, 60_000],
  ['the ledger check of series', /^\s*with used as \(/, 60_000],
  ['the ledger check of the number of invoices', /^select count\(\*\)::int as invoices/, 60_000],
  ['the snapshot of the ledger check begins', /^begin isolation level repeatable read read only/, 60_000],
  ['the snapshot of the ledger check ends', /^commit/, 60_000],
]

/** Statements without the periodic ones, of which there must not be more than the elapsed time allows. */
function perCall(statements: string[], elapsedMs: number): string[] {
  for (const [what, pattern, everyMs] of byTheClock) {
    const count = statements.filter((statement) => pattern.test(statement)).length
    expect(count, what).toBeLessThanOrEqual(1 + Math.ceil(elapsedMs / everyMs))
  }
  return statements.filter((statement) => !byTheClock.some(([, pattern]) => pattern.test(statement)))
}

/** How many jobs all queues were ever given, by their own counters. */
async function countQueued(): Promise<number> {
  const counters = await redis.keys(`${prefix}:queue:*:id`)
  const counts = await Promise.all(counters.map((name) => redis.get(name)))
  return counts.reduce((sum, count) => sum + Number(count), 0)
}

/** The first words of each kind of statement, and how often it was executed. */
function tally(statements: string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const statement of statements) {
    const start = statement.trim().split(/\s+/).slice(0, 4).join(' ')
    counts[start] = (counts[start] ?? 0) + 1
  }
  return counts
}

describe('the work of one synchronous call', () => {
  it('is one statement of the API, two of the worker, and two Redis commands beside the queue’s own', async () => {
    for (let call = 0; call < 5; call += 1) expect((await callOptimize(api, key)).status).toBe(200)
    await monitor.take()
    apiSide.executed.length = 0
    workerSide.executed.length = 0
    const queuedBefore = await countQueued()
    const start = performance.now()

    for (let call = 0; call < calls; call += 1) expect((await callOptimize(api, key)).status).toBe(200)
    const commands = await monitor.take()

    const elapsedMs = performance.now() - start
    expect((await countQueued()) - queuedBefore).toBe(calls)
    const [ofApi, ofWorker] = [perCall(apiSide.executed, elapsedMs), perCall(workerSide.executed, elapsedMs)]
    expect(tally(ofApi)).toEqual({ 'with input as materialized': calls })
    expect(ofApi[0]).toMatch(/insert into jobs/)
    expect(Object.values(tally(ofWorker))).toEqual([calls, calls])
    expect(new Set(ofWorker.map((statement) => statement.trim().slice(0, 30))).size).toBe(2)
    expect(ofApi.length + ofWorker.length).toBeLessThanOrEqual(3 * calls)

    const isQueueOwn = (args: string[]) => args.some((arg) => arg.startsWith(`${prefix}:queue:`))
    const ours = commands.filter((args) => !isQueueOwn(args))
    const limits = ours.filter((args) => args.some((arg) => arg.startsWith(`${prefix}:rate:`)))
    const replies = ours.filter((args) => args[0]?.toLowerCase() === 'publish')
    expect(limits).toHaveLength(calls)
    expect(replies).toHaveLength(calls)
    expect(ours).toHaveLength(limits.length + replies.length)
    expect(ours.length).toBeLessThanOrEqual(3 * calls)
  })

  it('is none for a key whose checksum is wrong', async () => {
    const queuedBefore = await countQueued()
    await monitor.take()
    apiSide.executed.length = 0
    expect((await callOptimize(api, `${key.slice(0, -1)}!`)).status).toBe(401)
    const ours = (await monitor.take()).filter((args) => !args.some((arg) => arg.startsWith(`${prefix}:queue:`)))
    expect([apiSide.executed, ours, await countQueued()]).toEqual([[], [], queuedBefore])
  })

  it('is neither a reservation nor a queue entry for a body that is refused', async () => {
    expect((await callOptimize(api, key, '')).status).toBe(422)
    const queuedBefore = await countQueued()
    await monitor.take()
    apiSide.executed.length = 0
    workerSide.executed.length = 0
    const start = performance.now()
    for (let call = 0; call < 5; call += 1) expect((await callOptimize(api, key, '')).status).toBe(422)
    const ours = (await monitor.take()).filter((args) => !args.some((arg) => arg.startsWith(`${prefix}:queue:`)))
    const elapsedMs = performance.now() - start
    expect(perCall([...apiSide.executed, ...workerSide.executed], elapsedMs)).toEqual([])
    expect(ours.filter((args) => args.some((arg) => arg.startsWith(`${prefix}:rate:`)))).toHaveLength(5)
    expect([ours.length, await countQueued()]).toEqual([5, queuedBefore])
  })
})

it('600 readiness probes query Postgres and Redis at most every 500 ms', async () => {
  await monitor.take()
  apiSide.executed.length = 0
  const start = performance.now()
  const statuses = new Set<number>()
  const probe = async () => statuses.add((await fetch(`${api.url}/readyz`)).status)
  for (let sent = 0; sent < 600; sent += 20) await Promise.all(Array.from({ length: 20 }, probe))
  // What they learned may be older than all of them.
  await eventually(async () => (await probe()) && apiSide.executed.includes('select 1'))
  await probe()
  const looksMax = 1 + Math.ceil((performance.now() - start) / 500)
  expect([...statuses]).toEqual([200])
  // The connection that is asked is one of those with our prefix once it has carried a call.
  expect((await callOptimize(api, key)).status).toBe(200)
  const pings = (await monitor.take()).filter(([command]) => command?.toLowerCase() === 'ping')
  for (const looks of [pings, apiSide.executed.filter((statement) => statement === 'select 1')]) {
    expect(looks.length).toBeGreaterThan(0)
    expect(looks.length).toBeLessThanOrEqual(looksMax)
  }
})
