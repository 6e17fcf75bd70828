import {
  ApiError,
  AuthenticationError,
  ConnectionError,
  CreditsError,
  InvalidArgumentError,
  InvalidRequestError,
  PermissionError,
  RateLimitError,
  TimeoutError,
} from '../errors.ts'

export const exitCodes = {
  done: 0,
  failed: 1,
  wrongInput: 2,
  notAllowed: 3,
  noCredits: 4,
  overLimit: 5,
  unavailable: 6,
  interrupted: 130,
} as const

/** A command that cannot be run as it was written. */
export class UsageError extends Error {
  override name = 'UsageError'
  readonly exitCode: number
  constructor(message: string, exitCode: number = exitCodes.wrongInput) {
    super(message)
    this.exitCode = exitCode
  }
}

export function describeFailure(error: unknown): { message: string; exitCode: number } {
  if (error instanceof UsageError) return error
  const message = error instanceof Error ? error.message : String(error)
  const exitCode = exitCodeOf(error)
  if (!(error instanceof ApiError)) return { message, exitCode }
  const request = error.requestId === null ? '' : ` (request ${error.requestId})`
  return { message: `${error.code}: ${message}${request}`, exitCode }
}

function exitCodeOf(error: unknown): number {
  if (error instanceof InvalidArgumentError || error instanceof InvalidRequestError) return exitCodes.wrongInput
  if (error instanceof AuthenticationError || error instanceof PermissionError) return exitCodes.notAllowed
  if (error instanceof CreditsError) return exitCodes.noCredits
  if (error instanceof RateLimitError) return exitCodes.overLimit
  const isAway = error instanceof ConnectionError || error instanceof TimeoutError
  if (isAway || (error instanceof ApiError && error.status >= 500)) return exitCodes.unavailable
  return exitCodes.failed
}
