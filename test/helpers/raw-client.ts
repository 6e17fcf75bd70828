import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { eventually } from './eventually.ts'

/** A client that says what it likes on a connection of its own, and keeps all that comes back. */
export interface RawClient {
  socket: Socket
  received(): string
  /** Null until a whole head has come. */
  status(): number | null
  /** What came behind the head, as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body(): any
  hasEnded(): boolean
  /** Resolves when the server has closed its side; `error` is how writing failed, if it did. */
  ended: Promise<{ error: NodeJS.ErrnoException | null }>
}

/** `localAddress` is the loopback address from which it comes. */
export async function openRawClient(url: string, localAddress = '127.0.0.1'): Promise<RawClient> {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), localAddress, allowHalfOpen: true })
  let received = ''
  let error: NodeJS.ErrnoException | null = null
  socket.on('data', (bytes) => (received += bytes.toString('utf8')))
  socket.on('error', (thrown) => (error = thrown))
  let hasEnded = false
  const ended = new Promise<{ error: NodeJS.ErrnoException | null }>((resolve) => {
    const end = () => {
      hasEnded = true
      resolve({ error })
    }
    socket.once('end', end).once('close', end)
  })
  await Promise.race([once(socket, 'connect').catch(() => {}), ended])
  const head = () => received.indexOf('\r\n\r\n')
  return {
    socket,
    received: () => received,
    status: () => (head() < 0 ? null : Number(received.split(' ', 2)[1])),
    body: () => JSON.parse(received.slice(head() + 4)),
    hasEnded: () => hasEnded,
    ended,
  }
}

export function requestHead(path: string, headers: Record<string, string> = {}, method = 'POST'): string {
  const lines = Object.entries({ host: 'test', 'content-type': 'application/json', ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/** A part of a chunked body, one byte in each chunk. */
export const tinyChunks = '1\r\nx\r\n'.repeat(10_000)

/** Writes `text` over and over as fast as the server takes it, until the connection ends. */
export function pourInto({ socket }: RawClient, text: string): void {
  const pour = (): void => {
    while (socket.writable && socket.write(text)) {}
  }
  socket.on('drain', pour)
  pour()
}

export async function answered(client: RawClient, deadlineMs?: number): Promise<number> {
  return eventually(() => client.status(), deadlineMs)
}
