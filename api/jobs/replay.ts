import type { Sql } from 'postgres'
import { AppError } from '#shared/errors.ts'
import { findClaim } from '#shared/idempotency/idempotency-keys.ts'
import type { NewJob } from '#shared/jobs/job.ts'
import { findJob } from '#shared/jobs/job-repository.ts'
import { callDatabase } from '../call-dependency.ts'
import { presentAnswer } from '../resources/jobs/present.ts'
import type { Envelope } from '../resources/prompts/present.ts'

export type Replay = { jobId: string } & (
  | { kind: 'succeeded'; envelope: Envelope }
  | { kind: 'failed'; error: AppError }
  | { kind: 'unfinished' }
)

/**
 * The state or end of the first call under the job's idempotency key. Null if the key has become free.
 *
 * @throws AppError idempotency_key_reused
 */
export async function findReplay(
  sql: Sql,
  job: Pick<NewJob, 'accountId' | 'endpoint' | 'idempotency'>,
): Promise<Replay | null> {
  const { accountId, endpoint, idempotency } = job
  if (!idempotency) return null
  const claim = await callDatabase(findClaim(sql, { ...idempotency, accountId, scope: endpoint }), 'claim')
  if (!claim?.jobId) return null
  const first = await callDatabase(findJob(sql, accountId, claim.jobId), 'replay')
  if (!first) return null
  const jobId = first.id
  if (first.moneyState === 'held') return { jobId, kind: 'unfinished' }
  try {
    return { jobId, kind: 'succeeded', envelope: presentAnswer(first) }
  } catch (error) {
    if (error instanceof AppError) return { jobId, kind: 'failed', error }
    throw error
  }
}
