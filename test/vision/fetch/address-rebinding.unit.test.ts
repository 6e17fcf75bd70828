import { Resolver } from 'node:dns/promises'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { listenLocally } from '../../../ops/local-servers.ts'
import { fetchImage } from '../../../worker/engines/vision/fetch/fetch-image.ts'
import { givenClock, givenInternet, givenNameServer, givenNames, givenServer } from './address-network.ts'

const image = Buffer.from('an image')

async function givenRebindingName(answers: string[]) {
  const { server, questions } = await givenNameServer(answers)
  const resolver = new Resolver({ timeout: 1000, tries: 1 })
  resolver.setServers([server])
  onTestFinished(() => resolver.cancel())
  return { resolver, questions }
}

describe('a name that resolves to a public address first and to this machine next', () => {
  it('changes its answer between two lookups', async () => {
    const { resolver } = await givenRebindingName(['93.184.215.14', '127.0.0.1'])
    expect(await resolver.resolve4('rebind.example.com')).toEqual(['93.184.215.14'])
    expect(await resolver.resolve4('rebind.example.com')).toEqual(['127.0.0.1'])
  })

  it('is resolved once, and the checked address is the one connected to', async () => {
    const { resolver, questions } = await givenRebindingName(['93.184.215.14', '127.0.0.1'])
    const { dialled } = givenInternet(await givenServer((_, response) => response.end(image)))
    expect(Buffer.from(await fetchImage('http://rebind.example.com/a.png', { resolver }))).toEqual(image)
    expect(dialled).toEqual(['93.184.215.14:80'])
    expect(questions).toEqual(['93.184.215.14'])
  })

  it('is refused when a redirect resolves it again', async () => {
    const { resolver } = await givenRebindingName(['93.184.215.14', '127.0.0.1'])
    const port = await givenServer((_, response) => response.writeHead(302, { location: '/again' }).end())
    const { dialled } = givenInternet(port)
    const fetched = fetchImage('http://rebind.example.com/a.png', { resolver })
    await expect(fetched).rejects.toMatchObject({ reason: 'url_not_allowed' })
    expect(dialled).toEqual(['93.184.215.14:80'])
  })

  it('is refused without a connection when it answers this machine first', async () => {
    const { resolver } = await givenRebindingName(['127.0.0.1', '93.184.215.14'])
    const { dialled } = givenInternet()
    const fetched = fetchImage('http://rebind.example.com/a.png', { resolver })
    await expect(fetched).rejects.toMatchObject({ reason: 'url_not_allowed' })
    expect(dialled).toEqual([])
  })
})

describe('a name', () => {
  it.each([
    ['one private address among public ones', ['93.184.215.14', '10.0.0.1', '8.8.8.8']],
    ['a private IPv6 address beside a public IPv4 address', ['93.184.215.14', 'fd00:ec2::254']],
    ['this machine as mapped IPv6', ['::ffff:127.0.0.1']],
    ['private IPv4 behind NAT64', ['64:ff9b::10.0.0.1']],
    ['a zone of this machine', ['2606:4700::1%lo']],
    ['no address at all', []],
  ])('with %s is refused with the same message', async (_, addresses) => {
    const { dialled } = givenInternet()
    const resolver = givenNames({ 'images.example.com': addresses })
    const fetched = fetchImage('http://images.example.com/a.png', { resolver })
    await expect(fetched).rejects.toMatchObject({
      reason: 'url_not_allowed',
      message: 'The image URL has a host that cannot be resolved or resolves to a private IP address.',
    })
    expect(dialled).toEqual([])
  })

  it('whose name servers fail is unreachable', async () => {
    const fail = () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ESERVFAIL' }))
    const fetched = fetchImage('http://images.example.com/', { resolver: { resolve4: fail, resolve6: fail } })
    await expect(fetched).rejects.toMatchObject({ reason: 'unreachable' })
  })

  it('found in one address family is used when the other fails', async () => {
    const { dialled } = givenInternet(await givenServer((_, response) => response.end(image)))
    const resolver = {
      resolve4: async () => ['93.184.215.14'],
      resolve6: () => Promise.reject(Object.assign(new Error('no answer'), { code: 'ETIMEOUT' })),
    }
    await fetchImage('http://images.example.com/', { resolver })
    expect(dialled).toEqual(['93.184.215.14:80'])
  })

  it('whose lookup never ends misses the deadline, and leaves no open socket', async () => {
    const clock = givenClock()
    const { sockets } = givenInternet()
    const never = () => {
      queueMicrotask(() => clock.pass(3000))
      return new Promise<string[]>(() => {})
    }
    const fetched = fetchImage('http://images.example.com/', { resolver: { resolve4: never, resolve6: never } })
    await expect(fetched).rejects.toMatchObject({ reason: 'timed_out' })
    expect(sockets.map((socket) => socket.destroyed)).toEqual([true])
  })
})

it('the Host header has the name, not the address', async () => {
  const hosts: unknown[] = []
  const port = await givenServer((request, response) => {
    hosts.push(request.headers.host)
    response.end(image)
  })
  givenInternet(port)
  const resolver = givenNames({ 'images.example.com': ['93.184.215.14'] })
  await fetchImage('http://IMAGES.example.com./a.png', { resolver })
  expect(hosts).toEqual(['images.example.com'])
})

it('TLS names the host, and offers HTTP/1.1 only', async () => {
  const hellos: Buffer[] = []
  const server = createServer((socket) => {
    socket.once('data', (hello) => {
      hellos.push(hello as Buffer)
      socket.destroy()
    })
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)
  const { dialled } = givenInternet(port)
  const resolver = givenNames({ 'images.example.com': ['93.184.215.14'] })
  const fetched = fetchImage('https://images.example.com/a.png', { resolver })
  await expect(fetched).rejects.toMatchObject({ reason: 'unreachable' })
  expect(dialled).toEqual(['93.184.215.14:443'])
  expect(hellos[0]?.includes('images.example.com')).toBe(true)
  expect(hellos[0]?.includes('\x08http/1.1')).toBe(true)
  expect(hellos[0]?.includes('\x02h2')).toBe(false)
})
