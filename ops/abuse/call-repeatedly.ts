import { Agent, request } from 'node:http'
import { type AttackReport, type AttackTarget, attackerIp } from './attack.ts'

const answerDeadlineMs = 30_000
/** However fast the answers come: an attack is bounded in count as in time. */
const callsMax = 20_000
/** After a refusal that costs the service nothing, such as 429; a loop would only measure how fast it says no. */
const refusedPauseMs = 50

export interface RepeatedCalls {
  callers: number
  pathOf(number: number): string
  bodyOf(number: number): string | Buffer
  /** By default that of the attacking account. */
  keyOf?(): string
}

/** Sends numbered calls from `callers` callers without pause until the attack's time is over. */
export async function callRepeatedly(
  target: AttackTarget,
  { callers, pathOf, bodyOf, keyOf = () => target.key }: RepeatedCalls,
): Promise<AttackReport> {
  const endMs = performance.now() + target.seconds * 1000
  const agent = new Agent({ keepAlive: true, localAddress: attackerIp })
  const report: AttackReport = { sent: 0, answers: {} }
  const call = async (): Promise<void> => {
    while (performance.now() < endMs && report.sent < callsMax) {
      report.sent += 1
      const number = report.sent
      const url = new URL(pathOf(number), target.url)
      const status = await post(url, bodyOf(number), { agent, key: keyOf() })
      report.answers[status] = (report.answers[status] ?? 0) + 1
      if (status !== '200') await new Promise((resolve) => setTimeout(resolve, refusedPauseMs))
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  agent.destroy()
  return report
}

/** Resolves with the status of the answer, or `cut` where the connection ended without one. */
export function post(
  url: URL,
  body: string | Buffer,
  { agent, key, prefer }: { agent: Agent; key: string; prefer?: string },
): Promise<string> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      authorization: `Bearer ${key}`,
      ...(prefer ? { prefer } : {}),
    }
    const outgoing = request(url, { method: 'POST', agent, headers, timeout: answerDeadlineMs }, (response) => {
      response.resume().on('error', () => {})
      response.on('close', () => resolve(response.complete ? String(response.statusCode) : 'cut'))
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve('cut'))
    outgoing.end(body)
  })
}
