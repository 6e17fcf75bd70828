import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { holdTable } from '../../ops/chaos/hold-table.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type OwnServers, startOwnServers } from '../helpers/servers/own-servers.ts'
import { callOptimize, spawnProcess, startProcess, type TestProcess } from '../helpers/servers/processes.ts'

let servers: OwnServers
let api: TestProcess
const workers: TestProcess[] = []
beforeAll(async () => {
  servers = await startOwnServers({ SYNC_WAIT_MS: callWaitMs })
  api = await startProcess('api', servers.environment)
})
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.end('SIGKILL')
})
afterAll(async () => {
  await api.end('SIGTERM')
  await servers.close()
})

/** Not awaited: tests find it by the lock it waits for, on which it would give up before it reports ready. */
async function givenStartingWorker(): Promise<TestProcess> {
  const worker = await spawnProcess('worker', servers.environment)
  workers.push(worker)
  return worker
}

async function givenWorker(): Promise<TestProcess> {
  const worker = await startProcess('worker', servers.environment)
  workers.push(worker)
  return worker
}

/** Postgres does not notice that a client is dead: its statement is cut off before it can commit. */
async function cutOffWaiting(): Promise<void> {
  await servers.database.sql`select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'`
}

async function statusOf(accountId: string): Promise<string | undefined> {
  const [row] = await servers.database.sql`select status from jobs where account_id = ${accountId}`
  return row?.status
}

/** Workers start while a call waits, which takes seconds alone and tens of seconds beside other tests. */
const callWaitMs = '100000'

/** Logged when the queue redelivers a job whose worker is gone, the only way to another worker. */
const takenOver = 'stalled job redelivered'

/** A call of a fresh customer that waits in line, since no worker runs yet. */
async function givenQueuedCall() {
  const { key, accountId } = await givenCustomer(servers.database, { credits: 5 })
  const call = callOptimize(api, key)
  await eventually(async () => (await statusOf(accountId)) === 'queued')
  return { accountId, call }
}

const once = { held: 0, captured: 1, voided: 0, remaining: 4 }

describe('a worker killed with SIGKILL', () => {
  it('before it claims: the job is taken over while the caller waits, and charged once', async () => {
    const { accountId, call } = await givenQueuedCall()
    const hold = await holdTable(servers.database, 'jobs')
    const first = await givenStartingWorker()
    await hold.waiting()
    await first.end('SIGKILL')
    await cutOffWaiting()
    await hold.release()
    const second = await givenWorker()
    expect((await call).status).toBe(200)
    await eventually(() => second.output().includes(takenOver))
    expect(await accountState(servers.database, accountId)).toEqual(once)
  })

  it('between claim and settle: the job is taken over while the caller waits, and charged once', async () => {
    const { accountId, call } = await givenQueuedCall()
    const hold = await holdTable(servers.database, 'ledger_entries')
    const first = await givenStartingWorker()
    await hold.waiting()
    // The statement that waits may be that of a sweep.
    await eventually(async () => (await statusOf(accountId)) === 'running')
    // Before anything else: left waiting, the first worker would give up after its deadline and claim the job again.
    await first.end('SIGKILL')
    await cutOffWaiting()
    await hold.release()
    const second = await givenWorker()
    expect((await call).status).toBe(200)
    await eventually(() => second.output().includes(takenOver))
    expect(await accountState(servers.database, accountId)).toEqual(once)
    const [row] = await servers.database.sql`select attempt from jobs where account_id = ${accountId}`
    expect(row?.attempt).toBe(2)
  })

  it('after settling, before replying: the stored result is delivered, not computed again', async () => {
    const { accountId, call } = await givenQueuedCall()
    const hold = await holdTable(servers.database, 'ledger_entries')
    const first = await givenStartingWorker()
    await hold.waiting()
    servers.redis.freeze()
    await hold.release()
    await eventually(async () => (await statusOf(accountId)) === 'succeeded')
    await first.end('SIGKILL')
    servers.redis.thaw()
    await givenWorker()
    const answer = await call
    expect(answer.status).toBe(200)
    expect(await accountState(servers.database, accountId)).toEqual(once)
    const [row] = await servers.database.sql`select attempt, result from jobs where account_id = ${accountId}`
    expect(row?.attempt).toBe(1)
    expect(answer.body.data.optimized_prompt).toBe(row?.result.optimized_prompt)
    await expectSoundLedger(servers.database)
  })
})

it('a job is charged once when its hung worker wakes after another took over', async () => {
  const { accountId, call } = await givenQueuedCall()
  const hold = await holdTable(servers.database, 'jobs')
  const zombie = await givenStartingWorker()
  await hold.waiting()
  zombie.child.kill('SIGSTOP')
  await hold.release()
  await givenWorker()
  expect((await call).status).toBe(200)
  zombie.child.kill('SIGCONT')
  // It was stopped while starting; only a started worker exits cleanly.
  await eventually(() =>
    fetch(`${zombie.probeUrl}/readyz`).then(
      (response) => response.ok,
      () => false,
    ),
  )
  expect(await zombie.end('SIGTERM')).toBe(0)
  expect(await accountState(servers.database, accountId)).toEqual(once)
  await expectSoundLedger(servers.database)
})
