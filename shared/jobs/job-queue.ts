import { type JobsOptions, Queue, type WorkerOptions } from 'bullmq'
import type { Redis } from 'ioredis'
import type { Tier } from '#shared/accounts/plans.ts'
import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { JobMessage } from '#shared/jobs/job.ts'
import { type JobClass, jobClasses, localClasses, storedClassNames } from '#shared/jobs/job-class.ts'
import { currentTraceparent, queueSpan, withSpan } from '#shared/platform/tracing.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/** Background jobs have their own queues, so that no number of them delays a synchronous one. */
const queuePartitions = ['standard', 'priority', 'standard-background', 'priority-background'] as const
export type QueuePartition = (typeof queuePartitions)[number]

/** One queue for each class and partition, each with its own consumers, so that none can starve another. */
export type JobQueues = Record<JobClass, Record<QueuePartition, Queue<JobMessage>>>

export function backgroundPartition(tier: Tier): QueuePartition {
  return `${tier}-background`
}

/**
 * The class of a new job. One whose caller wants a preliminary result begins in the local class, which moves it on to
 * the models: in the class `llm` the local engine would wait for a slot.
 */
export function classifyJob(endpoint: PricedEndpoint, quality: Quality, wantsPreliminary = false): JobClass {
  return quality === 'best' && !wantsPreliminary ? 'llm' : localClasses[endpoint]
}

/** The queue of a job: priority 0 is a synchronous one (see `enqueueJob`). */
export function findQueue(
  queues: JobQueues,
  { jobClass, tier, queuePriority }: { jobClass: JobClass; tier: Tier; queuePriority: number },
): Queue<JobMessage> {
  return queues[jobClass][queuePriority === 0 ? tier : backgroundPartition(tier)]
}

/** The queue's name in Redis, the same as in the previous version. */
export function queueName(jobClass: JobClass, partition: QueuePartition): string {
  return `${storedClassNames[jobClass]}-${partition.replace('background', 'unattended')}`
}

/** The queue's name in metrics. */
export function queueLabel(jobClass: JobClass, partition: QueuePartition): string {
  return `${jobClass}-${partition}`
}

export const queueLabels = jobClasses.flatMap((jobClass) =>
  queuePartitions.map((partition) => queueLabel(jobClass, partition)),
)

/** Executions by the queue after errors that may pass (a database restart); crashes are counted in the row. */
const deliveryAttempts = 4
const deliveryBackoffMs = 250

const jobOptions: JobsOptions = {
  attempts: deliveryAttempts,
  backoff: { type: 'exponential', delay: deliveryBackoffMs },
  // Completed jobs are not needed: the row prevents a second execution.
  removeOnComplete: true,
  removeOnFail: { age: 300, count: 2000 },
}

/**
 * Far below BullMQ's defaults (30 s each), with which the job of a killed worker waits for a minute. A lock is renewed
 * at half its duration; the second check after its expiry finds it missing: after at most 5 s + 2 x 1 s, and usually
 * under 5 s. A check every 2 s would raise the maximum to 9 s. A job that loses its worker more often than
 * `maxStalledCount` fails in the queue; the row's attempts then decide what follows.
 */
export const takeoverOptions = {
  lockDuration: 5000,
  stalledInterval: 1000,
  maxStalledCount: 3,
} satisfies Partial<WorkerOptions>

function openQueue(name: string, connection: Redis, prefix: string): Queue<JobMessage> {
  const queue = new Queue<JobMessage>(name, {
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
  const open = (jobClass: JobClass): Record<QueuePartition, Queue<JobMessage>> => {
    const openOne = (partition: QueuePartition) => openQueue(queueName(jobClass, partition), connection, prefix)
    return {
      standard: openOne('standard'),
      priority: openOne('priority'),
      'standard-background': openOne('standard-background'),
      'priority-background': openOne('priority-background'),
    }
  }
  const queues: JobQueues = { text: open('text'), image: open('image'), llm: open('llm') }
  await Promise.all(listQueues(queues).map((queue) => queue.waitUntilReady()))
  return queues
}

export async function closeQueues(queues: JobQueues): Promise<void> {
  await Promise.allSettled(listQueues(queues).map((queue) => queue.close()))
}

/** Every queue with its name in metrics. */
export function labelledQueues(queues: JobQueues): [string, Queue<JobMessage>][] {
  return jobClasses.flatMap((jobClass) =>
    queuePartitions.map((partition): [string, Queue<JobMessage>] => [
      queueLabel(jobClass, partition),
      queues[jobClass][partition],
    ]),
  )
}

function listQueues(queues: JobQueues): Queue<JobMessage>[] {
  return Object.values(queues).flatMap((ofClass): Queue<JobMessage>[] => Object.values(ofClass))
}

/** The largest that BullMQ takes. */
const priorityMax = 2_097_151

/**
 * Enqueues the job; a no-op while the queue still knows the id. Priority 0 is for synchronous jobs. The first background
 * job of every account has priority 1, its second 2, and so on: an account with hundreds of them does not delay another
 * account's first.
 */
export async function enqueueJob(queue: Queue<JobMessage>, message: JobMessage, queuePriority: number): Promise<void> {
  await withSpan('enqueue', queueSpan('producer', queue.name), () => {
    const options = { jobId: message.jobId, priority: Math.min(queuePriority, priorityMax) }
    return queue.add('run', { ...message, ...currentTraceparent() }, options)
  })
}

/** Enqueues many jobs in one round trip. */
export async function enqueueJobs(
  queue: Queue<JobMessage>,
  jobs: { message: JobMessage; queuePriority: number }[],
): Promise<void> {
  await withSpan('enqueue', queueSpan('producer', queue.name), () => {
    const trace = currentTraceparent()
    return queue.addBulk(
      jobs.map(({ message, queuePriority }) => ({
        name: 'run',
        data: { ...message, ...trace },
        opts: { jobId: message.jobId, priority: Math.min(queuePriority, priorityMax) },
      })),
    )
  })
}
