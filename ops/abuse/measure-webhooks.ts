import { createServer } from 'node:http'
import { createServer as createTcpServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { percentile } from '../bench/open-loop.ts'
import { fetchWithDeadline, listenLocally } from '../local-servers.ts'
import { type AttackTarget, logBrokenPromise } from './attack.ts'
import { startAttacker } from './attacker.ts'

/** What docs/reliability.md promises. */
const p99MsMax = 1000
/** For the attack to begin, and for the last message to arrive. */
const settleMs = 2000
const callMs = 250

/** A tarpit, which accepts connections and never answers, and a receiver that notes when messages arrive. */
export async function startWebhookReceivers() {
  const stuck = new Set<Socket>()
  const tarpit = await listenLocally(createTcpServer((socket) => stuck.add(socket.on('error', () => {}))))
  /** By the id of the message's job. */
  const arrivedMs = new Map<string, number>()
  const receiver = await listenLocally(
    createServer(async (request, response) => {
      const { data } = JSON.parse(await text(request)) as { data: { job_id: string } }
      arrivedMs.set(data.job_id, performance.now())
      response.writeHead(200).end()
    }),
  )
  return {
    /** As `WEBHOOK_URL_ALLOW` names both. */
    hosts: `127.0.0.1:${tarpit.port},127.0.0.1:${receiver.port}`,
    tarpitUrl: `http://127.0.0.1:${tarpit.port}`,
    url: `http://127.0.0.1:${receiver.port}`,
    arrivedMs,
    async close(): Promise<void> {
      for (const socket of stuck) socket.destroy()
      await Promise.all([tarpit.close(), receiver.close()])
    },
  }
}

/**
 * Measures an account's webhook latency, from the answer to its call to the message's arrival, beside an account whose
 * receivers never answer and were registered first. Returns whether the promise holds.
 */
export async function measureWebhooks(
  target: AttackTarget,
  key: string,
  receivers: Awaited<ReturnType<typeof startWebhookReceivers>>,
): Promise<boolean> {
  const post = (path: string, body: object) =>
    fetchWithDeadline(new URL(path, target.url), {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const attack = startAttacker('tarpitWebhooks', target)
  await delay(settleMs)
  await post('/api/v1/account/webhook-endpoints', { url: receivers.url, event_types: ['job.succeeded'] })
  const answeredMs = new Map<string, number>()
  const endMs = performance.now() + target.seconds * 1000 - 2 * settleMs
  while (performance.now() < endMs) {
    const answer = await post('/api/v1/prompts/optimize', { prompt: 'name a cat' })
    answeredMs.set(answer.headers.get('x-request-id') ?? '', performance.now())
    await delay(callMs)
  }
  await delay(settleMs)
  const times = [...answeredMs].flatMap(([jobId, startMs]) => {
    const arrivedMs = receivers.arrivedMs.get(jobId)
    return arrivedMs === undefined ? [] : [Math.max(0, arrivedMs - startMs)]
  })
  const { sent, answers } = await attack
  const missing = answeredMs.size - times.length
  const p99Ms = percentile(
    times.toSorted((a, b) => a - b),
    0.99,
  )
  console.log(`\ntarpitWebhooks: ${sent} sent (${JSON.stringify(answers)})`)
  console.log(`  webhooks of another account: p99 ${p99Ms.toFixed(0)} ms, ${missing} of ${answeredMs.size} late`)
  return logBrokenPromise(missing === 0 && p99Ms < p99MsMax)
}
