import { describe, expect, it } from 'vitest'
import { createApiMetrics } from '#shared/metrics/metrics.ts'
import type { Quality } from '#shared/prompts/quality.ts'
import { type CallTiming, reportTiming } from '../../api/jobs/report-timing.ts'

/** What one call leaves in Server-Timing, and the labels of the series that it was counted in. */
async function report(quality: Quality, timing: CallTiming) {
  const { promptDuration, promptOverhead } = createApiMetrics()
  const header = reportTiming({ promptDuration, promptOverhead }, { endpoint: 'optimize', quality }, timing)
  const counted = async ({ get }: Pick<typeof promptDuration, 'get'>) => {
    const { values } = await get()
    const isCount = (entry: object) => String(Reflect.get(entry, 'metricName')).endsWith('_count')
    return values.filter((entry) => isCount(entry) && entry.value === 1).map(({ labels }) => labels.answered_by)
  }
  return {
    header,
    duration: await counted({ get: () => promptDuration.get() }),
    overhead: await counted({ get: () => promptOverhead.get() }),
  }
}

describe('the time of a call', () => {
  it('has an overhead that excludes the model and the wait for earlier calls of the account', async () => {
    const job = { queueMs: 4, engineMs: 6, modelMs: 900, answeredBy: 'model' } as const
    expect(await report('best', { totalMs: 1000, slotWaitMs: 50, job })).toEqual({
      header: 'queue;dur=4, engine;dur=6, model;dur=900, overhead;dur=50, total;dur=1000',
      duration: ['model'],
      overhead: ['model'],
    })
  })

  it('is measured even if the worker’s reply was lost, since those calls are the slow ones', async () => {
    const lost = { totalMs: 260, slotWaitMs: 0, job: undefined }
    expect(await report('fast', lost)).toEqual({
      header: 'overhead;dur=260, total;dur=260',
      duration: ['local'],
      overhead: ['local'],
    })
    expect(await report('auto', lost)).toEqual({ header: 'total;dur=260', duration: ['unknown'], overhead: [] })
  })
})
