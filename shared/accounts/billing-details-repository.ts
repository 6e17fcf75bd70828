import type { Kysely, Transaction } from 'kysely'
import {
  type BillingDetails,
  type NormalBillingDetails,
  normalizeBillingDetails,
} from '#shared/billing/billing-details.ts'
import type { Tables } from '#shared/db/tables.ts'

const columns = ['legal_name', 'email', 'gstin', 'address', 'city', 'state', 'postal_code', 'country'] as const

type Client = Kysely<Tables> | Transaction<Tables>

/** As stored, which may be incomplete; null if there is no such account. */
export async function findBillingDetails(db: Client, accountId: string): Promise<NormalBillingDetails | null> {
  const row = await db.selectFrom('accounts').select(columns).where('id', '=', accountId).executeTakeFirst()
  return row ?? null
}

/**
 * Replaces all of them: omitted ones are removed, except the e-mail address, which the account may have had before. They
 * must have been checked. Returns the stored details.
 */
export async function storeBillingDetails(
  db: Client,
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
