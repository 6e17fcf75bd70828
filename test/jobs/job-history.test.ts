import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseAccount } from '#shared/accounts/erase-account.ts'
import { filteredJobsMax } from '#shared/jobs/job-repository.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { purgeTexts } from '../../worker/jobs/sweeps/purge.ts'
import { call } from '../helpers/call.ts'
import { givenApiKey, givenCustomer, newJob, storedResult } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const list = async (key: string, query: string) => (await call(system, key, { path: `/jobs?${query}` })).body
const idsOf = (body: { data: { items: { job_id: string }[] } }) => body.data.items.map(({ job_id }) => job_id)
const rate = (key: string, jobId: string, body: object = { rating: 'good' }) =>
  call(system, key, { method: 'POST', path: `/jobs/${jobId}/rating`, body })

async function givenEnded(
  { accountId, keyId }: { accountId: string; keyId: string },
  endpoint: 'optimize' | 'generate' = 'optimize',
  end: 'captured' | 'voided' | 'held' = 'captured',
): Promise<string> {
  const { sql } = system.database
  const job = newJob(accountId, keyId, { endpoint })
  await reserveJob(sql, job)
  if (end === 'captured') await captureJobs(sql, [{ jobId: job.id, result: storedResult(), latencyMs: 1 }])
  if (end === 'voided') await voidJob(sql, job.id, { status: 'failed', errorCode: 'engine_failed' })
  return job.id
}

/** Older jobs of an account, a minute apart, the newest an hour ago. */
async function givenHistory({ accountId, keyId }: { accountId: string; keyId: string }, count: number): Promise<void> {
  const { sql } = system.database
  await sql`
    with made as (
      insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node, created_at,
        deadline_at, next_sweep_at, finished_at)
      select uuidv7(), ${accountId}, ${keyId}, 'generate', 'standard', 1, 'captured', 'succeeded', 'test',
        now() - interval '1 hour' - n * interval '1 minute', now(), now(), now()
      from generate_series(${count}::int, 1, -1) n returning id, created_at
    )
    insert into ledger_entries (account_id, grant_id, job_id, kind, delta, created_at)
    select ${accountId}, (select id from credit_grants where account_id = ${accountId}), id, 'reserve', -1, created_at
    from made order by created_at`
}

describe('the list of jobs with filters', () => {
  it('holds the jobs of a status, an endpoint or a key', async () => {
    const customer = await givenCustomer(system.database)
    const other = await givenApiKey(system.database, customer.accountId)
    const optimized = await givenEnded(customer)
    const failed = await givenEnded(customer, 'generate', 'voided')
    const ofOther = await givenEnded({ ...customer, keyId: other.id })
    expect(idsOf(await list(customer.key, 'status=failed'))).toEqual([failed])
    expect(idsOf(await list(customer.key, 'endpoint=optimize'))).toEqual([ofOther, optimized])
    expect(idsOf(await list(customer.key, `key_id=${other.id}&status=succeeded`))).toEqual([ofOther])
    expect(idsOf(await list(customer.key, 'status=cancelled'))).toEqual([])
    const stranger = await givenCustomer(system.database)
    expect(idsOf(await list(stranger.key, `key_id=${other.id}`))).toEqual([])
  })

  it('holds the jobs of a day, or between two times', async () => {
    const customer = await givenCustomer(system.database)
    const { sql } = system.database
    const [first, second, third] = [await givenEnded(customer), await givenEnded(customer), await givenEnded(customer)]
    const times = [
      [first, '2026-03-01T23:59:59Z'],
      [second, '2026-03-02T00:00:00Z'],
      [third, '2026-03-03T00:00:00Z'],
    ]
    for (const [id, at] of times) {
      await sql`update jobs set created_at = ${at as string} where id = ${id as string}`
      await sql`alter table ledger_entries disable trigger user`
      await sql`update ledger_entries set created_at = ${at as string} where job_id = ${id as string}`
      await sql`alter table ledger_entries enable trigger user`
    }
    expect(idsOf(await list(customer.key, 'from=2026-03-02&to=2026-03-02'))).toEqual([second])
    expect(idsOf(await list(customer.key, 'from=2026-03-02'))).toEqual([third, second])
    expect(idsOf(await list(customer.key, 'to=2026-03-01'))).toEqual([first])
    const hours = 'from=2026-03-01T23:00:00Z&to=2026-03-03T05:30:00%2B05:30'
    expect(idsOf(await list(customer.key, hours))).toEqual([second, first])
  })

  it.each([
    'from=tomorrow',
    'to=2026-13-01',
    'from=2026-03-02T10:00:00',
    'key_id=mine',
    'from=2026-03-02&to=2026-03-01',
  ])('refuses %s', async (query) => {
    const { key } = await givenCustomer(system.database)
    expect((await list(key, query)).error.code).toBe('validation_error')
  })

  it('finds a rare job behind many others over pages of bounded cost', async () => {
    const customer = await givenCustomer(system.database)
    const rare = await givenEnded(customer)
    await givenHistory(customer, filteredJobsMax + 200)
    const first = await list(customer.key, 'endpoint=optimize')
    expect([idsOf(first), first.data.has_more]).toEqual([[], true])
    const second = await list(customer.key, `endpoint=optimize&cursor=${first.data.next_cursor}`)
    expect([idsOf(second), second.data.has_more]).toEqual([[rare], false])
  })

  it('holds every job once over pages', async () => {
    const customer = await givenCustomer(system.database)
    await givenHistory(customer, 45)
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page = await list(customer.key, `endpoint=generate&limit=20${cursor && `&cursor=${cursor}`}`)
      seen.push(...idsOf(page))
      cursor = page.data.next_cursor
    }
    expect([seen.length, new Set(seen).size]).toEqual([45, 45])
  })
})

describe('a job rating', () => {
  it('is stored and shown, replaced by the next one, and counted by engine', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt: 'write a mail to my landlord about the broken heating' })
    const jobId = String(answer.headers['x-request-id'])
    const rated = await rate(key, jobId, { rating: 'bad' })
    expect(rated.body.data).toEqual({ job_id: jobId, rating: 'bad', rated_at: expect.stringMatching(/Z$/) })
    await rate(key, jobId)
    await rate(key, jobId)
    expect((await call(system, key, { path: `/jobs/${jobId}` })).body.job.rating).toBe('good')
    const { values } = await system.api.runner.metrics.ratings.get()
    const counted = values.filter(({ value }) => value > 0).map(({ labels, value }) => ({ ...labels, value }))
    const labels = { endpoint: 'optimize', quality: 'fast', engine: 'local' }
    expect(counted).toEqual(
      expect.arrayContaining([
        { ...labels, rating: 'bad', value: 1 },
        { ...labels, rating: 'good', value: 1 },
      ]),
    )
  })

  it('is refused for jobs without a result, and for those of other accounts', async () => {
    const customer = await givenCustomer(system.database)
    for (const end of ['voided', 'held'] as const) {
      const refused = await rate(customer.key, await givenEnded(customer, 'optimize', end))
      expect([refused.status, refused.body.error.code]).toEqual([409, 'job_not_rateable'])
    }
    const stranger = await givenCustomer(system.database)
    expect((await rate(stranger.key, await givenEnded(customer))).status).toBe(404)
    const jobId = await givenEnded(customer)
    expect((await rate(customer.key, jobId, { rating: 'great' })).status).toBe(422)
    await purgeTexts(system.database.sql, 0, 1000)
    expect((await rate(customer.key, jobId)).body.error.code).toBe('result_expired')
  })

  it('is erased with the account', async () => {
    const customer = await givenCustomer(system.database)
    const jobId = await givenEnded(customer)
    await rate(customer.key, jobId)
    await eraseAccount(system.database.kysely, customer.accountId)
    const [row] = await system.database.sql`select rating, rated_at from jobs where id = ${jobId}`
    expect(row).toEqual({ rating: null, rated_at: null })
  })
})
