import { setTimeout as delay } from 'node:timers/promises'
import { draft } from '../bench/bodies.ts'
import { startService } from '../bench/ours.ts'
import { startSlowModel } from '../bench/slow-model.ts'
import type { Services } from '../dev/services/find-services.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import { processes } from '../processes.ts'
import { logBrokenPromise } from './attack.ts'
import { startAttacker } from './attacker.ts'
import { unansweredMark } from './hostile-calls.ts'

const modelMs = 100
/** Short, so that many of the slow calls fail in the time of the attack. */
const attemptDeadlineMs = 2000
const settleMs = 1000
const callMs = 250

interface BestSetup {
  /** Of the account that is attacked and of the attacker. */
  keys: readonly [string, string]
  pepper: string
  seconds: number
}

/**
 * Counts an account's results of quality `best` by engine, while another account's calls exceed the model's deadline.
 * Returns whether the model wrote all of them.
 */
export async function measureBest(services: Services, { keys, pepper, seconds }: BestSetup): Promise<boolean> {
  const model = await startSlowModel(modelMs, unansweredMark)
  const worker = model.askedBy(processes.modelWorker, { MODEL_ATTEMPT_DEADLINE_MS: String(attemptDeadlineMs) })
  const body = JSON.stringify({ prompt: draft, target_model: 'chatgpt', quality: 'best', include_analysis: true })
  const ours = await startService(services, { keys: [keys[0]], pepper, body, workers: [worker] })
  try {
    const { origin } = new URL(ours.load.url)
    const target = { url: origin, key: keys[1], seconds, drippingUrl: '', tarpitUrl: '' }
    const attack = startAttacker('slowBest', target)
    await delay(settleMs)
    const engines: Record<string, number> = {}
    const endMs = performance.now() + seconds * 1000 - 2 * settleMs
    while (performance.now() < endMs) {
      const headers = { authorization: ours.load.nextAuthorization(), 'content-type': 'application/json' }
      const answer = await fetchWithDeadline(ours.load.url, { method: 'POST', headers, body })
      const { data } = (await answer.json()) as { data?: { analysis: { engine: string } } }
      const engine = data?.analysis.engine ?? String(answer.status)
      engines[engine] = (engines[engine] ?? 0) + 1
      await delay(callMs)
    }
    const { sent, answers } = await attack
    console.log(`\nslowBest: ${sent} sent (${JSON.stringify(answers)})`)
    console.log(`  best calls of another account, by what wrote their results: ${JSON.stringify(engines)}`)
    return logBrokenPromise(Object.keys(engines).join() === 'openai')
  } finally {
    await ours.stop()
    model.stop()
  }
}
