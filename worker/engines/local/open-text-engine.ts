import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { type EngineContext, EngineError, type LocalTextEngine, type TextRequest, type TextResult } from '../engine.ts'
import type { ThreadReply } from './engine-thread.ts'

/** A shorter draft takes 1 to 2 ms at worst, as long as the way to the thread and back. Topics are always shorter. */
const shortTextLengthMax = 1000
/** An account cools down for three times the thread's time that it used: a duty cycle of 25 % at most. */
const cooldownFactor = 3
/** On a busy machine a start takes seconds. */
const startDeadlineMs = 20_000

export interface TextEngine extends LocalTextEngine {
  close(): Promise<void>
}

/**
 * The local engine for texts of every length. `local` writes short ones at once; a thread writes long ones, one at a
 * time, round robin by account, so that they block neither other accounts nor the worker's event loop. The first long
 * text starts the thread, and so does the next one after a text that exceeded `textDeadlineMs`, which ends it.
 */
export function openTextEngine(local: LocalTextEngine, textDeadlineMs: number): TextEngine {
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
  const ask = async (request: TextRequest, signal: AbortSignal): Promise<{ reply: ThreadReply; elapsedMs: number }> => {
    try {
      const thread = await withDeadline(start(), startDeadlineMs, 'the thread of long texts')
      signal.throwIfAborted()
      const startMs = performance.now()
      const replied = once(thread, 'message') as Promise<[ThreadReply]>
      thread.postMessage(request)
      const [reply] = await withDeadline(replied, textDeadlineMs, 'a text')
      return { reply, elapsedMs: performance.now() - startMs }
    } catch (error) {
      // The thread may be in any state.
      await end()
      throw error
    }
  }
  const runInThread = async (request: TextRequest, { accountId = '', signal }: EngineContext): Promise<TextResult> => {
    const leave = await accounts.acquire(accountId)
    const endTurn = await turns.acquire(accountId)
    let cooldownMs = 0
    try {
      signal.throwIfAborted()
      const { reply, elapsedMs } = await ask(request, signal)
      cooldownMs = cooldownFactor * elapsedMs
      if (reply.status === 'failed') throw new EngineError(`The engine failed: ${reply.errorName}`)
      return reply.result
    } finally {
      endTurn?.()
      if (leave) setTimeout(leave, cooldownMs)
    }
  }
  return {
    id: 'local',
    run: (request, context) =>
      request.endpoint === 'optimize' && request.prompt.length > shortTextLengthMax
        ? runInThread(request, context)
        : local.run(request, context),
    close: end,
  }
}

/** Resolves when the engine has read its knowledge. */
async function startThread(): Promise<Worker> {
  const thread = new Worker(new URL('./engine-thread.ts', import.meta.url))
  // A pending `ask` rejects by itself; without a listener, an exit between two texts would end the process.
  thread.on('error', () => {})
  const died = once(thread, 'exit').then(() =>
    Promise.reject(new EngineError('The thread of long texts ended at its start')),
  )
  await Promise.race([once(thread, 'message'), died])
  return thread
}
