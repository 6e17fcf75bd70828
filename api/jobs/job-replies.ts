import type { Redis } from 'ioredis'
import type { JobMessage, JobOutcome } from '#shared/jobs/job.ts'
import { parseReply, replyChannel } from '#shared/jobs/job-message.ts'

/** Delays before the row of a job is read, since replies may be lost with a connection. */
const pollDelaysMs = [250, 1000, 2000]
const lastPollDelayMs = 2000

export interface JobReplies {
  /**
   * Must be called before the job is enqueued, so that no reply is missed. A preliminary result arrives before the
   * outcome or not at all.
   */
  expect(jobId: string, onPreliminary?: (result: unknown) => void): ExpectedReply
  /** Ends every wait, later ones included, as by a timeout. */
  endWaits(): void
}

interface ExpectedReply {
  /** The job's outcome, or null if there is none after `waitMs`; a further wait is possible. */
  wait(waitMs: number): Promise<JobOutcome | null>
  /** Breakdown of the job's latency; undefined unless a worker's reply contained it. */
  timing(): JobMessage['timing']
  close(): void
}

/** The waits of all calls of this process. */
interface Waits {
  areOver: boolean
  ends: Set<() => void>
}

interface ReplySources {
  listeners: Map<string, (reply: JobMessage) => void>
  waits: Waits
  findOutcome(jobId: string): Promise<JobOutcome | null>
}

/**
 * Subscribes to this process's reply channel. `findOutcome` reads the job's row; its failures are ignored, since the
 * next read may succeed and the caller's wait ends in any case.
 */
export async function openJobReplies(options: {
  subscriber: Redis
  prefix: string
  replyNode: string
  findOutcome(jobId: string): Promise<JobOutcome | null>
}): Promise<JobReplies> {
  const listeners = new Map<string, (reply: JobMessage) => void>()
  const waits: Waits = { areOver: false, ends: new Set() }
  const sources = { listeners, waits, findOutcome: options.findOutcome }
  options.subscriber.on('message', (_channel: string, message: string) => {
    const reply = parseReply(message)
    if (reply) listeners.get(reply.jobId)?.(reply)
  })
  await options.subscriber.subscribe(replyChannel(options.prefix, options.replyNode))
  return {
    expect: (jobId, onPreliminary) => expectReply(jobId, sources, onPreliminary),
    endWaits() {
      waits.areOver = true
      for (const end of waits.ends) end()
    },
  }
}

function expectReply(
  jobId: string,
  { listeners, waits, findOutcome }: ReplySources,
  onPreliminary?: (result: unknown) => void,
): ExpectedReply {
  const { promise, resolve } = Promise.withResolvers<JobOutcome>()
  const timers = new Set<NodeJS.Timeout>()
  let isOpen = true
  let isPolling = false
  let timing: JobMessage['timing']

  const readRow = async (): Promise<void> => {
    const outcome = await findOutcome(jobId).catch(() => null)
    if (outcome) resolve(outcome)
  }
  const poll = (attempt: number): void => {
    if (!isOpen) return
    const timer = setTimeout(() => {
      timers.delete(timer)
      readRow().finally(() => poll(attempt + 1))
    }, pollDelaysMs[attempt] ?? lastPollDelayMs)
    timers.add(timer)
  }
  const close = (): void => {
    isOpen = false
    for (const timer of timers) clearTimeout(timer)
    listeners.delete(jobId)
  }

  listeners.set(jobId, (reply) => {
    if (reply.preliminary !== undefined) return onPreliminary?.(reply.preliminary)
    timing = reply.timing
    if (reply.outcome) resolve(reply.outcome)
    else void readRow()
  })
  return {
    async wait(waitMs) {
      if (!isPolling) poll(0)
      isPolling = true
      const { promise: timeIsUp, resolve: end } = Promise.withResolvers<null>()
      const endNow = (): void => end(null)
      const timer = setTimeout(endNow, waits.areOver ? 0 : waitMs)
      timers.add(timer)
      waits.ends.add(endNow)
      return Promise.race([promise, timeIsUp]).finally(() => {
        clearTimeout(timer)
        waits.ends.delete(endNow)
      })
    },
    timing: () => timing,
    close,
  }
}
