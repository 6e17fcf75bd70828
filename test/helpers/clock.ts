import { openDatabase } from '#shared/db/connect.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'

export interface ClockedDatabase extends TestDatabase {
  /** Sets now() for every statement through this database and its `url`. */
  setNow(instant: string): Promise<void>
}

/**
 * A fresh database with a clock that the test sets: its now() precedes Postgres's in the search path, so that the real
 * statements run unchanged. Column defaults keep the real time.
 */
export async function createClockedDatabase(connectionsMax = 10): Promise<ClockedDatabase> {
  const database = await createTestDatabase(1)
  await database.sql`create schema test_clock`
  await database.sql`create table test_clock.instant (at timestamptz not null)`
  await database.sql`insert into test_clock.instant values (pg_catalog.now())`
  await database.sql`
    create function test_clock.now() returns timestamptz language sql stable
    as 'select at from test_clock.instant'`
  // For the service's role, which sees the function only if it may.
  await database.sql`grant usage on schema test_clock to public`
  await database.sql`grant select on test_clock.instant to public`
  const clocked = openDatabase(withClock(database.ownerUrl), { connectionsMax, name: 'poa-test' })
  return {
    ...clocked,
    url: withClock(database.url),
    ownerUrl: withClock(database.ownerUrl),
    async setNow(instant) {
      await database.sql`update test_clock.instant set at = ${instant}::timestamptz`
    },
    async close() {
      await clocked.close()
      await database.close()
    },
  }
}

function withClock(url: string): string {
  const clocked = new URL(url)
  clocked.searchParams.set('search_path', 'test_clock, pg_catalog, public')
  return clocked.href
}
