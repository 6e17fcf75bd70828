import { Readable } from 'node:stream'
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { planIds } from '#shared/accounts/plans.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { isVisibleText, textFormat } from '../../api/schemas/text-format.ts'
import { readDocument } from '../helpers/documented.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type Answer, startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture, imageToPrompt, imageToPromptUrl, type PictureHost, startPictureHost } from '../helpers/vision.ts'

let system: TestSystem
let host: PictureHost
let png: Buffer
let base64: string
beforeAll(async () => {
  png = await givenPicture()
  base64 = png.toString('base64')
  host = await startPictureHost({
    '/picture.png': { body: png },
    '/moved': { status: 302, headers: { location: '/picture.png' } },
    '/inside': { status: 302, headers: { location: 'http://127.0.0.1:1/secret.png' } },
    '/page': { headers: { 'content-type': 'image/png' }, body: '<html>hello</html>' },
    '/broken': { status: 500, body: 'at /srv/internal/path' },
    '/huge': { headers: { 'content-length': '10000001' } },
    '/slow': 'silent',
  })
  system = await startSystem({
    withImages: true,
    settings: { IMAGE_URL_ALLOW: host.host, IMAGE_PIXELS_MAX: '1000000', IMAGE_DEADLINE_MS: '300' },
  })
})
afterAll(async () => {
  await system?.close()
  await host?.close()
})

const call = (key: string, body: object | string, headers?: Record<string, string>): Promise<Answer> =>
  imageToPrompt(system, key, body, headers)
const bare = () => ({ image_base64: base64, mime_type: 'image/png' })

describe('image-to-prompt', () => {
  it.each(targetIds)('answers for %s in the shape of the contract and charges one credit', async (target) => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const answer = await call(key, { ...bare(), target_model: target })
    expect(answer.body.error).toBeUndefined()
    expect(answer.status).toBe(200)
    const { data, usage } = answer.body
    expect(Object.keys(data).sort()).toEqual([
      'aspect_ratio',
      'camera',
      'character_count',
      'color_palette',
      'composition',
      'lighting',
      'optimization_score',
      'prompt',
      'sources',
      'style',
      'subject',
      'target_model',
      'texture',
    ])
    expect(data).toMatchObject({ target_model: target, aspect_ratio: '3:2', subject: null })
    expect(data.character_count).toBe([...data.prompt].length)
    expect(Object.keys(data.camera).sort()).toEqual(['angle', 'aperture', 'iso', 'lens', 'shot', 'shutter_speed'])
    expect(Object.keys(data.sources.camera).sort()).toEqual(Object.keys(data.camera).sort())
    expect(data.color_palette[0]).toEqual({
      hex: expect.stringMatching(/^#[0-9A-F]{6}$/),
      name: expect.any(String),
      share: expect.any(Number),
    })
    expect(usage).toMatchObject({ credits_deducted: 1, credits_remaining: 4 })
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 4 })
    expect(answer.headers).toMatchObject({ 'x-ratelimit-limit': '600', 'x-ratelimit-remaining': '599' })
    await expectSoundLedger(system.database)
  })

  it('gives the source of every field, and null exactly for unknown fields', async () => {
    const { key } = await givenCustomer(system.database)
    const { data } = (await call(key, { ...bare(), subject: 'a paper moon' })).body
    const { sources, camera, ...fields } = data
    expect(Object.keys(sources).sort()).toEqual([
      'aspect_ratio',
      'camera',
      'color_palette',
      'composition',
      'lighting',
      'style',
      'subject',
      'texture',
    ])
    for (const [name, source] of Object.entries(sources)) {
      if (name !== 'camera') expect([name, source === null]).toEqual([name, fields[name] === null])
    }
    for (const [name, source] of Object.entries(sources.camera)) {
      expect([name, source === null]).toEqual([name, camera[name] === null])
    }
    expect([data.subject, sources.subject]).toEqual(['a paper moon', 'caller'])
    expect(data.prompt).toMatch(/a paper moon/i)
  })

  it('gives the same answer for the same picture, however it is sent', async () => {
    const { key } = await givenCustomer(system.database)
    const bodies = [
      bare(),
      { image_base64: `data:image/png;base64,${base64}` },
      { image_base64: `data:image/png;base64,${base64}`, mime_type: 'image/png' },
      { image_base64: png.toString('base64url'), mime_type: 'image/png' },
      { image_url: `${host.url}/picture.png` },
      { image_url: `${host.url}/picture.png`, mime_type: 'image/png' },
      { image_url: `${host.url}/moved` },
    ]
    const answers = await Promise.all(bodies.map((body) => call(key, body)))
    expect(answers.map((answer) => answer.status)).toEqual(bodies.map(() => 200))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1)
  })

  it.each(['jpeg', 'webp', 'gif'] as const)('reads %s', async (format) => {
    const { key } = await givenCustomer(system.database)
    const picture = (await givenPicture(format)).toString('base64')
    const answer = await call(key, { image_base64: picture, mime_type: `image/${format}` })
    expect([answer.status, answer.body.data?.aspect_ratio]).toEqual([200, '3:2'])
  })

  it('returns exclusion terms only if requested', async () => {
    const { key } = await givenCustomer(system.database)
    const asked = await call(key, { ...bare(), negative_prompt: true })
    expect(asked.body.data.negative_prompt).toEqual(expect.any(String))
    expect((await call(key, bare())).body.data).not.toHaveProperty('negative_prompt')
  })

  it('returns every stored field, and stores the request without the image', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const answer = await call(key, { ...bare(), subject: 'a paper moon' })
    const [job] = await system.database.sql`select endpoint, request, result from jobs where account_id = ${accountId}`
    expect(job?.endpoint).toBe('image-to-prompt')
    expect(job?.request).toEqual({
      endpoint: 'image-to-prompt',
      imageUrl: null,
      mimeType: 'image/png',
      subject: 'a paper moon',
      targetId: 'universal',
      negativePrompt: false,
      includeAnalysis: false,
      quality: 'fast',
    })
    const { data, meta } = answer.body
    expect({ ...data, meta, version: 2 }).toEqual({ target_model: 'universal', ...job?.result })
  })
})

describe('plans', () => {
  it('Starter excludes image-to-prompt: the message names the plans with it, and nothing is charged', async () => {
    const { key, accountId } = await givenCustomer(system.database, { plan: 'starter', credits: 3 })
    const answer = await call(key, bare())
    expect([answer.status, answer.body.error.code]).toEqual([403, 'plan_upgrade_required'])
    expect(answer.body.error.message).toMatch(
      /Starter Developer .*Pro Developer \(pro\), Scale Business \(scale\), Enterprise 100k \(enterprise\)\..*http/,
    )
    expect(answer.headers['x-ratelimit-limit']).toBe('30')
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 0, voided: 0, remaining: 3 })
    expect((await system.optimize(key, { prompt: 'a cat' })).status).toBe(200)
  })

  it.each(planIds.filter((plan) => plan !== 'starter'))('%s includes image-to-prompt', async (plan) => {
    const { key } = await givenCustomer(system.database, { plan, credits: 1 })
    expect((await call(key, bare())).body.usage).toMatchObject({ credits_deducted: 1, credits_remaining: 0 })
  })

  it('are checked before the credits, and both before the body', async () => {
    const starter = await givenCustomer(system.database, { plan: 'starter', credits: 1 })
    expect((await call(starter.key, {})).status).toBe(403)
    await system.optimize(starter.key, { prompt: 'a cat' })
    expect((await call(starter.key, bare())).status).toBe(403)
    const poor = await givenCustomer(system.database, { credits: 0 })
    const refused = await call(poor.key, {})
    expect(refused.status).toBe(402)
    expect(refused.body.error.message).toMatch(/requires 1 credit and 0 are available/)
    expect((await call(poor.key, bare(), { authorization: 'Bearer nonsense' })).status).toBe(401)
  })
})

describe('a call repeated with its Idempotency-Key', () => {
  it('gets its answer even if it spent the last credit', async () => {
    const { key } = await givenCustomer(system.database, { credits: 1 })
    const headers = { 'idempotency-key': 'the last credit' }
    const first = await call(key, bare(), headers)
    const second = await call(key, bare(), headers)
    expect([first.status, second.status, second.body.data]).toEqual([200, 200, first.body.data])
    expect((await call(key, bare(), { 'idempotency-key': 'another' })).status).toBe(402)
  })
})

const big = (byteCount: number) => Buffer.alloc(byteCount, 1).toString('base64')
const invalid: [string, () => object | string, string[], RegExp][] = [
  ['nothing', () => ({}), ['image_url'], /image_url is required unless image_base64/],
  ['no object', () => '[]', [''], /JSON object/],
  ['both', () => ({ ...bare(), image_url: host.url }), ['image_base64'], /image_base64 cannot be combined/],
  ['bare Base64 without a type', () => ({ image_base64: base64 }), ['mime_type'], /required with bare Base64/],
  ['a type that is not listed', () => ({ ...bare(), mime_type: 'image/tiff' }), ['mime_type'], /image\/avif/],
  ['an empty image', () => ({ image_base64: '', mime_type: 'image/png' }), ['image_base64'], /must not be empty/],
  ['bad Base64', () => ({ image_base64: '%%%%', mime_type: 'image/png' }), ['image_base64'], /valid Base64/],
  ['a number', () => ({ image_base64: 1, mime_type: 'image/png' }), ['image_base64'], /must be a string/],
  ['a data URL of text', () => ({ image_base64: 'data:text/plain;base64,aaaa' }), ['image_base64'], /image\/png/],
  ['a data URL in percent', () => ({ image_base64: 'data:image/png,%00' }), ['image_base64'], /;base64,/],
  [
    'two types',
    () => ({ image_base64: `data:image/png;base64,${base64}`, mime_type: 'image/gif' }),
    ['mime_type'],
    /type of the data URL/,
  ],
  ['an empty address', () => ({ image_url: '' }), ['image_url'], /must not be empty/],
  ['a long address', () => ({ image_url: `http://a/${'a'.repeat(2048)}` }), ['image_url'], /at most 2048/],
  ['an empty subject', () => ({ ...bare(), subject: '' }), ['subject'], /subject must not be empty/],
  ['301 characters of subject', () => ({ ...bare(), subject: '🙂'.repeat(301) }), ['subject'], /at most 300/],
  ['an unlisted target', () => ({ ...bare(), target_model: 'x' }), ['target_model'], /midjourney/],
  ['an unknown field', () => ({ ...bare(), prompt: 'a' }), ['prompt'], /prompt is not a known field/],
  [
    'everything at once',
    () => ({ image_base64: '%', subject: 1, target_model: 'x', negative_prompt: 1, include_analysis: 1, tone: 1 }),
    ['image_base64', 'include_analysis', 'mime_type', 'negative_prompt', 'subject', 'target_model', 'tone'],
    /tone is not a known field/,
  ],
]

describe('a streamed body without a declared length', () => {
  const send = (key: string, packets: Iterable<Buffer>) =>
    system.app.inject({
      method: 'POST',
      url: imageToPromptUrl,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      payload: Readable.from(packets),
    })
  function* inPackets(text: string): Generator<Buffer> {
    const bytes = Buffer.from(text)
    for (let at = 0; at < bytes.length; at += 13) yield bytes.subarray(at, at + 13)
  }

  it('gives the same answer as in one piece, however its image is escaped', async () => {
    const { key } = await givenCustomer(system.database)
    const expected = (await call(key, bare())).body.data
    const escaped = base64.replaceAll('/', '\\/').replaceAll('+', '\\u002B')
    for (const text of [JSON.stringify(bare()), `{ "mime_type" : "image/png" , "image_base64" : "${escaped}" }`]) {
      const answer = await send(key, inPackets(text))
      expect([answer.statusCode, answer.json().data]).toEqual([200, expected])
    }
  })

  it.each([
    ['escaped', `{"image\\u005fbase64":"${'A'.repeat(200_000)}","mime_type":"image/png"}`, /name without escapes/],
    ['given twice', `{"image_base64":"AAAA","image_base64":"${'A'.repeat(200_000)}"}`, /given only once/],
  ])('is refused where image_base64 is %s', async (_, text, message) => {
    const { key } = await givenCustomer(system.database)
    const answer = await send(key, inPackets(text))
    expect([answer.statusCode, answer.json().error.code]).toEqual([422, 'validation_error'])
    expect(answer.json().error.details).toEqual([{ field: 'image_base64', message: expect.stringMatching(message) }])
  })

  it('is refused for bad Base64, bad JSON, bytes that are not UTF-8 and a nested image', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const statuses: number[] = []
    for (const packets of [
      inPackets(`{"image_base64":"${base64}!","mime_type":"image/png"}`),
      inPackets(`{"image_base64":"${base64}`),
      inPackets(`{"image_base64":"${base64}"} {}`),
      [Buffer.from('{"image_base64":"AAAA'), Buffer.from([0xff]), Buffer.from('"}')],
      inPackets(`{"a":{"image_base64":"${base64}"}}`),
    ]) {
      statuses.push((await send(key, packets)).statusCode)
    }
    expect(statuses).toEqual([422, 400, 400, 422, 422])
    expect((await accountState(system.database, accountId)).captured).toBe(0)
  })

  it('is refused with 413 when it is over the limit', async () => {
    const { key } = await givenCustomer(system.database)
    function* endless(): Generator<Buffer> {
      yield Buffer.from('{"image_base64":"')
      for (let packet = 0; packet < 1000; packet += 1) yield Buffer.alloc(100_000, 'A')
    }
    const answer = await send(key, endless())
    expect([answer.statusCode, answer.json().error.code]).toEqual([413, 'payload_too_large'])
  })
})

describe('the request body', () => {
  it.each(invalid)('is refused with its fields named: %s', async (_name, body, fields, message) => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 2 })
    const answer = await call(key, body())
    expect([answer.status, answer.body.error.code]).toEqual([422, 'validation_error'])
    expect(answer.body.error.details.map((detail: { field: string }) => detail.field).sort()).toEqual(fields)
    expect(answer.body.error.message).toMatch(message)
    expect(await accountState(system.database, accountId)).toMatchObject({ held: 0, voided: 0, remaining: 2 })
  })

  it('is 413 over the limit; an image of 10 MB passes, and one byte more is refused without a charge', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 2 })
    const over = await call(key, { image_base64: big(11_000_000), mime_type: 'image/png' })
    expect([over.status, over.body.error.code]).toEqual([413, 'payload_too_large'])
    const byOne = await call(key, { image_base64: big(10_000_001), mime_type: 'image/png' })
    expect([byOne.status, byOne.body.error.code]).toEqual([422, 'image_unprocessable'])
    expect(byOne.body.error.message).toMatch(/10 MB/)
    const full = await call(key, { image_base64: big(10_000_000), mime_type: 'image/png' })
    // A busy machine may not store ten megabytes within the deadline of Redis.
    expect(['image_unprocessable', 'service_unavailable']).toContain(full.body.error.code)
    expect(full.body.error.message).not.toMatch(/10 MB/)
    expect(await accountState(system.database, accountId)).toMatchObject({ held: 0, captured: 0, remaining: 2 })
  })

  it('may have 300 emoji as its subject', async () => {
    const { key } = await givenCustomer(system.database)
    expect((await call(key, { ...bare(), subject: '🙂'.repeat(300) })).status).toBe(200)
  })
})

const unreadable: [string, () => object | Promise<object>, RegExp][] = [
  ['text', () => ({ image_base64: 'aGVsbG8gd29ybGQ=', mime_type: 'image/png' }), /not an image of a known type/],
  ['a cut-off file', () => ({ ...bare(), image_base64: png.subarray(0, 90).toString('base64') }), /damaged/],
  [
    'another type than declared',
    () => ({ ...bare(), mime_type: 'image/gif' }),
    /declared as image\/gif but is image\/png/,
  ],
  [
    'another type than the data URL says',
    () => ({ image_base64: `data:image/webp;base64,${base64}` }),
    /declared as image\/webp/,
  ],
  [
    'too many pixels',
    async () => ({ ...bare(), image_base64: (await givenPicture('png', 1200, 1000)).toString('base64') }),
    /1200 x 1000 pixels; the limit is 1 megapixels/,
  ],
  ['a file address', () => ({ image_url: 'file:///etc/passwd' }), /http or https/],
  ['no address', () => ({ image_url: 'not an address' }), /not a valid/],
  ['a private address', () => ({ image_url: 'http://10.0.0.7/a.png' }), /does not resolve to a public IP address/],
  ['the metadata address', () => ({ image_url: 'http://169.254.169.254/latest' }), /public IP address/],
  ['this machine', () => ({ image_url: 'http://localhost/a.png' }), /public IP address/],
  ['another port', () => ({ image_url: 'http://127.0.0.1:1/a.png' }), /port/],
  ['a redirect to the inside', () => ({ image_url: `${host.url}/inside` }), /port|public IP address/],
  ['nothing there', () => ({ image_url: `${host.url}/nothing` }), /no image at the URL\. It returned status 404\.$/],
  [
    'a host that fails',
    () => ({ image_url: `${host.url}/broken` }),
    /did not respond with an image\. It returned status 5\d\d\.$/,
  ],
  ['a page', () => ({ image_url: `${host.url}/page` }), /is an HTML file; supported are JPEG/],
  ['a file too large', () => ({ image_url: `${host.url}/huge` }), /too large/],
  ['a host that does not answer', () => ({ image_url: `${host.url}/slow` }), /not downloaded in time/],
  ['another type at the address', () => ({ image_url: `${host.url}/moved`, mime_type: 'image/gif' }), /image\/gif/],
]

describe('an image that cannot be loaded or read', () => {
  it.each(unreadable)('%s: 422, the message names the fault, and nothing is charged', async (_name, body, message) => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 2 })
    const answer = await call(key, await body())
    expect([answer.status, answer.body.error.code]).toEqual([422, 'image_unprocessable'])
    expect(answer.body.error.message).toMatch(message)
    expect(answer.body.error.message).not.toMatch(/127\.0\.0\.1|10\.0\.0\.7|169\.254|srv|secret|passwd/)
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 2 })
    const [job] = await system.database.sql`select error_code, error_message from jobs where account_id = ${accountId}`
    expect(job).toEqual({ error_code: 'image_unprocessable', error_message: answer.body.error.message })
    await expectSoundLedger(system.database)
  })
})

describe('image-to-prompt in the OpenAPI document', () => {
  it('matches the requests and responses of the service', async () => {
    const document = await readDocument(system)
    const operation = document.paths[imageToPromptUrl].post
    const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { [textFormat]: isVisibleText } })
    const validates = (schema: AnySchema, value: unknown): unknown => (ajv.validate(schema, value) ? [] : ajv.errors)
    expect(operation.security).toEqual([{ apiKey: [] }])
    expect(Object.keys(operation.responses)).toEqual([
      '200',
      '202',
      '400',
      '401',
      '402',
      '403',
      '409',
      '410',
      '413',
      '415',
      '422',
      '429',
      '500',
      '502',
      '503',
      '504',
    ])
    const { key } = await givenCustomer(system.database)
    const { key: starter } = await givenCustomer(system.database, { plan: 'starter' })
    const requests: [string, object][] = [
      [key, { ...bare(), negative_prompt: true, include_analysis: true }],
      [key, { image_url: `${host.url}/picture.png`, subject: 'a moon' }],
      [key, { image_url: `${host.url}/nothing` }],
      [key, { ...bare(), image_url: host.url }],
      [key, {}],
      [starter, bare()],
    ]
    const body = operation.requestBody.content['application/json'].schema
    for (const [by, request] of requests) {
      const answer = await call(by, request)
      const isRefused = answer.body.error?.code === 'validation_error'
      expect([request, ajv.validate(body, request)]).toEqual([request, !isRefused])
      expect(validates(operation.responses[answer.status].content['application/json'].schema, answer.body)).toEqual([])
    }
  })
})
