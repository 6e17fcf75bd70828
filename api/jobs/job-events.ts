import { setTimeout as delay } from 'node:timers/promises'
import type { JobProgress } from '#shared/jobs/job.ts'
import { jobPath } from '../resources/jobs/present.ts'
import type { JobWatch } from './watch-jobs.ts'

/** Below the idle time of common proxies. */
export const heartbeatMs = 15_000
/** How long a client should wait before it comes back to a stream that was cut. */
const reconnectMs = 1000

/** Of the last event of a job's progress, and of a call's stream. */
export const lastEventId = 'done'

interface JobEvent {
  /** Grows with the job's progress, so that a client that comes back is told only what it has not heard. */
  id: string
  name: 'queued' | 'running' | 'done'
  data: object
}

function toEvent({ id, status, attempt, position }: JobProgress): JobEvent {
  const data = { job_id: id, status, status_url: jobPath(id) }
  if (status === 'queued') return { id: `queued-${attempt}-${position}`, name: 'queued', data: { ...data, position } }
  if (status === 'running') return { id: `running-${attempt}`, name: 'running', data: { ...data, attempt } }
  return { id: lastEventId, name: 'done', data }
}

/** One event; `data` is JSON, and so one line. */
export function writeEvent(id: string, name: string, data: string): string {
  return `id: ${id}\nevent: ${name}\ndata: ${data}\n\n`
}

/** Whether a client whose last event this was has nothing more to hear. */
export function isLastEvent(eventId: string | undefined): boolean {
  return eventId === lastEventId
}

/**
 * The job's progress as server-sent events: each step once, a comment now and then so that the connection is not taken
 * for a dead one, and the end after `done`. What `receivedId` names has been heard before. Ends early when `stop` aborts.
 */
export async function* streamJobEvents(
  jobs: JobWatch,
  jobId: string,
  receivedId: string | undefined,
  stop: AbortSignal,
): AsyncGenerator<string> {
  const changes: JobEvent[] = []
  let wake: (() => void) | undefined
  let heardId = receivedId
  const end = jobs.watch(jobId, (progress) => {
    const event = toEvent(progress)
    if (event.id === heardId) return
    heardId = event.id
    // Only where the job stands now is of interest to who reads slowly.
    changes.splice(0, changes.length, event)
    wake?.()
  })
  const onStop = (): void => wake?.()
  stop.addEventListener('abort', onStop)
  try {
    yield `retry: ${reconnectMs}\n\n`
    while (!stop.aborted) {
      const event = changes.shift()
      if (event) {
        yield writeEvent(event.id, event.name, JSON.stringify(event.data))
        if (event.name === 'done') return
      } else if (!(await nextChange((resolve) => (wake = resolve)))) yield ': keep-alive\n\n'
    }
  } finally {
    stop.removeEventListener('abort', onStop)
    end()
  }
}

/** Whether something happened before the next heartbeat is due. */
async function nextChange(onChange: (resolve: () => void) => void): Promise<boolean> {
  const timer = new AbortController()
  const change = new Promise<boolean>((resolve) => onChange(() => resolve(true)))
  const heartbeat = delay(heartbeatMs, false, { signal: timer.signal }).catch(() => false)
  const isChange = await Promise.race([change, heartbeat])
  timer.abort()
  return isChange
}
