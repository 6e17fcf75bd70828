import { afterAll, beforeAll, expect, it } from 'vitest'
import { holdTable } from '../../ops/chaos/hold-table.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system.close())

/** Makes the voids of calls without a reservation wait until the returned function is called. */
async function holdVoids(): Promise<() => Promise<void>> {
  const { sql } = system.database
  const holder = await sql.reserve()
  await holder`select pg_advisory_lock(1)`
  await sql`
    create function wait_for_test() returns trigger language plpgsql
    as 'begin perform pg_advisory_xact_lock(1); return new; end'`
  await sql`
    create trigger hold_voids before insert on jobs for each row when (new.money_state = 'voided')
    execute function wait_for_test()`
  return async () => {
    await holder`select pg_advisory_unlock(1)`
    holder.release()
  }
}

async function isVoidWaiting(): Promise<boolean> {
  const rows = await system.database.sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`
  return rows.length > 0
}

it('a call answered 503 is not charged, even if its reservation succeeds late and its void is delayed', async () => {
  const { sql } = system.database
  const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
  expect((await system.optimize(key, { prompt: 'name a cat' })).status).toBe(200)

  const releaseVoids = await holdVoids()
  const reservations = await holdTable(system.database, 'ledger_entries')
  const refused = await system.optimize(key, { prompt: 'name a dog' })
  expect(refused.status).toBe(503)
  await eventually(isVoidWaiting)
  await reservations.release()

  // The sweep of the worker is the only one that can void: it must not run the job.
  const jobId = refused.headers['x-request-id'] as string
  const job = await eventually(async () => {
    const [row] = await sql`select money_state, error_code from jobs where id = ${jobId}`
    return row && row.money_state !== 'held' && row
  })
  expect(job).toEqual({ money_state: 'voided', error_code: 'service_unavailable' })
  const entries = await sql`select kind, delta from ledger_entries where job_id = ${jobId} order by id`
  expect(entries).toEqual([
    { kind: 'reserve', delta: -1 },
    { kind: 'void', delta: 1 },
  ])
  const once = { held: 0, captured: 1, voided: 1, remaining: 4 }
  expect(await accountState(system.database, accountId)).toEqual(once)

  await eventually(isVoidWaiting)
  await releaseVoids()
  await system.api.runner.voider.drain()
  expect(await accountState(system.database, accountId)).toEqual(once)
  await expectSoundLedger(system.database)
})
