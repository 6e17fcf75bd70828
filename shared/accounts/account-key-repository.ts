import { type Kysely, sql, type Transaction } from 'kysely'
import { type ApiKey, createApiKey, type KeyCreation, revokeApiKey } from '#shared/accounts/api-key-repository.ts'
import type { Queryable, Tables } from '#shared/db/tables.ts'

/** `in_grace`: replaced by a successor, and working until `revokedAt`. */
export const keyStates = ['active', 'in_grace', 'revoked'] as const
type KeyState = (typeof keyStates)[number]

export interface AccountKey extends Omit<ApiKey, 'accountId'> {
  state: KeyState
  /** The minute of its last authenticated request; null if there was none since version 0.2. */
  lastUsedAt: Date | null
  /** Credits that its calls may reserve in a calendar month (UTC); null without a limit. */
  monthlyCreditsMax: number | null
  /** Held and captured in this month. */
  monthlyCreditsUsed: number
}

/** A key whose secret is shown this once. */
export interface NewAccountKey extends AccountKey {
  secret: string
}

/** Working keys of one account; those in their grace period count, or rotating could make any number of keys. */
export const workingKeysMax = 20

function selectKeys(db: Queryable, accountId: string) {
  return db
    .selectFrom('api_keys')
    .innerJoin('api_key_usage', 'api_key_id', 'id')
    .select(['id', 'name', 'key_start', 'key_last_four', 'scopes', 'revoked_at', 'created_at'])
    .select(['monthly_credits_max', 'last_used_at'])
    .select(
      sql<number>`case when month = date_trunc('month', pg_catalog.now() at time zone 'UTC')::date then credits else 0 end`.as(
        'used',
      ),
    )
    .select(
      sql<KeyState>`case when revoked_at is null then 'active' when revoked_at > now() then 'in_grace'
        else 'revoked' end`.as('state'),
    )
    .where('account_id', '=', accountId)
}

type KeyRow = Awaited<ReturnType<ReturnType<typeof selectKeys>['executeTakeFirstOrThrow']>>

function fromRow(row: KeyRow): AccountKey {
  return {
    id: row.id,
    name: row.name,
    keyStart: row.key_start,
    keyLastFour: row.key_last_four,
    scopes: row.scopes,
    state: row.state,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    monthlyCreditsMax: row.monthly_credits_max,
    monthlyCreditsUsed: row.used,
  }
}

/** Newest first, from below `cursor` on. */
export async function listAccountKeys(
  db: Queryable,
  accountId: string,
  { cursor, limit }: { cursor: string | null; limit: number },
): Promise<AccountKey[]> {
  const keys = selectKeys(db, accountId)
  const rows = await (cursor === null ? keys : keys.where('id', '<', cursor))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.map(fromRow)
}

export async function createAccountKey(
  transaction: Transaction<Tables>,
  key: KeyCreation,
): Promise<NewAccountKey | 'limit_reached'> {
  await lockKeys(transaction, key.accountId)
  if ((await countWorkingKeys(transaction, key.accountId)) >= workingKeysMax) return 'limit_reached'
  return readNewKey(transaction, key.accountId, await createApiKey(transaction, key))
}

/**
 * Creates a successor of the same name, scopes and limit; the old key works for `graceHours` more at most, and not beyond
 * an earlier revocation.
 */
export async function rotateAccountKey(
  transaction: Transaction<Tables>,
  rotation: { accountId: string; id: string; graceHours: number; pepper: string },
): Promise<NewAccountKey | 'not_found' | 'key_rotated' | 'key_revoked' | 'limit_reached'> {
  const { accountId, id, graceHours, pepper } = rotation
  await lockKeys(transaction, accountId)
  const old = await findKey(transaction, accountId, id)
  if (!old) return 'not_found'
  if (old.state === 'revoked') return 'key_revoked'
  if (old.state === 'in_grace') return 'key_rotated'
  const working = await countWorkingKeys(transaction, accountId)
  if (graceHours > 0 && working >= workingKeysMax) return 'limit_reached'
  await revokeApiKey(transaction, id, graceHours)
  const { name, scopes, monthlyCreditsMax } = old
  const successor = { accountId, name, scopes, monthlyCreditsMax, pepper }
  return readNewKey(transaction, accountId, await createApiKey(transaction, successor))
}

/** Changes the given fields; a limit of null removes it. Null if the account has no such key. */
export async function changeAccountKey(
  db: Kysely<Tables>,
  { accountId, id }: { accountId: string; id: string },
  change: { name?: string | undefined; monthlyCreditsMax?: number | null | undefined },
): Promise<AccountKey | null> {
  const { name, monthlyCreditsMax } = change
  if (name !== undefined || monthlyCreditsMax !== undefined) {
    const values = { name, monthly_credits_max: monthlyCreditsMax }
    await db.updateTable('api_keys').set(values).where('id', '=', id).where('account_id', '=', accountId).execute()
  }
  return findKey(db, accountId, id)
}

/** Revokes immediately; an earlier revocation date is kept. Null if the account has no such key. */
export async function revokeAccountKey(
  db: Kysely<Tables>,
  key: { accountId: string; id: string },
): Promise<AccountKey | null> {
  return db.transaction().execute(async (transaction) => {
    await lockKeys(transaction, key.accountId)
    if (!(await findKey(transaction, key.accountId, key.id))) return null
    await revokeApiKey(transaction, key.id)
    return findKey(transaction, key.accountId, key.id)
  })
}

/** One change of an account's keys at a time, so that none slips past the limit. Calls and grants do not wait for it. */
async function lockKeys(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
}

async function countWorkingKeys(transaction: Transaction<Tables>, accountId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where(sql<boolean>`(revoked_at is null or revoked_at > now())`)
    .executeTakeFirstOrThrow()
  return count
}

async function findKey(db: Queryable, accountId: string, id: string): Promise<AccountKey | null> {
  const row = await selectKeys(db, accountId).where('id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

async function readNewKey(
  transaction: Transaction<Tables>,
  accountId: string,
  { id, secret }: { id: string; secret: string },
): Promise<NewAccountKey> {
  const key = await findKey(transaction, accountId, id)
  if (!key) throw new Error('the key just created is not there')
  return { ...key, secret }
}
