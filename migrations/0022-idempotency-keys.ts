import { type Kysely, sql } from 'kysely'

/**
 * One table for all idempotency keys: a key names a job, a batch, or a stored response with the resource it created.
 * Keys of jobs and batches used to be columns of their rows. The previous version still writes them there and reads
 * `repeatable_requests`: triggers and a view pass its keys on, so that a call repeated on the other version is never
 * charged twice. Drop the triggers, the view and those columns once no installation runs that version.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table repeatable_requests rename to idempotency_keys`.execute(db)
  await sql`alter table idempotency_keys rename column endpoint to scope`.execute(db)
  await sql`alter table idempotency_keys rename column answer to response`.execute(db)
  await sql`
    alter table idempotency_keys alter column claimed_until drop not null,
      add column job_id uuid, add column batch_id uuid`.execute(db)
  await sql`alter table idempotency_keys rename constraint repeatable_requests_pkey to idempotency_keys_pkey`.execute(
    db,
  )
  await sql`alter index repeatable_requests_purge rename to idempotency_keys_purge`.execute(db)
  // A job that may be tried again gives its key back when it is voided.
  await sql`create index idempotency_keys_job on idempotency_keys (job_id) where job_id is not null`.execute(db)
  await copyKeys(db, '100 years')
  await serveFormerVersion(db)
  await copyGrants(db, 'idempotency_keys', 'repeatable_requests')
  // Catches keys claimed or freed between the copy and the triggers, whose lock waits for every open transaction.
  await copyKeys(db, '10 minutes')
  await sql`
    delete from idempotency_keys k using jobs j
    where j.id = k.job_id and j.idempotency_key is null`.execute(db)
}

/** A new table has no privileges: the roles of the processes need those of the table it replaces. */
export async function copyGrants(db: Kysely<unknown>, from: string, to: string): Promise<void> {
  const { rows } = await sql<{ role: string; privileges: string }>`
    select grantee::regrole::text as role, string_agg(distinct privilege_type, ', ') as privileges
    from pg_class, aclexplode(relacl)
    where pg_class.oid = ${from}::regclass and grantee <> 0 and grantee <> relowner
      and privilege_type in ('SELECT', 'INSERT', 'UPDATE', 'DELETE') group by 1`.execute(db)
  for (const { role, privileges } of rows) {
    await sql`grant ${sql.raw(privileges)} on ${sql.id(to)} to ${sql.raw(role)}`.execute(db)
  }
}

/** Keys of jobs and batches created within `age`: the tables are read by the index of those that have one. */
async function copyKeys(db: Kysely<unknown>, age: string): Promise<void> {
  const hash = sql`encode(sha256(convert_to(idempotency_key, 'UTF8')), 'hex')`
  const isDue = sql`idempotency_key is not null and created_at > now() - ${age}::interval`
  await sql`
    insert into idempotency_keys (account_id, scope, key_hash, fingerprint, job_id, created_at)
    select account_id, endpoint, ${hash}, fingerprint, id, created_at from jobs where ${isDue}
    on conflict do nothing`.execute(db)
  await sql`
    insert into idempotency_keys (account_id, scope, key_hash, fingerprint, batch_id, created_at)
    select account_id, 'batch', ${hash}, fingerprint, id, created_at from batches where ${isDue}
    on conflict do nothing`.execute(db)
}

async function serveFormerVersion(db: Kysely<unknown>): Promise<void> {
  // It purges by ctid.
  await sql`
    create view repeatable_requests as
    select ctid, account_id, scope as endpoint, key_hash, fingerprint, claimed_until, status_code, response as answer,
      resource_id, created_at
    from idempotency_keys`.execute(db)
  // It recognises a claimed key by the name of the constraint.
  await sql`
    create function claim_former_key() returns trigger language plpgsql as $$
    declare hashed text := encode(sha256(convert_to(coalesce(new.idempotency_key, old.idempotency_key), 'UTF8')), 'hex');
    begin
      if new.idempotency_key is null then
        delete from idempotency_keys where account_id = old.account_id and key_hash = hashed
          and (job_id = old.id or batch_id = old.id);
        return null;
      end if;
      if tg_argv[0] = 'jobs' then
        insert into idempotency_keys (account_id, scope, key_hash, fingerprint, job_id)
        values (new.account_id, new.endpoint, hashed, new.fingerprint, new.id);
      else
        insert into idempotency_keys (account_id, scope, key_hash, fingerprint, batch_id)
        values (new.account_id, 'batch', hashed, new.fingerprint, new.id);
      end if;
      return null;
    exception when unique_violation then
      raise unique_violation using constraint = tg_argv[0] || '_idempotency', message = 'the idempotency key is claimed';
    end $$`.execute(db)
  for (const table of ['jobs', 'batches']) {
    await sql`
      create trigger ${sql.id(`${table}_former_key`)} after insert on ${sql.id(table)} for each row
      when (new.idempotency_key is not null) execute function claim_former_key(${sql.lit(table)})`.execute(db)
    await sql`
      create trigger ${sql.id(`${table}_former_key_freed`)} after update of idempotency_key on ${sql.id(table)}
      for each row when (old.idempotency_key is not null and new.idempotency_key is null)
      execute function claim_former_key(${sql.lit(table)})`.execute(db)
  }
}
