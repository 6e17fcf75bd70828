import { Kysely } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import { arrayTypes } from '#shared/db/array-types.ts'
import { renewPool, wrapQueryErrors } from '#shared/db/renew-pool.ts'
import { createSessionPool, type OpenClient } from '#shared/db/session-pool.ts'
import type { Tables } from '#shared/db/tables.ts'

/**
 * Two interfaces: `sql` for the hand-written statements on the request path (prepared and pipelined by postgres.js), with
 * `begin` for several on one snapshot, and `kysely` for ordinary statements, on a separate pool.
 * Listeners open a separate database.
 */
export interface Database {
  sql: postgres.Sql
  kysely: Kysely<Tables>
  close(): Promise<void>
}

/** Deadline of one Postgres call on the request path; then the caller is answered 503. */
export const databaseDeadlineMs = 1000
const connectDeadlineSeconds = 2
/** Longer than a call on the request path may take, and short enough that a stop without Postgres ends within seconds. */
const closeDeadlineSeconds = 2
/** Idle connections of kysely are closed; those of the request path stay open. */
const sessionIdleSeconds = 60
/** The server's own limit for one statement; ours, on this side of the wire, are shorter. */
const statementTimeoutMs = 10_000
/**
 * A transaction whose process is frozen or cut off from the network holds its locks (such as that of the invoice
 * numbers, which every payment needs) until the server notices, which by the rules of TCP takes hours.
 */
const idleTransactionTimeoutMs = 10_000

/**
 * For pools whose statements all find their rows by index. Planning them for each set of values costs more than it can
 * save, and a plan made while a table was small must not keep scanning it as it grows.
 */
const genericPlanSettings = { plan_cache_mode: 'force_generic_plan', enable_seqscan: 'off' }

export interface DatabaseOptions {
  /** Of each interface; kysely's are opened when they are needed, and closed when they are idle. */
  connectionsMax: number
  name: string
  /** Every statement is planned once, for any values, and uses indexes: see `genericPlanSettings`. */
  usesGenericPlans?: boolean
  /**
   * Commits return before they are on disk. Only for reserve and claim: the capture that makes a charge final waits
   * for the disk, and with it for all that came before. What a crash of Postgres can forget was never charged, and
   * the busy row of a grant is not kept locked for the time of a disk write.
   */
  asyncCommit?: boolean
  /** The server cancels a statement after this; 10 s unless set, 0 for no limit. */
  statementTimeoutMs?: number
  /** How long a statement waits for a lock; without limit if absent. */
  lockTimeoutMs?: number
}

export function openDatabase(url: string, options: DatabaseOptions): Database {
  const { connectionsMax } = options
  const pool = renewPool((onLost) => openDriver(url, options, { max: connectionsMax, onclose: onLost }))
  // The lifetime of a connection must not end in the middle of a transaction, which the driver cannot see here.
  const sessionSettings = { max: 1, max_lifetime: null, idle_timeout: sessionIdleSeconds }
  const openClient: OpenClient = (onLost) => openDriver(url, options, { ...sessionSettings, onclose: onLost })
  const sessions = createSessionPool(openClient, connectionsMax)
  const timeout = closeDeadlineSeconds
  return {
    sql: wrapQueryErrors(pool, openClient),
    kysely: new Kysely<Tables>({ dialect: new PostgresJSDialect({ postgres: () => sessions }) }),
    async close() {
      await Promise.all([pool.end({ timeout }), sessions.end({ timeout })])
    },
  }
}

type DriverSettings = Pick<postgres.Options<never>, 'max' | 'max_lifetime' | 'idle_timeout' | 'onclose'>

function openDriver(url: string, options: DatabaseOptions, settings: DriverSettings): postgres.Sql {
  return postgres(url, {
    ...settings,
    connect_timeout: connectDeadlineSeconds,
    // Retry soon after an outage: the default backoff keeps callers waiting long after Postgres is back.
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    fetch_types: false,
    types: arrayTypes,
    onnotice: () => {},
    connection: {
      application_name: options.name,
      statement_timeout: options.statementTimeoutMs ?? statementTimeoutMs,
      ...(options.lockTimeoutMs === undefined ? {} : { lock_timeout: options.lockTimeoutMs }),
      idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
      ...(options.usesGenericPlans ? genericPlanSettings : {}),
      ...(options.asyncCommit ? { synchronous_commit: 'off' } : {}),
      TimeZone: 'UTC',
    },
  })
}
