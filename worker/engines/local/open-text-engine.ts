import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import type { OptimizeRequest } from '#shared/prompts/prompt-request.ts'
import type { OptimizeResult } from '#shared/prompts/prompt-result.ts'
import { type Engine, EngineError, type EngineOptions, type EngineReport, localEngineId } from '../engine.ts'
import type { EngineAnswer } from '../engine-answer.ts'

/** The costliest text that was found takes a hundredth of it. */
const textDeadlineMsDefault = 3000
/** Such a text, and every topic, takes a millisecond or two at worst, no more than its way to the thread and back would. */
const shortTextLengthMax = 1000
/** After a text its account's next one waits so many times as long as it took: one account has a quarter of the engine at most. */
const restShare = 3

export interface TextEngine extends Engine {
  /** Resolves when the thread has read its knowledge and warmed up; the first text would start it otherwise. */
  start(): Promise<void>
  close(): Promise<void>
}

/**
 * Our own engine for texts of every length: short ones are written at once by `local`, long ones in a thread, one at a
 * time and in turn between the accounts. However many long texts of one account wait, another's is taken next, and what
 * else the worker does waits for none of them. A text that takes too long ends with the thread, and the next one gets a
 * new thread.
 */
export function openTextEngine(local: Engine, { textDeadlineMs = textDeadlineMsDefault } = {}): TextEngine {
  const accounts = createFairSemaphore({ permitsMax: Number.POSITIVE_INFINITY, permitsPerOwnerMax: 1 })
  const turns = createFairSemaphore({ permitsMax: 1, permitsPerOwnerMax: 1 })
  let starting: Promise<Worker> | null = null

  const start = (): Promise<Worker> => {
    starting ??= startThread()
    return starting
  }
  const end = async (): Promise<void> => {
    const ended = starting
    starting = null
    const thread = await ended?.catch(() => null)
    await thread?.terminate()
  }
  const ask = async (request: OptimizeRequest): Promise<{ answer: EngineAnswer; elapsedMs: number }> => {
    try {
      const thread = await start()
      const startMs = performance.now()
      const answered = once(thread, 'message') as Promise<[EngineAnswer]>
      thread.postMessage(request)
      const [answer] = await withDeadline(answered, textDeadlineMs, 'a text')
      return { answer, elapsedMs: performance.now() - startMs }
    } catch (error) {
      // Whatever state it is in.
      await end()
      throw error
    }
  }
  const optimizeInTurn = async (
    request: OptimizeRequest,
    { accountId = '', signal }: EngineOptions,
  ): Promise<OptimizeResult & EngineReport> => {
    const leave = await accounts.acquire(accountId)
    const endTurn = await turns.acquire(accountId)
    let restMs = 0
    try {
      signal.throwIfAborted()
      const { answer, elapsedMs } = await ask(request)
      restMs = restShare * elapsedMs
      if (answer.status === 'failed') throw new EngineError(`The engine failed: ${answer.errorName}`)
      return answer.result
    } finally {
      endTurn?.()
      if (leave) setTimeout(leave, restMs)
    }
  }
  return {
    id: localEngineId,
    optimize: (request, options) =>
      request.prompt.length <= shortTextLengthMax ? local.optimize(request, options) : optimizeInTurn(request, options),
    generate: (request, options) => local.generate(request, options),
    start: async () => void (await start()),
    close: end,
  }
}

/** Resolves when the engine has read its knowledge and warmed up. */
async function startThread(): Promise<Worker> {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url))
  // Whoever waits for the thread is told; without a listener here an end between two texts would end the process.
  thread.on('error', () => {})
  await once(thread, 'message')
  return thread
}
