import { createServer, type ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { guardConnections } from '../../api/edge/guard-connections.ts'
import { limitConnections } from '../../api/edge/limit-connections.ts'
import { listenLocally } from '../../ops/local-servers.ts'
import { eventually } from '../helpers/eventually.ts'
import { answered, openRawClient, type RawClient, requestHead } from '../helpers/raw-client.ts'

let closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.reverse()) await close()
  closers = []
})

const quiet = { connectionsMax: 100, networkConnectionsMax: 60, firstByteMs: 60_000, isBehindProxy: false }

/** `/slow` is answered when the test does so, all else at once. */
async function givenServer(limits: Partial<typeof quiet> = {}) {
  const slow: ServerResponse[] = []
  const server = createServer((request, response) => {
    if (request.url === '/slow') slow.push(response)
    else response.end('done')
  })
  guardConnections(server)
  limitConnections(server, { ...quiet, ...limits })
  const { port, close } = await listenLocally(server)
  closers.push(close)
  const open = async (localAddress: string, text = ''): Promise<RawClient> => {
    const client = await openRawClient(`http://127.0.0.1:${port}`, localAddress)
    closers.push(async () => client.socket.destroy())
    if (text !== '') client.socket.write(text)
    return client
  }
  const openMany = async (count: number, localAddress: string): Promise<RawClient[]> => {
    const clients: RawClient[] = []
    for (let at = 0; at < count; at += 1) clients.push(await open(localAddress))
    return clients
  }
  return { open, openMany, slow }
}

const get = (path = '/') => requestHead(path, {}, 'GET')
const countOpen = (clients: RawClient[]): number => clients.filter((client) => !client.hasEnded()).length
const countAnswers = (client: RawClient): number => client.received().split('HTTP/1.1 200').length - 1

describe('idle connections', () => {
  it('are bounded for one client, and others are served', async () => {
    const { open, openMany } = await givenServer()
    const kept = await open('127.0.0.1', get())
    await answered(kept)
    const attackers = await openMany(100, '127.0.0.2')
    await eventually(() => countOpen(attackers) === 60)
    expect(countOpen(attackers.slice(0, 60))).toBe(60)
    const others = await Promise.all(Array.from({ length: 20 }, () => open('127.0.0.1', get())))
    for (const client of others) expect(await answered(client)).toBe(200)
    kept.socket.write(get())
    await eventually(() => countAnswers(kept) === 2)
    expect(countOpen(attackers)).toBe(60)
  })

  it('of a client at its limit are closed for its next one, the least recently used first', async () => {
    const { open } = await givenServer({ networkConnectionsMax: 3 })
    const pool: RawClient[] = []
    for (let at = 0; at < 3; at += 1) {
      const client = await open('127.0.0.1', get())
      await answered(client)
      pool.push(client)
    }
    pool[0]?.socket.write(get())
    await eventually(() => pool[0] && countAnswers(pool[0]) === 2)
    expect(await answered(await open('127.0.0.1', get()))).toBe(200)
    await eventually(() => pool[1]?.hasEnded())
    expect(pool.map((client) => client.hasEnded())).toEqual([false, true, false])
  })

  it('of many clients: at the limit of all, the oldest that sent no request makes room for a new one', async () => {
    const { open, openMany } = await givenServer()
    const kept = await open('127.0.0.1', get())
    await answered(kept)
    const attackers = [...(await openMany(59, '127.0.0.2')), ...(await openMany(59, '127.0.0.3'))]
    await eventually(() => countOpen(attackers) === 99)
    const others = await Promise.all(Array.from({ length: 20 }, () => open('127.0.0.1', get())))
    for (const client of others) expect(await answered(client)).toBe(200)
    await eventually(() => countOpen(attackers) === 79)
    expect(countOpen(attackers.slice(0, 39))).toBe(0)
    kept.socket.write(get())
    await eventually(() => countAnswers(kept) === 2)
  })

  it('never take the place of a request under way; with nothing but such, a new one is refused', async () => {
    const { open, openMany, slow } = await givenServer({ connectionsMax: 6, networkConnectionsMax: 4 })
    const busy = await Promise.all([0, 1, 2, 3].map(() => open('127.0.0.1', get('/slow'))))
    await eventually(() => slow.length === 4)
    const refused = await open('127.0.0.1', get())
    await refused.ended
    expect(refused.received()).toBe('')
    await openMany(10, '127.0.0.2')
    expect(await answered(await open('127.0.0.3', get()))).toBe(200)
    for (const response of slow) response.end('done')
    for (const client of busy) expect(await answered(client)).toBe(200)
    // They are idle now.
    expect(await answered(await open('127.0.0.1', get()))).toBe(200)
  })
})

describe('requests whose bodies do not arrive', () => {
  const trickled = `${requestHead('/slow', { 'content-length': '1000' })}x`

  it('are closed for others at the connection limit, oldest first; a call being served stays', async () => {
    const { open, slow } = await givenServer({ connectionsMax: 6, networkConnectionsMax: 3 })
    const served = await open('127.0.0.1', get('/slow'))
    await eventually(() => slow.length === 1)
    const attackers: RawClient[] = []
    for (let at = 0; at < 5; at += 1) {
      attackers.push(await open(`127.0.0.${2 + (at % 2)}`, trickled))
      await eventually(() => slow.length === at + 2)
    }
    for (let at = 0; at < 3; at += 1) expect(await answered(await open('127.0.0.4', get()))).toBe(200)
    await eventually(() => attackers[0]?.hasEnded())
    expect(attackers.map((client) => client.hasEnded())).toEqual([true, false, false, false, false])
    slow[0]?.end('done')
    expect(await answered(served)).toBe(200)
  })
})

describe('an IPv6 site', () => {
  it('holds at most twice the connections of one of its networks, so that others are served', () => {
    const server = createServer()
    limitConnections(server, { ...quiet, networkConnectionsMax: 10 })
    const connect = (ip: string): boolean => {
      const socket = Object.assign(new PassThrough(), { remoteAddress: ip })
      closers.push(async () => socket.destroy())
      server.emit('connection', socket)
      return !socket.destroyed
    }
    const connectMany = (count: number, ip: string) => Array.from({ length: count }, () => connect(ip)).filter(Boolean)
    const networks = Array.from({ length: 10 }, (_, at) => connectMany(30, `2001:db8:1:${at}::1`).length)
    expect(networks).toEqual([10, 10, 0, 0, 0, 0, 0, 0, 0, 0])
    expect(connectMany(30, '2001:db8:2::1')).toHaveLength(10)
  })
})

describe('a connection that sends nothing', () => {
  it('is ended when its time is up; one that has begun or been answered is not', async () => {
    const { open } = await givenServer({ firstByteMs: 300 })
    const [begun, used] = [await open('127.0.0.1', 'G'), await open('127.0.0.1', get())]
    await answered(used)
    const silent = await open('127.0.0.1')
    await silent.ended
    expect([begun.hasEnded(), used.hasEnded()]).toEqual([false, false])
  })
})

describe('behind a proxy', () => {
  it('all connections are the proxy’s: only their number is bounded', async () => {
    const { open, openMany } = await givenServer({ isBehindProxy: true, firstByteMs: 1 })
    const clients = await openMany(100, '127.0.0.1')
    const refused = await open('127.0.0.1', get())
    await refused.ended
    expect(refused.received()).toBe('')
    expect(countOpen(clients)).toBe(100)
    for (const client of clients) client.socket.write(get())
    for (const client of clients) expect(await answered(client)).toBe(200)
  })
})
