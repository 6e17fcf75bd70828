import type { Sql } from 'postgres'
import { bestPlan, type PlanId } from '#shared/accounts/plans.ts'

/** The verified caller of one request. */
export interface Principal {
  accountId: string
  apiKeyId: string
  plan: PlanId
  /** Whether the key has been replaced by a successor and works for a while yet. */
  isInGrace: boolean
}

/** The account and best unexpired plan behind a key hash, or null if the key is unknown or revoked. */
export async function findPrincipal(sql: Sql, keyHash: Buffer): Promise<Principal | null> {
  const [row] = await sql<{ id: string; account_id: string; in_grace: boolean; plans: PlanId[] }[]>`
    select k.id, k.account_id, k.revoked_at is not null as in_grace,
      array(select distinct g.plan from credit_grants g
        where g.account_id = k.account_id and g.plan is not null and g.voided_at is null and g.expires_at > now()) as plans
    from api_keys k
    where k.key_hash = ${keyHash} and (k.revoked_at is null or k.revoked_at > now())`
  if (!row) return null
  return { accountId: row.account_id, apiKeyId: row.id, plan: bestPlan(row.plans), isInGrace: row.in_grace }
}
