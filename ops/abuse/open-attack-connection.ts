import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { type AttackReport, type AttackTarget, attackerIp } from './attack.ts'

/** However fast the service closes connections: an attack is bounded in count as in time. */
const connectionsMax = 20_000
/** After a connection was refused or ended. */
const pauseMs = 20

export function requestHead(path: string, headers: Record<string, string>): string {
  const all = Object.entries({ host: 'attack', 'content-type': 'application/json', ...headers })
  return `POST ${path} HTTP/1.1\r\n${all.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

/**
 * Keeps `connections` open until the attack's time is over, each busy with `act`; one that the service ends is opened
 * anew. Counts the first answer of each.
 */
export async function keepConnections(
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
