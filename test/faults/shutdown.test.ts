import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { holdTable } from '../../ops/chaos/hold-table.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { callOptimize, spawnProcess, startProcess, type TestProcess } from '../helpers/servers/processes.ts'

let servers: OwnServers
beforeAll(async () => {
  servers = await startOwnServers()
})
afterAll(async () => servers.close())

describe('SIGTERM', () => {
  /** Outlives the first API, and is killed beside the second. */
  let worker: TestProcess
  beforeAll(async () => {
    worker = await startProcess('worker', servers.environment)
  })
  afterAll(async () => void (await worker?.end('SIGKILL')))

  it('to the API: reports not ready, answers all calls in flight, and exits with code 0', async () => {
    // Long enough for even a slow test to see it not ready.
    const api = await startProcess('api', { ...servers.environment, SHUTDOWN_DELAY_MS: '5000' })
    // Several accounts, since few calls of any one are in line at once.
    const customers = await Promise.all(Array.from({ length: 10 }, () => givenCustomer(servers.database)))
    const sumOf = async (what: 'held' | 'captured'): Promise<number> => {
      const states = await Promise.all(customers.map(({ accountId }) => accountState(servers.database, accountId)))
      return states.reduce((sum, state) => sum + state[what], 0)
    }
    worker.child.kill('SIGSTOP')
    // The API looks up few unknown keys at once: a busy machine would not know all ten in time.
    for (const { key } of customers) {
      const account = await fetch(`${api.url}/api/v1/account`, { headers: { authorization: `Bearer ${key}` } })
      expect(account.status).toBe(200)
    }
    const calls = customers.flatMap(({ key }) => Array.from({ length: 5 }, () => callOptimize(api, key)))
    await eventually(async () => (await sumOf('held')) === 50)
    const end = api.end('SIGTERM')
    await eventually(async () => (await fetch(`${api.url}/readyz`)).status === 503)
    worker.child.kill('SIGCONT')
    const answers = await Promise.all(calls)
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(50)
    expect(await end).toBe(0)
    expect([await sumOf('captured'), await sumOf('held')]).toEqual([50, 0])
  })

  it('to the API with no worker left: ends the calls in flight before their wait is over, uncharged', async () => {
    const api = await startProcess('api', {
      ...servers.environment,
      SYNC_WAIT_MS: '120000',
      SHUTDOWN_DEADLINE_MS: '300000',
    })
    const { key, accountId } = await givenCustomer(servers.database, { credits: 20 })
    worker.child.kill('SIGSTOP')
    // More than the account may have in the queue, so that some are still waiting for their turn.
    const calls = Array.from({ length: 12 }, () => callOptimize(api, key))
    await eventually(async () => (await accountState(servers.database, accountId)).held === 8)
    await worker.end('SIGKILL')
    const end = api.end('SIGTERM')
    const answers = await Promise.all(calls)
    expect(answers.map(({ status, body }) => [status, body?.error?.code])).toEqual(
      Array.from({ length: 12 }, () => [504, 'job_timeout']),
    )
    expect(Math.max(...answers.map(({ elapsedMs }) => elapsedMs))).toBeLessThan(60_000)
    expect(await end).toBe(0)
    const { held, captured } = await accountState(servers.database, accountId)
    expect([held, captured]).toEqual([0, 0])
    await expectSoundLedger(servers.database)
  })
})

describe('SIGTERM, one process at a time', () => {
  let api: TestProcess
  /** The one that is left of two. */
  let worker: TestProcess
  beforeAll(async () => {
    api = await startProcess('api', { ...servers.environment, SHUTDOWN_DEADLINE_MS: '8000' })
  })
  // Only a test that failed halfway leaves anything to end here.
  afterAll(async () => void (await Promise.all([api?.end('SIGKILL'), worker?.end('SIGKILL')])))

  it('to one of two workers under load: no call fails', async () => {
    const first = await startProcess('worker', servers.environment)
    worker = await startProcess('worker', servers.environment)
    const { key, accountId } = await givenCustomer(servers.database, { credits: 200 })
    const calls = Array.from({ length: 200 }, () => callOptimize(api, key))
    await eventually(async () => (await accountState(servers.database, accountId)).captured > 5)
    expect(await first.end('SIGTERM')).toBe(0)
    const answers = await Promise.all(calls)
    expect(answers.every((answer) => answer.status === 200)).toBe(true)
    await expectSoundLedger(servers.database)
  })

  it('to a worker in the middle of a job: the job is finished first', async () => {
    const { key } = await givenCustomer(servers.database, { credits: 5 })
    worker.child.kill('SIGSTOP')
    const call = callOptimize(api, key)
    await eventually(async () => (await servers.database.sql`select 1 from jobs where status = 'queued'`).length > 0)
    const settling = await holdTable(servers.database, 'ledger_entries')
    worker.child.kill('SIGCONT')
    await settling.waiting()
    const end = worker.end('SIGTERM')
    // It knows that it has to stop while its job cannot end.
    await eventually(async () => (await fetch(`${worker.probeUrl}/readyz`)).status === 503)
    await settling.release()
    expect((await call).status).toBe(200)
    expect(await end).toBe(0)
  })

  it('to the API with a connection that never sent a request: does not wait for it', async () => {
    const silent = connect(Number(new URL(api.url).port), '127.0.0.1')
    await once(silent, 'connect')
    expect(await api.end('SIGTERM')).toBe(0)
    silent.destroy()
  })
})

describe('SIGTERM while Redis or Postgres is down', () => {
  /** Far longer than the test may take: a process that waits for it fails the test. */
  const settings = { SHUTDOWN_DEADLINE_MS: '600000', CONCURRENCY_IMAGE_STANDARD: '1', CONCURRENCY_LLM_STANDARD: '1' }

  it.each([['redis'], ['postgres']] as const)('(%s): every process exits before its deadline', async (name) => {
    const environment = { ...servers.environment, ...settings }
    const processes = await Promise.all((['api', 'worker'] as const).map((kind) => startProcess(kind, environment)))
    await servers[name].kill()
    // They have noticed.
    for (const { probeUrl } of processes) {
      await eventually(async () => (await fetch(`${probeUrl}/readyz`)).status === 503)
    }
    const exitCodes = await Promise.all(processes.map((each) => each.end('SIGTERM')))
    expect(exitCodes).toEqual([0, 0])
    await servers[name].restart()
  })
})

describe('a process with wrong settings', () => {
  const ofBoth = ['DATABASE_URL', 'REDIS_URL']
  it.each([
    ['api', [...ofBoth, 'API_KEY_PEPPER', 'PORT', 'METRICS_PORT']],
    ['worker', [...ofBoth, 'METRICS_PORT']],
  ] as const)(
    '%s exits with code 1 and one message that names the settings at fault and no secret',
    async (kind, names) => {
      const started = await spawnProcess(kind, {
        DATABASE_URL: 'mysql://user:hunter2@host/db',
        PORT: '99999',
        METRICS_PORT: 'x',
      })
      expect(await once(started.child, 'close')).toEqual([1, null])
      const [title, ...faults] = started.output().trimEnd().split('\n')
      expect([title, faults.map((fault) => fault.trim().split(' ')[0])]).toEqual(['Invalid settings:', names])
      expect(started.output()).not.toContain('hunter2')
    },
  )
})
