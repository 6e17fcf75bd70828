import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { JobMessage } from '#shared/jobs/job.ts'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/** Of one call that was answered with its result: what the API measured itself, and what the worker told. */
export interface CallTiming {
  totalMs: number
  /** Of waiting for earlier calls of the same account: its own doing, and no part of what we promise. */
  turnMs: number
  /** Undefined if the worker's reply was lost and the result was read from the row. */
  job: JobMessage['timing']
}

/** By no model, so that the whole call is ours. */
const answeredLocally: Pick<NonNullable<JobMessage['timing']>, 'answeredBy' | 'modelMs'> = {
  answeredBy: 'local',
  modelMs: 0,
}

/**
 * Counts the call and says where its time went, as a value for Server-Timing. `overhead` is all of it that is
 * ours: the queue, our engine and everything around them. A call whose reply was lost counts as well: those are slow. `fast`
 * is never answered by a model; who answered another is not known then.
 */
export function reportTiming(
  metrics: Pick<ApiMetrics, 'promptDuration' | 'promptOverhead'>,
  { endpoint, quality }: { endpoint: PricedEndpoint; quality: Quality },
  { totalMs, turnMs, job }: CallTiming,
): string {
  const known = job ?? (quality === 'fast' ? answeredLocally : null)
  metrics.promptDuration.observe({ endpoint, quality, answered_by: known?.answeredBy ?? 'unknown' }, totalMs / 1000)
  if (known === null) return write({ total: totalMs })
  const { answeredBy, modelMs } = known
  const overheadMs = Math.max(0, totalMs - turnMs - modelMs)
  metrics.promptOverhead.observe({ quality, answered_by: answeredBy }, overheadMs / 1000)
  return write({
    ...(job ? { queue: job.queueMs, engine: job.engineMs } : {}),
    ...(modelMs > 0 ? { model: modelMs } : {}),
    overhead: overheadMs,
    total: totalMs,
  })
}

function write(parts: Record<string, number>): string {
  return Object.entries(parts)
    .map(([name, value]) => `${name};dur=${Math.round(value * 10) / 10}`)
    .join(', ')
}
