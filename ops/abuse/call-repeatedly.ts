import { Agent } from 'node:http'
import { post } from '../bench/open-loop.ts'
import { type AttackReport, type AttackTarget, attackerIp } from './attack.ts'

/** However fast the answers come: an attack is bounded in count as in time. */
const callsMax = 20_000
/** Pause after a refusal such as 429; without it, the attack would only measure how fast the service refuses. */
const refusedPauseMs = 50

interface RepeatedCalls {
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
      const status = await post(url, bodyOf(number), { authorization: `Bearer ${keyOf()}` }, agent)
      countAnswer(report, status)
      if (status !== 200) await new Promise((resolve) => setTimeout(resolve, refusedPauseMs))
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  agent.destroy()
  return report
}

/** Counts a status as `post` resolves with it. */
export function countAnswer({ answers }: AttackReport, status: number): void {
  const name = status === 0 ? 'cut' : String(status)
  answers[name] = (answers[name] ?? 0) + 1
}
