import { type Kysely, sql } from 'kysely'

/**
 * Batches: many jobs of one request. The transactions that settle a batch's jobs count it down; the last one ends the
 * batch and writes its webhook message.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table batches (
      id uuid primary key,
      account_id uuid not null,
      jobs integer not null check (jobs > 0),
      unfinished integer not null,
      idempotency_key text,
      fingerprint text,
      created_at timestamptz not null default now(),
      finished_at timestamptz
    )`.execute(db)
  await sql`create index batches_account on batches (account_id, id)`.execute(db)
  await sql`
    create unique index batches_idempotency on batches (account_id, idempotency_key)
    where idempotency_key is not null`.execute(db)
  await sql`create index batches_idempotency_purge on batches (created_at) where idempotency_key is not null`.execute(
    db,
  )
  await sql`alter table jobs add column batch_id uuid, add column batch_index integer`.execute(db)
  await sql`create index jobs_batch on jobs (batch_id, batch_index) where batch_id is not null`.execute(db)
  await tellOfBatches(db)
}

async function tellOfBatches(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_of_completed_batch() returns trigger language plpgsql as $$
    declare succeeded integer;
    begin
      select count(*) into succeeded from jobs where batch_id = new.id and status = 'succeeded';
      perform write_webhook_message(new.account_id, 'batch.completed',
        jsonb_build_object('batch_id', new.id, 'status', 'completed', 'item_count', new.jobs,
          'succeeded', succeeded, 'not_succeeded', new.jobs - succeeded, 'status_url', '/api/v1/batches/' || new.id));
      return null;
    end $$`.execute(db)
  await sql`
    create trigger batches_tell_completed after update of finished_at on batches for each row
    when (old.finished_at is null and new.finished_at is not null) execute function tell_of_completed_batch()`.execute(
    db,
  )
}
