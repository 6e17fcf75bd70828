import type { ErrorCode } from '#shared/errors.ts'

/** Work state: queued → running → succeeded | failed, or cancelled by the API when the caller's wait ends. */
export const jobStatuses = ['queued', 'running', 'succeeded', 'failed', 'cancelled'] as const
export type JobStatus = (typeof jobStatuses)[number]

/** Money state: held → captured | voided, once, by compare-and-set. */
export const moneyStates = ['held', 'captured', 'voided'] as const
export type MoneyState = (typeof moneyStates)[number]

/** What the job's account gets to see in the end. */
export type JobOutcome<Result = unknown> =
  | { status: 'succeeded'; result: Result; latencyMs: number }
  | { status: 'failed'; errorCode: ErrorCode; errorMessage?: string | undefined }

/** Executions after which a job that keeps killing its worker is given up and voided. */
export const attemptsMax = 5
