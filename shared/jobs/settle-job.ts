import type { JSONValue, Sql } from 'postgres'
import type { ErrorCode } from '#shared/errors.ts'
import type { NewJob } from '#shared/jobs/reserve-job.ts'

/**
 * Stores the result and makes the charge final, once: only a job that is still held is captured. A job that was
 * cancelled meanwhile (the caller's wait had ended) keeps the late result, free of charge. The grant's row, which
 * other calls of the account wait for, is not touched.
 */
export async function captureJob(sql: Sql, jobId: string, result: object): Promise<'captured' | 'already_settled'> {
  const [row] = await sql<{ captured: boolean }[]>`
    with settled as (
      update jobs set result = ${sql.json(result as JSONValue)}, finished_at = now(),
        money_state = case money_state when 'held' then 'captured' else money_state end,
        status = case money_state when 'held' then 'succeeded' else status end
      where id = ${jobId} and (money_state = 'held' or (status = 'cancelled' and result is null))
      returning id, account_id, money_state
    ), entry as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select s.account_id, e.grant_id, s.id, 'capture', 0
      from settled s join ledger_entries e on e.job_id = s.id and e.kind = 'reserve'
      where s.money_state = 'captured'
    )
    select exists (select from settled where money_state = 'captured') as captured`
  return row?.captured ? 'captured' : 'already_settled'
}

export interface VoidReason {
  status: 'failed' | 'cancelled'
  errorCode: ErrorCode
}

/**
 * Gives the credits of a job that is still held back to their grant, once. If the grant has expired meanwhile, giving
 * back would be taking away: the credits return and expire in the ledger, and a goodwill grant takes their place.
 * Returns whether this call voided the job.
 */
export async function voidJob(sql: Sql, jobId: string, reason: VoidReason): Promise<boolean> {
  const [row] = await sql<{ voided: boolean }[]>`
    with voided as (
      update jobs set money_state = 'voided', status = ${reason.status}, error_code = ${reason.errorCode},
        finished_at = now()
      where id = ${jobId} and money_state = 'held'
      returning id, account_id
    ), leg as (
      select v.id as job_id, v.account_id, e.grant_id, -e.delta as credits, g.expires_at > now() as is_live
      from voided v
      join ledger_entries e on e.job_id = v.id and e.kind = 'reserve'
      join credit_grants g on g.id = e.grant_id
    ), returned as (
      update credit_grants g set remaining = g.remaining + leg.credits, active = true
      from leg where g.id = leg.grant_id and leg.is_live
    ), goodwill as (
      insert into credit_grants (id, account_id, plan, source, granted, remaining, expires_at)
      select gen_random_uuid(), account_id, null, 'goodwill', credits, credits,
        now() + make_interval(days => ${goodwillValidityDays})
      from leg where not is_live
      returning id, account_id, granted
    ), entries as (
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
      select account_id, grant_id, job_id, 'void', credits from leg
      union all
      select account_id, grant_id, job_id, 'expiry', -credits from leg where not is_live
      union all
      select account_id, id, ${jobId}::uuid, 'grant', granted from goodwill
    )
    select exists (select from voided) as voided`
  return row?.voided ?? false
}

/** A credit that comes back after its grant's expiry stays usable this long. */
export const goodwillValidityDays = 30

/**
 * Voids a job whose reserve statement has an unknown outcome (no answer came in time). If the row is not there, a
 * voided one is put in its place: should the reserve statement still be on its way to a frozen server, it will fail on
 * the id and take nothing.
 */
export async function voidUnconfirmedJob(sql: Sql, job: NewJob, reason: VoidReason): Promise<void> {
  const inserted = await sql`
    insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node, error_code,
      deadline_at, next_sweep_at, finished_at)
    values (${job.id}, ${job.accountId}, ${job.apiKeyId}, ${job.endpoint}, ${job.tier}, ${job.costCredits}, 'voided',
      ${reason.status}, ${job.replyNode}, ${reason.errorCode}, now(), now(), now())
    on conflict (id) do nothing returning id`
  if (inserted.length === 0) await voidJob(sql, job.id, reason)
}
