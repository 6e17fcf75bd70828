import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { plans } from '#shared/accounts/plans.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { post, sendPaced } from '../bench/open-loop.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import type { AttackReport, AttackTarget } from './attack.ts'
import { countAnswer } from './call-repeatedly.ts'

const path = '/api/v1/prompts/optimize'
const minuteMs = 60_000
/** Of the largest plan: what the limiter lets one account through. */
const { requestsPerMinute } = plans.enterprise
/** Far more than the slots of one account: none is ever idle. */
const callers = 100
/** Reserved for polling the account, which also counts against its rate limit. */
const callsForPolling = 60
const pollMs = 1000
const agent = new Agent({ keepAlive: true })

/** The costliest prompts at the pace that the plan allows for ever. */
export async function steadyAtLimit(target: AttackTarget): Promise<AttackReport> {
  const report: AttackReport = { sent: 0, answers: {} }
  const ratePerSecond = (1000 * requestsPerMinute) / minuteMs
  const calls: Promise<void>[] = []
  await sendPaced(ratePerSecond, ratePerSecond * target.seconds, () => {
    calls.push(call(report, target, { key: target.key }))
  })
  await Promise.all(calls)
  agent.destroy()
  return report
}

/** A minute's quota of the costliest prompts at once, from one account after another. */
export async function burstsAtLimit(target: AttackTarget): Promise<AttackReport> {
  const endMs = performance.now() + target.seconds * 1000
  const report: AttackReport = { sent: 0, answers: {} }
  for (const key of [target.key, ...(target.successors ?? [])]) {
    await sendMinute(() => performance.now() < endMs && call(report, target, { key }))
  }
  agent.destroy()
  return report
}

/** One account's quota of a minute as background jobs, all queued at once. Ends when they are settled. */
export async function backlogsAtLimit(target: AttackTarget): Promise<AttackReport> {
  const report: AttackReport = { sent: 0, answers: {} }
  await sendMinute(() => call(report, target, { key: target.key, prefer: 'respond-async' }), callsForPolling)
  const endMs = performance.now() + minuteMs
  while (performance.now() < endMs && (await countHeld(target)) > 0) await delay(pollMs)
  agent.destroy()
  return report
}

/** Credits of the account that are set aside for jobs under way. */
async function countHeld({ url, key }: AttackTarget): Promise<number> {
  const headers = { authorization: `Bearer ${key}` }
  const answer = await fetchWithDeadline(new URL('/api/v1/account', url), { headers })
  const { data } = (await answer.json()) as { data: { credits: { held: number } } }
  return data.credits.held
}

/** Sends a minute's quota less `kept`, `callers` calls at a time. Ends early once `send` returns false. */
async function sendMinute(send: () => Promise<void> | false, kept = 0): Promise<void> {
  let left = requestsPerMinute - kept
  const caller = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      const sending = send()
      if (sending === false) return
      await sending
    }
  }
  await Promise.all(Array.from({ length: callers }, caller))
}

async function call(
  report: AttackReport,
  { url }: AttackTarget,
  { key, prefer }: { key: string; prefer?: string },
): Promise<void> {
  const number = report.sent
  report.sent += 1
  const prompt = costliestPrompts[number % costliestPrompts.length]
  const targetModel = targetIds[number % targetIds.length]
  const body = JSON.stringify({ prompt, target_model: targetModel, negative_prompt: true, include_analysis: true })
  const headers = { authorization: `Bearer ${key}`, ...(prefer && { prefer }) }
  countAnswer(report, await post(new URL(path, url), body, headers, agent))
}

/** Repeated up to the longest prompt; of all units tried, the slowest for the engine. */
const units = [
  'a red fox, no text, without people, 3 owls by the lake at dawn, neon, ',
  'dawn？',
  'dawn。',
  'dawn\n',
  'not a, no b, never c, without d, do not e. ',
]
const charactersMax = 4000

export const costliestPrompts: readonly string[] = units.map((unit) =>
  unit.repeat(Math.ceil(charactersMax / unit.length)).slice(0, charactersMax),
)
