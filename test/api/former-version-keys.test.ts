import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findClaim, purgeIdempotencyKeys } from '#shared/idempotency/idempotency-keys.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { voidJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => database.close())

/** As the previous version inserts a job, with the key in its row. */
async function insertAsBefore(accountId: string, keyId: string, key: string): Promise<string> {
  const id = newId()
  await database.sql`
    insert into jobs (id, account_id, api_key_id, endpoint, tier, weight, cost, money_state, status, reply_node, request,
      deadline_at, next_sweep_at, idempotency_key, fingerprint)
    values (${id}, ${accountId}, ${keyId}, 'optimize', 'standard', 'text', 1, 'held', 'queued', 'test', '{}',
      now() + interval '1 minute', now() + interval '1 minute', ${key}, 'f')`
  return id
}

const claimOf = (accountId: string, key: string) =>
  findClaim(database.sql, { accountId, scope: 'optimize', key, fingerprint: 'f' })

describe('a key that a process of the previous version claimed in the row of its job', () => {
  it('is honoured: the repeated call reserves nothing', async () => {
    const { accountId, keyId } = await givenCustomer(database)
    const jobId = await insertAsBefore(accountId, keyId, 'k')
    const again = newJob(accountId, keyId, { idempotency: { key: 'k', fingerprint: 'f' } })
    expect(await reserveJob(database.sql, again)).toEqual({ outcome: 'repeated' })
    expect(await claimOf(accountId, 'k')).toMatchObject({ jobId })
  })

  it('is free when either version voids the job for a reason that may pass', async () => {
    const { accountId, keyId } = await givenCustomer(database)
    const here = await insertAsBefore(accountId, keyId, 'here')
    await voidJob(database.sql, here, { status: 'failed', errorCode: 'service_unavailable' })
    const there = await insertAsBefore(accountId, keyId, 'there')
    await database.sql`
      update jobs set money_state = 'voided', status = 'failed', idempotency_key = null where id = ${there}`
    expect([await claimOf(accountId, 'here'), await claimOf(accountId, 'there')]).toEqual([null, null])
  })

  it('is forgotten in both places', async () => {
    const { accountId, keyId } = await givenCustomer(database)
    const id = await insertAsBefore(accountId, keyId, 'old')
    await database.sql`
      update idempotency_keys set created_at = now() - interval '25 hours' where account_id = ${accountId}`
    expect(await purgeIdempotencyKeys(database.sql, 1000)).toBe(1)
    const [row] = await database.sql`select idempotency_key, fingerprint from jobs where id = ${id}`
    expect(row).toEqual({ idempotency_key: null, fingerprint: null })
  })
})

it('a key claimed by this version rejects the previous version’s job with the constraint it expects', async () => {
  const { accountId, keyId } = await givenCustomer(database)
  await reserveJob(database.sql, newJob(accountId, keyId, { idempotency: { key: 'k', fingerprint: 'f' } }))
  await expect(insertAsBefore(accountId, keyId, 'k')).rejects.toMatchObject({
    code: '23505',
    constraint_name: 'jobs_idempotency',
  })
})

it('the previous version keeps, replays and purges stored responses through the view', async () => {
  const { accountId } = await givenCustomer(database)
  await database.sql`
    insert into repeatable_requests as r (account_id, endpoint, key_hash, fingerprint, claimed_until)
    values (${accountId}, 'POST /x', 'h', 'f', now() + interval '1 minute')
    on conflict (account_id, endpoint, key_hash) do update set fingerprint = excluded.fingerprint
    where r.created_at <= now()`
  await database.sql`
    update repeatable_requests set status_code = 201, answer = '\\x00' where account_id = ${accountId}`
  const [row] = await database.sql`select scope, status_code from idempotency_keys where account_id = ${accountId}`
  expect(row).toEqual({ scope: 'POST /x', status_code: 201 })
  const purged = await database.sql`
    delete from repeatable_requests where ctid = any(array(
      select ctid from repeatable_requests where account_id = ${accountId} order by created_at limit 10)) returning 1`
  expect(purged).toHaveLength(1)
})
