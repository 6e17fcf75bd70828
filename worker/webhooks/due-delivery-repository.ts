import type { Sql } from 'postgres'
import type { DisabledReason } from '#shared/webhooks/webhook-events.ts'

export interface DueDelivery {
  id: string
  messageId: string
  endpointId: string
  /** This attempt, from 1. */
  attempt: number
  /** The same since the account last asked for the message anew. */
  attemptOfRun: number
  body: string
  url: string
  /** Both sealed; the previous one while it still signs. */
  secret: Buffer
  previousSecret: Buffer | null
}

/** A process that dies with a delivery under way leaves it to the others after this; longer than an attempt may take. */
const leaseSeconds = 60

/**
 * Takes deliveries that are due, each for one attempt, leaving out the endpoints in `busy`: receivers that take long
 * must not hold up the others. No two processes get the same.
 */
export async function takeDueDeliveries(
  sql: Sql,
  { limit, perEndpoint, busy }: { limit: number; perEndpoint: number; busy: readonly string[] },
): Promise<DueDelivery[]> {
  return sql<DueDelivery[]>`
    with waiting as (
      select d.id, row_number() over (partition by d.endpoint_id order by d.next_attempt_at) as place
      from (
        select id, endpoint_id, next_attempt_at from webhook_deliveries
        where status = 'pending' and next_attempt_at <= now() and endpoint_id <> all (${[...busy]}::uuid[])
        order by next_attempt_at limit 500
      ) d
    ), taken as (
      select id from webhook_deliveries
      where id in (select id from waiting where place <= ${perEndpoint} limit ${limit})
        and status = 'pending' and next_attempt_at <= now()
      for update skip locked
    )
    update webhook_deliveries d set attempts = d.attempts + 1, next_attempt_at = now() + ${leaseSeconds} * interval '1 s'
    from taken, webhook_messages m, webhook_endpoints e
    where d.id = taken.id and m.id = d.message_id and e.id = d.endpoint_id
    returning d.id, d.message_id as "messageId", d.endpoint_id as "endpointId", d.attempts as attempt,
      d.attempts - d.attempts_before_replay as "attemptOfRun", m.body, e.url,
      e.secret, case when e.previous_secret_until > now() then e.previous_secret end as "previousSecret"`
}

export interface AttemptRecord {
  deliveryId: string
  attempt: number
  statusCode: number | null
  failure: string | null
  durationMs: number
  startedAt: Date
}

export async function recordAttempt(sql: Sql, record: AttemptRecord): Promise<void> {
  await sql`
    insert into webhook_attempts (delivery_id, attempt, status_code, failure, duration_ms, started_at)
    values (${record.deliveryId}, ${record.attempt}, ${record.statusCode}, ${record.failure}, ${record.durationMs},
      ${record.startedAt}) on conflict do nothing`
}

export async function finishDelivery(sql: Sql, { id, endpointId }: DueDelivery): Promise<void> {
  await sql`
    with done as (
      update webhook_deliveries set status = 'succeeded', finished_at = now() where id = ${id} and status = 'pending'
    )
    update webhook_endpoints set succeeded_at = now() where id = ${endpointId}`
}

export async function postponeDelivery(sql: Sql, id: string, waitMs: number): Promise<void> {
  await sql`
    update webhook_deliveries set next_attempt_at = now() + ${waitMs} * interval '1 ms'
    where id = ${id} and status = 'pending'`
}

/** How long an endpoint may take nothing before a delivery that is given up switches it off. */
const failingDays = 3

/**
 * Gives a delivery up. `gone` switches the endpoint off at once, `failing` only if it has taken nothing for days. What
 * still waits for an endpoint that is off is given up with it; each can be sent anew by the account.
 */
export async function giveUpDelivery(
  sql: Sql,
  { id, endpointId }: DueDelivery,
  reason: Exclude<DisabledReason, 'account'>,
): Promise<{ isDisabled: boolean }> {
  const [row] = await sql<{ disabled: boolean }[]>`
    with given_up as (
      update webhook_deliveries set status = 'failed', finished_at = now() where id = ${id} and status = 'pending'
    ), disabled as (
      update webhook_endpoints set status = 'disabled', disabled_reason = ${reason}
      where id = ${endpointId} and status = 'enabled' and (${reason} = 'gone'
        or coalesce(succeeded_at, created_at) < now() - ${failingDays} * interval '1 day')
      returning id
    ), dropped as (
      update webhook_deliveries set status = 'failed', finished_at = now()
      where endpoint_id in (select id from disabled) and status = 'pending' and id <> ${id}
    )
    select exists (select from disabled) as disabled`
  return { isDisabled: row?.disabled ?? false }
}

/** Messages, with their deliveries and attempts, are listed this long. */
const retentionDays = 7

export async function purgeWebhookMessages(sql: Sql, limit: number): Promise<void> {
  await sql`
    delete from webhook_messages where id in (
      select id from webhook_messages where created_at < now() - ${retentionDays} * interval '1 day' limit ${limit})`
}
