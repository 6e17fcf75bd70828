import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { newId } from '#shared/platform/ids.ts'
import { anonymous, call } from '../helpers/call.ts'
import { type DocumentedAnswers, readDocument, undocumented } from '../helpers/documented.ts'
import { givenAccount, givenApiKey, givenCustomer, givenGrant, newJob } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const endpoints: ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?][] = [
  ['GET', '/account'],
  ['GET', '/account/billing-details'],
  ['PUT', '/account/billing-details', {}],
  ['GET', '/account/statement'],
  ['GET', '/account/usage'],
  ['GET', '/account/keys'],
  ['POST', '/account/keys', { name: 'x' }],
  ['POST', `/account/keys/${newId()}/rotate`],
  ['DELETE', `/account/keys/${newId()}`],
  ['GET', '/account/invoices'],
  ['GET', `/account/invoices/${newId()}`],
  ['GET', `/account/invoices/${newId()}/pdf`],
]

describe('every endpoint of the account', () => {
  it.each(endpoints)(
    '%s %s needs a key, is counted, costs nothing and is kept by no cache',
    async (method, path, body) => {
      expect(await call(system, null, { method, path, body })).toMatchObject({ status: 401 })
      const { key, accountId } = await givenCustomer(system.database, { credits: 5, plan: 'starter' })
      const answer = await call(system, key, { method, path, body })
      expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '30', 'x-ratelimit-remaining': '29' })
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.body).not.toHaveProperty('usage')
      const [{ remaining } = {}] = await system.database
        .sql`select remaining from credit_grants where account_id = ${accountId}`
      expect(remaining).toBe(5)
    },
  )

  it.each(endpoints)('%s %s is documented, with the answer that it gives', async (method, path, body) => {
    const document = await readDocument(system)
    const pattern = `/api/v1${path.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '{id}')}`
    const operation: DocumentedAnswers & { security: object; summary: string } =
      document.paths[pattern]?.[method.toLowerCase()]
    expect(operation).toMatchObject({ security: [{ apiKey: [] }], summary: expect.any(String) })
    const { key } = await givenCustomer(system.database)
    expect(undocumented(operation, await call(system, key, { method, path, body }))).toEqual([])
    expect(undocumented(operation, await call(system, null, { method, path, body }))).toEqual([])
  })

  it('when Postgres and Redis are away the answer is 503, as documented', async () => {
    const lonely = await startSystem({ withWorker: false })
    const { key } = await givenCustomer(lonely.database)
    const document = await readDocument(lonely)
    await lonely.api.close()
    const answer = await call(lonely, key, { path: '/account' })
    await lonely.app.close()
    await lonely.database.close()
    expect(answer.status).toBe(503)
    expect(undocumented(document.paths['/api/v1/account'].get, answer)).toEqual([])
  })

  it('past the quota the answer is 429', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter' })
    const answers = await Promise.all(Array.from({ length: 31 }, () => call(system, key, { path: '/account' })))
    expect(answers.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(1)
  })

  it('a key of another account and text that is no id are answered as an unknown id', async () => {
    const [mine, theirs] = [await givenCustomer(system.database), await givenCustomer(system.database)]
    const unknown = { method: 'DELETE' as const, path: `/account/keys/${newId()}` }
    const nowhere = anonymous(await call(system, mine.key, unknown))
    for (const id of [theirs.keyId, newId(), 'nonsense']) {
      const answer = await call(system, mine.key, { method: 'DELETE', path: `/account/keys/${id}` })
      expect([answer.status, anonymous(answer)]).toEqual([404, nowhere])
    }
    expect((await call(system, theirs.key, { path: '/account' })).status).toBe(200)
  })
})

describe('GET /account', () => {
  const read = async (key: string) => (await call(system, key, { path: '/account' })).body.data

  it('says who it is, the plan with its limits, the balance and the grants', async () => {
    const accountId = await createAccount(system.database.kysely, {
      name: 'Acme',
      email: 'a@acme.example',
      plan: 'pro',
    })
    const { secret } = await givenApiKey(system.database, accountId)
    const data = await read(secret)
    expect(data).toMatchObject({
      id: accountId,
      name: 'Acme',
      email: 'a@acme.example',
      plan: {
        id: 'pro',
        name: 'Pro Developer',
        requests_per_minute: 120,
        endpoints: ['optimize', 'generate', 'image-to-prompt'],
        queue: 'priority',
      },
      credits: { available: 7550, held: 0 },
    })
    // Both expire at the same moment, and so in either order.
    const grants = data.grants.toSorted(
      (left: { granted: number }, right: { granted: number }) => left.granted - right.granted,
    )
    expect(data.plan.expires_at).toBe(grants[1].expires_at)
    expect(grants).toMatchObject([
      { plan: 'sandbox', source: 'sign_up', state: 'active', granted: 50, remaining: 50, order_id: null },
      { plan: 'pro', source: 'operator', state: 'active', granted: 7500, remaining: 7500 },
    ])
  })

  it('tells credits that are held from those that can be spent', async () => {
    const { key, keyId, accountId } = await givenCustomer(system.database, { credits: 10 })
    await reserveJob(system.database.sql, newJob(accountId, keyId, { costCredits: 3 }))
    expect((await read(key)).credits).toEqual({ available: 7, held: 3 })
  })

  it('marks grants as active, spent, expired or revoked, active ones first', async () => {
    const { sql } = system.database
    const accountId = await givenAccount(system.database, { credits: 0 })
    const ids = { expired: 1, spent: 10, revoked: 20, active: 30 }
    for (const [name, validityDays] of Object.entries(ids)) {
      const id = await givenGrant(system.database, accountId, { credits: 5, plan: 'pro', validityDays })
      if (name === 'expired') await sql`update credit_grants set expires_at = now() where id = ${id}`
      if (name === 'spent') await sql`update credit_grants set remaining = 0, active = false where id = ${id}`
      if (name === 'revoked')
        await sql`update credit_grants set remaining = 0, active = false, voided_at = now() where id = ${id}`
    }
    const { secret } = await givenApiKey(system.database, accountId)
    const data = await read(secret)
    expect(data.grants.map(({ state }: { state: string }) => state)).toEqual(['active', 'spent', 'expired', 'revoked'])
    expect(data.credits.available).toBe(5)
  })

  it('a long history does not hide the plan that a spent grant still brings', async () => {
    const { sql } = system.database
    const accountId = await givenAccount(system.database, { credits: 0 })
    await sql`
      insert into credit_grants (id, account_id, plan, source, granted, remaining, active, expires_at)
      select gen_random_uuid(), ${accountId}, 'starter', 'operator', 1, 0, false, now() - n * interval '1 day'
      from generate_series(1, 500) n`
    const spent = await givenGrant(system.database, accountId, { credits: 5, plan: 'scale', validityDays: 10 })
    await sql`update credit_grants set remaining = 0, active = false where id = ${spent}`
    const { secret } = await givenApiKey(system.database, accountId)
    const data = await read(secret)
    expect([data.plan.id, data.grants.length, data.grants[0].id]).toEqual(['scale', 500, spent])
  })

  it('the plan is the best that is neither expired nor refunded, and lasts as long as its last grant', async () => {
    const { sql } = system.database
    const accountId = await givenAccount(system.database, { credits: 0 })
    const { secret } = await givenApiKey(system.database, accountId)
    const plan = async () => {
      const data = await read(secret)
      return [data.plan.id, data.plan.expires_at]
    }
    expect(await plan()).toEqual(['sandbox', null])
    const first = await givenGrant(system.database, accountId, { credits: 5, plan: 'pro', validityDays: 10 })
    const second = await givenGrant(system.database, accountId, { credits: 5, plan: 'pro', validityDays: 20 })
    const [{ at } = { at: new Date(0) }] = await sql<{ at: Date }[]>`
      select expires_at as at from credit_grants where id = ${second}`
    // The process may remember the key for a moment: it is this answer that must be right, not the limit.
    expect(await plan()).toEqual(['pro', at.toISOString()])
    await sql`update credit_grants set remaining = 0, active = false, voided_at = now() where id = ${second}`
    await sql`update credit_grants set expires_at = now() where id = ${first}`
    expect(await plan()).toEqual(['sandbox', null])
  })
})
