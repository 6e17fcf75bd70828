import type {
  GetJobResponse,
  Job,
  JobFailed,
  JobResponse,
  JobSucceeded,
  JobUnfinished,
  ListJobsQuery,
  RateJobRequest,
  RateJobResponse,
} from '../api-types.ts'
import { ConnectionError, toApiError } from '../errors.ts'
import { readEvents } from '../event-stream.ts'
import { createList, type List } from '../list.ts'
import { type CallOptions, sleep, type Transport } from '../transport.ts'

export type JobResult = Omit<JobSucceeded, 'success'>

export interface JobEvent {
  id: string
  type: 'queued' | 'running' | 'done'
  job_id: string
  status: Job['status']
  status_url: string
  /** Background jobs in the queue up to and including this one. */
  position?: number
  attempt?: number
}

export type JobRating = RateJobResponse['data']

export interface Jobs {
  /** Current state of a job, with its result or failure. */
  get(jobId: string, options?: CallOptions): Promise<JobSucceeded | JobFailed | JobUnfinished>
  list(query?: ListJobsQuery, options?: CallOptions): List<Job>
  /** Cancels a queued job. */
  cancel(jobId: string, options?: CallOptions): Promise<Job>
  /** Waits for the result of a job. @throws ApiError the job's failure, TimeoutError */
  waitFor(job: string | { job_id: string }, options?: CallOptions): Promise<JobResult>
  /** Follows a job to its end; reconnects after a lost connection. */
  events(jobId: string, options?: CallOptions): AsyncGenerator<JobEvent>
  rate(jobId: string, rating: RateJobRequest['rating'], options?: CallOptions): Promise<JobRating>
}

/** Background jobs have ten minutes unless the operator has set another lifetime. */
const followTimeoutMs = 660_000
const reconnectMs = 1000

export function createJobs(transport: Transport): Jobs {
  const path = (jobId: string): string => `/jobs/${encodeURIComponent(jobId)}`
  const get = (jobId: string, options?: CallOptions) =>
    transport.call<GetJobResponse>({ method: 'GET', path: path(jobId), ...options })
  const events = (jobId: string, options?: CallOptions) => followJob(transport, path(jobId), options)
  return {
    get,
    list: (query, options) => createList(transport, '/jobs', query, options),
    async cancel(jobId, options) {
      return (await transport.call<JobResponse>({ method: 'DELETE', path: path(jobId), ...options })).data
    },
    async waitFor(job, options) {
      const jobId = typeof job === 'string' ? job : job.job_id
      for await (const event of events(jobId, options)) if (event.type === 'done') break
      const answer = await get(jobId, options)
      if (!answer.success) throw toApiError(answer, { requestId: jobId })
      if (!('usage' in answer)) throw new ConnectionError('The event stream ended before the job.')
      const { success: _success, ...result } = answer
      return result
    },
    events,
    async rate(jobId, rating, options) {
      const request = { method: 'POST', path: `${path(jobId)}/rating`, body: { rating }, ...options } as const
      return (await transport.call<RateJobResponse>(request)).data
    },
  }
}

async function* followJob(transport: Transport, path: string, options: CallOptions = {}): AsyncGenerator<JobEvent> {
  const endMs = Date.now() + (options.timeoutMs ?? followTimeoutMs)
  let lastEventId = ''
  for (;;) {
    const response = await transport.open({
      method: 'GET',
      path: `${path}/events`,
      ...options,
      timeoutMs: endMs - Date.now(),
      headers: { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
    })
    // The last event has been received.
    if (response.status === 204) return
    try {
      for await (const { id, type, data } of readEvents(response, options.signal)) {
        lastEventId = id || lastEventId
        yield { id, type: type as JobEvent['type'], ...JSON.parse(data) }
        if (type === 'done') return
      }
    } catch (error) {
      if (!(error instanceof ConnectionError)) throw error
    }
    await sleep(reconnectMs, options.signal)
  }
}
