import { DeadlineError } from '#shared/concurrency/deadline.ts'

/** SQLSTATE classes of temporary errors: connection, resources, operator intervention, transaction rollback. */
const temporaryClasses = ['08', '53', '57', '40']
/**
 * Temporary, although their class is not. A demoted primary refuses writes (25006): the pool must drop it. A
 * transaction that was left alone too long (25P03) has lost its connection.
 */
const temporaryCodes = new Set(['25006', '25P03'])
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

/** Whether Postgres is unavailable, as opposed to a fault of the statement. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof DeadlineError) return true
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return false
  const { code } = error
  return connectionCodes.has(code) || temporaryCodes.has(code) || temporaryClasses.includes(code.slice(0, 2))
}

/** Whether the statement's connection is lost: an error of the socket or the driver, or the server's FATAL. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'PostgresError') return 'severity' in error && ['FATAL', 'PANIC'].includes(String(error.severity))
  return 'syscall' in error || ('code' in error && /^CONNECT(?:ION)?_/.test(String(error.code)))
}
