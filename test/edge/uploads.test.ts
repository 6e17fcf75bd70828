import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAttacker } from '../../ops/abuse/attacker.ts'
import { watchMemory } from '../../ops/abuse/watch-memory.ts'
import { type Edge, startEdge } from '../helpers/edge.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { answered, openRawClient, type RawClient, requestHead } from '../helpers/raw-client.ts'
import { callOptimize } from '../helpers/servers/processes.ts'

const imagePath = '/api/v1/prompts/image-to-prompt'
const accountBytesMax = 40_000_000
const attackSeconds = 3
const memoryMegabytesMax = 400
const p90MsMax = 2000

let edge: Edge
beforeAll(async () => {
  edge = await startEdge({ UPLOAD_BYTES_MAX: '100000000', ACCOUNT_UPLOAD_BYTES_MAX: String(accountBytesMax) }, true)
})
afterAll(() => edge.close())

/** An upload that never goes beyond its head; answered 100 if it may go on, else with its refusal. */
async function beginUpload(key: string, bytes: number): Promise<RawClient> {
  const client = await openRawClient(edge.api.url)
  const headers = { 'content-length': String(bytes), authorization: `Bearer ${key}`, expect: '100-continue' }
  client.socket.write(requestHead(imagePath, headers))
  return client
}

/** All of a body but its end. */
function sendMost({ socket }: RawClient, bytes: number): void {
  socket.write('{"image_base64":"')
  socket.write(Buffer.alloc(bytes - 1000, 'A'))
}

describe('unfinished uploads', () => {
  it('eighty of 11.5 MB hold up no paid call, and leave the API its memory', async () => {
    const attacker = await givenCustomer(edge.system.database)
    const memory = watchMemory(edge.api.child.pid ?? 0)
    const target = { url: edge.api.url, key: attacker.key, seconds: attackSeconds, drippingUrl: '', tarpitUrl: '' }
    const attack = startAttacker('unfinishedUploads', target)
    const { p90Ms } = await edge.timeCalls(attack)
    memory.stop()
    expect((await attack).answers['503']).toBeGreaterThan(50)
    expect(memory.peakMegabytes()).toBeLessThan(memoryMegabytesMax)
    expect(p90Ms).toBeLessThan(p90MsMax)
  })

  it('beyond the memory of an account are refused at once, with 503; what ends gives its memory back', async () => {
    const { key } = await givenCustomer(edge.system.database)
    const open: RawClient[] = []
    for (let held = 0; held < 3; held += 1) {
      const upload = await beginUpload(key, 13_000_000)
      open.push(upload)
      expect(await answered(upload)).toBe(100)
      sendMost(upload, 13_000_000)
    }
    const refused = await eventually(async () => {
      const upload = await beginUpload(key, 13_000_000)
      if ((await answered(upload)) === 503) return upload
      upload.socket.destroy()
      return null
    })
    expect(refused?.body().error.code).toBe('service_unavailable')
    expect(refused?.received()).toMatch(/^retry-after: 2\r$/im)
    refused?.socket.destroy()
    open[0]?.socket.destroy()
    await eventually(async () => {
      const next = await beginUpload(key, 13_000_000)
      open.push(next)
      const status: number = await answered(next)
      return status === 100
    })
    for (const { socket } of open) socket.destroy()
  })

  it('that send nothing hold none of the memory of others, whatever length they declare', async () => {
    const greedy = await Promise.all(Array.from({ length: 3 }, () => givenCustomer(edge.system.database)))
    const open = await Promise.all(
      greedy.flatMap(({ key }) => Array.from({ length: 4 }, () => beginUpload(key, 10_000_000))),
    )
    for (const upload of open) expect(await answered(upload)).toBe(100)
    const modest = await givenCustomer(edge.system.database)
    const upload = await beginUpload(modest.key, 13_000_000)
    expect(await answered(upload)).toBe(100)
    for (const { socket } of [...open, upload]) socket.destroy()
  })

  it('get 503 midway if memory runs out, but not all of them', async () => {
    const { key } = await givenCustomer(edge.system.database)
    const open = await Promise.all(Array.from({ length: 4 }, () => beginUpload(key, 13_000_000)))
    for (const upload of open) expect(await answered(upload)).toBe(100)
    for (const upload of open) sendMost(upload, 13_000_000)
    const refused = () => open.filter((upload) => /^HTTP\/1.1 503 /m.test(upload.received()))
    await eventually(async () => refused().length > 0)
    expect(refused().length).toBeLessThan(4)
    for (const { socket } of open) socket.destroy()
  })

  it('of one account leave room for those of another', async () => {
    const [greedy, modest] = [await givenCustomer(edge.system.database), await givenCustomer(edge.system.database)]
    const open = await Promise.all(Array.from({ length: 5 }, () => beginUpload(greedy.key, 13_000_000)))
    await Promise.all(open.map((upload) => answered(upload)))
    for (const upload of open) sendMost(upload, 13_000_000)
    const answer = await fetch(edge.api.url + imagePath, {
      method: 'POST',
      headers: { authorization: `Bearer ${modest.key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ image_base64: 'A'.repeat(10_000_000), mime_type: 'image/png' }),
    })
    expect(answer.status).toBe(422)
    expect((await accountState(edge.system.database, modest.accountId)).remaining).toBe(1000)
    for (const { socket } of open) socket.destroy()
  })
})

describe('unfinished bodies without an image', () => {
  const batchPath = '/api/v1/prompts/optimize/batch'

  it('of five accounts that declare all of the memory hold none of it', async () => {
    const greedy = await Promise.all(Array.from({ length: 5 }, () => givenCustomer(edge.system.database)))
    const headers = { 'content-length': String(256 * 1024), expect: '100-continue' }
    const open: RawClient[] = []
    for (const { key } of greedy) {
      for (let body = 0; body < 60; body += 1) {
        const client = await openRawClient(edge.api.url, '127.0.0.2')
        client.socket.write(requestHead(batchPath, { ...headers, authorization: `Bearer ${key}` }))
        open.push(client)
      }
    }
    for (const client of open) expect(await answered(client)).toBe(100)
    expect((await callOptimize(edge.api, edge.key)).status).toBe(200)
    for (const { socket } of open) socket.destroy()
  })
})

describe('slow uploads', () => {
  it('that fill the memory are evicted for a fast one, with 503 and Retry-After', async () => {
    const slow = await Promise.all(Array.from({ length: 4 }, () => givenCustomer(edge.system.database)))
    const open: RawClient[] = []
    for (const { key } of slow) {
      for (let upload = 0; upload < 2; upload += 1) {
        const client = await beginUpload(key, 12_300_000)
        expect(await answered(client)).toBe(100)
        sendMost(client, 12_300_000)
        open.push(client)
      }
    }
    // An occasional byte is below the minimum rate.
    const timer = setInterval(() => {
      for (const { socket } of open) if (socket.writable) socket.write('A')
    }, 200)
    const { key } = await givenCustomer(edge.system.database)
    const body = JSON.stringify({ image_base64: 'A'.repeat(12_000_000), mime_type: 'image/png' })
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
    // Within the time that a body may pause; each unfinished one would hold its memory for half a minute.
    const status = await eventually(async () => {
      const answer = await fetch(edge.api.url + imagePath, { method: 'POST', headers, body })
      return answer.status === 503 ? null : answer.status
    }, 10_000)
    expect(status).toBe(422)
    const refused = await eventually(() => open.find((client) => /HTTP\/1.1 503 /.test(client.received())))
    expect(refused?.received()).toMatch(/^retry-after: 2\r$/im)
    clearInterval(timer)
    for (const { socket } of open) socket.destroy()
  })
})

describe('an upload that will not be served', () => {
  const givenKeys: [string, () => Promise<string>, number][] = [
    ['without a key', async () => 'nonsense', 401],
    ['on a plan without images', async () => (await givenCustomer(edge.system.database, { plan: 'starter' })).key, 403],
    ['without credits', async () => (await givenCustomer(edge.system.database, { credits: 0 })).key, 402],
  ]
  it.each(givenKeys)('%s is refused before its body has come', async (_, givenKey, status) => {
    const client = await beginUpload(await givenKey(), 10_000_000)
    expect(await answered(client)).toBe(status)
    await client.ended
    expect(client.received()).toMatch(/\r\nconnection: close\r\n/i)
  })
})
