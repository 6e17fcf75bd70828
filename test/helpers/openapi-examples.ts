import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { listOperations } from '../../api/http/openapi/document.ts'
import { listenLocally } from '../../ops/local-servers.ts'
import { call } from './call.ts'
import { eventually } from './eventually.ts'
import { keepVolatile, swapTexts, untilIdle } from './examples.ts'
import { followQueuedJob } from './follow-job.ts'
import { testPepper } from './given.ts'
import { openShop, type Shop } from './shop.ts'
import { razorpayCallback } from './stand-ins/razorpay-stand-in.ts'
import { startStandIn } from './stand-ins/stand-in-server.ts'
import type { TestSystem } from './system.ts'

/** By operation: what is sent, and by status what is answered. */
type Examples = Record<string, { request?: unknown; responses: Record<string, unknown> }>

interface Call {
  /** Stands for every name in the operation's path. */
  id?: string
  query?: string
  headers?: Record<string, string>
  /** In place of the documented request, from which only what is volatile may differ. */
  body?: object
}

/** Calls an operation with its documented request, keeps the example, and returns the answer's data. */
// biome-ignore lint/suspicious/noExplicitAny: operations answer in every shape
type Ask = (operationId: string, call?: Call) => Promise<any>

const later = { prefer: 'respond-async' }
const followCommand =
  'curl -sN http://127.0.0.1:3000/api/v1/jobs/$JOB_ID/events -H "Authorization: Bearer $POA_API_KEY"'

/**
 * The examples of all operations, as the service answers the documented requests now. Of the documented answers only what
 * is volatile is kept, so that none can be written by hand.
 */
export async function answerOperations(documented: Examples): Promise<Examples> {
  const picture = readFileSync(join(import.meta.dirname, '../../docs/orange.jpg'))
  const host = await listenLocally(
    createServer((_request, response) => response.setHeader('content-type', 'image/jpeg').end(picture)),
  )
  const receiver = await startStandIn(() => ({ status: 200, body: {} }))
  const origins = { 'https://example.com': `http://127.0.0.1:${host.port}`, 'https://hooks.example.com': receiver.url }
  const settings = { IMAGE_URL_ALLOW: `127.0.0.1:${host.port}`, WEBHOOK_URL_ALLOW: new URL(receiver.url).host }
  const shop = await openShop({ withWorker: true, withImages: true, settings })
  const answered: Examples = {}
  const keep = (operationId: string, status: number, answer: unknown, request?: unknown): void => {
    const before = documented[operationId]
    const responses = { ...answered[operationId]?.responses }
    responses[status] = keepVolatile(before?.responses[status], answer)
    answered[operationId] = { ...(request === undefined ? {} : { request: before?.request }), responses }
  }
  try {
    const ask = await openAccount(shop.system, documented, origins, keep)
    await buy(shop, ask)
    await makePrompts(shop.system, ask)
    await readAccount(ask)
    await useWebhooks(ask)
    const { text, cancelled } = await followQueuedJob(followCommand)
    keep('followJob', 200, text)
    keep('cancelJob', 200, cancelled)
  } finally {
    await shop.close()
    await receiver.close()
    await host.close()
  }
  return answered
}

/** A new account that calls the operations as the document describes them. */
async function openAccount(
  system: TestSystem,
  documented: Examples,
  origins: Record<string, string>,
  keep: (operationId: string, status: number, answer: unknown, request?: unknown) => void,
): Promise<Ask> {
  const served = await system.app.inject('/api/v1/openapi.json')
  if (served.statusCode !== 200) throw new Error(`There is no OpenAPI document: ${served.body}`)
  const document = served.json()
  const operations = new Map(listOperations(document).map((found) => [found.operation.operationId, found]))
  const accountId = await createAccount(system.database.kysely, {
    name: 'Acme Robotics',
    email: 'accounts@acme.example',
  })
  const { secret } = await createApiKey(system.database.kysely, { accountId, name: 'website', pepper: testPepper })
  return async (operationId, { id = '', query = '', headers = {}, body } = {}) => {
    const operation = operations.get(operationId)
    if (!operation) throw new Error(`${operationId} is not documented`)
    const request = body ?? documented[operationId]?.request
    const answer = await call(system, secret, {
      method: operation.method as 'GET',
      path: operation.path.replace('/api/v1', '').replace(/\{\w+\}/u, id) + query,
      body: request && JSON.parse(swapTexts(JSON.stringify(request), origins)),
      headers,
    })
    if (answer.status >= 300) throw new Error(`${operationId} answers ${answer.status}: ${answer.text}`)
    const shown = JSON.parse(swapTexts(answer.text, origins, { isBack: true }))
    keep(operationId, answer.status, shown, request)
    return shown.data
  }
}

async function buy(shop: Shop, ask: Ask): Promise<void> {
  await ask('listPlans')
  await ask('putBillingDetails')
  await ask('getBillingDetails')
  const { id, checkout } = await ask('createOrder')
  const { razorpay_payment_id, razorpay_signature } = razorpayCallback(shop.razorpay.pay(checkout.order_id))
  const { invoice_id: invoiceId } = await ask('confirmOrder', {
    id,
    body: { razorpay_payment_id, razorpay_signature },
  })
  await ask('getOrder', { id })
  await ask('listOrders')
  await ask('listInvoices')
  await ask('getInvoice', { id: invoiceId })
}

async function makePrompts(system: TestSystem, ask: Ask): Promise<void> {
  for (const operationId of ['optimizePrompt', 'generatePrompt', 'imageToPrompt']) {
    await ask(operationId)
    const accepted = await ask(operationId, { headers: later })
    await untilIdle(system)
    if (operationId !== 'optimizePrompt') continue
    await ask('getJob', { id: accepted.job_id })
    await ask('rateJob', { id: accepted.job_id })
  }
  const batch = await ask('optimizePrompts')
  await untilIdle(system)
  await ask('getBatch', { id: batch.batch_id })
  await ask('listBatches')
  await ask('listJobs', { query: '?limit=2' })
}

async function readAccount(ask: Ask): Promise<void> {
  await ask('getAccount')
  await ask('getStatement', { query: '?limit=2' })
  await ask('getUsage')
  const { id } = await ask('createKey')
  await ask('changeKey', { id })
  const successor = await ask('rotateKey', { id })
  await ask('listKeys')
  await ask('revokeKey', { id: successor.id })
}

async function useWebhooks(ask: Ask): Promise<void> {
  const { id } = await ask('createWebhookEndpoint')
  const delivery = await ask('testWebhookEndpoint', { id })
  await eventually(async () => (await ask('getWebhookDelivery', { id: delivery.id })).status === 'succeeded')
  await ask('listWebhookDeliveries', { id })
  await ask('replayWebhookDelivery', { id: delivery.id })
  await ask('changeWebhookEndpoint', { id })
  await ask('rotateWebhookSecret', { id })
  await ask('listWebhookEndpoints')
  await ask('getWebhookEndpoint', { id })
  await ask('deleteWebhookEndpoint', { id })
}
