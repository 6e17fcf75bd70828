import type { Sql } from 'postgres'
import type { DisabledReason } from '#shared/webhooks/webhook-events.ts'

export interface DueDelivery extends ReadyDelivery {
  messageId: string
  /** This attempt, from 1. */
  attempt: number
  /** This attempt since the account last replayed the message, from 1. */
  attemptOfRun: number
  body: string
  url: string
  /** Both sealed; the previous one while it still signs. */
  secret: Buffer
  previousSecret: Buffer | null
}

/** The fields of a ready delivery that scheduling needs. */
export interface ReadyDelivery {
  id: string
  accountId: string
  endpointId: string
  isSlow: boolean
}

/** Retries that are made ready by one statement; more of them follow in the next. */
export const promotedMax = 1000

/** Marks deliveries whose time has come as ready. Returns how many. */
export async function promoteWaiting(sql: Sql): Promise<number> {
  const { count } = await sql`
    update webhook_deliveries set is_ready = true where id = any(array(
      select id from webhook_deliveries where status = 'pending' and not is_ready and next_attempt_at <= now()
      order by next_attempt_at limit ${promotedMax} for update skip locked))`
  return count
}

export interface ReadyScan {
  /** Accounts with a higher id are read, in the order of their ids. */
  after: string
  accountsMax: number
  perAccount: number
  perEndpoint: number
  /** Accounts and endpoints that have all their slots taken. */
  fullAccounts: readonly string[]
  fullEndpoints: readonly string[]
  withSlow: boolean
}

/**
 * The first ready deliveries of each account, by account id and with the oldest of each endpoint first, the number of
 * accounts read and the last of them. The recursion jumps from account to account in the index, so the cost depends on
 * the accounts read, not on how many deliveries they have waiting.
 */
export async function findReadyDeliveries(
  sql: Sql,
  { after, accountsMax, perAccount, perEndpoint, fullAccounts, fullEndpoints, withSlow }: ReadyScan,
): Promise<{ deliveries: ReadyDelivery[]; accounts: number; last: string }> {
  const rows = await sql<(Omit<ReadyDelivery, 'id'> & { id: string | null })[]>`
    with recursive ring (account_id, position) as (
      (select account_id, 1 from webhook_deliveries where status = 'pending' and is_ready and account_id > ${after}
        order by account_id limit 1)
      union all
      select next.account_id, position + 1 from ring cross join lateral (
        select account_id from webhook_deliveries
        where status = 'pending' and is_ready and account_id > ring.account_id order by account_id limit 1
      ) next where position < ${accountsMax}
    )
    select ring.account_id as "accountId", ready.id, ready.endpoint_id as "endpointId", ready.is_slow as "isSlow"
    from ring left join lateral (
      select first.id, first.next_attempt_at, first.place, e.id as endpoint_id, e.is_slow
      from webhook_endpoints e cross join lateral (
        select d.id, d.next_attempt_at, row_number() over (order by d.next_attempt_at) as place
        from webhook_deliveries d
        where d.status = 'pending' and d.is_ready and d.account_id = ring.account_id and d.endpoint_id = e.id
          and d.next_attempt_at <= now()
        order by d.next_attempt_at limit case when e.is_slow then 1 else ${perEndpoint}::int end
      ) first
      where e.account_id = ring.account_id and e.id <> all (${[...fullEndpoints]}::uuid[])
        and ring.account_id <> all (${[...fullAccounts]}::uuid[]) and (${withSlow} or not e.is_slow)
      order by first.place, e.is_slow, first.next_attempt_at limit ${perAccount}
    ) ready on true
    order by ring.position, ready.place, ready.is_slow, ready.next_attempt_at`
  const isFound = (row: (typeof rows)[number]): row is ReadyDelivery => row.id !== null
  const accounts = new Set(rows.map((row) => row.accountId)).size
  return { deliveries: rows.filter(isFound), accounts, last: rows.at(-1)?.accountId ?? after }
}

/** Lease of a delivery; longer than an attempt can take. After a crash, other processes take it over. */
const leaseSeconds = 60

/** Claims deliveries that are still ready, each for one attempt by one process. */
export async function takeDeliveries(sql: Sql, ids: readonly string[]): Promise<DueDelivery[]> {
  return sql<DueDelivery[]>`
    with taken as (
      select id from webhook_deliveries
      where id = any (${[...ids]}::uuid[]) and status = 'pending' and is_ready and next_attempt_at <= now()
      for update skip locked
    )
    update webhook_deliveries d set attempts = d.attempts + 1, is_ready = false,
      next_attempt_at = now() + ${leaseSeconds} * interval '1 s'
    from taken, webhook_messages m, webhook_endpoints e
    where d.id = taken.id and m.id = d.message_id and e.id = d.endpoint_id
    returning d.id, d.message_id as "messageId", d.account_id as "accountId", d.endpoint_id as "endpointId",
      e.is_slow as "isSlow", d.attempts as attempt, d.attempts - d.attempts_before_replay as "attemptOfRun", m.body,
      e.url, e.secret, case when e.previous_secret_until > now() then e.previous_secret end as "previousSecret"`
}

export interface AttemptRecord {
  deliveryId: string
  attempt: number
  statusCode: number | null
  failure: string | null
  durationMs: number
  startedAt: Date
}

/**
 * Records an attempt. Returns whether the delivery still exists: it is deleted with its endpoint. The lock keeps it
 * until the commit.
 */
export async function recordAttempt(sql: Sql, record: AttemptRecord): Promise<boolean> {
  const [row] = await sql<{ exists: boolean }[]>`
    with delivery as (
      select id from webhook_deliveries where id = ${record.deliveryId} for key share
    ), recorded as (
      insert into webhook_attempts (delivery_id, attempt, status_code, failure, duration_ms, started_at)
      select id, ${record.attempt}::int, ${record.statusCode}::int, ${record.failure}::text, ${record.durationMs}::int,
        ${record.startedAt}::timestamptz from delivery on conflict do nothing
    )
    select exists (select from delivery) as exists`
  return row?.exists ?? false
}

/** Keeps for all processes whether an endpoint is slow, so that a restart does not give it several attempts again. */
export async function markSlow(sql: Sql, endpointId: string, isSlow: boolean): Promise<void> {
  await sql`update webhook_endpoints set is_slow = ${isSlow} where id = ${endpointId} and is_slow <> ${isSlow}`
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

/** An endpoint that failed for this long is disabled when a delivery is given up. */
const failingDays = 3

/**
 * Gives a delivery up. `gone` disables the endpoint immediately, `failing` only after days without a success. Pending
 * deliveries of a disabled endpoint are given up as well; the account can replay them.
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

/** Messages, with their deliveries and attempts, are deleted after this time; longer than all retries of a delivery. */
export const webhookRetentionDays = 7

/** The messages to delete. One that was replayed is kept until its delivery ends. */
export const overdueMessages = `
  webhook_messages m
  where m.created_at < now() - interval '${webhookRetentionDays} days' and not exists (
    select from webhook_deliveries d where d.message_id = m.id and d.status = 'pending')`

export async function purgeWebhookMessages(sql: Sql, limit: number): Promise<number> {
  const rows = await sql`
    delete from webhook_messages where id in (select m.id from ${sql.unsafe(overdueMessages)} limit ${limit})
    returning 1`
  return rows.length
}
