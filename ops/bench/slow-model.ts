/**
 * A process that speaks OpenAI's chat completions: every call gets REPLY after DELAY_MS, but for those with the text
 * UNANSWERED. Sends its URL to its parent.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../local-servers.ts'

/** About so, in English. */
const charactersPerToken = 4
const delayMs = Number(process.env.DELAY_MS)
const completion = {
  id: 'chatcmpl-bench',
  object: 'chat.completion',
  created: 0,
  model: 'slow-model',
  choices: [{ index: 0, message: { role: 'assistant', content: process.env.REPLY }, finish_reason: 'stop' }],
}
const writtenTokens = countTokens(process.env.REPLY ?? '')

const unanswered = process.env.UNANSWERED

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

function countTokens(text: string): number {
  return Math.ceil(text.length / charactersPerToken)
}

const { port } = await listenLocally(server)
process.send?.(`http://127.0.0.1:${port}/v1`)
process.on('disconnect', () => process.exit())
