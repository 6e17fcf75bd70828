/**
 * What a call costs as prompts, accounts, waiting jobs and processes grow: requests per second and processor time a call
 * at 32 connections, in turn, medians of `--rounds 3` of `--seconds 6`. `--draw` writes docs/growth.svg. History is
 * measured by history.ts.
 */
import { randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { Redis } from 'ioredis'
import { describeApiKey, hashApiKey, keyScopes, mintApiKey, pepperId } from '#shared/accounts/api-key.ts'
import { openDatabase } from '#shared/db/connect.ts'
import { closeQueues, enqueueJobs, openQueues } from '#shared/jobs/job-queue.ts'
import { newId } from '#shared/platform/ids.ts'
import { processes } from '../processes.ts'
import { runClosedLoop } from './closed-loop.ts'
import { drawCurve } from './draw-curve.ts'
import { createKeys, openServices, startService } from './ours.ts'
import { sumTreeMs } from './processor-time.ts'
import { median } from './report.ts'
import type { Contestant } from './start-processes.ts'

const connections = 32
const lengths = [100, 1000, 4000]
const waitingJobs = [10, 1000, 100_000]
const accountsMax = 100_000
const insertMax = 10_000
const sentence =
  'Explain to the new members of the garden club how to prune roses in spring and why the angle matters. '
const chart = path.join(import.meta.dirname, '../../docs/growth.svg')
const bodyOf = (characters: number): string =>
  JSON.stringify({ prompt: sentence.repeat(40).slice(0, characters).trim(), target_model: 'chatgpt' })
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '6' },
    draw: { type: 'boolean', default: false },
  },
})
const seconds = Number(values.seconds)
const pepper = randomBytes(32).toString('hex')
const services = await openServices('growth', console.log)

interface Run {
  requestsPerSecond: number
  /** Of API and workers, and of Postgres and Redis, for one call. */
  ours: number
  stores: number
}

async function measure(contestants: readonly Contestant[], body?: string): Promise<Run> {
  const pids = contestants.flatMap((each) => each.pids)
  const servers = services.servers.map(({ pid }) => pid)
  const [oursBeforeMs, storesBeforeMs] = [sumTreeMs(pids), sumTreeMs(servers)]
  const share = connections / contestants.length
  const runs = await Promise.all(
    contestants.map(({ load }) => runClosedLoop({ ...load, ...(body && { body }) }, share, seconds)),
  )
  const total = (field: keyof (typeof runs)[number]) => runs.reduce((sum, run) => sum + run[field], 0)
  if (total('failed') > 0) console.log(`${total('failed')} calls failed`)
  return {
    requestsPerSecond: total('requestsPerSecond'),
    ours: (sumTreeMs(pids) - oursBeforeMs) / total('answered'),
    stores: (sumTreeMs(servers) - storesBeforeMs) / total('answered'),
  }
}

const medianOf = (runs: Run[], field: keyof Run): number => median(runs.map((run) => run[field]))

/** Measures the levels in turn, round after round, and prints their medians. Returns the processor time of each. */
async function compare(what: string, levels: { name: string; run: () => Promise<Run> }[]): Promise<number[]> {
  const runs = levels.map((): Run[] => [])
  for (let round = 0; round < Number(values.rounds); round += 1)
    for (const [index, { run }] of levels.entries()) runs[index]?.push(await run())
  for (const [index, { name }] of levels.entries()) {
    const of = (field: keyof Run) => medianOf(runs[index] ?? [], field)
    const spent = `API and workers ${of('ours').toFixed(2)} ms, Postgres and Redis ${of('stores').toFixed(2)} ms a call`
    console.log(`${what} ${name}: ${Math.round(of('requestsPerSecond'))} requests/s, ${spent}`)
  }
  return runs.map((each) => medianOf(each, 'ours') + medianOf(each, 'stores'))
}

/** Accounts with credits and a key each, in a few statements. Returns the secrets. */
async function seedAccounts(count: number): Promise<string[]> {
  const { sql, close } = openDatabase(services.databaseUrl, { connectionsMax: 1, name: 'poa-growth' })
  const secrets: string[] = []
  while (secrets.length < count) {
    const rows = Array.from({ length: Math.min(insertMax, count - secrets.length) }, () => {
      const secret = mintApiKey()
      const { keyStart, keyLastFour } = describeApiKey(secret)
      const hash = hashApiKey(secret, pepper).toString('hex')
      return { secret, account: newId(), key: newId(), grant: newId(), hash, keyStart, keyLastFour }
    })
    const input = JSON.stringify(rows.map(({ secret: _secret, ...row }) => row))
    await sql`
      with input as materialized (
        select * from json_to_recordset(${input}::text::json)
          as r (account uuid, key uuid, "grant" uuid, hash text, "keyStart" text, "keyLastFour" text)
      ), account as (insert into accounts (id, name) select account, 'Growth' from input returning id),
      granted as (
        insert into credit_grants (id, account_id, plan, source, granted, remaining, expires_at)
        select "grant", account, 'enterprise', 'operator', 100000, 100000, now() + interval '1 year' from input
        returning id, account_id
      ), entry as (
        insert into ledger_entries (account_id, grant_id, kind, delta) select account_id, id, 'grant', 100000 from granted
      )
      insert into api_keys (id, account_id, name, key_hash, key_start, key_last_four, scopes, pepper_id)
      select key, account, 'growth', decode(hash, 'hex'), "keyStart", "keyLastFour", ${[...keyScopes]}, ${pepperId(pepper)}
      from input`
    secrets.push(...rows.map(({ secret }) => secret))
  }
  await sql`analyze accounts, credit_grants, api_keys, ledger_entries`
  await close()
  return secrets
}

/** Fills the queue up to `count` held model jobs, which no worker takes. */
async function fillQueue(count: number): Promise<void> {
  const { sql, close } = openDatabase(services.databaseUrl, { connectionsMax: 1, name: 'poa-growth' })
  const redis = new Redis(services.redisUrl, { maxRetriesPerRequest: null })
  const queues = await openQueues(redis, 'poa')
  const [held] = await sql<{ count: number }[]>`select count(*)::int from jobs where money_state = 'held'`
  for (let left = count - (held?.count ?? 0); left > 0; left -= insertMax) {
    const rows = await sql<{ id: string }[]>`
      insert into jobs (id, account_id, api_key_id, endpoint, tier, weight, cost, money_state, status, reply_node, request,
        rank, deadline_at, next_sweep_at)
      select uuidv7(), k.account_id, k.id, 'optimize', 'priority', 'model', 1, 'held', 'queued', 'growth',
        '{"endpoint":"optimize","prompt":"wait","targetId":"universal"}'::jsonb, 1, now() + interval '1 day', now() + interval '1 day'
      from generate_series(1, ${Math.min(insertMax, left)}::int) n
      join lateral (select id, account_id from api_keys order by id limit 1) k on true returning id`
    await enqueueJobs(
      queues.llm['priority-background'],
      rows.map(({ id }) => ({ message: { jobId: id, replyNode: 'growth' }, queuePriority: 1 })),
    )
  }
  await closeQueues(queues)
  redis.disconnect()
  await close()
}

const running = new Set<Contestant>()
async function start(workers: number, keys: readonly string[]): Promise<Contestant> {
  const plans = Array.from({ length: workers }, () => processes.textWorker)
  const contestant = await startService(services, { keys, pepper, body, workers: plans })
  running.add(contestant)
  return contestant
}
async function stop(contestant: Contestant): Promise<void> {
  running.delete(contestant)
  await contestant.stop()
}

const body = bodyOf(100)
try {
  const keys = await createKeys(services.databaseUrl, pepper)
  const one = await start(1, keys)
  await runClosedLoop(one.load, connections, seconds)
  const byLength = await compare(
    'characters',
    lengths.map((length) => ({ name: String(length), run: () => measure([one], bodyOf(length)) })),
  )
  if (values.draw) {
    const points = lengths.map((length, index) => ({ x: length, y: byLength[index] ?? 0 }))
    await writeFile(chart, drawCurve(points, { x: 'Characters of the draft', y: 'Processor time a call, ms' }))
  }
  const more = [await start(2, keys), await start(2, keys)]
  await measure(more)
  await compare('processes', [
    { name: '1 API, 1 worker', run: () => measure([one]) },
    { name: '2 APIs, 4 workers', run: () => measure(more) },
  ])
  for (const each of more) await stop(each)
  const all = await seedAccounts(accountsMax)
  let turn = 0
  const everyOne = { ...one, load: { ...one.load, nextAuthorization: () => `Bearer ${all[turn++ % all.length]}` } }
  await compare('accounts', [
    { name: `${keys.length} of ${accountsMax} call`, run: () => measure([one]) },
    { name: `each of ${accountsMax} in turn`, run: () => measure([everyOne]) },
  ])
  for (const count of waitingJobs) {
    await fillQueue(count)
    await compare('waiting jobs', [{ name: String(count), run: () => measure([one]) }])
  }
} finally {
  await Promise.all([...running].map(stop))
  await services.stop()
}
