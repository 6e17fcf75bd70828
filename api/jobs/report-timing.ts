import type { PricedEndpoint } from '#shared/credits/price.ts'
import type { JobMessage } from '#shared/jobs/job.ts'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'
import type { Quality } from '#shared/prompts/quality.ts'

/** Latency of a call that was answered with its result, as measured by the API and by the worker. */
export interface CallTiming {
  totalMs: number
  /** Wait for earlier calls of the same account; no part of the promised latency. */
  slotWaitMs: number
  /** Undefined if the worker's reply was lost and the result was read from the row. */
  job: JobMessage['timing']
}

/** Without a model, so that the whole latency is overhead. */
const answeredLocally: Pick<NonNullable<JobMessage['timing']>, 'answeredBy' | 'modelMs'> = {
  answeredBy: 'local',
  modelMs: 0,
}

/**
 * Measures the call and returns the value of Server-Timing. `overhead` is the latency without models and without the
 * wait for the account's earlier calls: queue, engine and everything around them. Calls whose reply was lost are
 * included, since they are slow; a `fast` one was answered locally, otherwise the engine is unknown.
 */
export function reportTiming(
  metrics: Pick<ApiMetrics, 'promptDuration' | 'promptOverhead'>,
  { endpoint, quality }: { endpoint: PricedEndpoint; quality: Quality },
  { totalMs, slotWaitMs, job }: CallTiming,
): string {
  const known = job ?? (quality === 'fast' ? answeredLocally : null)
  metrics.promptDuration.observe({ endpoint, quality, answered_by: known?.answeredBy ?? 'unknown' }, totalMs / 1000)
  if (known === null) return write({ total: totalMs })
  const { answeredBy, modelMs } = known
  const overheadMs = Math.max(0, totalMs - slotWaitMs - modelMs)
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
