import { type Kysely, sql } from 'kysely'

/**
 * Which queue a job belongs to was told by its endpoint alone; now it depends on the quality asked for, and a job may
 * move. Null in rows that an API of the previous version has written: for those the endpoint still tells it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table jobs add column weight text check (weight in ('text', 'vision', 'model'))`.execute(db)
}
