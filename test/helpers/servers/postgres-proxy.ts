import { connect, createServer } from 'node:net'
import { listenLocally } from '../../../ops/local-servers.ts'

export interface PostgresProxy {
  /** The database's address, by way of the proxy. */
  url: string
  /** The text of every statement that was executed, in order. */
  executed: string[]
  close(): Promise<void>
}

const executeType = 'E'
const bindType = 'B'
const parseType = 'P'
const queryType = 'Q'

/** Passes everything on, and writes down which statements a client really sends: prepared ones by what they stand for. */
export async function startPostgresProxy(databaseUrl: string): Promise<PostgresProxy> {
  const url = new URL(databaseUrl)
  const target = { host: url.hostname, port: Number(url.port || 5432) }
  const executed: string[] = []
  const server = createServer({ noDelay: true }, (client) => {
    const upstream = connect({ ...target, noDelay: true })
    const read = createFrontendReader((statement) => executed.push(statement))
    client.on('data', read)
    client.pipe(upstream).pipe(client)
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      socket.on('error', () => other.destroy())
      socket.on('close', () => other.destroy())
    }
  })
  url.hostname = '127.0.0.1'
  const { port, close } = await listenLocally(server)
  url.port = String(port)
  return {
    url: url.href,
    executed,
    close,
  }
}

/** Reads one connection's side of the frontend protocol: a start-up message without a type, then typed messages. */
function createFrontendReader(onStatement: (statement: string) => void): (chunk: Buffer) => void {
  const statements = new Map<string, string>()
  const portals = new Map<string, string>()
  let pending = Buffer.alloc(0)
  let isStarted = false

  const take = (type: string, body: Buffer): void => {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2)
    if (type === queryType) onStatement(first)
    else if (type === parseType) statements.set(first, second)
    else if (type === bindType) portals.set(first, statements.get(second) ?? `unknown statement ${second}`)
    else if (type === executeType) onStatement(portals.get(first) ?? `unknown portal ${first}`)
  }
  return (chunk) => {
    pending = Buffer.concat([pending, chunk])
    for (;;) {
      const typeLength = isStarted ? 1 : 0
      if (pending.length < typeLength + 4) return
      const end = typeLength + pending.readInt32BE(typeLength)
      if (pending.length < end) return
      if (isStarted) take(pending.toString('latin1', 0, 1), pending.subarray(5, end))
      isStarted = true
      pending = pending.subarray(end)
    }
  }
}
