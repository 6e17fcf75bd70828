import { type Kysely, sql } from 'kysely'

/**
 * Prefixes of invoice and credit note numbers that are not used again: after a restore, numbers that were issued since
 * the backup would be issued twice.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoice_prefixes (
      configured text primary key check (configured ~ '^[A-Z0-9]{1,3}$'),
      replacement text not null unique check (replacement ~ '^[A-Z0-9]{1,3}$'),
      created_at timestamptz not null default now(),
      check (replacement <> configured)
    )`.execute(db)
}
