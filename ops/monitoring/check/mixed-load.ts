import { once } from 'node:events'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import { sendPaced } from '../../bench/open-loop.ts'
import { fetchWithDeadline } from '../../local-servers.ts'

/** What the load saw of its own calls. */
export interface LoadCounts {
  sent: number
  /** Answers by status; 0 for a connection that was cut. */
  answers: Record<number, number>
  /**
   * Of calls of quality fast or auto that the local engine answered: under 95 ms by Server-Timing, and by the load's own
   * clock, which includes its waits for a processor. `atLimit` were stated as 95.0 ms, rounded from either side of it.
   */
  local: { answered: number; inTime: number; atLimit: number; inTimeByClock: number }
}

const promisedMs = 95

interface Call {
  path: string
  body?: { prompt?: string; topic?: string; target_model?: string; quality?: 'auto' | 'best' }
}

const prompt = 'Write an announcement of our new budgeting app, max 150 words, friendly tone'
/** The local engine adds to it and is sure of its task, so that `auto` needs no model. */
const certainPrompt = 'write a haiku about autumn rain'

/** Calls a second of each kind: most want a local answer, some a model's, some look at their account, some are wrong. */
const kinds: { perSecond: number; call: Call }[] = [
  { perSecond: 20, call: { path: 'prompts/optimize', body: { prompt, target_model: 'chatgpt' } } },
  { perSecond: 4, call: { path: 'prompts/generate', body: { topic: 'composting at home' } } },
  { perSecond: 1, call: { path: 'prompts/optimize', body: { prompt, quality: 'auto' } } },
  { perSecond: 1, call: { path: 'prompts/optimize', body: { prompt: certainPrompt, quality: 'auto' } } },
  { perSecond: 2, call: { path: 'prompts/optimize', body: { prompt, quality: 'best' } } },
  { perSecond: 1, call: { path: 'account' } },
  { perSecond: 1, call: { path: 'prompts/optimize', body: { prompt: '' } } },
]

interface MixedLoad {
  url: string
  keys: readonly string[]
  seconds: number
}

/** The load in a thread of its own: its clock must not wait for the stand-ins that run beside it. */
export async function startMixedLoad(load: MixedLoad): Promise<LoadCounts> {
  const thread = new Worker(new URL(import.meta.url), { workerData: load })
  const [counts] = await once(thread, 'message')
  return counts as LoadCounts
}

/** Calls the service for `seconds`, each call at its own time whatever became of the ones before. */
async function runMixedLoad({ url, keys, seconds }: MixedLoad): Promise<LoadCounts> {
  const counts: LoadCounts = { sent: 0, answers: {}, local: { answered: 0, inTime: 0, atLimit: 0, inTimeByClock: 0 } }
  let turn = 0
  const nextKey = (): string => keys[turn++ % keys.length] ?? ''
  const pending: Promise<void>[] = []
  const sendKind = ({ perSecond, call }: (typeof kinds)[number]): Promise<void> =>
    sendPaced(perSecond, perSecond * seconds, () => pending.push(send(url, nextKey(), call, counts)))
  await Promise.all(kinds.map(sendKind))
  await Promise.all(pending)
  return counts
}

async function send(url: string, key: string, { path, body }: Call, counts: LoadCounts): Promise<void> {
  counts.sent += 1
  const startMs = performance.now()
  const { status, engine, totalMs } = await fetchWithDeadline(`${url}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).then(readAnswer, () => ({ status: 0, engine: undefined, totalMs: Number.NaN }))
  counts.answers[status] = (counts.answers[status] ?? 0) + 1
  if (engine !== 'local' || body?.quality === 'best') return
  counts.local.answered += 1
  if (totalMs < promisedMs) counts.local.inTime += 1
  if (totalMs === promisedMs) counts.local.atLimit += 1
  if (performance.now() - startMs < promisedMs) counts.local.inTimeByClock += 1
}

async function readAnswer(response: Response) {
  const { meta } = (await response.json()) as { meta?: { engine?: string } }
  const [, total] = /\btotal;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '') ?? []
  return { status: response.status, engine: meta?.engine, totalMs: Number(total) }
}

// Null outside the thread.
parentPort?.postMessage(await runMixedLoad(workerData as MixedLoad))
