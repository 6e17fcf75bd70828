import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { createRecentCounter } from '#shared/concurrency/recent-counter.ts'
import type { ImageReading } from '../read-image.ts'
import type { DecoderTask } from './decoder-task.ts'
import { DecoderDiedError, type DecoderProcess, startDecoderProcess } from './start-decoder-process.ts'

export interface DecoderPool {
  /**
   * Runs `readImage` on an image once a process is free, for which it waits at most `waitMs`; `deadlineMs` begins then.
   *
   * @throws ImageUnprocessableError as `readImage`; DecoderDiedError when the process died at each attempt; Error when
   *   no process was free in time, or none could be started.
   */
  read(
    task: DecoderTask,
    limits: { owner: string; waitMs?: number | undefined; deadlineMs: number },
  ): Promise<ImageReading>
  /** Replaces all processes, to use the code that the first ones compiled. Call while none is in use. */
  renew(): Promise<void>
  close(): Promise<void>
}

/** A process may be killed for no fault of the image: by an operator, or by a kernel that is short of memory. */
const attemptsMax = 2
/** Delay before a dead idle process is replaced, by deaths within a minute: a crash loop must not hog the CPU. */
const restartPausesMs = [0, 1000, 5000, 15_000]
const deathsWindowMs = 60_000

/**
 * Keeps `processesMax` processes that read images, one image at a time each, and serves the owners round robin. One that
 * dies is replaced; while idle, with a growing delay if deaths repeat.
 *
 * @param onDeath is called with the reason why a process died unexpectedly, such as `signal SIGKILL`.
 */
export async function openDecoderPool(
  processesMax: number,
  onDeath: (reason: string) => void = () => {},
): Promise<DecoderPool> {
  // Not the cache of the service's own code: a process whose decoder is taken over can write to this one.
  const cacheDirectory = await mkdtemp(path.join(os.tmpdir(), 'poa-decoder-'))
  const pool = createPool(processesMax, cacheDirectory, onDeath)
  const slots = createFairSemaphore({ slotsMax: processesMax, slotsPerOwnerMax: processesMax })
  const read = async (task: DecoderTask, deadlineMs: number): Promise<ImageReading> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await pool.use((decoder) => decoder.read(task, deadlineMs))
      } catch (error) {
        if (!(error instanceof DecoderDiedError) || attempt === attemptsMax) throw error
      }
    }
  }
  return {
    renew: pool.renew,
    async read(task, { owner, waitMs, deadlineMs }) {
      const release = await slots.acquire(owner, waitMs)
      if (!release) throw new Error('No decoder process was free in time.')
      try {
        return await read(task, deadlineMs)
      } finally {
        release()
      }
    },
    async close() {
      await pool.close()
      await rm(cacheDirectory, { recursive: true, force: true })
    },
  }
}

/** Processes that are starting, idle or in use. One that ends is replaced until the pool is closed. */
function createPool(processesMax: number, cacheDirectory: string, onDeath: (reason: string) => void) {
  const started = new Set<Promise<DecoderProcess>>()
  const idle: Promise<DecoderProcess>[] = []
  const deaths = createRecentCounter(deathsWindowMs)
  const closing = new AbortController()

  const start = ({ pauseMs = 0, warmsUp = true } = {}): void => {
    const starting = delay(pauseMs, undefined, closing).then(() => startDecoderProcess(cacheDirectory, { warmsUp }))
    const died = starting.then(
      (decoder) => decoder.died,
      (error: Error) => error.message,
    )
    void died.then((reason) => onDied(starting, reason))
    started.add(starting)
    idle.push(starting)
  }
  const onDied = (starting: Promise<DecoderProcess>, reason: string): void => {
    if (closing.signal.aborted) return
    onDeath(reason)
    const at = idle.indexOf(starting)
    // A process in use is replaced by `use`, without a delay: an image that kills it must not hold up the next image.
    if (at === -1) return
    idle.splice(at, 1)
    started.delete(starting)
    start({ pauseMs: restartPausesMs[Math.min(deaths.add(), restartPausesMs.length) - 1] })
  }
  const end = async (starting: Promise<DecoderProcess>): Promise<void> => {
    const decoder = await starting.catch(() => null)
    await decoder?.end()
    started.delete(starting)
  }
  // No warm-up: these processes are either renewed, or the first image is waiting for them.
  for (let count = 0; count < processesMax; count += 1) start({ warmsUp: false })
  return {
    async use<Result>(work: (decoder: DecoderProcess) => Promise<Result>): Promise<Result> {
      // There are as many as there are slots, and each comes back or is replaced before its slot is released.
      const starting = idle.pop()
      if (!starting) throw new Error('No process is left to read images.')
      try {
        return await work(await starting)
      } finally {
        const decoder = await starting.catch(() => null)
        if (decoder?.isFit) idle.push(starting)
        else if (started.delete(starting)) {
          await decoder?.end()
          if (!closing.signal.aborted) start()
        }
      }
    },
    async renew(): Promise<void> {
      const former = idle.splice(0)
      await Promise.all(former.map(end))
      for (const _one of former) start()
      await Promise.allSettled(idle)
    },
    async close(): Promise<void> {
      closing.abort()
      idle.length = 0
      await Promise.all([...started].map(end))
    },
  }
}
