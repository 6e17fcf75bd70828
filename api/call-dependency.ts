import { withDeadline } from '#shared/concurrency/deadline.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { AppError } from '#shared/errors.ts'

/** Reports read many rows and have a separate connection pool; Postgres cancels statements that take longer. */
export const reportDeadlineMs = 5000
export const reportConnections = 2

/**
 * A Postgres call on the request path. Calls of several statements pass their own deadline.
 *
 * @throws AppError service_unavailable if Postgres is unreachable or does not respond in time.
 */
export async function callDatabase<Result>(
  work: PromiseLike<Result>,
  what: string,
  deadlineMs = databaseDeadlineMs,
): Promise<Result> {
  try {
    return await withDeadline(work, deadlineMs, what)
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw new AppError('service_unavailable', undefined, { cause: error })
    throw error
  }
}

/**
 * A Redis call on the request path; the client itself rejects it after `redisDeadlineMs`. Any failure means that the
 * call cannot be served now.
 *
 * @throws AppError service_unavailable
 */
export async function callRedis<Result>(work: PromiseLike<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    throw new AppError('service_unavailable', undefined, { cause: error })
  }
}
