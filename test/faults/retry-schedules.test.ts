import { setTimeout as delay } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { startProcess, type TestProcess } from '../helpers/servers/processes.ts'

const schedulesCount = inject('isLong') ? 1000 : 100
const accountsCount = 100
const credits = 100
/** One API process and one worker. */
const killsMin = 2
/** Schedules that are under way at once. */
const concurrency = 60
/** Also on a machine that has much else to do; on an idle one it takes well under a minute. */
const timeout = 280_000

let servers: OwnServers
let environment: Record<string, string>
/** Two of each, of which one at a time is killed and replaced. */
const apis: TestProcess[] = []
const workers: TestProcess[] = []
beforeAll(async () => {
  servers = await startOwnServers()
  // So short that many waits end before the result.
  environment = { ...servers.environment, SYNC_WAIT_MS: '150', LOG_LEVEL: 'fatal' }
  const kinds = ['api', 'api', 'worker', 'worker'] as const
  const started = await Promise.all(kinds.map((kind) => startProcess(kind, environment)))
  apis.push(...started.slice(0, 2))
  workers.push(...started.slice(2))
}, timeout)
afterAll(async () => {
  await Promise.all([...apis, ...workers].map((one) => one.end('SIGTERM')))
  await servers.close()
}, timeout)

const call = fc.record({
  kind: fc.constant('call' as const),
  name: fc.constantFrom('a', 'b'),
  prefer: fc.constantFrom(null, null, 'respond-async', 'wait=1'),
  /** The client hangs up after so many milliseconds. */
  hangUpMs: fc.option(fc.integer({ min: 0, max: 30 })),
  api: fc.nat(1),
})
const cancel = fc.record({ kind: fc.constant('cancel' as const), api: fc.nat(1) })
const pause = fc.record({ kind: fc.constant('pause' as const), ms: fc.integer({ min: 1, max: 400 }) })
const schedule = fc.array(
  fc.oneof({ arbitrary: call, weight: 6 }, { arbitrary: cancel, weight: 1 }, { arbitrary: pause, weight: 2 }),
  { minLength: 2, maxLength: 8 },
)
type Call = typeof call extends fc.Arbitrary<infer Value> ? Value : never
type Schedule = typeof schedule extends fc.Arbitrary<infer Value> ? Value : never

interface Answer {
  /** 0 if the connection was lost, or given up. */
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any
  location: string | null
}

const lost: Answer = { status: 0, body: null, location: null }

async function send(api: number, key: string, method: string, path: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(`${apis[api]?.url}${path}`, {
      method,
      ...init,
      headers: { authorization: `Bearer ${key}`, ...init.headers },
    })
    return { status: response.status, body: await response.json(), location: response.headers.get('location') }
  } catch {
    return lost
  }
}

/** The prompt names the key, so that the books can be compared with what was asked. */
function optimize(key: string, name: string, { prefer, hangUpMs, api }: Omit<Call, 'kind' | 'name'>): Promise<Answer> {
  return send(api, key, 'POST', '/api/v1/prompts/optimize', {
    headers: { 'content-type': 'application/json', 'idempotency-key': name, ...(prefer ? { prefer } : {}) },
    body: JSON.stringify({ prompt: name }),
    ...(hangUpMs === null ? {} : { signal: AbortSignal.timeout(hangUpMs) }),
  })
}

/** Repeats a call until it has its final answer, as a client would. */
function insist(key: string, name: string): Promise<Answer> {
  let api = 0
  return eventually(async () => {
    api = 1 - api
    const answer = await optimize(key, name, { prefer: null, hangUpMs: null, api })
    if (answer.status === 200 || answer.body?.error?.code === 'job_cancelled') return answer
    await delay(250)
    return null
  }, timeout / 2)
}

/** The final answer under each name. */
async function runSchedule(key: string, actions: Schedule, number: number): Promise<[string, Answer][]> {
  const names = new Set<string>()
  const places: string[] = []
  for (const action of actions) {
    if (action.kind === 'pause') await delay(action.ms)
    else if (action.kind === 'cancel') {
      const place = places.pop()
      if (place) await send(action.api, key, 'DELETE', place)
    } else {
      const name = `${number}${action.name}`
      names.add(name)
      const { location } = await optimize(key, name, action)
      if (location) places.push(location)
    }
  }
  return Promise.all([...names].map(async (name): Promise<[string, Answer]> => [name, await insist(key, name)]))
}

/** Kills one process after the other with SIGKILL, each as soon as the one before is replaced. Returns how many. */
async function killOneByOne(isOver: () => boolean, onKill: () => void): Promise<void> {
  for (let kills = 0; !isOver(); kills += 1) {
    const [group, kind] = kills % 2 === 0 ? ([apis, 'api'] as const) : ([workers, 'worker'] as const)
    const place = Math.floor(kills / 2) % 2
    await group[place]?.end('SIGKILL')
    onKill()
    group[place] = await startProcess(kind, environment)
  }
}

describe('random schedules of calls, repetitions, hang-ups, cancellations and kills', () => {
  it('charge no idempotency key twice, and nothing without a result that can be fetched', { timeout }, async () => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    const schedules = fc.sample(schedule, { seed, numRuns: schedulesCount })
    const customers = await Promise.all(
      Array.from({ length: accountsCount }, () => givenCustomer(servers.database, { credits })),
    )
    const customerOf = (number: number) => customers[number % accountsCount] ?? Promise.reject(new Error('no customer'))
    const ends = new Map<string, Answer>()
    let next = 0
    let kills = 0
    const work = async (): Promise<void> => {
      // Starts over if the calls are done before enough processes were killed.
      while (next < schedules.length || kills < killsMin) {
        const number = next++
        const { key } = await customerOf(number)
        const steps = schedules[number % schedules.length] ?? []
        for (const [name, end] of await runSchedule(key, steps, number)) ends.set(name, end)
      }
    }
    let isOver = false
    const killing = killOneByOne(
      () => isOver,
      () => (kills += 1),
    )
    try {
      await Promise.all(Array.from({ length: concurrency }, work))
    } finally {
      isOver = true
    }
    await killing

    const { sql } = servers.database
    await eventually(
      async () => (await sql`select 1 from jobs where money_state = 'held' limit 1`).length === 0,
      timeout,
    )
    const jobs = await sql`select id, account_id, request ->> 'prompt' as name from jobs where money_state = 'captured'`
    const paid = jobs.map(({ name }) => name).sort()
    const delivered = [...ends].filter(([, { status }]) => status === 200).map(([name]) => name)
    // Every name once, and exactly those that were answered.
    expect([seed, paid]).toEqual([seed, delivered.sort()])
    for (const [name, { status, body }] of ends) if (status === 200) expect(body.data.original_prompt).toBe(name)
    for (const { accountId, key } of customers) {
      for (const { id, name } of jobs.filter((job) => job.account_id === accountId)) {
        const fetched = await send(0, key, 'GET', `/api/v1/jobs/${id}`)
        expect([seed, fetched.status, fetched.body?.data]).toEqual([seed, 200, ends.get(name)?.body.data])
      }
    }
    const [left] = await sql`select sum(remaining)::int as credits from credit_grants where active`
    expect(left?.credits).toBe(accountsCount * credits - paid.length)
    await expectSoundLedger(servers.database)
    // The run was meaningful: processes were killed, and most calls succeeded nevertheless.
    expect([kills >= killsMin, paid.length > schedulesCount / 2]).toEqual([true, true])
  })
})
