import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { ProcessPlan } from '../processes.ts'

/** What the model is asked to improve, and what its reply keeps. */
export const modelDraft =
  'Write a product announcement email for the launch of our new budgeting app, max 150 words, friendly tone'
/** As long as a model's reply usually is. */
const reply = JSON.stringify({
  reading:
    'They want an email that can be sent today and that makes people try the app. An expert insists on one benefit and one action.',
  prompt: [
    modelDraft,
    'Put one benefit first: at the end of a month, readers see where their money went, without keeping a spreadsheet.',
    'Structure: a subject line of at most eight words, one opening sentence that names the problem, one short paragraph on what the app changes in their week, and one closing sentence with a single call to action.',
    'Speak to the reader as "you", use short sentences and everyday words, and leave out superlatives, exclamation marks and lists of features.',
    'Where a fact such as the price, the date or the link is missing, put a clearly marked gap in its place instead of making one up.',
    'Count the words of the body alone, without the subject line, and reply with the finished email only.',
  ].join('. '),
  negative_terms: [],
  decisions: ['Put one benefit first', 'Asked for a subject line', 'Limited the email to a single call to action'],
  missing: ['launch date', 'link to the app', 'price'],
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
