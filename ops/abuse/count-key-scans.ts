import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#shared/db/connect.ts'

/** A session of Postgres reports its counters once a second. */
const counterDelayMs = 1500

/** How often Postgres has searched the API keys so far: look-ups, and one for each call that reserves credits. */
export async function countKeyScans(databaseUrl: string): Promise<number> {
  await delay(counterDelayMs)
  const database = openDatabase(databaseUrl, { connectionsMax: 1, name: 'poa-attack' })
  const [row] = await database.sql<{ scans: number }[]>`
    select (idx_scan + seq_scan)::int as scans from pg_stat_user_tables where relname = 'api_keys'`
  await database.close()
  return row?.scans ?? 0
}
