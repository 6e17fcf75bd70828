/**
 * A process that speaks OpenAI's chat completions: every call gets REPLY after DELAY_MS, but for those with the text
 * UNANSWERED. Sends its URL to its parent.
 */
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { listenLocally } from '../local-servers.ts'

const delayMs = Number(process.env.DELAY_MS)
const body = JSON.stringify({
  id: 'chatcmpl-bench',
  object: 'chat.completion',
  created: 0,
  model: 'slow-model',
  choices: [{ index: 0, message: { role: 'assistant', content: process.env.REPLY }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1000, completion_tokens: 100, total_tokens: 1100 },
})

const unanswered = process.env.UNANSWERED

const server = createServer(async (request, response) => {
  const asked = await text(request).catch(() => null)
  if (asked === null || (unanswered && asked.includes(unanswered))) return
  setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end(body), delayMs)
})
const { port } = await listenLocally(server)
process.send?.(`http://127.0.0.1:${port}/v1`)
process.on('disconnect', () => process.exit())
