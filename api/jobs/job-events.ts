import { setTimeout as delay } from 'node:timers/promises'
import type { JobProgress } from '#shared/jobs/job.ts'
import { jobPath } from '../resources/jobs/present.ts'

/** Below the idle time of common proxies. */
export const heartbeatMs = 15_000
/** Reconnection delay for clients, sent as `retry`. */
const reconnectMs = 1000
const pollMs = 500

/** Id of the last event of a job's progress, and of a call's stream. */
export const lastEventId = 'done'

type ProgressListener = (progress: JobProgress) => void

export interface JobWatch {
  /** Calls the listener with the job's progress after every poll. Returns a function that stops the calls. */
  watch(jobId: string, listener: ProgressListener): () => void
  close(): void
}

/**
 * Polls all watched jobs of this process in one statement, while there are any. A failed poll is ignored, since the
 * next may succeed.
 */
export function createJobWatch(findProgress: (jobIds: string[]) => Promise<JobProgress[]>): JobWatch {
  const listeners = new Map<string, Set<ProgressListener>>()
  let timer: NodeJS.Timeout | undefined

  const poll = async (): Promise<void> => {
    const found = await findProgress([...listeners.keys()]).catch(() => [])
    for (const progress of found) {
      for (const listener of [...(listeners.get(progress.id) ?? [])]) listener(progress)
    }
    timer = listeners.size > 0 ? setTimeout(poll, pollMs) : undefined
  }
  return {
    watch(jobId, listener) {
      const ofJob = listeners.get(jobId) ?? new Set()
      ofJob.add(listener)
      listeners.set(jobId, ofJob)
      timer ??= setTimeout(poll)
      return () => {
        ofJob.delete(listener)
        if (ofJob.size === 0 && listeners.get(jobId) === ofJob) listeners.delete(jobId)
      }
    },
    close() {
      clearTimeout(timer)
      listeners.clear()
    },
  }
}

interface JobEvent {
  /** Names the step, so that a client that reconnects is not sent an event twice. */
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

/** Whether no event follows this one. */
export function isLastEvent(eventId: string | undefined): boolean {
  return eventId === lastEventId
}

/**
 * The job's progress as server-sent events: each step once, heartbeats as comments. Ends after `done`, or early when
 * `stop` aborts. `receivedId` is the last event that the client has received.
 */
export async function* streamJobEvents(
  jobs: JobWatch,
  jobId: string,
  receivedId: string | undefined,
  stop: AbortSignal,
): AsyncGenerator<string> {
  const changes: JobEvent[] = []
  let wake: (() => void) | undefined
  let lastId = receivedId
  const end = jobs.watch(jobId, (progress) => {
    const event = toEvent(progress)
    if (event.id === lastId) return
    lastId = event.id
    // A slow reader needs only the latest step.
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

/** Whether a change came before the next heartbeat is due. */
async function nextChange(onChange: (resolve: () => void) => void): Promise<boolean> {
  const timer = new AbortController()
  const change = new Promise<boolean>((resolve) => onChange(() => resolve(true)))
  const heartbeat = delay(heartbeatMs, false, { signal: timer.signal }).catch(() => false)
  const isChange = await Promise.race([change, heartbeat])
  timer.abort()
  return isChange
}
