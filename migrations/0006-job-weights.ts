import { type Kysely, sql } from 'kysely'

/**
 * The queue of a job followed from its endpoint alone; now it depends on the requested quality as well, and a job may
 * move. Null in rows of the previous version, for which the endpoint still decides.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column weight text check (weight in ('text', 'vision', 'model'))`.execute(db)
}
