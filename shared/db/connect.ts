import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import { guardConnections } from '#shared/db/guard-connections.ts'
import type { Tables } from '#shared/db/tables.ts'

/**
 * One pool, two ways in: `sql` for the hand-written statements on the request path (prepared and pipelined by
 * postgres.js), `kysely` for everything that is composed.
 */
export interface Database {
  sql: postgres.Sql
  kysely: Kysely<Tables>
  close(): Promise<void>
}

/** How long one Postgres call on the request path may take before the caller is answered 503. */
export const databaseDeadlineMs = 1000
const connectDeadlineSeconds = 2
const closeDeadlineSeconds = 5
/** The server's own limit for one statement; ours, on this side of the wire, are shorter. */
const statementTimeoutMs = 10_000
/**
 * A transaction whose process is frozen or cut off from the network holds its locks (such as that of the invoice
 * numbers, which every payment needs) until the server notices, which by the rules of TCP takes hours.
 */
const idleTransactionTimeoutMs = 10_000

/**
 * For pools whose statements all find their rows by key. Planning those anew for each set of values costs more than it
 * can save, and a plan made while a table was still small must not go on reading the whole of it as it grows.
 */
const keyedSettings = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' }

export interface DatabaseOptions {
  connectionsMax: number
  name: string
  /** The statements of this pool find their rows by key. */
  isKeyed?: boolean
  /**
   * Commits return before they are on disk. Only for reserve and claim: the capture that makes a charge final waits
   * for the disk, and with it for all that came before. What a crash of Postgres can forget was never charged, and
   * the busy row of a grant is not kept locked for the time of a disk write.
   */
  isRelaxed?: boolean
}

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const sql = postgres(url, {
    max: options.connectionsMax,
    connect_timeout: connectDeadlineSeconds,
    // Retry soon after an outage: the default backoff keeps callers waiting long after Postgres is back.
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => {},
    connection: {
      application_name: options.name,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
      ...(options.isKeyed ? keyedSettings : {}),
      ...(options.isRelaxed ? { synchronous_commit: 'off' } : {}),
      TimeZone: 'UTC',
    },
  })
  const guarded = guardConnections(sql)
  const kysely = new Kysely<Tables>({ dialect: new PostgresJSDialect({ postgres: () => guarded }) })
  return { sql, kysely, close: () => sql.end({ timeout: closeDeadlineSeconds }) }
}
