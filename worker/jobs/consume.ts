import { UnrecoverableError, Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import type { JobMessage } from '#shared/jobs/job.ts'
import type { JobClass } from '#shared/jobs/job-class.ts'
import { type QueuePartition, queueLabel, queueName, takeoverOptions } from '#shared/jobs/job-queue.ts'
import type { OutageLog } from '#shared/platform/outage-log.ts'
import { queueSpan, withSpan } from '#shared/platform/tracing.ts'
import { forgetImage } from './forget-image.ts'
import { isWorthRetrying, type JobRunContext, runJob } from './run-job.ts'

/** Starts taking the jobs of one queue. `close()` on the returned worker waits for the jobs under way. */
export function startConsumer(options: {
  jobClass: JobClass
  partition: QueuePartition
  concurrency: number
  connection: Redis
  context: JobRunContext
  prefix: string
  /** Of the queue's connections, shared by the consumers. */
  outage: OutageLog
}): Worker<JobMessage> {
  const { jobClass, partition, context, prefix, outage } = options
  const queue = queueName(jobClass, partition)
  const worker = new Worker<JobMessage>(
    queue,
    async (delivery) => {
      try {
        const end = await withSpan('process', queueSpan('consumer', queue, delivery.data.traceparent), () =>
          runJob({ ...context, jobClass }, delivery.data, queueLabel(jobClass, partition)),
        )
        if (jobClass !== 'text' && end === 'ended') await forgetImage(context, delivery.data.jobId)
      } catch (error) {
        context.metrics.jobs.inc({ outcome: 'retried' })
        context.logger.error({ error, jobId: delivery.id }, 'delivery failed')
        // The sweep finds the row, which is still held, and decides what follows.
        if (!isWorthRetrying(error)) throw new UnrecoverableError('delivery failed')
        throw new Error('delivery failed, another may succeed')
      }
    },
    {
      connection: options.connection,
      prefix: `${prefix}:queue`,
      concurrency: options.concurrency,
      ...takeoverOptions,
    },
  )
  worker.on('error', (error) => outage.failed(error, { queue }))
  worker.on('stalled', (jobId) => context.logger.warn({ jobId, queue }, 'job of a lost worker is taken over'))
  return worker
}
