import { type Kysely, sql } from 'kysely'
import type { Tables } from '#shared/db/tables.ts'

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

/** Lists, here and in its condition, each column of `jobs` that may hold what the caller wrote: nothing checks them. */
async function eraseTexts(db: Kysely<Tables>, accountId: string): Promise<void> {
  for (;;) {
    const { numUpdatedRows } = await db
      .updateTable('jobs')
      .set({
        request: null,
        result: null,
        error_message: null,
        idempotency_key: null,
        fingerprint: null,
        rating: null,
        rated_at: null,
      })
      .where(({ eb, selectFrom }) =>
        eb(
          'id',
          'in',
          selectFrom('jobs')
            .select('id')
            .where('account_id', '=', accountId)
            .where('money_state', '!=', 'held')
            .where(
              sql<boolean>`(request is not null or result is not null or error_message is not null
                or idempotency_key is not null or fingerprint is not null or rating is not null)`,
            )
            .limit(jobsPerStatement),
        ),
      )
      .executeTakeFirst()
    if (numUpdatedRows < jobsPerStatement) return
  }
}
