import { type Kysely, sql } from 'kysely'
import type { Tables } from '#shared/db/tables.ts'
import { erasedColumns } from '#shared/jobs/job-rows.ts'

const jobsPerStatement = 1000
/** Replaces deleted names. */
const erasedName = 'erased'

/**
 * Deletes the personal data of an account and closes it permanently: name, addresses, texts of jobs, stored responses,
 * webhook endpoints with their messages. Its keys are revoked. Ledger, orders, invoices and credit notes stay: the law
 * requires their retention. Idempotent; repeating it completes an interrupted run.
 *
 * @returns the number of unfinished jobs, whose texts remain until the jobs have ended and this is repeated.
 */
export async function eraseAccount(db: Kysely<Tables>, accountId: string): Promise<{ unfinishedJobs: number }> {
  await db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('accounts')
      .set({
        name: erasedName,
        email: null,
        country: null,
        state: null,
        legal_name: null,
        gstin: null,
        address: null,
        city: null,
        postal_code: null,
        suspended_at: sql<Date>`coalesce(suspended_at, now())`,
        erased_at: sql<Date>`coalesce(erased_at, now())`,
      })
      .where('id', '=', accountId)
      .execute()
    await transaction
      .updateTable('api_keys')
      .set({ name: erasedName, revoked_at: sql<Date>`least(revoked_at, now())` })
      .where('account_id', '=', accountId)
      .execute()
    await transaction.deleteFrom('webhook_endpoints').where('account_id', '=', accountId).execute()
    await transaction.deleteFrom('webhook_messages').where('account_id', '=', accountId).execute()
    await sql`delete from idempotency_keys where account_id = ${accountId}`.execute(transaction)
  })
  await eraseTexts(db, accountId)
  const { count } = await db
    .selectFrom('jobs')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('money_state', '=', 'held')
    .executeTakeFirstOrThrow()
  return { unfinishedJobs: count }
}

async function eraseTexts(db: Kysely<Tables>, accountId: string): Promise<void> {
  const erased = erasedColumns.map((name) => sql.ref(name))
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      update jobs set ${sql.join(erased.map((column) => sql`${column} = null`))}
      where id in (
        select id from jobs where account_id = ${accountId} and money_state <> 'held'
          and num_nonnulls(${sql.join(erased)}) > 0
        limit ${jobsPerStatement})`.execute(db)
    if (numAffectedRows < jobsPerStatement) return
  }
}
