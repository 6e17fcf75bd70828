import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'

/** The first with uuidv7(), as server_version_num gives it. */
const serverVersionMin = 180_000

class ServerVersionError extends Error {
  override name = 'ServerVersionError'
}

/**
 * @param version server_version_num of Postgres, such as 180004
 * @throws ServerVersionError for a Postgres that is too old.
 */
export function requireServerVersion(version: number): void {
  if (version >= serverVersionMin) return
  const [needed, found] = [serverVersionMin, version].map((number) => Math.floor(number / 10_000))
  throw new ServerVersionError(`Postgres ${needed} or newer is needed, for uuidv7(). This server is Postgres ${found}.`)
}

const advice: Record<string, string> = {
  '3D000': 'The database that DATABASE_URL names does not exist: create it, then run "npm run migrate".',
  '42P01': 'The database that DATABASE_URL names has no tables yet: run "npm run migrate".',
  '42703': 'The tables are older than this program: run "npm run migrate".',
  '55P03':
    'A table stayed locked by other transactions for a minute; nothing was changed by this step. Run "npm run migrate" again.',
  '28P01': 'Postgres refuses the user or password in DATABASE_URL.',
  '28000': 'Postgres refuses the user or password in DATABASE_URL.',
}

/** Advice to the operator for a failed statement, or null if it is no fault of the settings or the server. */
export function explainDatabaseFault(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if (error instanceof ServerVersionError) return error.message
  const known = 'code' in error && typeof error.code === 'string' ? advice[error.code] : undefined
  if (known) return known
  return isDatabaseUnavailable(error)
    ? `Postgres cannot be reached (${error.message}): check that it runs and that DATABASE_URL is right.`
    : null
}

/** For the entry files: one sentence on standard error and exit code 1; what cannot be explained keeps its stack. */
export function failWithAdvice(error: unknown): void {
  const explanation = explainDatabaseFault(error)
  if (explanation === null) throw error
  console.error(explanation)
  process.exitCode = 1
}
