import { type Kysely, sql } from 'kysely'

/** The runner ends their vacuums, which would outlast the brief waits here. */
export const lockedTables = ['ledger_entries']

/**
 * Operators may take granted credits back, with a reason, and give an account limits other than those of its plan. The
 * constraints that are added follow from those before, so that no row has to be read and the locks are brief.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Below deadlock_timeout: this migration gives way to a report that holds one of the tables and waits for the other.
  await sql`set local lock_timeout = '500ms'`.execute(db)
  await sql`
    alter table ledger_entries
      drop constraint ledger_entries_kind_check,
      drop constraint ledger_entries_reason_of_void,
      add constraint ledger_entries_kind_check
        check (kind in ('grant', 'reserve', 'capture', 'void', 'expiry', 'refund', 'revoke')) not valid,
      add constraint ledger_entries_reason_check check (reason is null or kind in ('void', 'revoke')) not valid,
      add constraint ledger_entries_revoke_reason check (kind <> 'revoke' or reason is not null) not valid`.execute(db)
  await sql`alter table ledger_proof add column revoked bigint not null default 0`.execute(db)
  await sql`alter table ledger_archives add column revoked bigint not null default 0`.execute(db)

  await sql`
    alter table accounts
      add column requests_per_minute integer check (requests_per_minute between 1 and 100000),
      add column tier text check (tier in ('standard', 'priority'))`.execute(db)
  await sql`
    create trigger accounts_limited after update of requests_per_minute, tier on accounts
    for each row execute function notify_account_suspension()`.execute(db)
}
