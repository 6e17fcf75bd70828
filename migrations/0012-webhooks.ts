import { type Kysely, sql } from 'kysely'

/**
 * Messages are written by triggers, in the transaction that settles a job or lowers a grant, so that no
 * statement can lose one or report what did not happen. Accounts without an endpoint cost one index lookup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTables(db)
  await createWriter(db)
  await tellOfJobs(db)
  await tellOfLowCredits(db)
}

async function createTables(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhook_endpoints (
      id uuid primary key default uuidv7(),
      account_id uuid not null references accounts (id),
      url text not null,
      description text not null default '',
      event_types text[] not null check (cardinality(event_types) > 0),
      status text not null default 'enabled' check (status in ('enabled', 'disabled')),
      disabled_reason text check (disabled_reason in ('account', 'gone', 'failing')),
      secret bytea not null,
      previous_secret bytea,
      previous_secret_until timestamptz,
      succeeded_at timestamptz,
      created_at timestamptz not null default now(),
      check ((status = 'disabled') = (disabled_reason is not null))
    )`.execute(db)
  await sql`create index webhook_endpoints_account on webhook_endpoints (account_id, id)`.execute(db)
  await sql`
    create table webhook_messages (
      id uuid primary key default uuidv7(),
      account_id uuid not null,
      event_type text not null,
      body text not null,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index webhook_messages_purge on webhook_messages (created_at)`.execute(db)
  await sql`create index webhook_messages_account on webhook_messages (account_id, event_type, created_at)`.execute(db)
  await sql`
    create table webhook_deliveries (
      id uuid primary key default uuidv7(),
      message_id uuid not null references webhook_messages (id) on delete cascade,
      endpoint_id uuid not null references webhook_endpoints (id) on delete cascade,
      account_id uuid not null,
      status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
      attempts integer not null default 0,
      attempts_before_replay integer not null default 0,
      next_attempt_at timestamptz not null default now(),
      created_at timestamptz not null default now(),
      finished_at timestamptz,
      unique (message_id, endpoint_id)
    )`.execute(db)
  await sql`create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where status = 'pending'`.execute(
    db,
  )
  await sql`create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id)`.execute(db)
  await sql`
    create table webhook_attempts (
      delivery_id uuid not null references webhook_deliveries (id) on delete cascade,
      attempt integer not null,
      status_code integer,
      failure text,
      duration_ms integer not null,
      started_at timestamptz not null,
      primary key (delivery_id, attempt)
    )`.execute(db)
}

/** The body is kept as text, so that every attempt sends and signs the same bytes. */
async function createWriter(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function write_webhook_message(account uuid, event text, data jsonb) returns void language plpgsql as $$
    declare message uuid;
    begin
      if not exists (
        select from webhook_endpoints where account_id = account and status = 'enabled' and event = any (event_types)
      ) then return; end if;
      insert into webhook_messages (account_id, event_type, body)
      values (account, event, jsonb_build_object('type', event, 'data', data,
        'timestamp', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text)
      returning id into message;
      insert into webhook_deliveries (message_id, endpoint_id, account_id)
      select message, id, account_id from webhook_endpoints
      where account_id = account and status = 'enabled' and event = any (event_types);
    end $$`.execute(db)
}

async function tellOfJobs(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_of_settled_job() returns trigger language plpgsql as $$
    begin
      perform write_webhook_message(new.account_id,
        case new.money_state when 'captured' then 'job.succeeded' else 'job.failed' end,
        jsonb_strip_nulls(jsonb_build_object('job_id', new.id, 'endpoint', new.endpoint, 'status', new.status,
          'error_code', new.error_code, 'status_url', '/api/v1/jobs/' || new.id)));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger jobs_tell_settled after update of money_state on jobs for each row
    when (old.money_state = 'held' and new.money_state <> 'held') execute function tell_of_settled_job()`.execute(db)
}

/** Low: less than a tenth of what the account's unexpired grants held at first. Reported once an hour at most. */
async function tellOfLowCredits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_of_low_credits() returns trigger language plpgsql as $$
    declare granted_sum bigint; remaining_sum bigint;
    begin
      if not exists (select from webhook_endpoints where account_id = new.account_id) then return null; end if;
      select sum(granted), sum(remaining) into granted_sum, remaining_sum from credit_grants
      where account_id = new.account_id and expires_at > now() and voided_at is null;
      if remaining_sum * 10 >= granted_sum then return null; end if;
      if exists (
        select from webhook_messages where account_id = new.account_id and event_type = 'credits.low'
          and created_at > now() - interval '1 hour'
      ) then return null; end if;
      perform write_webhook_message(new.account_id, 'credits.low',
        jsonb_build_object('credits_remaining', remaining_sum, 'credits_granted', granted_sum));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger credit_grants_tell_low after update of remaining on credit_grants for each row
    when (new.remaining < old.remaining and new.remaining * 10 < new.granted and old.remaining * 10 >= new.granted)
    execute function tell_of_low_credits()`.execute(db)
}
