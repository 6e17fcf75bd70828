import type { Database } from '#shared/db/connect.ts'
import { waitUntil } from '../local-servers.ts'

export type HeldTable =
  | 'invoices'
  | 'ledger_entries'
  | 'jobs'
  | 'orders'
  | 'api_keys'
  | 'webhook_endpoints'
  | 'idempotency_keys'

const waitingDeadlineMs = 25_000
const attemptMs = 1000

interface TableHold {
  /** Resolves once a statement of the process waits; of either if absent. */
  waiting(process?: 'api' | 'worker', deadlineMs?: number): Promise<void>
  release(): Promise<void>
}

/**
 * Holds a table so that statements which write to it wait: a process can then be caught exactly between two of its
 * steps, without a hook in its code.
 */
export async function holdTable(database: Database, table: HeldTable): Promise<TableHold> {
  const connection = await database.sql.reserve()
  await connection`begin`
  // Processes are started meanwhile, which takes as long as it takes.
  await connection`set local idle_in_transaction_session_timeout = 0`
  await connection.unsafe(`lock table ${table} in share row exclusive mode`)
  return {
    async waiting(process, deadlineMs = waitingDeadlineMs) {
      const isWaiting = async (): Promise<boolean> => {
        const rows = await database.sql`
          select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and application_name like ${`poa-${process ?? ''}%`}`
        return rows.length > 0
      }
      await waitUntil(isWaiting, { what: `a statement that waits for ${table}`, deadlineMs })
    },
    async release() {
      await connection`rollback`
      connection.release()
    },
  }
}

/**
 * Holds the table while a statement of the process waits for it. A fast worker may have no job when the table is locked,
 * and gets none while reservations wait: the table is then released for a moment, and the calls that waited bring jobs.
 */
export async function holdStatement(
  database: Database,
  table: HeldTable,
  process: 'api' | 'worker',
): Promise<TableHold> {
  const endMs = performance.now() + waitingDeadlineMs
  for (;;) {
    const hold = await holdTable(database, table)
    try {
      await hold.waiting(process, attemptMs)
      return hold
    } catch (error) {
      await hold.release()
      if (performance.now() > endMs) throw error
    }
  }
}
