import { openDatabase } from '#shared/db/connect.ts'

const grants = 20_000

/** A long history for the account of that name: as many entries as years of calls leave, all of them right. */
export async function giveHistory(databaseUrl: string, accountName: string): Promise<void> {
  const database = openDatabase(databaseUrl, { connectionsMax: 1, name: 'poa-attack' })
  await database.sql`
    with given as (
      insert into credit_grants (id, account_id, plan, source, granted, remaining, expires_at)
      select gen_random_uuid(), id, null, 'goodwill', 1, 1, now() + interval '365 days'
      from accounts, generate_series(1, ${grants}::int) where name = ${accountName}
      returning id, account_id
    )
    insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
    select account_id, id, null, 'grant', 1 from given`
  await database.close()
}
