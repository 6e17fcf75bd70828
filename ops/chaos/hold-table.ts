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

/**
 * Holds a table so that statements which write to it wait: a process can then be caught exactly between two of its
 * steps, without a hook in its code.
 */
export async function holdTable(
  database: Database,
  table: HeldTable,
): Promise<{ waiting(process?: 'api' | 'worker'): Promise<void>; release(): Promise<void> }> {
  const connection = await database.sql.reserve()
  await connection`begin`
  // Processes are started meanwhile, which takes as long as it takes.
  await connection`set local idle_in_transaction_session_timeout = 0`
  await connection.unsafe(`lock table ${table} in share row exclusive mode`)
  return {
    /** Resolves once a statement of the process waits; of either if absent. */
    async waiting(process) {
      const isWaiting = async (): Promise<boolean> => {
        const rows = await database.sql`
          select 1 from pg_stat_activity
          where wait_event_type = 'Lock' and application_name like ${`poa-${process ?? ''}%`}`
        return rows.length > 0
      }
      await waitUntil(isWaiting, { what: `a statement that waits for ${table}`, deadlineMs: waitingDeadlineMs })
    },
    async release() {
      await connection`rollback`
      connection.release()
    },
  }
}
