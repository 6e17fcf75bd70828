import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
let customer: { accountId: string; key: string }
beforeAll(async () => {
  system = await startSystem()
  customer = await givenCustomer(system.database, { credits: 1000 })
})
afterAll(async () => system.close())

const url = '/api/v1/prompts/optimize'

async function send(options: { method?: string; url?: string; payload?: string | Buffer; type?: string | null }) {
  const type = options.type === undefined ? 'application/json' : options.type
  const response = await system.app.inject({
    method: (options.method ?? 'POST') as 'POST',
    url: options.url ?? url,
    headers: { authorization: `Bearer ${customer.key}`, ...(type === null ? {} : { 'content-type': type }) },
    ...(options.payload === undefined ? {} : { payload: options.payload }),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

const someId = '01a1fc9a-e45d-71ae-b51d-d6ef6027224e'
const refusals: [string, Parameters<typeof send>[0], number, string, RegExp?][] = [
  ['malformed JSON', { payload: '{"prompt":' }, 400, 'malformed_json', /ends at line 1, column 11/],
  ['a bare word', { payload: '{\n"prompt": secret}' }, 400, 'malformed_json', /character at line 2, column 11\.$/],
  ['an empty body', { payload: '' }, 400, 'malformed_json', /is empty/],
  ['bytes that are not UTF-8', { payload: Buffer.from([0x7b, 0xff, 0x7d]) }, 400, 'malformed_json', /not UTF-8/],
  ['no body at all', { type: null }, 422, 'validation_error', /JSON object/],
  ['a JSON array', { payload: '[]' }, 422, 'validation_error', /JSON object/],
  ['no prompt', { payload: '{}' }, 422, 'validation_error', /prompt is required/],
  ['a number as prompt', { payload: '{"prompt":1}' }, 422, 'validation_error', /prompt must be a string/],
  ['an empty prompt', { payload: '{"prompt":""}' }, 422, 'validation_error', /prompt must not be empty/],
  ['a blank prompt', { payload: '{"prompt":" \\n\\u200b"}' }, 422, 'validation_error', /visible text/],
  ['fillers of Hangul', { payload: json('\u3164\u3164') }, 422, 'validation_error', /visible text/],
  ['a variation selector', { payload: json('\ufe0f') }, 422, 'validation_error', /visible text/],
  ['combining marks alone', { payload: json('\u0301 \u20dd\u0308') }, 422, 'validation_error', /visible text/],
  ['empty Braille', { payload: json('\u2800') }, 422, 'validation_error', /visible text/],
  [
    '4,001 characters',
    { payload: json('a'.repeat(4001)) },
    422,
    'validation_error',
    /at most 4000 characters long; 4001 were/,
  ],
  ['4,001 emoji', { payload: json('🙂'.repeat(4001)) }, 422, 'validation_error', /4001 were sent/],
  ['a NUL', { payload: '{"prompt":"a\\u0000b"}' }, 422, 'validation_error', /NUL/],
  ['a lone surrogate', { payload: '{"prompt":"a\\ud83d"}' }, 422, 'validation_error', /surrogate/],
  [
    'an unlisted target',
    { payload: json('a', { target_model: 'dall-e' }) },
    422,
    'validation_error',
    /midjourney, chatgpt, claude, gemini, flux, universal/,
  ],
  [
    'a text for a flag',
    { payload: json('a', { negative_prompt: 'yes' }) },
    422,
    'validation_error',
    /negative_prompt must be true or false$/,
  ],
  ['an unknown field', { payload: json('a', { tone: 'warm' }) }, 422, 'validation_error', /tone is not a known field/],
  [
    'a mistyped field',
    { payload: json('a', { targetModel: 'claude' }) },
    422,
    'validation_error',
    /^targetModel is not a known field \(did you mean target_model\?\); known/,
  ],
  ['a poisoned prototype', { payload: '{"prompt":"a","__proto__":{"x":1}}' }, 422, 'validation_error', /__proto__/],
  [
    'a body over the limit',
    { payload: json('a'.repeat(2_000_000)) },
    413,
    'payload_too_large',
    /^The body may be at most 65,536 bytes; 2,000,013 bytes were sent\.$/,
  ],
  [
    'another content type',
    { payload: 'prompt=a', type: 'application/x-www-form-urlencoded' },
    415,
    'unsupported_media_type',
  ],
  ['text', { payload: 'hello', type: 'text/plain' }, 415, 'unsupported_media_type'],
  [
    'a wrong path',
    { url: '/api/v1/prompts/optimise', payload: json('a') },
    404,
    'not_found',
    /POST \/api\/v1\/prompts\/optimize\./,
  ],
  [
    'a trailing slash',
    { url: '/api/v1/prompts/optimize/', payload: json('a') },
    404,
    'not_found',
    /route: POST \/api\/v1\/prompts\/optimize\./,
  ],
  [
    'a path without its beginning',
    { url: '/optimize', payload: json('a') },
    404,
    'not_found',
    /route: POST \/api\/v1\/prompts\/optimize\./,
  ],
  [
    'a path of 15 KB',
    { url: `/${'a/'.repeat(7500)}`, method: 'GET', type: null },
    404,
    'not_found',
    /this path\. All routes: http/,
  ],
  [
    'no items',
    { url: '/api/v1/prompts/optimize/batch', payload: '{"items":[]}' },
    422,
    'validation_error',
    /^items must have at least one element$/,
  ],
  [
    'no field of a change',
    { url: `/api/v1/account/webhook-endpoints/${someId}`, method: 'PATCH', payload: '{}' },
    422,
    'validation_error',
    /^The body must have at least one field$/,
  ],
  [
    'an event type twice',
    {
      url: '/api/v1/account/webhook-endpoints',
      payload: '{"url":"https://a.example","event_types":["job.succeeded","job.succeeded"]}',
    },
    422,
    'validation_error',
    /^event_types must not have the same element twice$/,
  ],
  ...(
    [
      ['jobs/x', 'job'],
      [`jobs/${someId}`, 'job'],
      ['batches/x', 'batch'],
      ['account/orders/x', 'order'],
      ['account/invoices/x', 'invoice'],
      ['account/webhook-endpoints/x', 'webhook endpoint'],
    ] as const
  ).map(
    ([path, name]) =>
      [
        `an unknown id: ${path}`,
        { url: `/api/v1/${path}`, method: 'GET', type: null },
        404,
        'not_found',
        new RegExp(`^No ${name} with this id in this account\\.$`),
      ] satisfies (typeof refusals)[number],
  ),
  [
    'an unknown key',
    { url: `/api/v1/account/keys/${someId}`, method: 'DELETE', type: null },
    404,
    'not_found',
    /^No API key with this id in this account\.$/,
  ],
  ['a path outside', { url: '/nothing', method: 'GET', type: null }, 404, 'not_found'],
  ['a broken path', { url: '/api/v1/%zz', method: 'GET', type: null }, 404, 'not_found'],
  ['GET', { method: 'GET', type: null }, 405, 'method_not_allowed', /POST only/],
  ['DELETE', { method: 'DELETE', type: null }, 405, 'method_not_allowed', /POST only/],
  [
    'POST to an order',
    { url: `/api/v1/account/orders/${someId}`, payload: '{}' },
    405,
    'method_not_allowed',
    /GET only/,
  ],
  [
    'GET of a key',
    { url: `/api/v1/account/keys/${someId}`, method: 'GET', type: null },
    405,
    'method_not_allowed',
    /DELETE, PATCH only/,
  ],
  [
    'DELETE of an invoice',
    { url: `/api/v1/account/invoices/${someId}`, method: 'DELETE', type: null },
    405,
    'method_not_allowed',
    /GET only/,
  ],
  ['OPTIONS', { method: 'OPTIONS', type: null }, 405, 'method_not_allowed', /no CORS/],
]

function json(prompt: string, fields: object = {}): string {
  return JSON.stringify({ prompt, ...fields })
}

describe('request validation', () => {
  it.each(refusals)('%s is rejected without a charge', async (_name, request, status, code, message) => {
    const before = await accountState(system.database, customer.accountId)
    const answer = await send(request)
    expect([answer.status, answer.body.success, answer.body.error.code]).toEqual([status, false, code])
    expect(answer.headers).toMatchObject({
      'x-ratelimit-limit': expect.any(String),
      'x-ratelimit-remaining': expect.any(String),
      'x-request-id': answer.body.error.request_id,
    })
    if (message) expect(answer.body.error.message).toMatch(message)
    if (status === 405) expect(answer.body.error.message).toContain(`This route supports ${answer.headers.allow} only.`)
    expect(await accountState(system.database, customer.accountId)).toEqual(before)
  })

  it('all faults of a body are reported at once, by field, without echoing values', async () => {
    const answer = await send({ payload: '{"target_model":"secret-model","negative_prompt":1,"x":2,"y":3}' })
    const fields = answer.body.error.details.map((detail: { field: string }) => detail.field)
    expect(fields.sort()).toEqual(['negative_prompt', 'prompt', 'target_model', 'x', 'y'])
    expect(JSON.stringify(answer.body)).not.toContain('secret-model')
  })

  it('4,000 characters with an emoji at the boundary are taken', async () => {
    const answer = await send({ payload: json(`${'word '.repeat(799)}word🙂`) })
    expect(answer.status).toBe(200)
    expect((await send({ payload: json(`${'a'.repeat(3999)}🙂`) })).status).toBe(200)
  })

  it('without a key, an unknown path gets 404 and a known one 401', async () => {
    const bare = (path: string, method: 'GET' | 'POST') => system.app.inject({ method, url: path })
    expect((await bare('/api/v1/nothing', 'GET')).statusCode).toBe(404)
    expect((await bare(url, 'POST')).statusCode).toBe(401)
  })

  it('a malformed job id gets the same response for every account, except for the request id', async () => {
    const other = await givenCustomer(system.database)
    const bodies = await Promise.all(
      [customer.key, other.key].map(async (key) => {
        const response = await system.app.inject({ url: '/api/v1/jobs/x', headers: { authorization: `Bearer ${key}` } })
        return response.body.replace(/"request_id":"[^"]*"/, '')
      }),
    )
    expect(bodies[0]).toBe(bodies[1])
  })
})
