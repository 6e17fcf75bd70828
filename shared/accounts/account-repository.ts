import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { bestPlan, type LimitOverrides, type PlanId, plans } from '#shared/accounts/plans.ts'
import { insertGrant } from '#shared/credits/grant-repository.ts'
import type { GrantSource } from '#shared/credits/ledger.ts'
import type { Queryable, Tables } from '#shared/db/tables.ts'
import { newId } from '#shared/platform/ids.ts'

export interface NewAccount {
  name: string
  email?: string | undefined
  /** ISO 3166-1 alpha-2. */
  country?: string | undefined
  state?: string | undefined
  /** One bundle of this plan is granted beside the sandbox credits. */
  plan?: PlanId | undefined
}

export interface Account {
  id: string
  name: string
  email: string | null
  country: string | null
  state: string | null
  plan: PlanId
  /** Null where the plan decides; `limitsOf` gives the effective limits. */
  limitOverrides: LimitOverrides
  /** Credits that can be spent now. */
  creditsAvailable: number
  /** Credits reserved for calls in progress. */
  creditsHeld: number
  suspendedAt: Date | null
  createdAt: Date
}

/** Creates the account together with its sandbox credits, so that no account exists without them. */
export async function createAccount(db: Kysely<Tables>, account: NewAccount): Promise<string> {
  const id = newId()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('accounts')
      .values({
        id,
        name: account.name,
        email: account.email ?? null,
        country: account.country ?? null,
        state: account.state ?? null,
      })
      .execute()
    await insertBundle(transaction, id, 'sandbox', 'sign_up')
    if (account.plan && account.plan !== 'sandbox') await insertBundle(transaction, id, account.plan, 'operator')
  })
  return id
}

async function insertBundle(
  transaction: Transaction<Tables>,
  accountId: string,
  plan: PlanId,
  source: GrantSource,
): Promise<void> {
  const { credits, validityDays } = plans[plan]
  await insertGrant(transaction, { accountId, plan, source, credits, validityDays })
}

function selectAccounts(db: Queryable) {
  return db.selectFrom('accounts as a').select([
    'a.id',
    'a.name',
    'a.email',
    'a.country',
    'a.state',
    'a.suspended_at',
    'a.requests_per_minute',
    'a.tier',
    'a.created_at',
    sql<PlanId[]>`array(select distinct g.plan from credit_grants g
      where g.account_id = a.id and g.plan is not null and g.voided_at is null and g.expires_at > now())`.as('plans'),
    sql<number>`(select coalesce(sum(g.remaining), 0)::int from credit_grants g
      where g.account_id = a.id and g.active and g.expires_at > now())`.as('available'),
    sql<number>`(select coalesce(sum(j.cost), 0)::int from jobs j
      where j.account_id = a.id and j.money_state = 'held')`.as('held'),
  ])
}

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['executeTakeFirstOrThrow']>>

function fromRow(row: AccountRow): Account {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    country: row.country,
    state: row.state,
    plan: bestPlan(row.plans),
    limitOverrides: { requestsPerMinute: row.requests_per_minute, tier: row.tier },
    creditsAvailable: row.available,
    creditsHeld: row.held,
    suspendedAt: row.suspended_at,
    createdAt: row.created_at,
  }
}

export async function findAccount(db: Queryable, id: string): Promise<Account | null> {
  const row = await selectAccounts(db).where('a.id', '=', id).executeTakeFirst()
  return row ? fromRow(row) : null
}

/** Newest first. */
export async function listAccounts(db: Queryable, limit: number): Promise<Account[]> {
  const rows = await selectAccounts(db).orderBy('a.id', 'desc').limit(limit).execute()
  return rows.map(fromRow)
}

/** Maximum accounts read by a search, newest first: names have no substring index. */
const accountsSearchedMax = 20_000

/** Accounts whose name or e-mail contains the text, among the newest; newest first. */
export async function searchAccounts(db: Queryable, text: string, limit: number): Promise<Account[]> {
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`
  const newest = db
    .selectFrom('accounts')
    .select(['id', 'name', 'email'])
    .orderBy('id', 'desc')
    .limit(accountsSearchedMax)
    .as('newest')
  const found = db
    .selectFrom(newest)
    .select('newest.id')
    .where((where) => where.or([where('newest.name', 'ilike', pattern), where('newest.email', 'ilike', pattern)]))
    .orderBy('newest.id', 'desc')
    .limit(limit)
  const rows = await selectAccounts(db).where('a.id', 'in', found).orderBy('a.id', 'desc').execute()
  return rows.map(fromRow)
}

/**
 * Suspends an account: its keys are refused and nothing is reserved from this moment on. Jobs that were accepted before
 * still end. Suspending twice keeps the first date.
 */
export async function suspendAccount(db: Kysely<Tables>, id: string): Promise<void> {
  await setSuspension(db, id, sql<Date>`coalesce(suspended_at, now())`)
}

/** Sets the given limits; null restores that of the plan. */
export async function setLimits(
  db: Kysely<Tables>,
  id: string,
  { requestsPerMinute, tier }: { [Limit in keyof LimitOverrides]?: LimitOverrides[Limit] | undefined },
): Promise<void> {
  const change = { requests_per_minute: requestsPerMinute, tier }
  await db.updateTable('accounts').set(change).where('id', '=', id).execute()
}

/** False if the account was erased, which is final. */
export async function resumeAccount(db: Kysely<Tables>, id: string): Promise<boolean> {
  return setSuspension(db, id, null)
}

async function setSuspension(db: Kysely<Tables>, id: string, at: RawBuilder<Date> | null): Promise<boolean> {
  const update = db.updateTable('accounts').set({ suspended_at: at })
  const { numUpdatedRows } = await update.where('id', '=', id).where('erased_at', 'is', null).executeTakeFirst()
  return numUpdatedRows > 0n
}
