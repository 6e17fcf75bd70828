import { type Kysely, sql, type Transaction } from 'kysely'
import type { Queryable, Tables } from '#shared/db/tables.ts'
import { findEndpoint } from '#shared/webhooks/endpoint-repository.ts'
import { type DeliveryStatus, type MessageType, testEventType } from '#shared/webhooks/webhook-events.ts'

export interface WebhookDelivery {
  id: string
  messageId: string
  endpointId: string
  eventType: MessageType
  status: DeliveryStatus
  attempts: number
  /** While it is pending. */
  nextAttemptAt: Date | null
  createdAt: Date
  finishedAt: Date | null
}

export interface WebhookAttempt {
  attempt: number
  statusCode: number | null
  failure: string | null
  durationMs: number
  startedAt: Date
}

function selectDeliveries(db: Queryable, accountId: string) {
  return db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhook_messages as m', 'm.id', 'd.message_id')
    .select([
      'd.id',
      'd.message_id as messageId',
      'd.endpoint_id as endpointId',
      'm.event_type as eventType',
      'd.status',
      'd.attempts',
      'd.created_at as createdAt',
      'd.finished_at as finishedAt',
    ])
    .select(sql<Date | null>`case d.status when 'pending' then d.next_attempt_at end`.as('nextAttemptAt'))
    .where('d.account_id', '=', accountId)
}

/** Newest first, from below the id `cursor`. */
export async function listDeliveries(
  db: Kysely<Tables>,
  { accountId, endpointId }: { accountId: string; endpointId: string },
  page: { cursor: string | null; limit: number },
): Promise<WebhookDelivery[]> {
  let query = selectDeliveries(db, accountId).where('d.endpoint_id', '=', endpointId)
  if (page.cursor) query = query.where('d.id', '<', page.cursor)
  return query.orderBy('d.id', 'desc').limit(page.limit).execute()
}

export async function findDelivery(db: Queryable, accountId: string, id: string): Promise<WebhookDelivery | null> {
  return (await selectDeliveries(db, accountId).where('d.id', '=', id).executeTakeFirst()) ?? null
}

/** The attempts of a delivery, oldest first. */
export async function listAttempts(db: Kysely<Tables>, deliveryId: string): Promise<WebhookAttempt[]> {
  return db
    .selectFrom('webhook_attempts')
    .select(['attempt', 'status_code as statusCode', 'failure', 'duration_ms as durationMs', 'started_at as startedAt'])
    .where('delivery_id', '=', deliveryId)
    .orderBy('attempt')
    .execute()
}

/**
 * Delivers the same message, with the same id, again from now on, with the full retry period.
 * Null if the account has no such delivery; `disabled` if its endpoint is disabled.
 */
export async function replayDelivery(
  db: Kysely<Tables>,
  accountId: string,
  id: string,
): Promise<WebhookDelivery | 'disabled' | null> {
  const delivery = await findDelivery(db, accountId, id)
  if (!delivery) return null
  const replayed = await db
    .updateTable('webhook_deliveries')
    .set({
      status: 'pending',
      next_attempt_at: sql`now()`,
      is_ready: true,
      finished_at: null,
      attempts_before_replay: sql`attempts`,
    })
    .where('id', '=', id)
    .where('endpoint_id', 'in', db.selectFrom('webhook_endpoints').select('id').where('status', '=', 'enabled'))
    .executeTakeFirst()
  return replayed.numUpdatedRows > 0n ? findDelivery(db, accountId, id) : 'disabled'
}

/**
 * Queues a test message for one endpoint, regardless of its event types. Null if the account has no such
 * endpoint; `disabled` if it is disabled.
 */
export async function createTestDelivery(
  transaction: Transaction<Tables>,
  { accountId, endpointId }: { accountId: string; endpointId: string },
): Promise<WebhookDelivery | 'disabled' | null> {
  const endpoint = await findEndpoint(transaction, accountId, endpointId)
  if (!endpoint) return null
  if (endpoint.status === 'disabled') return 'disabled'
  const body = { type: testEventType, timestamp: new Date().toISOString(), data: { endpoint_id: endpointId } }
  const message = await transaction
    .insertInto('webhook_messages')
    .values({ account_id: accountId, event_type: testEventType, body: JSON.stringify(body) })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await transaction
    .insertInto('webhook_deliveries')
    .values({ message_id: message.id, endpoint_id: endpointId, account_id: accountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return findDelivery(transaction, accountId, id)
}
