import {
  type BillingDetails,
  type NormalBillingDetails,
  normalizeBillingDetails,
} from '#shared/billing/billing-details.ts'
import type { Queryable } from '#shared/db/tables.ts'

const columns = ['legal_name', 'email', 'gstin', 'address', 'city', 'state', 'postal_code', 'country'] as const

/** As stored, which may be incomplete; null if there is no such account. */
export async function findBillingDetails(db: Queryable, accountId: string): Promise<NormalBillingDetails | null> {
  const row = await db.selectFrom('accounts').select(columns).where('id', '=', accountId).executeTakeFirst()
  return row ?? null
}

/**
 * Replaces all billing details: omitted ones are removed, except the e-mail address, which the account may have had
 * before. The details must have been checked. Returns the stored details.
 */
export async function storeBillingDetails(
  db: Queryable,
  accountId: string,
  details: BillingDetails,
): Promise<NormalBillingDetails> {
  const { email, ...others } = normalizeBillingDetails(details)
  return db
    .updateTable('accounts')
    .set(details.email === undefined ? others : { ...others, email })
    .where('id', '=', accountId)
    .returning(columns)
    .executeTakeFirstOrThrow()
}
