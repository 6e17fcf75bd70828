import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planIds } from '#shared/accounts/plans.ts'
import { call } from '../helpers/call.ts'
import { readDocument } from '../helpers/documented.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

interface Operation {
  operationId: string
  parameters?: { name: string; schema: object }[]
}

let system: TestSystem
let lists: [string, Operation][]
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
  const { paths } = await readDocument(system)
  const gets = Object.entries<{ get?: Operation }>(paths).flatMap(([path, { get }]): [string, Operation][] =>
    get ? [[path, get]] : [],
  )
  lists = gets.filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'cursor'))
})
afterAll(async () => system.close())

describe('every list', () => {
  it('is asked for in one manner: limit from 1 to 100, 20 if left out, and a cursor', () => {
    expect(lists.map(([, { operationId }]) => operationId).sort()).toEqual([
      'getStatement',
      'listBatches',
      'listInvoices',
      'listJobs',
      'listKeys',
      'listOrders',
      'listWebhookDeliveries',
      'listWebhookEndpoints',
    ])
    for (const [, { parameters = [] }] of lists) {
      const limit = parameters.find(({ name }) => name === 'limit')
      expect(limit?.schema).toMatchObject({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
    }
  })

  it('has the same shape, and rejects an invalid cursor', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const [endpoint] = await system.database.sql`
      insert into webhook_endpoints (account_id, url, event_types, secret)
      values (${accountId}, 'https://hooks.example.com/', '{job.failed}', '\\x00') returning id`
    for (const [path] of lists) {
      const own = path.replace('/api/v1', '').replace('{id}', endpoint?.id)
      const { body } = await call(system, key, { path: own })
      expect([path, body.data]).toEqual([
        path,
        expect.objectContaining({ items: expect.any(Array), next_cursor: null, has_more: false }),
      ])
      for (const item of body.data.items) expect(Date.parse(item.created_at)).toBeGreaterThan(0)
      const strange = await call(system, key, { path: `${own}?cursor=bm90aGluZw` })
      expect([path, strange.status]).toEqual([path, 422])
    }
  })
})

describe('the plans', () => {
  it('are answered without a key, as a list', async () => {
    const { status, body } = await call(system, null, { path: '/plans' })
    expect([status, body.data.has_more]).toEqual([200, false])
    expect(body.data.items.map(({ id }: { id: string }) => id)).toEqual(planIds)
    expect(body.data.items[1]).toMatchObject({ credits: 1500, price_minor: { INR: 99_900, USD: 1200 } })
    expect(body.data.items[0].price_minor).toBeNull()
  })
})

describe('an error', () => {
  it('says whether to try again, and where it is explained', async () => {
    const { key } = await givenCustomer(system.database)
    const { body } = await system.optimize(key, {})
    expect(body.error).toMatchObject({
      retryable: false,
      doc_url: 'http://localhost:80/docs/errors/validation_error',
    })
    const unknown = await call(system, null, { path: '/nothing' })
    expect(unknown.body.error).toMatchObject({
      retryable: false,
      doc_url: expect.stringMatching(/\/docs\/errors\/not_found$/),
    })
  })
})
