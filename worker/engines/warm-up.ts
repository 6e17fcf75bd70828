import { targetIds } from '#shared/catalog/targets.ts'
import type { Engine } from './engine.ts'

const samples = [
  'write a short email to a customer about a delayed order, friendly tone, under 100 words',
  'a lighthouse on a cliff at dawn, wide view, no people',
]
const topics = ['kubernetes autoscaling', 'a red fox', 'historia de España']
const rounds = 3

/**
 * Runs the engine a few times before the first job, so that the first customers after a start do not pay for the
 * compiling of its code. Takes a few hundred milliseconds; only for engines that cost nothing to run.
 */
export async function warmUp(engine: Engine): Promise<void> {
  const { signal } = new AbortController()
  for (let round = 0; round < rounds; round += 1) {
    for (const prompt of samples) {
      for (const targetId of targetIds) {
        await engine.optimize({ prompt, targetId, negativePrompt: true, includeAnalysis: true }, { signal })
      }
    }
    for (const topic of topics) await warmUpTopic(engine, topic, signal)
  }
}

async function warmUpTopic(engine: Engine, topic: string, signal: AbortSignal): Promise<void> {
  for (const targetId of targetIds) {
    const options = { mode: 'auto', expertise: 'expert', negativePrompt: true, includeAnalysis: true } as const
    await engine.generate({ topic, targetId, ...options }, { signal })
  }
}
