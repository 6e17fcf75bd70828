import { Agent, request } from 'node:http'
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises'

export interface Load {
  url: string
  /** Several are sent in turn. */
  body: string | readonly string[]
  /** The Authorization header of the next request. */
  nextAuthorization(): string
  /** Source IP; to the service, another IP is another client. */
  localAddress?: string
}

export interface Latencies {
  p50Ms: number
  p99Ms: number
  sent: number
  failed: number
}

export interface Answer {
  /** 0 for a request without a response. */
  status: number
  latencyMs: number
}

const socketsMax = 500
const responseDeadlineMs = 30_000

/**
 * Sends `ratePerSecond` requests for `seconds`, each on schedule, whether or not earlier ones are answered. Latency
 * counts from the scheduled time, so that a stalled server cannot hide it.
 */
export async function runOpenLoop(load: Load, ratePerSecond: number, seconds: number): Promise<Latencies> {
  const answers = await sendAtRate(load, ratePerSecond, seconds)
  const answered = answers.filter(({ status }) => status !== 0)
  const failed = answers.filter(({ status }) => status !== 200).length
  return { ...summarizeLatencies(answered), sent: answers.length, failed }
}

/** The answer to each request of an open loop, in the order of their arrival. */
export async function sendAtRate(load: Load, ratePerSecond: number, seconds: number): Promise<Answer[]> {
  const { localAddress } = load
  const agent = new Agent({ keepAlive: true, maxSockets: socketsMax, ...(localAddress && { localAddress }) })
  const answers: Answer[] = []
  const pending: Promise<void>[] = []
  await sendPaced(ratePerSecond, ratePerSecond * seconds, (index, dueMs) => {
    const headers = { authorization: load.nextAuthorization() }
    const answered = post(load.url, bodyAt(load, index), headers, agent).then(
      (status) => void answers.push({ status, latencyMs: performance.now() - dueMs }),
    )
    pending.push(answered)
  })
  await Promise.all(pending)
  agent.destroy()
  return answers
}

/**
 * Calls `send` with the numbers below `total`, each on schedule regardless of earlier ones, until the signal is
 * aborted. `dueMs` is on the clock of `performance.now`.
 */
export async function sendPaced(
  ratePerSecond: number,
  total: number,
  send: (index: number, dueMs: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const startMs = performance.now()
  for (let index = 0; index < total && !signal?.aborted; index += 1) {
    const dueMs = startMs + (index * 1000) / ratePerSecond
    const earlyMs = dueMs - performance.now()
    if (earlyMs > 1) await delay(earlyMs)
    // Even when late, yield so that answers are read.
    else if (earlyMs < -1) await nextTurn()
    send(index, dueMs)
  }
}

export function summarizeLatencies(answers: readonly Answer[]): { p50Ms: number; p99Ms: number } {
  const latencies = answers.map(({ latencyMs }) => latencyMs).sort((a, b) => a - b)
  return { p50Ms: percentile(latencies, 0.5), p99Ms: percentile(latencies, 0.99) }
}

/** "name: p50 1.0 ms, p99 2.0 ms, 0 failed". */
export function describeLatencies(name: string, { p50Ms, p99Ms, failed }: Latencies): string {
  return `${name}: p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, ${failed} failed`
}

/** Of an ascending list; 0 for an empty one. */
export function percentile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

/** The body of the call with this number. */
export function bodyAt({ body }: Load, index: number): string {
  return typeof body === 'string' ? body : (body[index % body.length] ?? '')
}

/** Sends JSON. Resolves with the status of the response, or 0 where the connection ended without a whole one. */
export function post(
  url: string | URL,
  body: string | Buffer,
  headers: Record<string, string>,
  agent: Agent,
): Promise<number> {
  return new Promise((resolve) => {
    const options = { method: 'POST', agent, headers: { 'content-type': 'application/json', ...headers } }
    const outgoing = request(url, { ...options, timeout: responseDeadlineMs }, (response) => {
      response.resume().on('error', () => {})
      response.on('end', () => resolve(response.statusCode ?? 0))
      // No effect after `end`.
      response.on('close', () => resolve(0))
    })
    outgoing.on('timeout', () => outgoing.destroy())
    outgoing.on('error', () => resolve(0))
    outgoing.end(body)
  })
}
