import type { Sql } from 'postgres'
import type { KeyScope } from '#shared/accounts/api-key.ts'
import { type AccountLimits, bestPlan, limitsOf, type PlanId, type Tier } from '#shared/accounts/plans.ts'

/** The verified caller of one request. */
export interface Principal {
  accountId: string
  apiKeyId: string
  plan: PlanId
  /** Those of the account, else of its plan. */
  limits: AccountLimits
  /** Whether the key was rotated and is in its grace period. */
  isInGrace: boolean
  isSuspended: boolean
  scopes: KeyScope[]
}

/**
 * The account and best unexpired plan behind a key, or null if the key is unknown or revoked.
 *
 * @param keyHashes hashes of one key, the current pepper's first; a key found by another hash is rehashed
 * @param currentPepperId names the current pepper
 */
export async function findPrincipal(
  sql: Sql,
  [current, ...accepted]: Buffer[],
  currentPepperId: string,
): Promise<Principal | null> {
  if (!current) return null
  const principal = await findByHash(sql, current)
  if (principal) return principal
  for (const hash of accepted) {
    const found = await findByHash(sql, hash)
    if (!found) continue
    await sql`
      update api_keys set key_hash = ${current}, pepper_id = ${currentPepperId}
      where id = ${found.apiKeyId} and key_hash = ${hash}`
    return found
  }
  return null
}

async function findByHash(sql: Sql, keyHash: Buffer): Promise<Principal | null> {
  const [row] = await sql<PrincipalRow[]>`
    select k.id, k.account_id, k.revoked_at is not null as in_grace, k.scopes, a.suspended_at is not null as is_suspended,
      a.requests_per_minute, a.tier,
      array(select distinct g.plan from credit_grants g
        where g.account_id = k.account_id and g.plan is not null and g.voided_at is null and g.expires_at > now()) as plans
    from api_keys k join accounts a on a.id = k.account_id
    where k.key_hash = ${keyHash} and (k.revoked_at is null or k.revoked_at > now())`
  if (!row) return null
  const plan = bestPlan(row.plans)
  return {
    accountId: row.account_id,
    apiKeyId: row.id,
    plan,
    limits: limitsOf(plan, { requestsPerMinute: row.requests_per_minute, tier: row.tier }),
    isInGrace: row.in_grace,
    isSuspended: row.is_suspended,
    scopes: row.scopes,
  }
}

interface PrincipalRow {
  id: string
  account_id: string
  in_grace: boolean
  is_suspended: boolean
  scopes: KeyScope[]
  requests_per_minute: number | null
  tier: Tier | null
  plans: PlanId[]
}

/** Records the minute of the keys' last use. Locks in the order of ids, so that two processes never deadlock. */
export async function noteKeyUse(sql: Sql, apiKeyIds: string[]): Promise<void> {
  await sql`
    update api_key_usage u set last_used_at = date_trunc('minute', now())
    from (
      select api_key_id from api_key_usage
      where api_key_id = any(${apiKeyIds}::uuid[]) and (last_used_at is null or last_used_at < date_trunc('minute', now()))
      order by api_key_id for update
    ) used
    where u.api_key_id = used.api_key_id`
}
