import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ProcessPlan } from '../processes.ts'

/** What the model is asked to improve, and what its reply keeps. */
export const modelDraft =
  'Write a product announcement email for the launch of our new budgeting app, max 150 words, friendly tone'
const reply = JSON.stringify({
  reading: 'An email is in hand at the end. The trap is a list of features.',
  prompt: `${modelDraft}. Open with the one thing that the app changes for its reader.`,
  negative_terms: [],
  decisions: [],
  missing: [],
})

export interface SlowModel {
  /** The process with its model settings set to this model. */
  askedBy(process: ProcessPlan, environment?: Record<string, string>): ProcessPlan
  stop(): void
}

/** A model in a process of its own that replies after `delayMs`, but never to a text with `unansweredMark`. */
export async function startSlowModel(delayMs: number, unansweredMark = ''): Promise<SlowModel> {
  const model = fork(path.join(import.meta.dirname, 'slow-model.ts'), {
    env: { ...process.env, DELAY_MS: String(delayMs), REPLY: reply, UNANSWERED: unansweredMark },
  })
  const [url] = (await once(model, 'message')) as [string]
  const settings = { ENGINES: 'openai,local', OPENAI_BASE_URL: url, OPENAI_MODEL: 'slow-model' }
  return {
    askedBy: (worker, environment = {}) => ({
      ...worker,
      environment: { ...worker.environment, ...settings, ...environment },
    }),
    stop: () => model.disconnect(),
  }
}
