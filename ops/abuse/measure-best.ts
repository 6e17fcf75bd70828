import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startOurs } from '../bench/ours.ts'
import type { Services } from '../dev/services/find-services.ts'
import { processes } from '../processes.ts'
import { unansweredMark } from './slow-best.ts'
import { startAttacker } from './start-attacker.ts'

const modelMs = 100
/** Short, so that many of the slow calls fail in the time of the attack. */
const attemptDeadlineMs = 2000
const settleMs = 1000
const callMs = 250
const draft = 'Write a product announcement email for the launch of our new budgeting app, max 150 words, friendly tone'
const reply = JSON.stringify({
  reading: 'An email is in hand at the end. The trap is a list of features.',
  prompt: `${draft}. Open with the one thing that the app changes for its reader.`,
  negative_terms: [],
  decisions: [],
  missing: [],
})
export interface BestSetup {
  /** Of the account that is attacked and of the attacker. */
  keys: readonly [string, string]
  pepper: string
  seconds: number
}

/**
 * Counts whose results an account gets for its calls of quality `best` beside one whose calls take the model too long,
 * with a model that answers all others at once. Returns whether all were the model's.
 */
export async function measureBest(services: Services, { keys, pepper, seconds }: BestSetup): Promise<boolean> {
  const model = fork(path.join(import.meta.dirname, '../bench/slow-model.ts'), {
    env: { ...process.env, DELAY_MS: String(modelMs), REPLY: reply, UNANSWERED: unansweredMark },
  })
  const [modelUrl] = (await once(model, 'message')) as [string]
  const models = { ENGINES: 'openai,local', OPENAI_BASE_URL: modelUrl, OPENAI_MODEL: 'slow-model' }
  const deadline = { MODEL_ATTEMPT_DEADLINE_MS: String(attemptDeadlineMs) }
  const worker = {
    ...processes.modelWorker,
    environment: { ...processes.modelWorker.environment, ...models, ...deadline },
  }
  const body = JSON.stringify({ prompt: draft, target_model: 'chatgpt', quality: 'best', include_analysis: true })
  const ours = await startOurs(services, { keys: [keys[0]], pepper, body, workers: [worker] })
  try {
    const { origin } = new URL(ours.load.url)
    const target = { url: origin, key: keys[1], seconds, drippingUrl: '', tarpitUrl: '' }
    const attack = startAttacker('slowBest', target)
    // It is awaited below.
    attack.catch(() => {})
    await delay(settleMs)
    const engines: Record<string, number> = {}
    const endMs = performance.now() + seconds * 1000 - 2 * settleMs
    while (performance.now() < endMs) {
      const headers = { authorization: ours.load.nextAuthorization(), 'content-type': 'application/json' }
      const answer = await fetch(ours.load.url, { method: 'POST', headers, body })
      const { data } = (await answer.json()) as { data?: { analysis: { engine: string } } }
      const engine = data?.analysis.engine ?? String(answer.status)
      engines[engine] = (engines[engine] ?? 0) + 1
      await delay(callMs)
    }
    const { sent, answers } = await attack
    console.log(`\nslowBest: ${sent} sent (${JSON.stringify(answers)})`)
    console.log(`  best calls of another account, by what wrote their results: ${JSON.stringify(engines)}`)
    const isKept = Object.keys(engines).join() === 'openai'
    if (!isKept) console.log('  The promise is broken.')
    return isKept
  } finally {
    await ours.stop()
    model.disconnect()
  }
}
