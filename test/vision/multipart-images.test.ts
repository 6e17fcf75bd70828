import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { answered, openRawClient, type RawClient, requestHead } from '../helpers/raw-client.ts'
import { type Answer, startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture, imageToPrompt, imageToPromptUrl } from '../helpers/vision.ts'

let system: TestSystem
const accountBytesMax = 16_000_000
let png: Buffer<ArrayBuffer>
let url: string
beforeAll(async () => {
  png = Buffer.from(await givenPicture())
  system = await startSystem({ withImages: true, settings: { ACCOUNT_UPLOAD_BYTES_MAX: String(accountBytesMax) } })
  url = await system.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => system.close())

const formType = 'multipart/form-data; boundary=b'

async function send(
  key: string,
  payload: Buffer | string,
  type = formType,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await system.app.inject({
    method: 'POST',
    url: imageToPromptUrl,
    headers: { authorization: `Bearer ${key}`, 'content-type': type, ...headers },
    payload,
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}

/** Sends the form as a client library does, over a connection. */
async function sendForm(key: string, parts: [string, string | Blob][], headers = {}): Promise<Answer> {
  const form = new FormData()
  for (const [name, value] of parts) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value, 'picture')
  }
  const authorization = `Bearer ${key}`
  const answer = await fetch(url + imageToPromptUrl, {
    method: 'POST',
    headers: { authorization, ...headers },
    body: form,
  })
  return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.json() }
}

const image = (bytes = png, type = 'image/png'): [string, Blob] => ['image', new Blob([bytes], { type })]
const part = (head: string, value: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`--b\r\n${head}\r\n\r\n`), Buffer.from(value), Buffer.from('\r\n')])
const field = (name: string, value: string | Buffer): Buffer =>
  part(`Content-Disposition: form-data; name="${name}"`, value)
const imagePart = (bytes = png): Buffer =>
  part('Content-Disposition: form-data; name="image"; filename="a.png"\r\nContent-Type: image/png', bytes)
const end = Buffer.from('--b--\r\n')
const whole = (...parts: Buffer[]): Buffer => Buffer.concat([...parts, end])

describe('a form with an image', () => {
  it('whose part declares no type of an image is asked for one of those', async () => {
    const { key } = await givenCustomer(system.database)
    const { body } = await sendForm(key, [image(png, 'application/octet-stream')])
    expect(body.error.message).toBe(
      'mime_type is required unless the part image has one of the types ' +
        'image/jpeg, image/png, image/webp, image/gif, image/avif',
    )
  })

  it('is answered as the same image in JSON with the same fields, for one credit', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const fields = { subject: 'trüb', target_model: 'midjourney' }
    const json = { ...fields, negative_prompt: true, mime_type: 'image/png', image_base64: png.toString('base64') }
    const form = await sendForm(key, [image(), ...Object.entries(fields), ['negative_prompt', 'true']])
    expect(form.status).toBe(200)
    const { color_palette, aspect_ratio, sources } = (await imageToPrompt(system, key, json)).body.data
    expect(form.body.data).toMatchObject({ color_palette, aspect_ratio, sources: { subject: sources.subject } })
    expect(form.body.data).toMatchObject({ subject: 'trüb', negative_prompt: expect.any(String) })
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 2, held: 0 })
    await expectSoundLedger(system.database)
  })

  it('replays a call with the same key, image and fields, as a form or in JSON, and no other', async () => {
    const { key } = await givenCustomer(system.database)
    const headers = { 'idempotency-key': 'a' }
    const first = await sendForm(key, [image(), ['subject', 'a disc'], ['include_analysis', 'true']], headers)
    expect(first.status).toBe(200)
    const reordered = await sendForm(
      key,
      [
        ['include_analysis', 'true'],
        ['mime_type', 'image/png'],
        ['subject', 'a disc'],
        image(png, 'application/octet-stream'),
      ],
      headers,
    )
    const inJson = await imageToPrompt(
      system,
      key,
      { subject: 'a disc', include_analysis: true, image_base64: `data:image/png;base64,${png.toString('base64')}` },
      headers,
    )
    for (const repeated of [reordered, inJson]) {
      expect(repeated.headers['idempotent-replayed']).toBe('true')
      expect(repeated.body).toEqual(first.body)
    }
    const other = await sendForm(key, [image(), ['subject', 'a disk']], headers)
    expect([other.status, other.body.error.code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('may have parts in any order, text around them or an image URL, but no empty field', async () => {
    const { key } = await givenCustomer(system.database)
    const around = Buffer.concat([Buffer.from('before\r\n'), field('quality', 'fast'), imagePart(), end, end])
    expect((await send(key, around)).status).toBe(200)
    const empty = await send(key, whole(imagePart(), field('subject', '')))
    expect([empty.status, empty.body.error.details]).toEqual([
      422,
      [{ field: 'subject', message: 'must not be empty' }],
    ])
    const url = { image_url: 'https://127.0.0.1/a.png' }
    const [form, json] = [await sendForm(key, Object.entries(url)), await imageToPrompt(system, key, url)]
    expect([form.status, form.body.error.message]).toEqual([json.status, json.body.error.message])
  })
})

const manyParts = (count: number, name: (at: number) => string): Buffer =>
  whole(...Array.from({ length: count }, (_, at) => field(name(at), 'x')))
const tenMegabytes = 10_000_000

const refused: [string, () => [payload: Buffer | string, type?: string], number, string, string?][] = [
  ['with an unknown field', () => [whole(imagePart(), field('style', 'x'))], 422, 'validation_error', 'style'],
  [
    'with an unknown file of megabytes',
    () => [whole(imagePart(), field('photo', Buffer.alloc(5_000_000)))],
    422,
    'validation_error',
    'photo',
  ],
  [
    'with a repeated field',
    () => [whole(imagePart(), field('quality', 'fast'), field('quality', 'fast'))],
    422,
    'validation_error',
    'quality',
  ],
  [
    'with a repeated unknown field',
    () => [whole(imagePart(), field('style', 'a'), field('style', 'b'))],
    422,
    'validation_error',
    'style',
  ],
  ['with two images', () => [whole(imagePart(), imagePart())], 422, 'validation_error', 'image'],
  [
    'with a field named __proto__',
    () => [whole(imagePart(), field('__proto__', 'x'))],
    422,
    'validation_error',
    '__proto__',
  ],
  ['without an image', () => [whole(field('subject', 'a disc'))], 422, 'validation_error', 'image'],
  ['with an image under another name', () => [whole(field('file', png))], 422, 'validation_error', 'image'],
  ['with image_base64', () => [whole(field('image_base64', 'AAAA'))], 422, 'validation_error', 'image_base64'],
  [
    'with a URL and an image',
    () => [whole(imagePart(), field('image_url', 'https://a.example'))],
    422,
    'validation_error',
    'image',
  ],
  ['with an empty image', () => [whole(imagePart(Buffer.alloc(0)))], 422, 'validation_error', 'image'],
  ['with an image of no type', () => [whole(field('image', png))], 422, 'validation_error', 'mime_type'],
  [
    'with an image of another type',
    () => [whole(part('Content-Disposition: form-data; name=image\r\nContent-Type: image/tiff', png))],
    422,
    'validation_error',
    'image',
  ],
  [
    'with an image of another type than it says beside it',
    () => [whole(imagePart(), field('mime_type', 'image/gif'))],
    422,
    'validation_error',
    'mime_type',
  ],
  [
    'with a wrong switch',
    () => [whole(imagePart(), field('negative_prompt', 'yes'))],
    422,
    'validation_error',
    'negative_prompt',
  ],
  [
    'with an encoded part',
    () => [whole(part('Content-Disposition: form-data; name="image"\r\nContent-Transfer-Encoding: base64', 'AAAA'))],
    422,
    'validation_error',
    'image',
  ],
  [
    'with a part of no name',
    () => [whole(part('Content-Disposition: form-data', 'x'), imagePart())],
    422,
    'validation_error',
    '',
  ],
  ['with a part that is no form data', () => [whole(part('A: b', 'x'), imagePart())], 422, 'validation_error', ''],
  ['with a part of no headers', () => [whole(Buffer.from('--b\r\nx\r\n'), imagePart())], 422, 'validation_error', ''],
  ['with a thousand fields', () => [manyParts(1000, (at) => `field${at}`)], 422, 'validation_error', ''],
  ['of nothing but boundaries', () => ['--b\r\n'.repeat(2_000_000)], 422, 'validation_error', ''],
  [
    'with a name of megabytes',
    () => [whole(imagePart(), field('n'.repeat(5_000_000), 'x'))],
    422,
    'validation_error',
    'n'.repeat(64),
  ],
  [
    'with headers of megabytes',
    () => [whole(part('Content-Disposition: form-data; name=image\r\n'.repeat(100_000), png))],
    422,
    'validation_error',
  ],
  [
    'with a field over 64 KB',
    () => [whole(imagePart(), field('subject', 'a'.repeat(70_000)))],
    413,
    'payload_too_large',
  ],
  [
    'with fields over 64 KB together',
    () => [whole(field('subject', 'a'.repeat(40_000)), field('image_url', 'a'.repeat(40_000)))],
    413,
    'payload_too_large',
  ],
  ['with an image over 10 MB', () => [whole(imagePart(Buffer.alloc(tenMegabytes + 1)))], 422, 'image_unprocessable'],
  ['over the limit of bodies', () => [whole(imagePart(Buffer.alloc(14_000_000)))], 413, 'payload_too_large'],
  ['with an image that is none', () => [whole(imagePart(Buffer.alloc(1000, 'x')))], 422, 'image_unprocessable'],
  ['with text that is not UTF-8', () => [whole(field('subject', Buffer.from([0xff])))], 400, 'malformed_json'],
  ['without a boundary', () => [whole(imagePart()), 'multipart/form-data'], 400, 'malformed_json'],
  ['with an empty boundary', () => [whole(imagePart()), 'multipart/form-data; boundary=""'], 400, 'malformed_json'],
  [
    'with an endless boundary',
    () => [whole(imagePart()), `multipart/form-data; boundary=${'b'.repeat(71)}`],
    400,
    'malformed_json',
  ],
  ['with another boundary', () => [whole(imagePart()), 'multipart/form-data; boundary=c'], 400, 'malformed_json'],
  ['of another kind', () => [whole(imagePart()), 'multipart/mixed; boundary=b'], 415, 'unsupported_media_type'],
  ['that is empty', () => [''], 400, 'malformed_json'],
  ['of no parts', () => [end], 422, 'validation_error', 'image'],
  ['without its end', () => [imagePart()], 400, 'malformed_json'],
  ['that ends in its image', () => [imagePart().subarray(0, 200)], 400, 'malformed_json'],
  ['that ends in a header', () => ['--b\r\nContent-Dis'], 400, 'malformed_json'],
]

describe('a form', () => {
  it.each(refused)('%s is refused, and nothing is charged', async (_name, describeBody, status, code, field) => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const answer = await send(key, ...describeBody())
    expect([answer.status, answer.body.error.code]).toEqual([status, code])
    if (field !== undefined)
      expect(answer.body.error.details.map((one: { field: string }) => one.field)).toContain(field)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 0, held: 0, remaining: 5 })
  })

  it('that is unfinished counts as an upload of its account, until its connection ends', async () => {
    const { key } = await givenCustomer(system.database)
    const headers = { authorization: `Bearer ${key}`, 'content-type': formType, 'content-length': '9500000' }
    const begin = async (): Promise<RawClient> => {
      const client = await openRawClient(url)
      client.socket.write(requestHead(imageToPromptUrl, { ...headers, expect: '100-continue' }))
      return client
    }
    const unfinished = await begin()
    expect(await answered(unfinished)).toBe(100)
    unfinished.socket.write(imagePart(Buffer.alloc(9_000_000)))
    const refused = await begin()
    expect(await answered(refused)).toBe(100)
    refused.socket.write(imagePart(Buffer.alloc(9_000_000)))
    await eventually(() => [unfinished, refused].some((client) => /^HTTP\/1.1 503 /m.test(client.received())))
    for (const { socket } of [unfinished, refused]) socket.destroy()
    const status = await eventually(async () => {
      const answer = await send(key, whole(imagePart(Buffer.alloc(9_000_000))))
      return answer.status === 503 ? null : answer.status
    })
    expect(status).toBe(422)
  })

  it('is answered with 4xx whatever its bytes are, and never waits', { timeout: 60_000 }, async () => {
    const { key } = await givenCustomer(system.database)
    const pieces = fc.constantFrom(
      ...['--b', '--b--', '\r\n', '\r\n\r\n', '-', 'Content-Disposition: form-data; name="image"', 'name="', ':', '\0'],
      ...['Content-Disposition: form-data; name="subject"', 'x', '\r', '\n', '\n\n', '"', 'é', 'y'.repeat(5000)],
    )
    const bodies = fc.array(pieces, { maxLength: 30 }).map((texts) => texts.join(''))
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { status } = await send(key, body)
        expect([400, 413, 422]).toContain(status)
      }),
      { numRuns: 200, interruptAfterTimeLimit: 40_000 },
    )
  })
})
