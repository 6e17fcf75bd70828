import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Static } from 'typebox'
import { engineNames } from '#shared/catalog/engines.ts'
import { AppError, type FieldFault } from '#shared/errors.ts'
import type { Job } from '#shared/jobs/job.ts'
import { readsImage } from '#shared/jobs/job-class.ts'
import { type JobFilter, listJobs, listMatchingJobs, rateJob } from '#shared/jobs/job-repository.ts'
import { voidJob } from '#shared/jobs/settle-job.ts'
import { qualities } from '#shared/prompts/quality.ts'
import { readStoredResult } from '#shared/prompts/stored-result.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { refuseChangesInGrace } from '../../http/authorize.ts'
import { presentError } from '../../http/error-handler.ts'
import { readBoundedList, readList } from '../../http/read-page.ts'
import { refuseFaults } from '../../http/refuse-faults.ts'
import type { Links } from '../../links.ts'
import { readKeyId } from '../../reports/read-range.ts'
import { accountErrors, bodyErrors } from '../account/account-route.ts'
import { jobEventsRoute } from './events.ts'
import { getJob, type JobRoutes } from './job-route.ts'
import { jobPath, presentAnswer, presentJob } from './present.ts'
import {
  jobCancelledResponse,
  jobListQuery,
  jobListResponse,
  jobParams,
  jobResponse,
  ratingBody,
  ratingResponse,
} from './schema.ts'

const config = { access: 'account' as const, scope: 'prompts' as const }
const cursorKind = 'jobs-1'
const ratingBytesMax = 1024
/** Retry-After of an unfinished job. */
const retryAfterSeconds = 1
const dayMs = 86_400_000
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
/** With a time zone, without which a time names no instant. */
const timePattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

/** Jobs: results of asynchronous calls and of lost connections. */
export const jobRoutes: FastifyPluginAsyncTypebox<JobRoutes> = async (app, { runner, pepper }) => {
  const routes = { runner, pepper }
  await app.register(listRoute, routes)
  await app.register(readRoute, routes)
  await app.register(cancelRoute, routes)
  await app.register(ratingRoute, routes)
  await app.register(jobEventsRoute, routes)
}

const listRoute: FastifyPluginAsyncTypebox<JobRoutes> = async (app, { runner, pepper }) => {
  app.get(
    '/jobs',
    {
      config,
      schema: {
        operationId: 'listJobs',
        summary: 'List jobs, synchronous calls included',
        querystring: jobListQuery,
        response: { 200: jobListResponse, ...accountErrors('validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const asked = { query: request.query, cursorKind, pepper }
      const present = ({ job }: { id: string; job: Job }) => presentJob(job)
      const filter = readJobFilter(request.query)
      return filter
        ? readBoundedList(asked, (page) => listMatchingJobs(runner.sql, accountId, page, filter), present)
        : readList(asked, (page) => listJobs(runner.sql, accountId, page), present)
    },
  )
}

/** Null without any filter. @throws AppError validation_error with all faults of `from`, `to` and `key_id`. */
function readJobFilter(query: Static<typeof jobListQuery>): JobFilter | null {
  const { status, endpoint, from, to, key_id: keyId } = query
  if ([status, endpoint, from, to, keyId].every((value) => value === undefined)) return null
  const faults: FieldFault[] = []
  const read = (field: string, value: string | undefined): Date | null => {
    if (value === undefined) return null
    const instant = new Date(dayPattern.test(value) || timePattern.test(value) ? value : Number.NaN)
    if (!Number.isNaN(instant.getTime())) return instant
    faults.push({ field, message: 'must be a day such as 2026-11-27 or a time such as 2026-11-27T09:30:00Z' })
    return null
  }
  const startsAt = read('from', from)
  const lastAt = read('to', to)
  // A day is included to its end.
  const endsAt = lastAt && to && dayPattern.test(to) ? new Date(lastAt.getTime() + dayMs) : lastAt
  if (startsAt && endsAt && startsAt >= endsAt) faults.push({ field: 'from', message: 'must be before `to`' })
  refuseFaults(faults)
  return { status, endpoint, keyId: readKeyId(keyId), range: { startsAt, endsAt } }
}

const readRoute: FastifyPluginAsyncTypebox<JobRoutes> = async (app, { runner }) => {
  app.get(
    '/jobs/:job_id',
    {
      config,
      // The schema is a union, whose branches the compiled serializer would try one by one.
      serializerCompiler: () => JSON.stringify,
      schema: {
        operationId: 'getJob',
        summary: 'Get a job and its result',
        params: jobParams,
        response: { 200: jobResponse, ...accountErrors('not_found', 'result_expired') },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const job = await getJob(runner, accountId, request.params.job_id)
      if (job.moneyState === 'held') reply.header('retry-after', retryAfterSeconds)
      return reply.send({ ...presentNow(job, app.linksOf(request)), job: presentJob(job) } as never)
    },
  )
}

const ratingRoute: FastifyPluginAsyncTypebox<JobRoutes> = async (app, { runner }) => {
  app.post(
    '/jobs/:job_id/rating',
    {
      config,
      bodyLimit: ratingBytesMax,
      schema: {
        operationId: 'rateJob',
        summary: 'Rate a result',
        params: jobParams,
        body: ratingBody,
        response: {
          200: ratingResponse,
          ...accountErrors('not_found', 'job_not_rateable', 'result_expired', ...bodyErrors),
        },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const job = await getJob(runner, accountId, request.params.job_id)
      if (job.status !== 'succeeded') throw new AppError('job_not_rateable')
      if (job.result === null) throw new AppError('result_expired')
      const { rating } = request.body
      const rated = await callDatabase(rateJob(runner.sql, { accountId, jobId: job.id, rating }), 'rate')
      if (!rated) throw new AppError('not_found')
      const { meta } = readStoredResult(job.endpoint, job.result)
      const engine = engineNames.find((name) => name === meta?.engine) ?? 'unknown'
      const quality = qualities.find((name) => name === meta?.quality) ?? 'unknown'
      if (rating !== job.rating) runner.metrics.ratings.inc({ endpoint: job.endpoint, quality, engine, rating })
      return { success: true as const, data: { job_id: job.id, rating, rated_at: rated.ratedAt.toISOString() } }
    },
  )
}

const cancelRoute: FastifyPluginAsyncTypebox<JobRoutes> = async (app, { runner }) => {
  app.delete(
    '/jobs/:job_id',
    {
      config,
      onRequest: refuseChangesInGrace,
      schema: {
        operationId: 'cancelJob',
        summary: 'Cancel a queued job and return its credit',
        params: jobParams,
        response: { 200: jobCancelledResponse, ...accountErrors('not_found', 'job_not_cancellable') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const { id, endpoint } = await getJob(runner, accountId, request.params.job_id)
      const voiding = voidJob(runner.sql, id, { status: 'cancelled', errorCode: 'job_cancelled' })
      const isVoided = await callDatabase(voiding, 'cancel')
      // If Redis is unavailable, the image expires by its TTL.
      if (isVoided && readsImage(endpoint)) runner.vision.images.remove(id).catch(() => {})
      const job = await getJob(runner, accountId, id)
      if (job.errorCode !== 'job_cancelled') throw new AppError('job_not_cancellable')
      return { success: true as const, data: presentJob(job) }
    },
  )
}

/** The response of the call, or its pending state. @throws AppError result_expired. */
function presentNow(job: Job, links: Links): object {
  const { id, status } = job
  if (job.moneyState === 'held') return { success: true, data: { job_id: id, status, status_url: jobPath(id) } }
  try {
    return presentAnswer(job)
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'result_expired') throw error
    return presentError(error, id, links)
  }
}
