/** Runs callers without pause in a separate process, each with its own key, until it is told to stop. */
import { Agent, request } from 'node:http'

export interface CallerTask {
  url: string
  body: string
  authorizations: string[]
}

const answerDeadlineMs = 30_000
const agent = new Agent({ keepAlive: true })
let isRunning = true
let answered = 0
let failed = 0

/** The body's bytes are made once: real callers run on other machines and take no time of this one. */
function send(url: string, body: Buffer, authorization: string): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', 'content-length': body.length, authorization }
    const outgoing = request(url, { method: 'POST', agent, headers, timeout: answerDeadlineMs }, (response) => {
      response.resume().on('error', () => {})
      response.on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0))
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })
}

async function call(url: string, body: Buffer, authorization: string): Promise<void> {
  while (isRunning) {
    if ((await send(url, body, authorization)) === 200) answered += 1
    else failed += 1
  }
}

process.on('message', async (message: CallerTask | 'stop' | 'count') => {
  if (message === 'count') return void process.send?.({ answered, failed })
  if (message === 'stop') {
    isRunning = false
    return
  }
  const { url, authorizations } = message
  const body = Buffer.from(message.body)
  await Promise.all(authorizations.map((authorization) => call(url, body, authorization)))
  agent.destroy()
  process.send?.({ answered, failed })
})
