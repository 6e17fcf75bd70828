import { type Kysely, sql } from 'kysely'
import { describeApiKey, hashApiKey, type KeyScope, keyScopes, mintApiKey, pepperId } from '#shared/accounts/api-key.ts'
import type { Queryable, Tables } from '#shared/db/tables.ts'
import { newId } from '#shared/platform/ids.ts'

export interface ApiKey {
  id: string
  accountId: string
  name: string
  keyStart: string
  keyLastFour: string
  scopes: KeyScope[]
  /** In the future while a rotated key still has its grace period. */
  revokedAt: Date | null
  createdAt: Date
}

export interface KeyCreation {
  accountId: string
  name: string
  pepper: string
  /** All if left out. */
  scopes?: KeyScope[] | undefined
  /** No limit if left out. */
  monthlyCreditsMax?: number | null | undefined
}

/** Creates a key, with all scopes by default, and returns its secret, which is stored nowhere. */
export async function createApiKey(db: Queryable, key: KeyCreation): Promise<{ id: string; secret: string }> {
  const id = newId()
  const secret = mintApiKey()
  const { keyStart, keyLastFour } = describeApiKey(secret)
  await db
    .insertInto('api_keys')
    .values({
      id,
      account_id: key.accountId,
      name: key.name,
      key_hash: hashApiKey(secret, key.pepper),
      key_start: keyStart,
      key_last_four: keyLastFour,
      scopes: key.scopes ?? [...keyScopes],
      pepper_id: pepperId(key.pepper),
      monthly_credits_max: key.monthlyCreditsMax ?? null,
    })
    .execute()
  return { id, secret }
}

/** Newest first. */
export async function listApiKeys(db: Kysely<Tables>, accountId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('api_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    accountId: row.account_id,
    name: row.name,
    keyStart: row.key_start,
    keyLastFour: row.key_last_four,
    scopes: row.scopes,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
  }))
}

/** Revokes from now on, or after a grace period; never later than an earlier revocation. False if there is no such key. */
export async function revokeApiKey(db: Queryable, id: string, graceHours = 0): Promise<boolean> {
  const result = await db
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`least(revoked_at, now() + make_interval(hours => ${graceHours}))` })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** A new key for the same account, name, scopes and limit; the old one works for `graceHours` more. */
export async function rotateApiKey(
  db: Kysely<Tables>,
  rotation: { id: string; graceHours: number; pepper: string },
): Promise<{ id: string; secret: string } | 'not_found' | 'key_rotated' | 'key_revoked'> {
  return db.transaction().execute(async (transaction) => {
    const old = await transaction
      .selectFrom('api_keys')
      .select(['account_id', 'name', 'scopes', 'revoked_at', 'monthly_credits_max'])
      .select(sql<boolean>`coalesce(revoked_at <= now(), false)`.as('is_revoked'))
      .where('id', '=', rotation.id)
      .forUpdate()
      .executeTakeFirst()
    if (!old) return 'not_found'
    if (old.revoked_at !== null) return old.is_revoked ? 'key_revoked' : 'key_rotated'
    await revokeApiKey(transaction, rotation.id, rotation.graceHours)
    const { account_id: accountId, name, scopes, monthly_credits_max: monthlyCreditsMax } = old
    return createApiKey(transaction, { accountId, name, scopes, monthlyCreditsMax, pepper: rotation.pepper })
  })
}
