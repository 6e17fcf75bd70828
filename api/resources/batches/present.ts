import { AppError } from '#shared/errors.ts'
import type { Batch } from '#shared/jobs/batch-repository.ts'
import type { Job } from '#shared/jobs/job.ts'
import { presentError } from '../../http/error-handler.ts'
import { apiBasePath } from '../../http/openapi.ts'
import type { Links } from '../../links.ts'
import { jobPath, presentAnswer } from '../jobs/present.ts'

export function batchPath(batchId: string): string {
  return `${apiBasePath}/batches/${batchId}`
}

/** The 202 response of a batch. */
export function presentAcceptedBatch(batchId: string, jobIds: string[]) {
  return {
    success: true as const,
    data: {
      batch_id: batchId,
      status: 'running' as const,
      status_url: batchPath(batchId),
      item_count: jobIds.length,
      items: jobIds.map((id, index) => ({
        index,
        job_id: id,
        status: 'queued' as const,
        status_url: jobPath(id),
      })),
    },
  }
}

export function presentBatch({ id, counts, createdAt, finishedAt }: Batch) {
  return {
    batch_id: id,
    status: finishedAt ? ('completed' as const) : ('running' as const),
    status_url: batchPath(id),
    item_count: Object.values(counts).reduce((sum, count) => sum + count, 0),
    counts,
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
  }
}

/** An item, with the response of its call once the job has ended. */
export function presentBatchItem(job: Job, index: number, links: Links) {
  const { id, status } = job
  return {
    index,
    job_id: id,
    status,
    status_url: jobPath(id),
    ...(job.moneyState === 'held' ? {} : answerOf(job, links)),
  }
}

function answerOf(job: Job, links: Links): object {
  try {
    const { success: _always, ...answer } = presentAnswer(job)
    return answer
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { error: presentError(error, job.id, links).error }
  }
}
