import type { JobsOptions, WorkerOptions } from 'bullmq'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/**
 * What Redis holds of a job: never its text. The row in Postgres is the job; the queue only says that one waits.
 * `replyNode` rides along so that a worker can answer for a job it may not claim.
 */
export interface JobPayload {
  jobId: string
  replyNode: string
}

/**
 * How heavy a job is: text takes milliseconds, an image up to seconds and megabytes, a model many seconds of waiting.
 * The job's row says its own, which changes when a model is to finish what the local engine has begun.
 */
export const weights = ['text', 'vision', 'model'] as const
export type Weight = (typeof weights)[number]

const localWeight: Record<PricedEndpoint, Weight> = {
  optimize: 'text',
  generate: 'text',
  'image-to-prompt': 'vision',
}

/** Where a new job goes first. */
export function chooseWeight(endpoint: PricedEndpoint, quality: Quality): Weight {
  return quality === 'best' ? 'model' : localWeight[endpoint]
}

/** Whether an image comes with the endpoint's jobs. */
export function readsImage(endpoint: PricedEndpoint): boolean {
  return localWeight[endpoint] === 'vision'
}

/** Jobs that nobody waits for have lines of their own: however many there are, they take no place of those that somebody does. */
const lines = ['standard', 'priority', 'standard-unattended', 'priority-unattended'] as const
export type Line = (typeof lines)[number]

/** One queue for each, with consumers of its own, so that none can starve another. */
export type JobQueues = Record<Weight, Record<Line, Queue<JobPayload>>>

export function unattendedLine(tier: Tier): Line {
  return `${tier}-unattended`
}

/** The queue of a job. Its rank says whether somebody waits for it: see `enqueueJob`. */
export function findQueue(
  queues: JobQueues,
  { weight, tier, rank }: { weight: Weight; tier: Tier; rank: number },
): Queue<JobPayload> {
  return queues[weight][rank === 0 ? tier : unattendedLine(tier)]
}

export function queueName(weight: Weight, line: Line): string {
  return `${weight}-${line}`
}

/** What the metrics call the queue in which a job waited. */
export function laneOf(weight: Weight, line: Line): string {
  return weight === 'text' ? line : queueName(weight, line)
}

export const lanes = weights.flatMap((weight) => lines.map((line) => laneOf(weight, line)))

/** Executions by the queue after errors that may pass (a database restart); crashes are counted in the row. */
const deliveryAttempts = 4
const deliveryBackoffMs = 250

export const jobOptions: JobsOptions = {
  attempts: deliveryAttempts,
  backoff: { type: 'exponential', delay: deliveryBackoffMs },
  // Kept a while so that a second add with the same id finds the first; the sweep's window is far shorter.
  removeOnComplete: { age: 60, count: 2000 },
  removeOnFail: { age: 300, count: 2000 },
}

/**
 * Lock and stall check far below BullMQ's defaults (30 s and 30 s, which leave the job of a killed worker waiting for
 * a minute). A lock is renewed every half of its time and found missing by the second check after it ran out: at most
 * 5 s + 2 x 1 s, and usually under 5 s. A check every 2 s would make that 9 s at most. A job that loses its worker
 * more often than `maxStalledCount` is failed in the queue, and the row's attempts decide what follows.
 */
export const takeoverOptions = {
  lockDuration: 5000,
  stalledInterval: 1000,
  maxStalledCount: 3,
} satisfies Partial<WorkerOptions>

function openQueue(name: string, connection: Redis, prefix: string): Queue<JobPayload> {
  const queue = new Queue<JobPayload>(name, {
    connection,
    prefix: `${prefix}:queue`,
    defaultJobOptions: jobOptions,
  })
  // Connection errors are reported by the client's own listener; without one here they would end the process.
  queue.on('error', () => {})
  return queue
}

/** All queues, ready to take jobs. Rejects if Redis cannot be reached. */
export async function openQueues(connection: Redis, prefix: string): Promise<JobQueues> {
  const open = (weight: Weight): Record<Line, Queue<JobPayload>> => {
    const openLine = (line: Line) => openQueue(queueName(weight, line), connection, prefix)
    return {
      standard: openLine('standard'),
      priority: openLine('priority'),
      'standard-unattended': openLine('standard-unattended'),
      'priority-unattended': openLine('priority-unattended'),
    }
  }
  const queues: JobQueues = { text: open('text'), vision: open('vision'), model: open('model') }
  await Promise.all(listQueues(queues).map((queue) => queue.waitUntilReady()))
  return queues
}

export async function closeQueues(queues: JobQueues): Promise<void> {
  await Promise.allSettled(listQueues(queues).map((queue) => queue.close()))
}

/** Every queue there is. */
export function listQueues(queues: JobQueues): Queue<JobPayload>[] {
  return Object.values(queues).flatMap((ofWeight): Queue<JobPayload>[] => Object.values(ofWeight))
}

/** The largest that BullMQ takes. */
const priorityMax = 2_097_151

/**
 * Puts the job in line; a no-op while the queue still knows the id. Jobs of rank 0, which somebody waits for, go first
 * where they share a queue with others; these are the first job of every account, then the second of every account:
 * whoever leaves hundreds behind does not stand before another's one.
 */
export async function enqueueJob(queue: Queue<JobPayload>, payload: JobPayload, rank: number): Promise<void> {
  await queue.add('run', payload, { jobId: payload.jobId, priority: Math.min(rank, priorityMax) })
}

/** The same for many jobs in one round trip. */
export async function enqueueJobs(
  queue: Queue<JobPayload>,
  jobs: { payload: JobPayload; rank: number }[],
): Promise<void> {
  await queue.addBulk(
    jobs.map(({ payload, rank }) => ({
      name: 'run',
      data: payload,
      opts: { jobId: payload.jobId, priority: Math.min(rank, priorityMax) },
    })),
  )
}
