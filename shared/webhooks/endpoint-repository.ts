import { type Kysely, sql, type Transaction } from 'kysely'
import type { Queryable, Tables } from '#shared/db/tables.ts'
import type { DisabledReason, EndpointStatus, WebhookEventType } from '#shared/webhooks/webhook-events.ts'

/** Of one account, including disabled ones. */
export const endpointsMax = 20

export interface WebhookEndpoint {
  id: string
  url: string
  description: string
  eventTypes: WebhookEventType[]
  status: EndpointStatus
  disabledReason: DisabledReason | null
  previousSecretUntil: Date | null
  createdAt: Date
}

const columns = [
  'id',
  'url',
  'description',
  'event_types as eventTypes',
  'status',
  'disabled_reason as disabledReason',
  'created_at as createdAt',
  'previous_secret_until as previousSecretUntil',
] as const

/** Newest first, from below the id `cursor`. */
export async function listEndpoints(
  db: Kysely<Tables>,
  accountId: string,
  page: { cursor: string | null; limit: number },
): Promise<WebhookEndpoint[]> {
  let query = db.selectFrom('webhook_endpoints').select(columns).where('account_id', '=', accountId)
  if (page.cursor) query = query.where('id', '<', page.cursor)
  return query.orderBy('id', 'desc').limit(page.limit).execute()
}

export async function findEndpoint(db: Queryable, accountId: string, id: string): Promise<WebhookEndpoint | null> {
  const query = db
    .selectFrom('webhook_endpoints')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
  return (await query.executeTakeFirst()) ?? null
}

/** Null if the account has as many as it may. */
export async function createEndpoint(
  transaction: Transaction<Tables>,
  endpoint: {
    accountId: string
    url: string
    description: string
    eventTypes: WebhookEventType[]
    sealedSecret: Buffer
  },
): Promise<WebhookEndpoint | null> {
  const { accountId, url, description, eventTypes, sealedSecret } = endpoint
  // One at a time for each account, so that none slips past the limit.
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { count } = await transaction
    .selectFrom('webhook_endpoints')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  if (count >= endpointsMax) return null
  return transaction
    .insertInto('webhook_endpoints')
    .values({ account_id: accountId, url, description, event_types: eventTypes, secret: sealedSecret })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

interface EndpointChange {
  url?: string | undefined
  description?: string | undefined
  eventTypes?: WebhookEventType[] | undefined
  status?: EndpointStatus | undefined
}

/** Null if the account has no such endpoint. Disabling it ends its pending deliveries as failed. */
export async function changeEndpoint(
  db: Kysely<Tables>,
  key: { accountId: string; id: string },
  change: EndpointChange,
): Promise<WebhookEndpoint | null> {
  const { url, description, eventTypes, status } = change
  return db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('webhook_endpoints')
      .set({
        // Something must be set where nothing changes.
        id: key.id,
        url,
        description,
        event_types: eventTypes,
        ...(status === 'enabled' ? { status, disabled_reason: null } : {}),
        ...(status === 'disabled' ? { status, disabled_reason: sql`coalesce(disabled_reason, 'account')` } : {}),
      })
      .where('account_id', '=', key.accountId)
      .where('id', '=', key.id)
      .returning(columns)
      .executeTakeFirst()
    if (changed?.status === 'disabled') await giveUpWaiting(transaction, key.id)
    return changed ?? null
  })
}

async function giveUpWaiting(transaction: Transaction<Tables>, endpointId: string): Promise<void> {
  await transaction
    .updateTable('webhook_deliveries')
    .set({ status: 'failed', finished_at: sql`now()` })
    .where('endpoint_id', '=', endpointId)
    .where('status', '=', 'pending')
    .execute()
}

/** The new secret signs from now on, together with the old one for `graceHours`. Null if there is no such endpoint. */
export async function rotateEndpointSecret(
  db: Kysely<Tables>,
  {
    accountId,
    id,
    graceHours,
    sealedSecret,
  }: { accountId: string; id: string; graceHours: number; sealedSecret: Buffer },
): Promise<WebhookEndpoint | null> {
  const rotated = await db
    .updateTable('webhook_endpoints')
    .set({
      secret: sealedSecret,
      previous_secret: sql`secret`,
      previous_secret_until: sql`now() + make_interval(hours => ${graceHours})`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()
  return rotated ?? null
}

/** False if there is no such endpoint. Its deliveries are deleted with it. */
export async function deleteEndpoint(db: Kysely<Tables>, accountId: string, id: string): Promise<boolean> {
  const deletion = db.deleteFrom('webhook_endpoints').where('account_id', '=', accountId).where('id', '=', id)
  return (await deletion.executeTakeFirst()).numDeletedRows > 0n
}
