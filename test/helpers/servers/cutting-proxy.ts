import { connect, createServer, type Socket } from 'node:net'
import { listenLocally } from '../../../ops/local-servers.ts'

/** How the connection ends: closed, reset, or closed after Postgres's error for a terminated connection. */
export const cutWays = ['hang up', 'reset', 'last word'] as const
export type CutWay = (typeof cutWays)[number]

export interface CuttingProxy {
  /** The database's address, by way of the proxy. */
  url: string
  /** Cuts only the next connection, after this many messages of the server from its start. */
  cutNext(cut: { way: CutWay; afterMessages: number }): void
  /** Whether the connection that was to be cut lived long enough. */
  wasCut(): boolean
  close(): Promise<void>
}

interface Cut {
  way: CutWay
  messagesLeft: number
}

/** Passes everything on between clients and Postgres, but for the connection that is to be cut. */
export async function startCuttingProxy(databaseUrl: string): Promise<CuttingProxy> {
  const url = new URL(databaseUrl)
  const target = { host: url.hostname, port: Number(url.port || 5432) }
  let armed: Cut | null = null
  let cutsDone = 0
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ ...target, noDelay: true })
    const cut = armed
    armed = null
    for (const socket of [client, upstream]) {
      socket.on('error', () => {})
      socket.on('close', () => {
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream)
    if (cut === null) return upstream.pipe(client)
    const passOn = passMessages(cut, client, () => {
      cutsDone += 1
      upstream.destroy()
    })
    return upstream.on('data', passOn)
  })
  url.hostname = '127.0.0.1'
  const { port, close } = await listenLocally(server)
  url.port = String(port)
  return {
    url: url.href,
    cutNext({ way, afterMessages }) {
      armed = { way, messagesLeft: afterMessages }
      cutsDone = 0
    },
    wasCut: () => cutsDone > 0,
    close,
  }
}

/** Passes on whole messages (a letter and a length that counts itself), and cuts after the last that may pass. */
function passMessages(cut: Cut, client: Socket, onCut: () => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0)
  return (chunk) => {
    pending = Buffer.concat([pending, chunk])
    let passed = 0
    while (cut.messagesLeft > 0 && pending.length >= passed + 5) {
      const end = passed + 1 + pending.readInt32BE(passed + 1)
      if (pending.length < end) break
      passed = end
      cut.messagesLeft -= 1
    }
    if (passed > 0) client.write(pending.subarray(0, passed))
    pending = pending.subarray(passed)
    if (cut.messagesLeft > 0) return
    onCut()
    end(client, cut.way)
  }
}

function end(client: Socket, way: CutWay): void {
  if (way === 'hang up') client.end()
  else if (way === 'last word') client.end(lastWord)
  // After what was written before has left.
  else client.write('', () => client.resetAndDestroy())
}

/** What Postgres says when an administrator ends the connection. */
const lastWord = errorResponse({ S: 'FATAL', V: 'FATAL', C: '57P01', M: 'terminating connection' })

function errorResponse(fields: Record<string, string>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([letter, value]) => `${letter}${value}\0`)
      .join('')}\0`,
  )
  const head = Buffer.from('E....')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
