import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Edge, startEdge } from '../helpers/edge.ts'
import { eventually } from '../helpers/eventually.ts'
import { answered, openRawClient, requestHead } from '../helpers/raw-client.ts'

const optimizePath = '/api/v1/prompts/optimize'
const imagePath = '/api/v1/prompts/image-to-prompt'
const addressLimit = 200
const deadlineMs = 1500
const connectionsOfIp = 60

let edge: Edge
let bearer: { authorization: string }
beforeAll(async () => {
  edge = await startEdge({
    REQUEST_DEADLINE_MS: String(deadlineMs),
    IP_REQUESTS_PER_MINUTE: String(addressLimit),
    CONNECTIONS_MAX: '100',
    IP_CONNECTIONS_MAX: String(connectionsOfIp),
  })
  bearer = { authorization: `Bearer ${edge.key}` }
})
afterAll(() => edge.close())

async function say(text: string | Buffer) {
  const client = await openRawClient(edge.api.url)
  client.socket.write(text)
  return client
}

async function metrics(): Promise<string> {
  return (await fetch(`${edge.api.probeUrl}/metrics`)).text()
}

describe('malformed or oversized requests', () => {
  it.each([
    ['bytes that are not HTTP', '\x16\x03\x01 hello\r\n\r\n', 400, 'malformed_request'],
    ['headers over 16 KiB', requestHead('/', { 'x-long': 'a'.repeat(20_000) }, 'GET'), 431, 'headers_too_large'],
    ['an address over 16 KiB', requestHead(`/${'a'.repeat(20_000)}`, {}, 'GET'), 431, 'headers_too_large'],
    ['no Host', 'GET /nothing HTTP/1.1\r\n\r\n', 400, 'malformed_request'],
    [
      'a broken chunk',
      `${requestHead(optimizePath, { 'transfer-encoding': 'chunked' })}zz\r\n`,
      400,
      'malformed_request',
    ],
  ])('%s: refused in the documented shape, counted and measured', async (_, text, status, code) => {
    const client = await say(text)
    await client.ended
    expect(client.status()).toBe(status)
    expect(client.body()).toMatchObject({ success: false, error: { code, request_id: expect.any(String) } })
    expect(client.received()).toMatch(/^x-request-id: /im)
    expect(client.received()).toMatch(new RegExp(`^x-ratelimit-limit: ${addressLimit}\\r$`, 'im'))
    expect(await metrics()).toMatch(new RegExp(`http_request_duration_seconds_count{.*status="${status}"`))
  })

  it.each([
    ['a parameter of 150 characters', `/api/v1/account/orders/${'a'.repeat(150)}`],
    ['a parameter of 8,000 characters', `/api/v1/account/orders/${'a'.repeat(8000)}`],
  ])('%s: handled like any other URL, with and without a key', async (_, path) => {
    const url = edge.api.url + path
    expect((await fetch(url)).status).toBe(401)
    const answer = await fetch(url, { headers: bearer })
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-ratelimit-limit')).toBe('600')
    expect(await answer.json()).toMatchObject({ error: { code: 'not_found' } })
    expect(await metrics()).toMatch(/http_request_duration_seconds_count{.*orders\/:id.*status="404"/)
  })

  it('leaves neither an address nor a stack in the log', () => {
    expect(edge.api.output()).not.toMatch(/aaaaaaaa|"stack"/)
  })
})

describe('a client that is slow', () => {
  it.each([
    ['with its headers', `POST ${optimizePath} HTTP/1.1\r\nhost: test\r\n`],
    ['with its body', () => `${requestHead(optimizePath, { 'content-length': '100', ...bearer })}{`],
  ])('%s is answered 408 when its time is up, and cut', async (_, text) => {
    const client = await say(typeof text === 'string' ? text : text())
    await client.ended
    expect(client.status()).toBe(408)
    expect(client.body()).toMatchObject({ error: { code: 'request_timeout' } })
  })
})

describe('connections of one client', () => {
  it('are limited, and other clients are still served', async () => {
    const attackers = await Promise.all(Array.from({ length: 90 }, () => openRawClient(edge.api.url, '127.0.0.2')))
    // Those that are ended for their silence are told so, by 408.
    await eventually(() => attackers.some((client) => client.hasEnded() && client.received() === ''))
    const client = await say(requestHead('/livez', {}, 'GET'))
    expect(await answered(client)).toBe(200)
    for (const { socket } of [client, ...attackers]) socket.destroy()
  })
})

describe('an early response', () => {
  it('arrives as 413 without a broken pipe although the client keeps sending', async () => {
    const client = await say(requestHead(imagePath, { 'content-length': '30000000', ...bearer }))
    client.socket.write(Buffer.alloc(30_000_000, 'A'))
    const { error } = await client.ended
    expect(error).toBeNull()
    expect(client.status()).toBe(413)
    expect(client.received()).toMatch(/\r\nconnection: close\r\n/i)
  })

  it('ends the connection: the rest of the body is not read', async () => {
    const client = await say(requestHead(optimizePath, { 'content-length': '1000' }))
    await client.ended
    expect(client.status()).toBe(401)
    expect(client.received()).toMatch(/\r\nconnection: close\r\n/i)
  })

  it('keeps the connection when the body has come as well', async () => {
    const request = `${requestHead(optimizePath, { 'content-length': '2' })}{}`
    const client = await say(request)
    await answered(client)
    client.socket.write(request)
    await eventually(() => client.received().split('HTTP/1.1 401').length === 3)
    client.socket.destroy()
  })

  it('precedes the body after Expect: 100-continue; an allowed client gets 100', async () => {
    const asking = { 'content-length': '30', expect: '100-continue' }
    const refused = await say(requestHead(optimizePath, asking))
    expect(await answered(refused)).toBe(401)
    const allowed = await say(requestHead(optimizePath, { ...asking, ...bearer }))
    await eventually(() => allowed.received().startsWith('HTTP/1.1 100 Continue\r\n\r\n'))
    allowed.socket.write('{"prompt":"name a grey cat"}  ')
    await eventually(() => allowed.received().includes('HTTP/1.1 200 OK'))
    allowed.socket.destroy()
  })
})

describe('a client that goes away in the middle of its body', () => {
  it('is logged and measured as 499, not as a failure of the service', async () => {
    const client = await say(`${requestHead(optimizePath, { 'content-length': '100', ...bearer })}{`)
    const abortedBefore = edge.api.output().split('"status":499').length
    client.socket.destroy()
    await eventually(() => edge.api.output().split('"status":499').length > abortedBefore)
    expect(edge.api.output()).not.toMatch(/internal_error|request failed/)
    expect(await metrics()).toMatch(/http_request_duration_seconds_count{.*status="499"/)
  })
})
