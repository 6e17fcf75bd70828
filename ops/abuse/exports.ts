import { setTimeout as delay } from 'node:timers/promises'
import { openDatabase } from '#shared/db/connect.ts'
import { fetchWithDeadline } from '../local-servers.ts'
import type { AttackReport, AttackTarget } from './attack.ts'

const callers = 60
/** Pause after a refusal; without it, the attack would only measure how fast the service refuses. */
const refusedPauseMs = 50

/** Whole statements as CSV, sixty at once, as many as the plan lets through. */
export async function exports(target: AttackTarget): Promise<AttackReport> {
  const endMs = performance.now() + target.seconds * 1000
  const report: AttackReport = { sent: 0, answers: {} }
  const url = new URL('/api/v1/account/statement?format=csv', target.url)
  const read = async (): Promise<string> => {
    const answer = await fetchWithDeadline(url, { headers: { authorization: `Bearer ${target.key}` } })
    await answer.arrayBuffer()
    return String(answer.status)
  }
  const call = async (): Promise<void> => {
    while (performance.now() < endMs) {
      report.sent += 1
      const status = await read().catch(() => 'cut')
      report.answers[status] = (report.answers[status] ?? 0) + 1
      if (status !== '200') await delay(refusedPauseMs)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return report
}

const grants = 20_000

/** Adds a long, consistent ledger history to the named account, as after years of calls. */
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
