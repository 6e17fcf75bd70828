import { setTimeout as delay } from 'node:timers/promises'
import type { AttackReport, AttackTarget } from './attack.ts'

const callers = 60
/** After an answer that was no file; a loop would only measure how fast it says no. */
const refusedPauseMs = 50

/** Whole statements as CSV, sixty at once, as many as the plan lets through. */
export async function exports(target: AttackTarget): Promise<AttackReport> {
  const endMs = performance.now() + target.seconds * 1000
  const report: AttackReport = { sent: 0, answers: {} }
  const url = new URL('/api/v1/account/statement?format=csv', target.url)
  const read = async (): Promise<string> => {
    const answer = await fetch(url, { headers: { authorization: `Bearer ${target.key}` } })
    await answer.arrayBuffer()
    return String(answer.status)
  }
  const call = async (): Promise<void> => {
    while (performance.now() < endMs) {
      report.sent += 1
      const status = await read().catch(() => 'cut')
      report.answers[status] = (report.answers[status] ?? 0) + 1
      if (status !== '200') await delay(refusedPauseMs)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return report
}
