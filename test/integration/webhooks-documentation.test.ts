import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { messageTypes, webhookEventTypes } from '#shared/webhooks/webhook-events.ts'
import { type LocalServer, listenLocally } from '../../ops/dev/services/listen-locally.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/webhooks.md'), 'utf8')
const samples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, sample = '']) => JSON.parse(sample))

interface Message {
  type: string
  data: object
}

const received: Message[] = []
let receiver: LocalServer
let system: TestSystem
beforeAll(async () => {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push(JSON.parse(body))
      response.writeHead(204).end()
    })
  })
  receiver = await listenLocally(server)
  system = await startSystem({ settings: { WEBHOOK_URL_ALLOW: `127.0.0.1:${receiver.port}` } })
})
afterAll(async () => {
  await system.close()
  await receiver.close()
})

/** What differs from run to run, made equal: ids and times, and nothing else. */
function anonymous(value: unknown): unknown {
  const text = JSON.stringify(value)
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
  return JSON.parse(text)
}

it('docs/webhooks.md shows a message of every type, as the service sends it', async () => {
  const { key } = await givenCustomer(system.database, { credits: 11 })
  const body = { url: `http://127.0.0.1:${receiver.port}/hook`, event_types: [...webhookEventTypes] }
  const { data: endpoint } = (await call(system, key, { method: 'POST', path: '/account/webhook-endpoints', body }))
    .body
  const tested = await call(system, key, { method: 'POST', path: `/account/webhook-endpoints/${endpoint.id}/test` })
  expect([tested.status, tested.body.data.event_type, tested.body.data.attempt_list]).toEqual([
    201,
    'endpoint.test',
    [],
  ])
  const failing = { image_url: 'https://127.0.0.1/a.png' }
  await call(system, key, { method: 'POST', path: '/prompts/image-to-prompt', body: failing })
  const items = Array.from({ length: 9 }, () => ({ prompt: 'write a welcome mail for new users' }))
  await call(system, key, { method: 'POST', path: '/prompts/optimize/batch', body: { items } })
  await call(system, key, { method: 'POST', path: '/prompts/optimize', body: items[0] })
  const messages = await eventually(() => {
    const byType = messageTypes.map((type) => received.find((message) => message.type === type))
    return byType.every((message) => message !== undefined) && byType
  })
  expect(samples.filter(({ type }) => type).map(anonymous)).toEqual(messages.map(anonymous))
})

it('an endpoint that is switched off, or is another account’s, gets no test message', async () => {
  const { key } = await givenCustomer(system.database)
  const { key: stranger } = await givenCustomer(system.database)
  const body = { url: `http://127.0.0.1:${receiver.port}/hook`, event_types: ['job.failed'] }
  const { data: endpoint } = (await call(system, key, { method: 'POST', path: '/account/webhook-endpoints', body }))
    .body
  const path = `/account/webhook-endpoints/${endpoint.id}`
  expect((await call(system, stranger, { method: 'POST', path: `${path}/test` })).status).toBe(404)
  await call(system, key, { method: 'PATCH', path, body: { status: 'disabled' } })
  const answer = await call(system, key, { method: 'POST', path: `${path}/test` })
  expect([answer.status, answer.body.error.code]).toEqual([409, 'endpoint_disabled'])
})
