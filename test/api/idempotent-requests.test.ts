import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { purgeIdempotencyKeys } from '#shared/idempotency/idempotency-keys.ts'
import { holdTable } from '../../ops/chaos/hold-table.ts'
import { indianDetails, supplierEnvironment } from '../helpers/billing.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false, settings: supplierEnvironment })
})
afterAll(async () => system.close())

const send = (key: string, path: string, body: object, name = 'k') =>
  call(system, key, { method: 'POST', path, body, headers: { 'idempotency-key': name } })

describe('a request to the account that is repeated under its Idempotency-Key', () => {
  it('makes one API key, and shows its secret again', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const first = await send(key, '/account/keys', { name: 'backend' })
    const again = await send(key, '/account/keys', { name: 'backend' })
    expect([first.status, again.status, again.headers['idempotent-replayed']]).toEqual([201, 201, 'true'])
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect(again.text).toBe(first.text)
    const keys = await system.database.sql`select 1 from api_keys where account_id = ${accountId}`
    expect(keys).toHaveLength(2)
  })

  it('stores neither the secret nor the Idempotency-Key in plain text', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const { body } = await send(key, '/account/keys', { name: 'backend' }, 'a name')
    const [row] = await system.database.sql`select * from idempotency_keys where account_id = ${accountId}`
    expect(JSON.stringify(row)).not.toContain('a name')
    expect(row?.response.toString('latin1')).not.toContain(body.data.secret)
  })

  it('of twenty at once one is done, and the others wait or see it', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(key, '/account/keys', { name: 'backend' })))
    const done = answers.filter(({ status }) => status === 201)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(20 - done.length)
    expect(new Set(done.map(({ text }) => text)).size).toBe(1)
    expect(await system.database.sql`select 1 from api_keys where account_id = ${accountId}`).toHaveLength(2)
  })

  it('is refused with another body or at another address of the same endpoint', async () => {
    const { key } = await givenCustomer(system.database)
    const { body } = await send(key, '/account/keys', { name: 'backend' })
    expect((await send(key, '/account/keys', { name: 'frontend' })).status).toBe(422)
    const rotated = await send(key, `/account/keys/${body.data.id}/rotate`, {})
    expect([rotated.status, rotated.headers['idempotent-replayed']]).toEqual([201, undefined])
    const other = await send(key, `/account/keys/${rotated.body.data.id}/rotate`, {})
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('is new after a refusal', async () => {
    const { key } = await givenCustomer(system.database)
    const url = 'https://hooks.example.com/x'
    expect(
      (await send(key, '/account/webhook-endpoints', { url: 'http://x', event_types: ['job.failed'] })).status,
    ).toBe(422)
    const endpoint = await send(key, '/account/webhook-endpoints', { url, event_types: ['job.failed'] })
    expect(endpoint.status).toBe(201)
  })

  it('is new after 24 hours', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const { sql } = system.database
    await send(key, '/account/keys', { name: 'backend' })
    await sql`update idempotency_keys set created_at = now() - interval '24 hours' where account_id = ${accountId}`
    const again = await send(key, '/account/keys', { name: 'another' })
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([201, undefined])
    await sql`update idempotency_keys set created_at = now() - interval '24 hours' where account_id = ${accountId}`
    expect(await purgeIdempotencyKeys(sql, 1000)).toBe(1)
  })
})

describe('while Postgres holds a statement longer than the deadline', () => {
  const made = {
    'an API key': { path: '/account/keys', body: { name: 'slow' }, table: 'api_keys' },
    'a webhook endpoint': {
      path: '/account/webhook-endpoints',
      body: { url: 'https://hooks.example.com/slow', event_types: ['job.failed'] },
      table: 'webhook_endpoints',
    },
    'an order': {
      path: '/account/orders',
      body: { plan: 'starter', currency: 'INR', provider: 'manual', billing_details: indianDetails },
      table: 'orders',
    },
  } as const

  it.each(Object.entries(made))('%s is made once, and the repetition gets the same answer', async (_, asked) => {
    const { key, accountId } = await givenCustomer(system.database)
    const { sql } = system.database
    const count = async () => {
      const [row] = await sql<{ count: number }[]>`
        select count(*)::int from ${sql(asked.table)} where account_id = ${accountId}`
      return row?.count ?? 0
    }
    const before = await count()
    const hold = await holdTable(system.database, asked.table)
    const first = await send(key, asked.path, asked.body)
    const during = await send(key, asked.path, asked.body)
    await hold.release()
    const after = await eventually(async () => {
      const answer = await send(key, asked.path, asked.body)
      return answer.status === 409 ? null : answer
    })
    expect([first.status, during.status, during.body.error.code]).toEqual([503, 409, 'idempotency_in_progress'])
    expect([after.status, after.headers['idempotent-replayed']]).toEqual([201, 'true'])
    expect(await count()).toBe(before + 1)
  })
})
