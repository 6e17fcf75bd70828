import { finished, Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#shared/errors.ts'
import { findProgress } from '#shared/jobs/job-repository.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { createJobWatch, isLastEvent, streamJobEvents } from '../../jobs/job-events.ts'
import { accountErrors } from '../account/account-route.ts'
import { getJob, type JobRoutes } from './job-route.ts'
import { jobEventsResponse, jobParams } from './schema.ts'

/** Open event streams per account and process. */
const streamsEachMax = 20

/** Progress of a job as server-sent events. */
export const jobEventsRoute: FastifyPluginAsyncTypebox<JobRoutes> = async (app, { runner }) => {
  const jobs = createJobWatch((jobIds) => callDatabase(findProgress(runner.sql, jobIds), 'progress'))
  const open = new Map<string, Set<AbortController>>()
  // Open streams must not delay a shutdown; their clients reconnect to another process.
  app.addHook('preClose', async () => {
    for (const ofAccount of open.values()) for (const stop of ofAccount) stop.abort()
    jobs.close()
  })
  app.get(
    '/jobs/:job_id/events',
    {
      config: { access: 'account', scope: 'prompts' },
      schema: {
        operationId: 'followJob',
        summary: 'Follow a job by server-sent events',
        params: jobParams,
        response: {
          200: jobEventsResponse,
          204: {
            type: 'null',
            description: 'The job has ended and Last-Event-ID is its last event',
          },
          ...accountErrors('not_found', 'limit_reached'),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const { id } = await getJob(runner, accountId, request.params.job_id)
      const lastEventId = request.headers['last-event-id']?.toString()
      if (isLastEvent(lastEventId)) return reply.code(204).send(null)
      const stop = takeStream(open, accountId)
      finished(reply.raw, () => leaveStream(open, accountId, stop))
      const stream = Readable.from(streamJobEvents(jobs, id, lastEventId, stop.signal))
      // Prevents response buffering in proxies.
      return reply.headers({ 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' }).send(stream)
    },
  )
}

function takeStream(open: Map<string, Set<AbortController>>, accountId: string): AbortController {
  const ofAccount = open.get(accountId) ?? new Set()
  if (ofAccount.size >= streamsEachMax) {
    throw new AppError('limit_reached', `The limit is ${streamsEachMax} open event streams per account.`)
  }
  const stop = new AbortController()
  open.set(accountId, ofAccount.add(stop))
  return stop
}

function leaveStream(open: Map<string, Set<AbortController>>, accountId: string, stop: AbortController): void {
  stop.abort()
  const ofAccount = open.get(accountId)
  ofAccount?.delete(stop)
  if (ofAccount?.size === 0) open.delete(accountId)
}
