import { DeadlineError } from '#shared/concurrency/deadline.ts'

/** SQLSTATE classes that say "not now": connection, resources, operator intervention, transaction rollback. */
const passingClasses = ['08', '53', '57', '40']
/**
 * Passing, although their class is not. A demoted primary refuses writes (25006): the pool must drop it. A
 * transaction that was left alone too long (25P03) has lost its connection.
 */
const passingCodes = new Set(['25006', '25P03'])
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
  return connectionCodes.has(code) || passingCodes.has(code) || passingClasses.includes(code.slice(0, 2))
}

/** Whether the connection that a statement ran on is gone: an error of the socket or the driver, or the server's last word. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error.name === 'PostgresError') return 'severity' in error && ['FATAL', 'PANIC'].includes(String(error.severity))
  return 'syscall' in error || ('code' in error && /^CONNECT(?:ION)?_/.test(String(error.code)))
}
