import type { AddressInfo } from 'node:net'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApiKey } from '#shared/accounts/api-key-repository.ts'
import { call } from '../helpers/call.ts'
import { givenCustomer, testPepper } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

const draft = 'a lighthouse in a storm at night, no people'

let system: TestSystem
/** Runs no job. */
let idle: TestSystem
const clients: Client[] = []
beforeAll(async () => {
  system = await startSystem({ withImages: true })
  idle = await startSystem({ withWorker: false, settings: { SYNC_WAIT_MS: '500' } })
  for (const { app } of [system, idle]) await app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()))
  await system.close()
  await idle.close()
})

async function connect(key: string, on = system): Promise<Client> {
  const { port } = on.app.server.address() as AddressInfo
  const client = new Client({ name: 'test', version: '1' })
  const requestInit = { headers: { authorization: `Bearer ${key}` } }
  const transport = new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`), { requestInit })
  await client.connect(transport as Parameters<typeof client.connect>[0])
  clients.push(client)
  return client
}

async function givenClient(options: Parameters<typeof givenCustomer>[1] = {}, on = system) {
  const customer = await givenCustomer(on.database, options)
  return { ...customer, client: await connect(customer.key, on) }
}

/** A message as any program may send it. */
function post(key: string, payload: unknown, headers: Record<string, string> = {}) {
  return system.app.inject({
    method: 'POST',
    url: '/mcp',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
}

const toolCall = (name: string, input: object) => ({
  jsonrpc: '2.0',
  id: 1,
  method: 'tools/call',
  params: { name, arguments: input },
})

describe('the tools of /mcp', () => {
  it('are listed with schemas of their input and their result', async () => {
    const { client } = await givenClient()
    const { tools } = await client.listTools()
    const names = ['optimize_prompt', 'generate_prompt', 'image_to_prompt', 'optimize_batch', 'get_batch', 'get_usage']
    expect(tools.map(({ name }) => name)).toEqual(names)
    for (const { inputSchema, outputSchema } of tools) {
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema).toMatchObject({ type: 'object' })
    }
  })

  it('make the prompts of the routes, at the same price', async () => {
    const { client, key, accountId } = await givenClient({ credits: 9 })
    await client.listTools()
    const input = { prompt: draft, target_model: 'midjourney' }
    const result = await client.callTool({ name: 'optimize_prompt', arguments: input })
    const answer = await system.optimize(key, input)
    expect(result.structuredContent).toMatchObject({ data: answer.body.data, usage: { credits_remaining: 8 } })
    expect(result.content).toEqual([{ type: 'text', text: answer.body.data.optimized_prompt }])
    const topic = await client.callTool({ name: 'generate_prompt', arguments: { topic: 'sourdough bread' } })
    expect(topic.structuredContent).toMatchObject({ data: { topic: 'sourdough bread' } })
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 3 })
  })

  it('optimize a batch and wait for its results', async () => {
    const { client, accountId } = await givenClient()
    await client.listTools()
    const items = [{ prompt: draft }, { prompt: 'name a cat' }]
    const result = await client.callTool({ name: 'optimize_batch', arguments: { items } })
    expect(result.structuredContent).toMatchObject({ data: { status: 'completed', counts: { succeeded: 2 } } })
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 2 })
  })

  it('return a batch that takes longer, for get_batch', async () => {
    const { client } = await givenClient({}, idle)
    await client.listTools()
    const begun = await client.callTool({ name: 'optimize_batch', arguments: { items: [{ prompt: draft }] } })
    expect(begun.structuredContent).toMatchObject({ data: { status: 'running' } })
    const { data } = begun.structuredContent as { data: { batch_id: string } }
    const later = await client.callTool({ name: 'get_batch', arguments: { batch_id: data.batch_id } })
    expect(later.structuredContent).toMatchObject({ data: { batch_id: data.batch_id, status: 'running' } })
  })

  it('report the usage', async () => {
    const { client } = await givenClient()
    await client.listTools()
    await client.callTool({ name: 'optimize_prompt', arguments: { prompt: draft } })
    const { structuredContent } = await client.callTool({ name: 'get_usage' })
    expect(structuredContent).toMatchObject({ data: { totals: { calls: 1, credits: 1 } } })
  })
})

describe('a call of a tool', () => {
  const failing = async (client: Client, name: string, input: object) => {
    await client.listTools()
    const { isError, _meta } = await client.callTool({ name, arguments: { ...input } })
    expect(isError).toBe(true)
    return _meta
  }

  it('is refused as the route refuses it, and not charged', async () => {
    const { client, accountId } = await givenClient({ plan: 'starter', credits: 1 })
    const faulty = await failing(client, 'optimize_prompt', { prompt: '', tone: 'warm' })
    expect(faulty).toMatchObject({
      error: { code: 'validation_error', details: [{ field: 'tone' }, { field: 'prompt' }] },
    })
    const batch = await failing(client, 'optimize_batch', { items: [{ prompt: draft }, {}] })
    expect(batch).toMatchObject({ error: { details: [{ field: 'items.1.prompt' }] } })
    const image = await failing(client, 'image_to_prompt', { image_url: 'https://example.com/a.png' })
    expect(image).toMatchObject({ error: { code: 'plan_upgrade_required' } })
    await client.callTool({ name: 'optimize_prompt', arguments: { prompt: draft } })
    const poor = await failing(client, 'optimize_prompt', { prompt: draft })
    expect(poor).toMatchObject({ error: { code: 'insufficient_credits', retryable: false } })
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('returns the credit of an image that cannot be read', async () => {
    const { client, accountId } = await givenClient()
    const refused = await failing(client, 'image_to_prompt', { image_url: 'https://127.0.0.1/a.png' })
    expect(refused).toMatchObject({ error: { code: 'image_unprocessable' } })
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 0, voided: 1 })
  })

  it('ends at the deadline of the service, without a charge', async () => {
    const { client, accountId } = await givenClient({}, idle)
    const late = await failing(client, 'optimize_prompt', { prompt: draft })
    expect(late).toMatchObject({ error: { code: 'job_timeout' } })
    expect(await accountState(idle.database, accountId)).toMatchObject({ captured: 0, voided: 1 })
  })

  it('needs the scope of the route', async () => {
    const { accountId } = await givenCustomer(system.database)
    const limited = { accountId, name: 'prompts', pepper: testPepper, scopes: ['prompts' as const] }
    const client = await connect((await createApiKey(system.database.kysely, limited)).secret)
    expect(await failing(client, 'get_usage', {})).toMatchObject({ error: { code: 'insufficient_scope' } })
    expect(await client.callTool({ name: 'optimize_prompt', arguments: { prompt: draft } })).not.toHaveProperty(
      'isError',
    )
  })

  it('is charged once when it is repeated under its Idempotency-Key', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const message = toolCall('optimize_prompt', { prompt: draft })
    const [first, second] = [
      await post(key, message, { 'idempotency-key': 'one' }),
      await post(key, message, { 'idempotency-key': 'one' }),
    ]
    expect(second.json()).toEqual(first.json())
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('reaches no batch of another account', async () => {
    const { client } = await givenClient()
    const other = await givenCustomer(system.database)
    const items = [{ prompt: draft }]
    const batch = await call(system, other.key, { method: 'POST', path: '/prompts/optimize/batch', body: { items } })
    const found = await failing(client, 'get_batch', { batch_id: batch.body.data.batch_id })
    expect(found).toMatchObject({ error: { code: 'not_found' } })
  })
})

describe('a message to /mcp', () => {
  it('needs a key, and counts against the rate limit', async () => {
    const { key } = await givenCustomer(system.database, { plan: 'starter' })
    const stranger = await post('poa_live_x', toolCall('get_usage', {}))
    expect(stranger).toMatchObject({ statusCode: 401 })
    const first = await post(key, toolCall('get_usage', {}))
    expect(first.headers['x-ratelimit-remaining']).toBe('29')
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(key, toolCall('get_usage', {}))))
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })

  it('must not be a list, which would count many calls as one request', async () => {
    const { key } = await givenCustomer(system.database)
    const messages = [toolCall('optimize_prompt', { prompt: draft }), toolCall('optimize_prompt', { prompt: draft })]
    expect(await post(key, messages)).toMatchObject({ statusCode: 422 })
  })

  it('is rejected if too large, too deeply nested or malformed', async () => {
    const { key } = await givenCustomer(system.database)
    expect(await post(key, JSON.stringify('x'.repeat(2 * 1024 * 1024)))).toMatchObject({ statusCode: 413 })
    const deep = `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"arguments":${'['.repeat(1e5)}`
    expect(await post(key, deep)).toMatchObject({ statusCode: 422 })
    expect(await post(key, '{"jsonrpc":')).toMatchObject({ statusCode: 400 })
  })

  it.each([
    ['an unknown tool', toolCall('drop_tables', {})],
    ['a tool without a name', { jsonrpc: '2.0', id: 1, method: 'tools/call', params: {} }],
    ['an unknown method', { jsonrpc: '2.0', id: 1, method: 'resources/list' }],
    ['no JSON-RPC', { hello: 'world' }],
  ])('that names %s is answered with an error of JSON-RPC', async (_what, message) => {
    const { key } = await givenCustomer(system.database)
    const answer = await post(key, message)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.json()).toMatchObject({ jsonrpc: '2.0', error: { code: expect.any(Number) } })
  })

  it('has no session and no stream: other methods are refused', async () => {
    const { key } = await givenCustomer(system.database)
    for (const method of ['GET', 'DELETE'] as const) {
      const answer = await system.app.inject({ method, url: '/mcp', headers: { authorization: `Bearer ${key}` } })
      expect(answer).toMatchObject({ statusCode: 405, headers: { allow: 'POST' } })
    }
    const begun = await post(key, { jsonrpc: '2.0', method: 'notifications/initialized' })
    expect(begun).toMatchObject({ statusCode: 202, body: '' })
  })
})
