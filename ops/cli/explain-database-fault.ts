import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { AdminError } from './admin-error.ts'

/** The first with uuidv7(), as server_version_num gives it. */
const serverVersionMin = 180_000

/**
 * @param version server_version_num of Postgres, such as 180004
 * @throws AdminError for a Postgres that is too old.
 */
export function requireServerVersion(version: number): void {
  if (version >= serverVersionMin) return
  const [needed, found] = [serverVersionMin, version].map((number) => Math.floor(number / 10_000))
  throw new AdminError(`Postgres ${needed} or later is required, for uuidv7(). This server is Postgres ${found}.`)
}

const advice: Record<string, string> = {
  '3D000': 'The database in DATABASE_URL does not exist: create it, then run "npm run migrate".',
  '42P01': 'The database in DATABASE_URL has no tables: run "npm run migrate".',
  '42703': 'The database schema is older than this program: run "npm run migrate".',
  '55P03':
    'Lock timeout: other transactions held a table for a minute. This migration changed nothing. Run "npm run migrate" again.',
  '28P01': 'Postgres rejects the user or password in DATABASE_URL.',
  '28000': 'Postgres rejects the user or password in DATABASE_URL.',
}

/** Advice to the operator for a failed statement, or null if it is no fault of the settings or the server. */
export function explainDatabaseFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const known = 'code' in error && typeof error.code === 'string' ? advice[error.code] : undefined
  if (known) return known
  return isDatabaseUnavailable(error)
    ? `Postgres is unreachable (${error.message}): check that it is running and that DATABASE_URL is correct.`
    : null
}
