import { createServer, type IncomingHttpHeaders } from 'node:http'
import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { parseAllowedHosts } from '#shared/ssrf/url-guard.ts'
import { type LocalServer, listenLocally } from '../../ops/local-servers.ts'
import { createWebhookDeliverer, deliveryAttemptsMax } from '../../worker/webhooks/deliver-webhooks.ts'
import { purgeWebhookMessages, webhookRetentionDays } from '../../worker/webhooks/due-delivery-repository.ts'
import { givenAccount, givenApiKey, testPepper } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

interface Received {
  headers: IncomingHttpHeaders
  body: string
}

let system: TestSystem
let receiver: LocalServer
let origin: string
let received: Received[] = []
let answer: { status: number; headers?: Record<string, string> } = { status: 200 }

beforeAll(async () => {
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      received.push({ headers: request.headers, body })
      response.writeHead(answer.status, answer.headers).end()
    })
  })
  receiver = await listenLocally(server)
  origin = `127.0.0.1:${receiver.port}`
  // No worker: the tests send due messages themselves.
  system = await startSystem({ withWorker: false, settings: { WEBHOOK_URL_ALLOW: origin } })
})

afterAll(async () => {
  await system.close()
  await receiver.close()
})

const sqlOf = () => system.database.sql

async function deliverDue(): Promise<void> {
  const deliverer = createWebhookDeliverer({
    sql: sqlOf(),
    metrics: createWorkerMetrics(),
    logger: createLogger({ level: 'silent', process: 'test' }),
    peppers: [testPepper],
    allowedHosts: parseAllowedHosts(origin),
  })
  await deliverer.deliverDue()
  await deliverer.drain()
}

async function makeAllDue(): Promise<void> {
  await sqlOf()`update webhook_deliveries set next_attempt_at = now() where status = 'pending'`
}

async function call(key: string, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) {
  const response = await system.app.inject({
    method,
    url: `/api/v1/account${path}`,
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  })
  return { status: response.statusCode, body: response.json() }
}

async function givenEndpoint(eventTypes: string[], url = `http://${origin}/hook`) {
  // Otherwise this test would send messages left over from earlier ones.
  await sqlOf()`update webhook_deliveries set status = 'failed' where status = 'pending'`
  received = []
  answer = { status: 200 }
  const accountId = await givenAccount(system.database)
  const { secret: key } = await givenApiKey(system.database, accountId)
  const created = await call(key, 'POST', '/webhook-endpoints', { url, event_types: eventTypes })
  return { accountId, key, endpoint: created.body.data, created }
}

/** A job that ends, as a settling statement leaves it. */
async function givenSettledJob(accountId: string, moneyState: 'captured' | 'voided'): Promise<string> {
  const [row] = await sqlOf()<{ id: string }[]>`
    insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node, deadline_at,
      next_sweep_at)
    values (uuidv7(), ${accountId}, ${accountId}, 'optimize', 'standard', 1, 'held', 'queued', 'test', now(), now())
    returning id`
  const id = row?.id ?? ''
  await sqlOf()`
    update jobs set money_state = ${moneyState}, status = ${moneyState === 'captured' ? 'succeeded' : 'failed'},
      error_code = ${moneyState === 'captured' ? null : 'engine_failed'} where id = ${id}`
  return id
}

async function deliveriesOf(key: string, endpointId: string) {
  const { body } = await call(key, 'GET', `/webhook-endpoints/${endpointId}/deliveries`)
  return body.data.items
}

describe('a settled job', () => {
  it('is reported once, signed so that the standard’s own library verifies it', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    const jobId = await givenSettledJob(accountId, 'captured')
    await deliverDue()
    await deliverDue()
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const verified = new Webhook(endpoint.secret).verify(body, headers as Record<string, string>)
    expect(verified).toMatchObject({ type: 'job.succeeded', data: { job_id: jobId, status: 'succeeded' } })
    expect(await deliveriesOf(key, endpoint.id)).toMatchObject([{ status: 'succeeded', attempts: 1 }])
  })

  it('is reported to endpoints subscribed to its event type, and to no other account', async () => {
    const other = await givenEndpoint(['job.succeeded', 'job.failed'])
    const { accountId, key, endpoint } = await givenEndpoint(['job.failed'])
    await givenSettledJob(accountId, 'captured')
    await givenSettledJob(accountId, 'voided')
    await deliverDue()
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['job.failed'])
    expect(await deliveriesOf(key, endpoint.id)).toHaveLength(1)
    expect(await deliveriesOf(other.key, other.endpoint.id)).toEqual([])
  })

  it('is not reported if its transaction is rolled back', async () => {
    const { accountId } = await givenEndpoint(['job.failed'])
    const { sql } = system.database
    const settling = sql.begin(async (transaction) => {
      await transaction`
        insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node,
          deadline_at, next_sweep_at)
        values (uuidv7(), ${accountId}, ${accountId}, 'optimize', 'standard', 1, 'held', 'queued', 'test', now(), now())`
      await transaction`update jobs set money_state = 'voided', status = 'failed' where account_id = ${accountId}`
      throw new Error('rolled back')
    })
    await expect(settling).rejects.toThrow('rolled back')
    await deliverDue()
    expect(received).toEqual([])
  })
})

describe('a receiver', () => {
  it('that fails gets the same message with the same id until it accepts it', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    await givenSettledJob(accountId, 'captured')
    answer = { status: 500 }
    await deliverDue()
    await deliverDue()
    expect(received).toHaveLength(1)
    answer = { status: 204 }
    await makeAllDue()
    await deliverDue()
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(new Set(received.map(({ body }) => body)).size).toBe(1)
    const [delivery] = await deliveriesOf(key, endpoint.id)
    const { body } = await call(key, 'GET', `/webhook-deliveries/${delivery.id}`)
    expect(body.data).toMatchObject({ status: 'succeeded', attempts: 2 })
    expect(body.data.attempt_list).toMatchObject([
      { attempt: 1, status_code: 500, failure: 'bad_status' },
      { attempt: 2, status_code: 204, failure: null },
    ])
  })

  it('that is down for thirty attempts gets the message after a replay, and no message is lost', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    await givenSettledJob(accountId, 'captured')
    answer = { status: 503 }
    for (let run = 0; run < 3; run += 1) {
      for (let attempt = 0; attempt < deliveryAttemptsMax; attempt += 1) {
        await makeAllDue()
        await deliverDue()
      }
      const [delivery] = await deliveriesOf(key, endpoint.id)
      expect(delivery).toMatchObject({ status: 'failed', attempts: (run + 1) * deliveryAttemptsMax })
      await call(key, 'POST', `/webhook-deliveries/${delivery.id}/replay`)
    }
    answer = { status: 200 }
    await makeAllDue()
    await deliverDue()
    expect(await deliveriesOf(key, endpoint.id)).toMatchObject([{ status: 'succeeded', attempts: 31 }])
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
  })

  it('that is sent a replay shortly before the message would be deleted gets it after all', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    await givenSettledJob(accountId, 'captured')
    answer = { status: 410 }
    await deliverDue()
    await call(key, 'PATCH', `/webhook-endpoints/${endpoint.id}`, { status: 'enabled' })
    const [delivery] = await deliveriesOf(key, endpoint.id)
    await call(key, 'POST', `/webhook-deliveries/${delivery.id}/replay`)
    await sqlOf()`
      update webhook_messages set created_at = now() - ${webhookRetentionDays + 1} * interval '1 day'
      where account_id = ${accountId}`
    await purgeWebhookMessages(sqlOf(), 100)

    answer = { status: 200 }
    received = []
    await deliverDue()
    expect(received).toHaveLength(1)
    await purgeWebhookMessages(sqlOf(), 100)
    expect(await sqlOf()`select 1 from webhook_messages where account_id = ${accountId}`).toHaveLength(0)
  })

  it('that answers 410 is switched off, and can be switched on again', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    await givenSettledJob(accountId, 'captured')
    answer = { status: 410 }
    await deliverDue()
    const { body } = await call(key, 'GET', `/webhook-endpoints/${endpoint.id}`)
    expect(body.data).toMatchObject({ status: 'disabled', disabled_reason: 'gone' })
    const [delivery] = await deliveriesOf(key, endpoint.id)
    expect(delivery.status).toBe('failed')
    expect((await call(key, 'POST', `/webhook-deliveries/${delivery.id}/replay`)).status).toBe(409)
    await givenSettledJob(accountId, 'captured')
    await deliverDue()
    expect(received).toHaveLength(1)
    await call(key, 'PATCH', `/webhook-endpoints/${endpoint.id}`, { status: 'enabled' })
    expect((await call(key, 'POST', `/webhook-deliveries/${delivery.id}/replay`)).status).toBe(200)
    answer = { status: 200 }
    await makeAllDue()
    await deliverDue()
    expect(await deliveriesOf(key, endpoint.id)).toMatchObject([{ id: delivery.id, status: 'succeeded', attempts: 2 }])
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([delivery.message_id, delivery.message_id])
  })

  it('that redirects is not followed', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    await givenSettledJob(accountId, 'captured')
    answer = { status: 307, headers: { location: `http://${origin}/elsewhere` } }
    await deliverDue()
    expect(received).toHaveLength(1)
    const [delivery] = await deliveriesOf(key, endpoint.id)
    const { body } = await call(key, 'GET', `/webhook-deliveries/${delivery.id}`)
    expect(body.data.attempt_list).toMatchObject([{ status_code: 307, failure: 'redirect' }])
  })

  it('whose address has become private is not called', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    await sqlOf()`update webhook_endpoints set url = 'https://169.254.169.254/' where id = ${endpoint.id}`
    await givenSettledJob(accountId, 'captured')
    await deliverDue()
    const [delivery] = await deliveriesOf(key, endpoint.id)
    const { body } = await call(key, 'GET', `/webhook-deliveries/${delivery.id}`)
    expect(body.data.attempt_list).toMatchObject([{ status_code: null, failure: 'not_public' }])
  })
})

describe('a secret', () => {
  it('that was rotated signs along with its successor during the grace period, but not afterwards', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    const rotated = await call(key, 'POST', `/webhook-endpoints/${endpoint.id}/rotate-secret`, { grace_hours: 1 })
    await givenSettledJob(accountId, 'captured')
    await deliverDue()
    const [first] = received
    for (const secret of [endpoint.secret, rotated.body.data.secret]) {
      new Webhook(secret).verify(first?.body ?? '', first?.headers as Record<string, string>)
    }
    await sqlOf()`update webhook_endpoints set previous_secret_until = now() where id = ${endpoint.id}`
    await givenSettledJob(accountId, 'captured')
    await deliverDue()
    const second = received[1]
    expect(() =>
      new Webhook(endpoint.secret).verify(second?.body ?? '', second?.headers as Record<string, string>),
    ).toThrow()
    new Webhook(rotated.body.data.secret).verify(second?.body ?? '', second?.headers as Record<string, string>)
  })

  it('is not returned when its endpoint is read, and not stored in plain text', async () => {
    const { key, endpoint } = await givenEndpoint(['job.succeeded'])
    const { body } = await call(key, 'GET', `/webhook-endpoints/${endpoint.id}`)
    expect(body.data.secret).toBeUndefined()
    const [row] = await sqlOf()<{ secret: Buffer }[]>`select secret from webhook_endpoints where id = ${endpoint.id}`
    const plain = Buffer.from(endpoint.secret.slice('whsec_'.length), 'base64')
    expect(row?.secret.includes(plain)).toBe(false)
  })
})

describe('an account', () => {
  it.each([
    'http://hooks.example.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://localhost/',
    'https://user:password@example.com/',
    'https://example.com:80/',
    'http://example.com:443/',
    'https://example.com:8443/',
    'ftp://example.com/',
  ])('cannot register %s', async (url) => {
    const { created } = await givenEndpoint(['job.succeeded'], url)
    expect(created).toMatchObject({ status: 422, body: { error: { code: 'validation_error' } } })
  })

  it('sees and changes its own endpoints and deliveries only', async () => {
    const { accountId, key, endpoint } = await givenEndpoint(['job.succeeded'])
    await givenSettledJob(accountId, 'captured')
    const [delivery] = await deliveriesOf(key, endpoint.id)
    const everything = async () => [
      await sqlOf()`select * from webhook_endpoints where id = ${endpoint.id}`,
      await sqlOf()`select * from webhook_deliveries where endpoint_id = ${endpoint.id}`,
    ]
    const before = await everything()
    const { secret: stranger } = await givenApiKey(system.database, await givenAccount(system.database))
    const paths = [
      ['GET', `/webhook-endpoints/${endpoint.id}`],
      ['PATCH', `/webhook-endpoints/${endpoint.id}`],
      ['DELETE', `/webhook-endpoints/${endpoint.id}`],
      ['POST', `/webhook-endpoints/${endpoint.id}/rotate-secret`],
      ['GET', `/webhook-endpoints/${endpoint.id}/deliveries`],
      ['GET', `/webhook-deliveries/${delivery.id}`],
      ['POST', `/webhook-deliveries/${delivery.id}/replay`],
    ] as const
    for (const [method, path] of paths) {
      const answered = await call(stranger, method, path, method === 'PATCH' ? { status: 'disabled' } : undefined)
      expect([path, answered.status]).toEqual([path, 404])
    }
    expect(await everything()).toEqual(before)
    expect((await call(stranger, 'GET', '/webhook-endpoints')).body.data).toEqual({
      items: [],
      next_cursor: null,
      has_more: false,
    })
  })

  it('is notified once when less than a tenth of its credits is left', async () => {
    const { accountId } = await givenEndpoint(['credits.low'])
    const spend = (remaining: number) => sqlOf()`
      update credit_grants set remaining = ${remaining}, active = ${remaining > 0} where account_id = ${accountId}`
    await spend(100)
    await deliverDue()
    expect(received).toEqual([])
    await spend(99)
    await spend(98)
    await deliverDue()
    expect(received.map(({ body }) => JSON.parse(body))).toMatchObject([
      { type: 'credits.low', data: { credits_remaining: 99, credits_granted: 1000 } },
    ])
  })
})
