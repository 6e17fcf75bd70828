import { type Kysely, sql } from 'kysely'

/** The runner ends its vacuum, which would outlast the brief wait here. */
export const lockedTables = ['jobs']

/** Ratings are part of the job's row, so nothing has to be purged or archived separately. No row is read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local lock_timeout = '500ms'`.execute(db)
  await sql`
    alter table jobs
      add column rating text,
      add column rated_at timestamptz,
      add constraint jobs_rating check (rating in ('good', 'bad')) not valid`.execute(db)
}
