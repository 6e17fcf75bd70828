import type { Sql } from 'postgres'
import { bestPlan, type PlanId } from '#shared/accounts/plans.ts'

/** The verified caller of one request. */
export interface Principal {
  accountId: string
  apiKeyId: string
  plan: PlanId
}

/** The account and best unexpired plan behind a key hash, or null if the key is unknown or revoked. */
export async function findPrincipal(sql: Sql, keyHash: Buffer): Promise<Principal | null> {
  const [row] = await sql<{ id: string; account_id: string; plans: PlanId[] }[]>`
    select k.id, k.account_id,
      array(select distinct g.plan from credit_grants g
        where g.account_id = k.account_id and g.plan is not null and g.voided_at is null and g.expires_at > now()) as plans
    from api_keys k
    where k.key_hash = ${keyHash} and (k.revoked_at is null or k.revoked_at > now())`
  return row ? { accountId: row.account_id, apiKeyId: row.id, plan: bestPlan(row.plans) } : null
}
