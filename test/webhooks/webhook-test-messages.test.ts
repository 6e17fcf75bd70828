import { afterAll, beforeAll, expect, it } from 'vitest'
import { call } from '../helpers/call.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const host = '127.0.0.1:4000'
let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false, settings: { WEBHOOK_URL_ALLOW: host } })
})
afterAll(async () => system.close())

it('an endpoint that is switched off, or is another account’s, gets no test message', async () => {
  const { key } = await givenCustomer(system.database)
  const { key: stranger } = await givenCustomer(system.database)
  const body = { url: `http://${host}/hook`, event_types: ['job.failed'] }
  const { data: endpoint } = (await call(system, key, { method: 'POST', path: '/account/webhook-endpoints', body }))
    .body
  const path = `/account/webhook-endpoints/${endpoint.id}`
  const countMessages = async () => (await system.database.sql`select 1 from webhook_messages`).length
  expect((await call(system, key, { method: 'POST', path: `${path}/test` })).status).toBe(201)
  expect(await countMessages()).toBe(1)
  expect((await call(system, stranger, { method: 'POST', path: `${path}/test` })).status).toBe(404)
  await call(system, key, { method: 'PATCH', path, body: { status: 'disabled' } })
  const answer = await call(system, key, { method: 'POST', path: `${path}/test` })
  expect([answer.status, answer.body.error.code]).toEqual([409, 'endpoint_disabled'])
  expect(await countMessages()).toBe(1)
})
