import type { Kysely } from 'kysely'
import type { AdminLogTable, Tables } from '#shared/db/tables.ts'
import { newId } from '#shared/platform/ids.ts'

/** A step of a change that an operator makes. `arguments` hold no names, addresses or secrets. */
interface AdminLogEntry {
  command: string
  phase: AdminLogTable['phase']
  operator: string
  reason: string | null
  accountId: string | null
  arguments: object
}

/** Adds to the log, which is append-only. */
export async function insertAdminLogEntry(db: Kysely<Tables>, entry: AdminLogEntry): Promise<void> {
  const { accountId, ...columns } = entry
  await db
    .insertInto('admin_log')
    .values({ id: newId(), account_id: accountId, ...columns })
    .execute()
}

/** Newest first; of one account or, with null, of all. */
export function listAdminLog(db: Kysely<Tables>, accountId: string | null, limit: number) {
  const entries = db.selectFrom('admin_log').selectAll().orderBy('id', 'desc').limit(limit)
  return (accountId === null ? entries : entries.where('account_id', '=', accountId)).execute()
}
