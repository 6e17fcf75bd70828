import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AppError } from '#shared/errors.ts'
import { findBatch, findBatchJobs, listBatches } from '#shared/jobs/batch-repository.ts'
import { isId } from '#shared/platform/ids.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { readList } from '../../http/read-page.ts'
import type { JobRunner } from '../../jobs/run-call.ts'
import type { Links } from '../../links.ts'
import { listQuery } from '../../schemas/lists.ts'
import { accountErrors } from '../account/account-route.ts'
import type { JobRoutes } from '../jobs/job-route.ts'
import { presentBatch, presentBatchItem } from './present.ts'
import { batchListResponse, batchParams, batchResponse } from './schema.ts'

const config = { access: 'account' as const, scope: 'prompts' as const }
const cursorKind = 'batches-1'
/** Retry-After of an unfinished batch. */
const retryAfterSeconds = 1

/** Batches and their items. */
export const batchRoutes: FastifyPluginAsyncTypebox<JobRoutes> = async (app, { runner, pepper }) => {
  app.get(
    '/batches',
    {
      config,
      schema: {
        operationId: 'listBatches',
        summary: 'List batches',
        querystring: listQuery,
        response: { 200: batchListResponse, ...accountErrors('validation_error') },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const asked = { query: request.query, cursorKind, pepper }
      return readList(asked, (page) => listBatches(runner.sql, accountId, page), presentBatch)
    },
  )
  app.get(
    '/batches/:batch_id',
    {
      config,
      // The results were validated when stored and may hold a megabyte, so they are not serialised by schema.
      serializerCompiler: () => JSON.stringify,
      schema: {
        operationId: 'getBatch',
        summary: 'Get a batch with its items and results',
        params: batchParams,
        response: { 200: batchResponse, ...accountErrors('not_found') },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const data = await readBatch(runner, accountId, request.params.batch_id, app.linksOf(request))
      if (data.status === 'running') reply.header('retry-after', retryAfterSeconds)
      return reply.send({ success: true, data } as never)
    },
  )
}

/** A batch with its items, those that have ended with their responses. @throws AppError not_found */
export async function readBatch({ sql }: JobRunner, accountId: string, id: string, links: Links) {
  const batch = isId(id) ? await callDatabase(findBatch(sql, accountId, id), 'batch') : null
  if (!batch) throw new AppError('not_found')
  const jobs = await callDatabase(findBatchJobs(sql, id), 'batch items')
  return { ...presentBatch(batch), items: jobs.map((job, index) => presentBatchItem(job, index, links)) }
}
