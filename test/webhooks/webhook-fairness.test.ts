import { createServer, type ServerResponse } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#shared/db/connect.ts'
import { createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { parseAllowedHosts } from '#shared/ssrf/url-guard.ts'
import { newWebhookSecret, sealWebhookSecret } from '#shared/webhooks/webhook-secret.ts'
import { type LocalServer, listenLocally } from '../../ops/local-servers.ts'
import { runPeriodically } from '../../worker/jobs/sweeps/start-sweeps.ts'
import { createWebhookDeliverer } from '../../worker/webhooks/deliver-webhooks.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenAccount, testPepper } from '../helpers/given.ts'

/** As in the worker. */
const pollMs = 500

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  return () => database.close()
})

/** Closed after each test, last first. */
let closers: (() => Promise<unknown>)[] = []
beforeEach(() => {
  closers = []
})
afterEach(async () => {
  for (const close of closers.reverse()) await close()
  await database.sql`update webhook_deliveries set status = 'failed' where status = 'pending'`
})

/** Accepts connections and never answers. */
async function givenTarpit(): Promise<LocalServer> {
  const sockets = new Set<Socket>()
  const tarpit = await listenLocally(createTcpServer((socket) => sockets.add(socket.on('error', () => {}))))
  closers.push(async () => {
    for (const socket of sockets) socket.destroy()
    await tarpit.close()
  })
  return tarpit
}

/** Answers at once; `arrivedAt` is by the job that a message names. */
async function givenReceiver() {
  const arrivedAt = new Map<string, number>()
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      arrivedAt.set(JSON.parse(body).data.job_id, performance.now())
      response.writeHead(200).end()
    })
  })
  const receiver = await listenLocally(server)
  closers.push(receiver.close)
  return { port: receiver.port, arrivedAt }
}

async function givenEndpoints(accountId: string, port: number, count: number): Promise<string[]> {
  const secret = sealWebhookSecret(newWebhookSecret(), testPepper)
  const rows = await database.sql<{ id: string }[]>`
    insert into webhook_endpoints (account_id, url, event_types, secret)
    select ${accountId}, ${`http://127.0.0.1:${port}/hook/`} || place, array['job.succeeded', 'job.failed'], ${secret}
    from generate_series(1, ${count}) place returning id`
  return rows.map(({ id }) => id)
}

/** What the triggers write for jobs that end, by the same function. */
async function givenMessages(accountId: string, count: number): Promise<void> {
  await database.sql`
    select write_webhook_message(${accountId}, 'job.failed', jsonb_build_object('job_id', uuidv7()))
    from generate_series(1, ${count})`
}

function startDelivering(options: { deadlineMs?: number } = {}, db: Database = database) {
  const metrics = createWorkerMetrics()
  const logger = createLogger({ level: 'silent', process: 'test' })
  const warnings: string[] = []
  const deliverer = createWebhookDeliverer({
    sql: db.sql,
    metrics,
    logger: Object.assign(Object.create(logger), { warn: (_: unknown, text: string) => warnings.push(text) }),
    peppers: [testPepper],
    allowedHosts: parseAllowedHosts(ports.map((port) => `127.0.0.1:${port}`).join(',')),
    ...options,
  })
  const stop = runPeriodically('webhooks', pollMs, () => deliverer.deliverDue(), logger)
  const end = async () => {
    await stop()
    await deliverer.drain()
  }
  // Attempts under way end when the receivers, which are closed first, cut them off.
  closers.unshift(end)
  return { metrics, warnings, stop: end }
}

let ports: number[] = []
beforeEach(() => {
  ports = []
})

/** The delays from a job's end to its message's arrival, for one job after the other. */
async function measureArrivals(accountId: string, arrivedAt: Map<string, number>, count: number): Promise<number[]> {
  const times: number[] = []
  for (let job = 0; job < count; job += 1) {
    const start = performance.now()
    const [row] = await database.sql<{ id: string }[]>`
      with job as (select uuidv7() as id)
      select id from job, write_webhook_message(${accountId}, 'job.succeeded', jsonb_build_object('job_id', id))`
    times.push((await eventually(() => arrivedAt.get(row?.id ?? ''))) - start)
  }
  return times.toSorted((a, b) => a - b)
}

describe('beside an account whose 20 receivers never answer, and one with 500 jobs waiting', () => {
  it('the webhooks of an account that registered before or after them arrive within a second', async () => {
    const receiver = await givenReceiver()
    const others = await givenReceiver()
    const tarpit = await givenTarpit()
    ports = [receiver.port, others.port, tarpit.port]
    const before = await givenAccount(database)
    const [attacker, busy] = [await givenAccount(database), await givenAccount(database)]
    const after = await givenAccount(database)
    await givenEndpoints(before, receiver.port, 1)
    await givenEndpoints(attacker, tarpit.port, 20)
    await givenEndpoints(busy, others.port, 4)
    await givenEndpoints(after, receiver.port, 1)
    await givenMessages(attacker, 50)
    await givenMessages(busy, 500)
    startDelivering()
    // The busy account fills its slots before anything is measured.
    await eventually(async () => others.arrivedAt.size > 0)
    const [first, second] = await Promise.all(
      [before, after].map((accountId) => measureArrivals(accountId, receiver.arrivedAt, 20)),
    )
    expect(first?.at(-1)).toBeLessThan(1000)
    expect(second?.at(-1)).toBeLessThan(1000)
  })
})

describe('an account with 500 jobs and 4 receivers that answer at once', () => {
  it('does not delay others', async () => {
    const receiver = await givenReceiver()
    const others = await givenReceiver()
    ports = [receiver.port, others.port]
    const busy = await givenAccount(database)
    const account = await givenAccount(database)
    await givenEndpoints(busy, others.port, 4)
    await givenEndpoints(account, receiver.port, 1)
    await givenMessages(busy, 500)
    startDelivering()
    await eventually(async () => others.arrivedAt.size > 0)
    const times = await measureArrivals(account, receiver.arrivedAt, 10)
    expect(times.at(-1)).toBeLessThan(1000)
    // Each of its messages is sent as soon as the one before it ends, not at the next poll.
    await eventually(() => others.arrivedAt.size === 500)
  })
})

describe('an endpoint', () => {
  /** Holds each request until it is answered. */
  async function givenHoldingReceiver() {
    const held: ServerResponse[] = []
    const receiver = await listenLocally(createServer((request, response) => held.push(response) && request.resume()))
    closers.push(receiver.close)
    return { port: receiver.port, held, answer: () => held.shift()?.writeHead(200).end() }
  }
  const isSlow = async (endpointId: string) => {
    const [row] = await database.sql`select is_slow from webhook_endpoints where id = ${endpointId}`
    return row?.is_slow
  }

  it('that timed out gets one attempt at a time until it answers, and then four again', async () => {
    const receiver = await givenHoldingReceiver()
    ports = [receiver.port]
    const accountId = await givenAccount(database)
    const [endpointId = ''] = await givenEndpoints(accountId, receiver.port, 1)
    await givenMessages(accountId, 1)
    const impatient = startDelivering({ deadlineMs: 100 })
    await eventually(() => isSlow(endpointId))
    await impatient.stop()

    receiver.held.length = 0
    await givenMessages(accountId, 9)
    startDelivering()
    await eventually(() => receiver.held.length > 0)
    const attemptsUnderWay = async () => {
      const [row] = await database.sql<{ count: number }[]>`
        select count(*)::int from webhook_deliveries
        where endpoint_id = ${endpointId} and status = 'pending' and attempts = 1 and next_attempt_at > now() + interval '30 s'`
      return row?.count
    }
    expect(await attemptsUnderWay()).toBe(1)
    receiver.answer()
    await eventually(() => receiver.held.length === 4)
    expect([await isSlow(endpointId), await attemptsUnderWay()]).toEqual([false, 4])
  })

  it('that is deleted during an attempt drops its delivery, which is counted without a warning', async () => {
    const receiver = await givenHoldingReceiver()
    ports = [receiver.port]
    const accountId = await givenAccount(database)
    const [endpointId = ''] = await givenEndpoints(accountId, receiver.port, 1)
    await givenMessages(accountId, 1)
    const { metrics, warnings } = startDelivering()
    await eventually(() => receiver.held.length === 1)
    await database.sql`delete from webhook_endpoints where id = ${endpointId}`
    receiver.answer()
    const dropped = async () => (await metrics.registry.metrics()).includes('outcome="dropped"} 1')
    await eventually(dropped)
    expect(warnings).toEqual([])
  })
})
