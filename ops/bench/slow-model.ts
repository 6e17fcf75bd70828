import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../local-servers.ts'
import type { ProcessPlan } from '../processes.ts'
import { draft } from './bodies.ts'

/** As long as a model's reply usually is. */
const reply = JSON.stringify({
  reading:
    'They want an email that can be sent today and that makes people try the app. An expert insists on one benefit and one action.',
  prompt: [
    draft,
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

/** A model in a process of its own that replies after `delayMs`, but never to a text with `unansweredMark`. */
export async function startSlowModel(delayMs: number, unansweredMark = '') {
  const model = fork(import.meta.filename, {
    env: { ...process.env, DELAY_MS: String(delayMs), UNANSWERED: unansweredMark },
  })
  const [url] = (await once(model, 'message')) as [string]
  const settings = { ENGINES: 'openai,local', OPENAI_BASE_URL: url, OPENAI_MODEL: 'slow-model' }
  return {
    /** The process with its model settings set to this model. */
    askedBy: (worker: ProcessPlan, environment: Record<string, string> = {}): ProcessPlan => ({
      ...worker,
      environment: { ...worker.environment, ...settings, ...environment },
    }),
    stop: () => model.disconnect(),
  }
}

/** Approximate, for English. */
const charactersPerToken = 4

/**
 * The child process, which speaks OpenAI's chat completions: every call gets the reply after DELAY_MS, but for those with
 * the text UNANSWERED. Sends its URL to its parent.
 */
async function answerCalls(): Promise<void> {
  const delayMs = Number(process.env.DELAY_MS)
  const unanswered = process.env.UNANSWERED
  const completion = {
    id: 'chatcmpl-bench',
    object: 'chat.completion',
    created: 0,
    model: 'slow-model',
    choices: [{ index: 0, message: { role: 'assistant', content: reply }, finish_reason: 'stop' }],
  }
  const writtenTokens = countTokens(reply)
  const server = createServer(async (request, response) => {
    const asked = await text(request).catch(() => null)
    if (asked === null || (unanswered && asked.includes(unanswered))) return
    const readTokens = countTokens(asked)
    const usage = {
      prompt_tokens: readTokens,
      completion_tokens: writtenTokens,
      total_tokens: readTokens + writtenTokens,
    }
    const body = JSON.stringify({ ...completion, usage })
    setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), delayMs)
  })
  const { port } = await listenLocally(server)
  process.send?.(`http://127.0.0.1:${port}/v1`)
  process.on('disconnect', () => process.exit())
}

function countTokens(words: string): number {
  return Math.ceil(words.length / charactersPerToken)
}

if (import.meta.main) await answerCalls()
