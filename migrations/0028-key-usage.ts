import { type Kysely, sql } from 'kysely'

/**
 * Credits used per API key in the calendar month (UTC), and their limit. A reservation locks the key's row, so the cost
 * of the limit does not grow with the number of calls. The row is separate from the key because it changes on every
 * call; fillfactor 50 lets Postgres update it in place. The trigger also adds rows for keys created by the previous
 * version. Reservations before `since` are not counted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table api_keys add column monthly_credits_max integer check (monthly_credits_max >= 0)`.execute(db)
  await sql`
    create table api_key_usage (
      api_key_id uuid primary key references api_keys (id),
      month date not null default '2000-01-01',
      credits integer not null default 0,
      last_used_at timestamptz,
      since timestamptz not null default now()
    ) with (fillfactor = 50)`.execute(db)
  // As the owner: the service's role is given its rights on the table after the migration.
  await sql`
    create function add_key_usage() returns trigger language plpgsql security definer
    set search_path = public, pg_temp as $$
    begin
      insert into api_key_usage (api_key_id) values (new.id);
      return null;
    end $$`.execute(db)
  await sql`
    create trigger api_keys_usage after insert on api_keys for each row execute function add_key_usage()`.execute(db)
  await sql`insert into api_key_usage (api_key_id) select id from api_keys`.execute(db)
}
