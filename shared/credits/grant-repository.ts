import { type Kysely, sql, type Transaction } from 'kysely'
import type { Sql } from 'postgres'
import type { PlanId } from '#shared/accounts/plans.ts'
import type { GrantSource } from '#shared/credits/ledger.ts'
import type { Tables } from '#shared/db/tables.ts'
import { newId } from '#shared/platform/ids.ts'

export interface NewGrant {
  accountId: string
  /** Null for credits that bring no plan with them. */
  plan: PlanId | null
  source: GrantSource
  credits: number
  validityDays: number
  /** Of a purchase; one order has one grant, by a unique key. */
  orderId?: string
}

export interface CreditGrant {
  id: string
  plan: PlanId | null
  source: GrantSource
  granted: number
  remaining: number
  expiresAt: Date
  /** Of a refunded or revoked grant. */
  voidedAt: Date | null
  orderId: string | null
  createdAt: Date
}

/** Inserts a grant with the ledger entry that opens it. Expiry is counted from Postgres's clock. */
export async function insertGrant(transaction: Transaction<Tables>, grant: NewGrant): Promise<string> {
  const id = newId()
  await transaction
    .insertInto('credit_grants')
    .values({
      id,
      account_id: grant.accountId,
      plan: grant.plan,
      source: grant.source,
      granted: grant.credits,
      remaining: grant.credits,
      order_id: grant.orderId ?? null,
      expires_at: sql<Date>`now() + make_interval(days => ${grant.validityDays})`,
    })
    .execute()
  await transaction
    .insertInto('ledger_entries')
    .values({ account_id: grant.accountId, grant_id: id, job_id: null, kind: 'grant', delta: grant.credits })
    .execute()
  return id
}

/** In the order in which they are spent. */
export async function listGrants(db: Kysely<Tables>, accountId: string): Promise<CreditGrant[]> {
  const rows = await db
    .selectFrom('credit_grants')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('expires_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    plan: row.plan,
    source: row.source,
    granted: row.granted,
    remaining: row.remaining,
    expiresAt: row.expires_at,
    voidedAt: row.voided_at,
    orderId: row.order_id,
    createdAt: row.created_at,
  }))
}

/** Credits that the account can spend now. */
export async function findAvailableCredits(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql<{ available: number }[]>`
    select coalesce(sum(remaining), 0)::int as available
    from credit_grants where account_id = ${accountId} and active and expires_at > now()`
  return row?.available ?? 0
}
