import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { createReportRunner } from '../../api/reports/report-runner.ts'
import { call } from '../helpers/call.ts'
import { givenApiKey, givenCustomer, newJob } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const usage = (key: string, query = '') => call(system, key, { path: `/account/usage${query}` })

/** A captured call at a time of the past. */
async function givenCallAt(customer: { accountId: string; keyId: string }, at: string): Promise<void> {
  const { sql } = system.database
  const [grant] = await sql`select id from credit_grants where account_id = ${customer.accountId}`
  const id = newId()
  await sql`insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node,
      created_at, deadline_at, next_sweep_at, finished_at)
    values (${id}, ${customer.accountId}, ${customer.keyId}, 'optimize', 'standard', 1, 'captured', 'succeeded', 'test',
      ${at}, ${at}, ${at}, ${at})`
  await sql`insert into ledger_entries (account_id, grant_id, job_id, kind, delta, created_at)
    values (${customer.accountId}, ${grant?.id}, ${id}, 'reserve', -1, ${at}),
      (${customer.accountId}, ${grant?.id}, ${id}, 'capture', 0, ${at})`
}

describe('usage', () => {
  it('counts calls by endpoint: succeeded, failed and under way, and what was charged', async () => {
    const customer = await givenCustomer(system.database, { credits: 50 })
    const { sql } = system.database
    const reserve = async (endpoint: 'optimize' | 'generate', costCredits = 1) => {
      const job = newJob(customer.accountId, customer.keyId, { endpoint, costCredits })
      await reserveJob(sql, job)
      return job.id
    }
    await captureJobs(sql, [
      { jobId: await reserve('optimize'), result: {}, latencyMs: 1 },
      { jobId: await reserve('generate', 3), result: {}, latencyMs: 1 },
    ])
    await voidJob(sql, await reserve('optimize'), { status: 'failed', errorCode: 'engine_failed' })
    await reserve('optimize')
    const { data } = (await usage(customer.key)).body
    expect(data.days).toMatchObject([
      { endpoint: 'generate', calls: 1, succeeded: 1, failed: 0, in_progress: 0, credits: 3 },
      { endpoint: 'optimize', calls: 3, succeeded: 1, failed: 1, in_progress: 1, credits: 1 },
    ])
    expect(data.totals).toEqual({ calls: 4, succeeded: 2, failed: 1, in_progress: 1, credits: 4 })
    expect(data.days[0].date).toBe(data.to)
  })

  it('counts calls by key, and those of one key alone', async () => {
    const customer = await givenCustomer(system.database, { credits: 50 })
    const other = await givenApiKey(system.database, customer.accountId)
    const keys = [customer.keyId, customer.keyId, other.id]
    for (const keyId of keys) await givenCallAt({ ...customer, keyId }, '2026-03-31T12:00:00Z')
    const range = '?from=2026-03-31&to=2026-03-31'
    const { data } = (await usage(customer.key, range)).body
    expect(data.by_key).toEqual([
      { key_id: customer.keyId, name: 'test', requests: 2, credits: 2 },
      { key_id: other.id, name: 'test', requests: 1, credits: 1 },
    ])
    expect(data.totals).toMatchObject({ calls: 3, credits: 3 })
    const ofOther = (await usage(customer.key, `${range}&key_id=${other.id}`)).body.data
    expect(ofOther).toMatchObject({ totals: { calls: 1 }, by_key: [{ key_id: other.id, requests: 1 }] })
    expect(ofOther.by_key).toHaveLength(1)
    const stranger = await givenCustomer(system.database)
    expect((await usage(stranger.key, `${range}&key_id=${other.id}`)).body.data.totals.calls).toBe(0)
    expect((await usage(customer.key, '?key_id=mine')).body.error.details[0].field).toBe('key_id')
  })

  it('a call that was paid from two grants is one call', async () => {
    const customer = await givenCustomer(system.database, { credits: 1 })
    const { sql } = system.database
    const [first] = await sql`select id from credit_grants where account_id = ${customer.accountId}`
    await system.optimize(customer.key, { prompt: 'name a cat' })
    const [job] = await sql`select id from jobs where account_id = ${customer.accountId}`
    const other = await givenCustomer(system.database, { credits: 1 })
    const [second] = await sql`select id from credit_grants where account_id = ${other.accountId}`
    expect(first?.id).not.toBe(second?.id)
    await sql`insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      values (${customer.accountId}, ${second?.id}, ${job?.id}, 'reserve', -2)`
    expect((await usage(customer.key)).body.data.totals).toMatchObject({ calls: 1, credits: 3 })
  })

  it('days begin and end in the time zone that is asked for, also on the day the clocks change', async () => {
    const customer = await givenCustomer(system.database)
    const at = [
      '2026-03-28T18:29:59Z',
      '2026-03-28T18:30:00Z',
      '2026-03-28T23:00:00Z',
      '2026-03-29T21:59:59Z',
      '2026-03-29T22:00:00Z',
    ]
    for (const instant of at) await givenCallAt(customer, instant)
    const callsBy = async (timeZone: string) => {
      const answer = await usage(customer.key, `?from=2026-03-27&to=2026-03-31&time_zone=${timeZone}`)
      return answer.body.data.days.map(({ date, calls }: { date: string; calls: number }) => [date, calls])
    }
    expect(await callsBy('UTC')).toEqual([
      ['2026-03-28', 3],
      ['2026-03-29', 2],
    ])
    expect(await callsBy('Asia/Kolkata')).toEqual([
      ['2026-03-28', 1],
      ['2026-03-29', 2],
      ['2026-03-30', 2],
    ])
    // The 29th has 23 hours in Berlin, from 23:00 to 22:00 UTC.
    expect(await callsBy('Europe/Berlin')).toEqual([
      ['2026-03-28', 2],
      ['2026-03-29', 2],
      ['2026-03-30', 1],
    ])
  })

  it('both days of the range are in it, and no other', async () => {
    const customer = await givenCustomer(system.database)
    for (const day of ['09', '10', '11', '12']) await givenCallAt(customer, `2026-05-${day}T12:00:00Z`)
    const { data } = (await usage(customer.key, '?from=2026-05-10&to=2026-05-11')).body
    expect(data).toMatchObject({ from: '2026-05-10', to: '2026-05-11', time_zone: 'UTC', totals: { calls: 2 } })
  })

  it('shows the last 30 days if nothing is said, and 92 at most', async () => {
    const { key } = await givenCustomer(system.database)
    const { from, to } = (await usage(key)).body.data
    expect((Date.parse(to) - Date.parse(from)) / 86_400_000).toBe(29)
    expect((await usage(key, '?from=2026-01-01&to=2026-04-02')).status).toBe(200)
    const tooLong = await usage(key, '?from=2026-01-01&to=2026-04-03')
    expect([tooLong.status, tooLong.body.error.details]).toEqual([
      422,
      [{ field: 'from', message: expect.stringContaining('91 days') }],
    ])
    expect((await usage(key, '?from=2999-01-01')).status).toBe(422)
    expect((await usage(key, '?from=2026-01-01&to=2026-04-02&limit=3')).status).toBe(422)
  })

  it('a time zone that Node knows and Postgres does not is refused', async () => {
    const { key } = await givenCustomer(system.database)
    for (const range of ['', '&from=2026-01-01&to=2026-01-02']) {
      const answer = await usage(key, `?time_zone=US/Pacific-New${range}`)
      expect([answer.status, answer.body.error.details[0].field]).toEqual([422, 'time_zone'])
    }
  })

  it('no account sees the calls of another', async () => {
    const [mine, theirs] = [await givenCustomer(system.database), await givenCustomer(system.database)]
    await system.optimize(mine.key, { prompt: 'name a cat' })
    expect((await usage(theirs.key)).body.data).toMatchObject({ days: [], totals: { calls: 0 } })
    expect((await usage(mine.key)).body.data.totals.calls).toBe(1)
  })
})

describe('reports', () => {
  it('take turns by account: 40 of one do not delay another’s', async () => {
    const { sql } = system.database
    const reports = createReportRunner(sql)
    const ended: string[] = []
    const run = async (accountId: string) => {
      await reports.run(accountId, 'report', (connection) => connection`select pg_sleep(0.03)`)
      ended.push(accountId)
    }
    const busy = Array.from({ length: 40 }, () => run('busy'))
    await Promise.all([...busy, run('other')])
    expect(ended.indexOf('other')).toBeLessThan(3)
  })
})
