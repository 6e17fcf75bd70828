import { DeadlineError } from '#shared/deadline.ts'

/** SQLSTATE classes that say "not now": connection, resources, operator intervention, transaction rollback. */
const passingClasses = ['08', '53', '57', '40']
/** A demoted primary refuses writes: the pool must not go on using it, and the caller may try again. */
const readOnlyTransaction = '25006'
const connectionCodes = new Set([
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** Whether the error says that Postgres cannot be used right now, as opposed to a fault of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DeadlineError) return true
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  const { code } = error
  return connectionCodes.has(code) || code === readOnlyTransaction || passingClasses.includes(code.slice(0, 2))
}
