import { describe, expect, it } from 'vitest'
import { fetchImage } from '../../../worker/engines/vision/fetch/fetch-image.ts'
import { givenAllowedServer, givenClock, givenRawServer, hangUp } from './address-network.ts'

// More than the sockets of both sides can hold: once it is sent, the client has the headers and reads the body.
const beyondBuffers = Buffer.alloc(32_000_000)

describe('the size', () => {
  const bytesMax = 200_000

  it('may be the limit to the byte, with a declared length and without', async () => {
    const body = Buffer.alloc(bytesMax, 7)
    const { address, allowedHosts } = await givenAllowedServer((response, path) => {
      if (path === '/chunked')
        for (let at = 0; at < bytesMax; at += 40_000) response.write(body.subarray(at, at + 40_000))
      response.end(path === '/chunked' ? undefined : body)
    })
    for (const path of ['/declared', '/chunked']) {
      expect(body.equals(await fetchImage(`${address}${path}`, { allowedHosts, bytesMax }))).toBe(true)
    }
  })

  it('is refused at once when the declared length is over the limit', async () => {
    const { address, allowedHosts } = await givenAllowedServer((response) => {
      // Not one byte of the body is ever sent.
      response.writeHead(200, { 'content-length': bytesMax + 1 }).flushHeaders()
    })
    const fetched = fetchImage(address, { allowedHosts, bytesMax })
    await expect(fetched).rejects.toMatchObject({ reason: 'too_large' })
  })

  it('is counted while chunks arrive, and the connection is closed above the limit', async () => {
    const closed = Promise.withResolvers<number>()
    const { address, allowedHosts } = await givenAllowedServer((response) => {
      let sent = 0
      const send = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384))) sent += 16_384
      }
      response.on('drain', send).on('close', () => closed.resolve(sent))
      send()
    })
    const fetched = fetchImage(address, { allowedHosts, bytesMax })
    await expect(fetched).rejects.toMatchObject({ reason: 'too_large' })
    await closed.promise
  })

  it('never exceeds the declared length if the host sends more', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n'
    const { address, allowedHosts } = await givenRawServer(head + 'x'.repeat(bytesMax * 2))
    const outcome = await fetchImage(address, { allowedHosts, bytesMax }).catch((error: Error) => error)
    if (outcome instanceof Uint8Array) expect(outcome).toHaveLength(8)
    else expect(outcome).toMatchObject({ reason: 'unreachable' })
  })

  it('is refused when the body ends before its declared length', async () => {
    const { address, allowedHosts } = await givenRawServer(
      'HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nshort',
      hangUp,
    )
    await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('may come in a hundred thousand chunks of one byte', async () => {
    const head = 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'
    const { address, allowedHosts } = await givenRawServer(`${head}${'1\r\nx\r\n'.repeat(100_000)}0\r\n\r\n`)
    expect(await fetchImage(address, { allowedHosts })).toHaveLength(100_000)
  })
})

describe('time', () => {
  it('runs out for slow headers before the total limit', async () => {
    const clock = givenClock()
    const { address, allowedHosts } = await givenRawServer('HTTP/1.1 200 OK\r\nx-slow: ', () => clock.pass(3000))
    await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason: 'timed_out' })
  })

  it('runs out for a slow body, and the connection is closed', async () => {
    const clock = givenClock()
    const closed = Promise.withResolvers<void>()
    const { address, allowedHosts } = await givenAllowedServer((response) => {
      response.on('close', closed.resolve)
      response.once('drain', () => clock.pass(5000)).write(beyondBuffers)
    })
    const fetched = fetchImage(address, { allowedHosts, bytesMax: beyondBuffers.length })
    await expect(fetched).rejects.toMatchObject({ reason: 'timed_out' })
    await closed.promise
  })

  it('for headers does not cut a body that takes longer', async () => {
    const clock = givenClock()
    const { address, allowedHosts } = await givenAllowedServer((response) => {
      const finish = () => {
        clock.pass(4999)
        response.end()
      }
      response.once('drain', finish).write(beyondBuffers)
    })
    const fetched = fetchImage(address, { allowedHosts, bytesMax: beyondBuffers.length })
    await expect(fetched).resolves.toHaveLength(beyondBuffers.length)
  })

  it('is shared by all redirects', async () => {
    const clock = givenClock()
    const { address, allowedHosts } = await givenAllowedServer((response, path) => {
      clock.pass(2000)
      response.writeHead(302, { location: `${path}a` }).end()
    })
    await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason: 'timed_out' })
  })

  it('ends with the caller’s signal and its error', async () => {
    const controller = new AbortController()
    const { address, allowedHosts } = await givenAllowedServer(() => controller.abort(new Error('shutting down')))
    const fetched = fetchImage(address, { allowedHosts, signal: controller.signal })
    await expect(fetched).rejects.toThrow('shutting down')
    await expect(fetchImage(address, { signal: controller.signal })).rejects.toThrow('shutting down')
  })
})
