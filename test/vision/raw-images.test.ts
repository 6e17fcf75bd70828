import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type Answer, startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture, imageToPrompt, imageToPromptUrl } from '../helpers/vision.ts'

let system: TestSystem
let png: Buffer
beforeAll(async () => {
  png = await givenPicture()
  system = await startSystem({ withImages: true })
})
afterAll(() => system.close())

interface RawCall {
  query?: Record<string, string>
  type?: string
  headers?: Record<string, string>
}

/** POSTs the bytes of an image as the body. */
async function sendRaw(key: string, payload: Buffer, call: RawCall = {}): Promise<Answer> {
  const { query = {}, type = 'image/png', headers = {} } = call
  const authorization = `Bearer ${key}`
  const response = await system.app.inject({
    method: 'POST',
    url: `${imageToPromptUrl}?${new URLSearchParams(query)}`,
    headers: { authorization, 'content-type': type, ...headers },
    payload,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

describe('a raw image', () => {
  it.each<[string, Buffer, RawCall, string]>([
    ['is empty', Buffer.alloc(0), {}, 'The body must not be empty'],
    [
      'has a wrong switch',
      Buffer.alloc(9),
      { query: { negative_prompt: 'yes' } },
      'negative_prompt must be true or false',
    ],
    [
      'is too large',
      Buffer.alloc(14_000_000),
      {},
      'The body may be at most 13,857,624 bytes, an image at most 10 MB; 14,000,000 bytes were sent.',
    ],
    [
      'has no type of an image',
      Buffer.alloc(9),
      { type: 'application/octet-stream' },
      'The body has an unsupported Content-Type: send application/json, multipart/form-data, image/jpeg, image/png, ' +
        'image/webp, image/gif or image/avif',
    ],
  ])('that %s is refused in terms of what was sent', async (_name, bytes, sent, message) => {
    const { key } = await givenCustomer(system.database)
    expect((await sendRaw(key, bytes, sent)).body.error.message).toBe(message)
  })

  it('is answered as the same image in JSON with the same options, for one credit', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const options = { subject: 'true', target_model: 'midjourney' }
    const json = { ...options, negative_prompt: true, mime_type: 'image/png', image_base64: png.toString('base64') }
    const raw = await sendRaw(key, png, { query: { ...options, negative_prompt: 'true' } })
    expect(raw.status).toBe(200)
    const { color_palette, aspect_ratio, sources } = (await imageToPrompt(system, key, json)).body.data
    expect(raw.body.data).toMatchObject({ color_palette, aspect_ratio, sources: { subject: sources.subject } })
    expect(raw.body.data).toMatchObject({ subject: 'true', negative_prompt: expect.any(String) })
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 2, held: 0 })
    await expectSoundLedger(system.database)
  })

  it('replays a call with the same key and image, raw or in JSON, and no other', async () => {
    const { key } = await givenCustomer(system.database)
    const headers = { 'idempotency-key': 'a' }
    const first = await sendRaw(key, png, { query: { subject: 'a disc' }, headers })
    const again = await sendRaw(key, png, { query: { subject: 'a disc' }, headers, type: 'image/PNG; charset=binary' })
    const json = { subject: 'a disc', image_base64: `data:image/png;base64,${png.toString('base64')}` }
    const inJson = await imageToPrompt(system, key, json, headers)
    for (const repeated of [again, inJson]) {
      expect(repeated.headers['idempotent-replayed']).toBe('true')
      expect(repeated.body).toEqual(first.body)
    }
    const other = await sendRaw(key, Buffer.concat([png, Buffer.alloc(1)]), { query: { subject: 'a disc' }, headers })
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
  })

  const tenMegabytes = 10_000_000
  it.each<[string, () => [Buffer, RawCall], number, string, string | null]>([
    ['of another type', () => [png, { type: 'image/tiff' }], 415, 'unsupported_media_type', null],
    ['that is empty', () => [Buffer.alloc(0), {}], 422, 'validation_error', ''],
    ['with an unknown option', () => [png, { query: { style: 'x' } }], 422, 'validation_error', 'style'],
    ['with a URL beside it', () => [png, { query: { image_url: 'https://a.example' } }], 422, 'validation_error', ''],
    [
      'with a wrong switch',
      () => [png, { query: { negative_prompt: 'yes' } }],
      422,
      'validation_error',
      'negative_prompt',
    ],
    [
      'with another type beside it',
      () => [png, { query: { mime_type: 'image/gif' } }],
      422,
      'validation_error',
      'mime_type',
    ],
    ['over 10 MB', () => [Buffer.alloc(tenMegabytes + 1), {}], 422, 'image_unprocessable', null],
    ['over the limit of bodies', () => [Buffer.alloc(14_000_000), {}], 413, 'payload_too_large', null],
    ['that is no image', () => [Buffer.alloc(1000, 'x'), {}], 422, 'image_unprocessable', null],
  ])('%s is refused, and nothing is charged', async (_name, describeCall, status, code, field) => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const answer = await sendRaw(key, ...describeCall())
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    if (field !== null)
      expect(answer.body.error.details.map((fault: { field: string }) => fault.field)).toContain(field)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 0, held: 0, remaining: 5 })
  })
})
