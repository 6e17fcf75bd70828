import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSocketServer, type LookupFunction, Socket } from 'node:net'
import { onTestFinished, vi } from 'vitest'
import type { HostResolver } from '#shared/ssrf/guarded-agent.ts'
import { listenLocally } from '../../../ops/local-servers.ts'

interface SocketTarget {
  host: string
  port: number
  lookup?: LookupFunction
}

export interface Dials {
  /** Every `address:port` that a socket was told to connect to, in order. */
  dialled: string[]
  sockets: Socket[]
}

/**
 * Intercepts all sockets: records the address of each connection, after its lookup, and redirects it to `localPort` on
 * this machine, so that no test leaves it. Without `localPort`, every connection fails.
 */
export function givenInternet(localPort?: number): Dials {
  const dialled: string[] = []
  const sockets: Socket[] = []
  const connect = Socket.prototype.connect
  const spy = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
    this: Socket,
    ...parameters: unknown[]
  ) {
    sockets.push(this)
    // `net.connect` passes its arguments as one array, `tls.connect` separately.
    const target = (Array.isArray(parameters[0]) ? parameters[0][0] : parameters[0]) as SocketTarget
    const dial = (address: string) => {
      dialled.push(`${address}:${target.port}`)
      if (localPort === undefined) throw new Error('nothing may be connected')
      return [{ address: '127.0.0.1', family: 4 }]
    }
    const lookup: LookupFunction = (name, options, callback) => {
      if (!target.lookup) callback(null, dial(name))
      else
        target.lookup(name, { ...options, all: true }, (error, addresses) => {
          if (error || typeof addresses === 'string') callback(error, addresses)
          else callback(null, addresses.flatMap(({ address }) => dial(address)).slice(0, 1))
        })
    }
    const isLiteral = /^[\d.]+$|:/.test(target.host)
    if (isLiteral) dial(target.host)
    const led = { ...target, port: localPort ?? target.port, host: isLiteral ? '127.0.0.1' : target.host, lookup }
    return Reflect.apply(connect, this, [led, parameters[1]])
  })
  onTestFinished(() => spy.mockRestore())
  return { dialled, sockets }
}

/** Starts a web server for this test; closes it, with every connection, after it. */
export async function givenServer(listener: RequestListener): Promise<number> {
  const { port, close } = await listenLocally(createServer(listener))
  onTestFinished(close)
  return port
}

/** An in-memory resolver; unknown names do not exist. */
export function givenNames(names: Record<string, string[]>): HostResolver & { asked: string[] } {
  const asked: string[] = []
  const answer = async (name: string, isFamily: (address: string) => boolean) => {
    asked.push(name)
    const addresses = (names[name] ?? []).filter(isFamily)
    if (addresses.length === 0) throw Object.assign(new Error('no such name'), { code: 'ENOTFOUND' })
    return addresses
  }
  return {
    asked,
    resolve4: (name) => answer(name, (address) => !address.includes(':')),
    resolve6: (name) => answer(name, (address) => address.includes(':')),
  }
}

/** A real name server: each IPv4 query gets the next answer, and the last one repeats. */
export async function givenNameServer(answers: string[]): Promise<{ server: string; questions: string[] }> {
  const questions: string[] = []
  const socket = createSocket('udp4')
  socket.on('message', (query, sender) => {
    const nameEnd = query.indexOf(0, 12)
    const isIpv4 = query.readUInt16BE(nameEnd + 1) === 1
    const address = answers[Math.min(questions.length, answers.length - 1)] ?? ''
    if (isIpv4) questions.push(address)
    const header = Buffer.from([query[0] ?? 0, query[1] ?? 0, 0x81, 0x80, 0, 1, 0, isIpv4 ? 1 : 0, 0, 0, 0, 0])
    // The name as a pointer to the question; type A, class IN, TTL 0, four bytes.
    const record = [0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 0, 0, 4, ...address.split('.').map(Number)]
    const reply = Buffer.concat([header, query.subarray(12, nameEnd + 5), Buffer.from(isIpv4 ? record : [])])
    socket.send(reply, sender.port, sender.address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  onTestFinished(() => void socket.close())
  return { server: `127.0.0.1:${socket.address().port}`, questions }
}

/** A local server and its address, with host and port allowed as an operator would. */
export async function givenAllowedServer(answer: (response: ServerResponse, path: string) => unknown) {
  const seen: IncomingHttpHeaders[] = []
  const port = await givenServer((request, response) => {
    seen.push(request.headers)
    answer(response, request.url ?? '')
  })
  return { address: `http://127.0.0.1:${port}`, allowedHosts: [`127.0.0.1:${port}`], port, seen }
}

/** Answers every connection with `text`, byte for byte. */
export async function givenRawServer(text: string, onSent?: (socket: Socket) => void) {
  const server = createSocketServer((socket) => {
    socket.on('error', () => {})
    socket.once('data', () => {
      socket.write(text, () => onSent?.(socket))
    })
  })
  const { port, close } = await listenLocally(server)
  onTestFinished(close)
  return { address: `http://127.0.0.1:${port}/`, allowedHosts: [`127.0.0.1:${port}`] }
}

/** For servers that close the connection after sending. */
export const hangUp = (socket: Socket) => socket.end()

/** Stops the timers of the code under test: time passes only when a server says so. */
export function givenClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  return { pass: (durationMs: number) => void vi.advanceTimersByTime(durationMs) }
}
