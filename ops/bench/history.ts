/**
 * Cost of a long history: seeds a scratch database with a year of jobs and ledger entries in monthly partitions, then
 * measures the ledger checks, the purge of texts, and `optimize` in an open loop, in turn with an empty database.
 */
import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { proveLedger } from '#shared/credits/prove-ledger.ts'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { purgeTexts } from '../../worker/jobs/sweeps/purge.ts'
import type { Services } from '../dev/services/find-services.ts'
import { describeLatencies, runOpenLoop } from './open-loop.ts'
import { createKeys, openServices, startService } from './ours.ts'
import { median } from './report.ts'
import { shiftPartitions } from './shift-partitions.ts'

const warmUpSeconds = 5
const jobsPerInsert = 250_000
const newJobs = 36_000
const purgeBatch = 1000
const retentionHours = 72
/** The history is 370 days long. */
const monthsBack = 13

const { values } = parseArgs({
  options: {
    jobs: { type: 'string', default: '5000000' },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '15' },
    rate: { type: 'string', default: '50' },
    /** Jobs among them that still have their texts and are overdue. */
    overdue: { type: 'string', default: '100000' },
    /** Leaves the databases on the server of DATABASE_URL, for a run with --reuse. */
    keep: { type: 'boolean', default: false },
    reuse: { type: 'boolean', default: false },
  },
})
const jobs = Number(values.jobs)
const overdue = Number(values.overdue)
const body = JSON.stringify({
  prompt: 'Write a product announcement email for our new budgeting app',
  target_model: 'chatgpt',
})

async function timed<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const startMs = performance.now()
  const result = await work()
  console.log(`${what}: ${((performance.now() - startMs) / 1000).toFixed(2)} s`)
  return result
}

/** Captured jobs of all accounts, `ageDays` old and younger, with their entries; grants are debited by as much. */
async function seed({ sql }: Database, count: number, { ageDays, withTexts }: { ageDays: number; withTexts: boolean }) {
  await sql.begin(async (transaction) => {
    await transaction`set local statement_timeout = 0`
    await transaction`
      create temporary table seeded on commit drop as
      select uuidv7(make_interval(days => ${-ageDays}::int) + n * make_interval(secs => ${(ageDays * 86_400) / count}::float8)) as id,
        g.id as grant_id, g.account_id,
        now() + make_interval(days => ${-ageDays}::int) + n * make_interval(secs => ${(ageDays * 86_400) / count}::float8) as at
      from generate_series(0, ${count - 1}::int) n
      join (
        select id, account_id, row_number() over (order by id) - 1 as place, count(*) over () as grants
        from credit_grants where source = 'operator'
      ) g on g.place = n % g.grants`
    const text = withTexts
      ? transaction`'{"prompt":"a draft of usual length","targetId":"universal"}'::jsonb`
      : transaction`null`
    await transaction`
      insert into jobs (id, account_id, api_key_id, endpoint, tier, weight, cost, money_state, status, reply_node, request,
        result, created_at, deadline_at, next_sweep_at, finished_at, latency_ms)
      select id, account_id, account_id, 'optimize', 'standard', 'text', 1, 'captured', 'succeeded', 'seed', ${text}, ${text},
        at, at, at, at, 12 from seeded order by id`
    await transaction`
      insert into ledger_entries (account_id, grant_id, job_id, kind, delta, created_at)
      select account_id, grant_id, seeded.id, kind, delta, at
      from seeded cross join (values ('reserve', -1), ('capture', 0)) v (kind, delta) order by seeded.id`
    await transaction`
      update credit_grants g set remaining = remaining - s.jobs
      from (select grant_id, count(*)::int as jobs from seeded group by grant_id) s where s.grant_id = g.id`
  })
}

async function seedHistory(database: Database): Promise<void> {
  for (let done = 0; done < jobs - overdue; done += jobsPerInsert) {
    const count = Math.min(jobsPerInsert, jobs - overdue - done)
    const ageDays = Math.ceil((365 * (jobs - done)) / jobs) + 5
    await seed(database, count, { ageDays, withTexts: false })
  }
  await seed(database, overdue, { ageDays: 5, withTexts: true })
  // The seeded texts are all overdue.
  const connection = await database.sql.reserve()
  await connection`set statement_timeout = 0`
  await connection`update jobs set finished_at = now() - interval '4 days' where request is not null`
  await connection`vacuum analyze jobs, ledger_entries, credit_grants`
  connection.release()
}

async function measureChecks(database: Database): Promise<void> {
  const check = (kind: 'new' | 'whole') => async () => {
    const found = await proveLedger(database.sql, { kind, waits: true })
    if (found?.faults.length !== 0) throw new Error(`the books are wrong: ${JSON.stringify(found?.faults[0])}`)
    return found
  }
  if (!values.reuse) {
    await timed('whole check, first', check('whole'))
    await timed('whole check', check('whole'))
  }
  for (let round = 0; round < 3; round += 1) {
    await seed(database, newJobs, { ageDays: 0, withTexts: false })
    await timed(`check of ${newJobs} new jobs`, check('new'))
    await timed('check of nothing new', check('new'))
  }
}

async function measurePurge({ sql }: Database): Promise<void> {
  const startMs = performance.now()
  let purged = 0
  for (;;) {
    const rows = await purgeTexts(sql, retentionHours, purgeBatch)
    purged += rows
    if (rows < purgeBatch) break
  }
  const seconds = (performance.now() - startMs) / 1000
  console.log(`purge: ${purged} texts in ${seconds.toFixed(1)} s, ${Math.round(purged / seconds)} a second`)
}

async function measureCalls(name: string, services: Services, setup: { keys: string[]; pepper: string }) {
  const contestant = await startService(services, { ...setup, body })
  try {
    await runOpenLoop(contestant.load, Number(values.rate), warmUpSeconds)
    const latencies = await runOpenLoop(contestant.load, Number(values.rate), Number(values.seconds))
    console.log(describeLatencies(name, latencies))
    return latencies
  } finally {
    await contestant.stop()
  }
}

const services = await openServices('history', console.log)
const admin = openDatabase(services.databaseUrl, { connectionsMax: 1, name: 'poa-history' })
const names = ['poa_history_empty', 'poa_history_full']
try {
  const pepper = randomBytes(32).toString('hex')
  const setups = []
  for (const name of names) {
    if (!values.reuse) await admin.sql.unsafe(`create database ${name}`)
    const url = new URL(services.databaseUrl)
    url.pathname = `/${name}`
    setups.push({ name, url: url.href, keys: await createKeys(url.href, pepper) })
  }
  const [empty, full] = setups
  if (!empty || !full) throw new Error('no databases')
  const database = openDatabase(full.url, { connectionsMax: 2, name: 'poa-history' })
  if (!values.reuse) {
    await shiftPartitions(database.sql, monthsBack)
    await timed(`seeding ${jobs} jobs`, () => seedHistory(database))
  }
  await measureChecks(database)
  await database.close()
  const worker = openDatabase(full.url, { connectionsMax: 1, name: 'poa-history', usesGenericPlans: true })
  await measurePurge(worker)
  await worker.close()
  const p99: Record<string, number[]> = {}
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { name, url, keys } of [empty, full]) {
      const { p99Ms } = await measureCalls(name, { ...services, databaseUrl: url }, { keys, pepper })
      p99[name] = [...(p99[name] ?? []), p99Ms]
    }
  }
  const [before, after] = names.map((name) => median(p99[name] ?? []))
  console.log(`p99, medians: ${before?.toFixed(1)} ms empty, ${after?.toFixed(1)} ms full`)
} finally {
  for (const name of values.keep ? [] : names) await admin.sql.unsafe(`drop database if exists ${name} with (force)`)
  await admin.close()
  await services.stop()
}
