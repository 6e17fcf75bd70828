import { createServer } from 'node:net'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { listenLocally } from '../../../ops/local-servers.ts'
import { fetchImage } from '../../../worker/engines/vision/fetch/fetch-image.ts'
import {
  givenAllowedServer,
  givenClock,
  givenInternet,
  givenNames,
  givenRawServer,
  givenServer,
  hangUp,
} from './address-network.ts'

const image = Buffer.from('an image')
describe('an allowed host', () => {
  it('gives its bytes, although its address is private', async () => {
    const { address, allowedHosts } = await givenAllowedServer((response) => response.end(image))
    expect(Buffer.from(await fetchImage(`${address}/a.png`, { allowedHosts }))).toEqual(image)
  })

  it('may be a name, which this machine resolves', async () => {
    const { port } = await givenAllowedServer((response) => response.end(image))
    const bytes = await fetchImage(`http://localhost:${port}/a.png`, { allowedHosts: [`localhost:${port}`] })
    expect(Buffer.from(bytes)).toEqual(image)
  })

  it('is sent fixed headers that identify no caller', async () => {
    const { address, allowedHosts, seen, port } = await givenAllowedServer((response, path) => {
      if (path === '/second?size=1') response.end(image)
      else response.writeHead(302, { location: '/second?size=1#part', 'set-cookie': 'a=b' }).end()
    })
    await fetchImage(`${address}/first#part`, { allowedHosts })
    const expected = {
      host: `127.0.0.1:${port}`,
      connection: 'close',
      accept: 'image/*',
      'accept-encoding': 'identity',
      'user-agent': 'PromptOptimizationApi/1.0 (image reader)',
    }
    expect(seen).toEqual([expected, expected])
  })

  it('is still subject to the limits of size and time', async () => {
    const large = await givenAllowedServer((response) => response.end(Buffer.alloc(1001)))
    const options = { allowedHosts: large.allowedHosts, bytesMax: 1000 }
    await expect(fetchImage(large.address, options)).rejects.toMatchObject({ reason: 'too_large' })
    const clock = givenClock()
    const silent = await givenAllowedServer(() => clock.pass(5000))
    await expect(fetchImage(silent.address, { allowedHosts: silent.allowedHosts })).rejects.toMatchObject({
      reason: 'timed_out',
    })
  })

  it('that does not listen is unreachable', async () => {
    const { port, close } = await listenLocally(createServer())
    await close()
    const fetched = fetchImage(`http://127.0.0.1:${port}/`, { allowedHosts: [`127.0.0.1:${port}`] })
    await expect(fetched).rejects.toMatchObject({ reason: 'unreachable' })
  })
})

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('are followed by status %i', async (status) => {
    const { address, allowedHosts } = await givenAllowedServer((response, path) => {
      if (path === '/') response.writeHead(status, { location: 'next' }).end('moved')
      else response.end(image)
    })
    expect(Buffer.from(await fetchImage(address, { allowedHosts }))).toEqual(image)
  })

  it('are followed three times and no more', async () => {
    const { address, allowedHosts, seen } = await givenAllowedServer((response, path) => {
      const left = Number(path.slice(1))
      if (left === 0) response.end(image)
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(Buffer.from(await fetchImage(`${address}/3`, { allowedHosts }))).toEqual(image)
    expect(seen).toHaveLength(4)
    const fetched = fetchImage(`${address}/4`, { allowedHosts })
    await expect(fetched).rejects.toMatchObject({ reason: 'too_many_redirects' })
    expect(seen).toHaveLength(8)
  })

  it('in a loop are cut off', async () => {
    const { address, allowedHosts, seen } = await givenAllowedServer((response) => {
      response.writeHead(302, { location: '/' }).end()
    })
    await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason: 'too_many_redirects' })
    expect(seen).toHaveLength(4)
  })

  it('reach other public hosts, each looked up and checked for itself', async () => {
    const paths: unknown[] = []
    // As sent by a host that writes UTF-8 into its headers.
    const location = Buffer.from('http://b.example.com/é').toString('latin1')
    const port = await givenServer((request, response) => {
      paths.push(request.url)
      if (request.headers.host === 'b.example.com') response.end(image)
      else response.writeHead(302, { location }).end()
    })
    const { dialled } = givenInternet(port)
    const resolver = givenNames({ 'a.example.com': ['93.184.215.14'], 'b.example.com': ['8.8.8.8'] })
    expect(Buffer.from(await fetchImage('http://a.example.com/', { resolver }))).toEqual(image)
    expect(dialled).toEqual(['93.184.215.14:80', '8.8.8.8:80'])
    expect(paths).toEqual(['/', '/%C3%A9'])
  })

  it.each([
    ['http://127.0.0.1/', 'url_not_allowed'],
    ['http://0x7f.1/', 'url_not_allowed'],
    ['//169.254.169.254/latest/meta-data/', 'url_not_allowed'],
    ['https://[::ffff:10.0.0.1]/', 'url_not_allowed'],
    ['http://localhost/', 'url_not_allowed'],
    ['http://inside.example.com/', 'url_not_allowed'],
    ['http://a.example.com:6379/', 'url_not_allowed'],
    ['http://user:secret@a.example.com/', 'invalid_url'],
    ['file:///etc/passwd', 'invalid_url'],
    ['data:image/png;base64,AAAA', 'invalid_url'],
    ['http://[', 'invalid_url'],
  ])('to %s are refused without a connection', async (location, reason) => {
    const { dialled } = givenInternet(await givenServer((_, response) => response.writeHead(302, { location }).end()))
    const resolver = givenNames({ 'a.example.com': ['93.184.215.14'], 'inside.example.com': ['10.0.0.1'] })
    await expect(fetchImage('http://a.example.com/', { resolver })).rejects.toMatchObject({ reason })
    expect(dialled).toEqual(['93.184.215.14:80'])
  })

  it('from an allowed host to a private one are refused', async () => {
    const secret = vi.fn()
    const secretPort = await givenServer(secret)
    const { address, allowedHosts } = await givenAllowedServer((response) => {
      response.writeHead(302, { location: `http://127.0.0.1:${secretPort}/` }).end()
    })
    const allowedPorts = [80, secretPort]
    const fetched = fetchImage(address, { allowedHosts, allowedPorts })
    await expect(fetched).rejects.toMatchObject({ reason: 'url_not_allowed' })
    expect(secret).not.toHaveBeenCalled()
  })

  it.each([302, 500])('and refusals (%i) with an endless body have their connection closed', async (status) => {
    const closed = Promise.withResolvers<void>()
    const { address, allowedHosts } = await givenAllowedServer((response, path) => {
      if (path !== '/') return response.end(image)
      response.on('close', closed.resolve)
      return response.writeHead(status, { location: '/next' }).write('a beginning')
    })
    const outcome = await fetchImage(address, { allowedHosts }).catch((error: Error) => error)
    expect(outcome instanceof Error).toBe(status === 500)
    await closed.promise
  })

  it('without a location are a bad status', async () => {
    const { address, allowedHosts } = await givenAllowedServer((response) => response.writeHead(302).end())
    await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason: 'bad_status' })
  })
})

describe('an answer', () => {
  it.each([
    [404, 'not_found'],
    [410, 'not_found'],
    [201, 'bad_status'],
    [204, 'bad_status'],
    [206, 'bad_status'],
    [304, 'bad_status'],
    [401, 'bad_status'],
    [403, 'bad_status'],
    [500, 'bad_status'],
  ])('of status %i is refused as %s', async (status, reason) => {
    const { address, allowedHosts } = await givenAllowedServer((response) => response.writeHead(status).end())
    await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason })
  })

  it.each(['gzip', 'br', 'deflate', 'zstd', 'x-unknown', 'gzip, identity'])(
    'encoded as %s is refused',
    async (encoding) => {
      const bomb = gzipSync(Buffer.alloc(1_000_000))
      const { address, allowedHosts } = await givenAllowedServer((response) => {
        response.writeHead(200, { 'content-encoding': encoding }).end(bomb)
      })
      await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason: 'encoded' })
    },
  )

  it('may be declared as not encoded', async () => {
    const { address, allowedHosts } = await givenAllowedServer((response) => {
      response.writeHead(200, { 'content-encoding': 'Identity' }).end(image)
    })
    expect(Buffer.from(await fetchImage(address, { allowedHosts }))).toEqual(image)
  })

  it('with an empty body gives no bytes', async () => {
    const { address, allowedHosts } = await givenAllowedServer((response) => response.end())
    expect(await fetchImage(address, { allowedHosts })).toHaveLength(0)
  })
})

describe('a response that is not HTTP', () => {
  it.each([
    ['a greeting of another protocol', '-ERR unknown command\r\n'],
    ['nothing', ''],
    ['endless headers', `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(100_000)}\r\n\r\n`],
    ['two lengths', 'HTTP/1.1 200 OK\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcde'],
    ['a switch of protocols', 'HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'],
  ])('is reported as unreachable: %s', async (_, text) => {
    const { address, allowedHosts } = await givenRawServer(text, hangUp)
    await expect(fetchImage(address, { allowedHosts })).rejects.toMatchObject({ reason: 'unreachable' })
  })
})
