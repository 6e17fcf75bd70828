import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { type FaultyServer, withFaults } from '../../ops/chaos/faulty-server.ts'
import { startPostgres } from '../../ops/dev/services/postgres.ts'
import { startRedis } from '../../ops/dev/services/redis.ts'
import { foreignDetails, supplierEnvironment } from '../helpers/billing.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenApiKey, givenCustomer, newJob, testPepper, textsOnly } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type ProgramEnd, runAdmin } from '../helpers/programs/run-program.ts'
import { copyCluster } from '../helpers/servers/own-servers.ts'
import { callOptimize, startProcess, type TestProcess } from '../helpers/servers/processes.ts'
import { type StripeStandIn, startStripeStandIn } from '../helpers/stand-ins/stripe-stand-in.ts'

const directory = mkdtempSync(path.join(os.tmpdir(), 'poa-restore-'))
const cluster = path.join(directory, 'postgres/cluster')
const base = path.join(directory, 'base')
const archive = path.join(directory, 'archive')

let postgres: FaultyServer
let redis: FaultyServer
let stripe: StripeStandIn
let database: Database
let environment: Record<string, string>
let processes: TestProcess[] = []

beforeAll(async () => {
  mkdirSync(archive)
  await copyCluster(path.join(directory, 'postgres'))
  configure(`archive_mode = on\narchive_command = 'cp "%p" "${archive}/%f"'`)
  const at = (name: string) => ({ dataDirectory: path.join(directory, name), log: () => {} })
  ;[postgres, redis, stripe] = await Promise.all([
    startPostgres(at('postgres')).then(withFaults),
    startRedis(at('redis')).then(withFaults),
    startStripeStandIn(),
  ])
  database = openDatabase(postgres.url, { connectionsMax: 5, name: 'poa-test' })
  environment = {
    DATABASE_URL: postgres.url,
    REDIS_URL: redis.url,
    API_KEY_PEPPER: testPepper,
    LOG_LEVEL: 'warn',
    ...textsOnly,
    ...supplierEnvironment,
    ...stripe.environment,
  }
})
afterAll(async () => {
  await stopService()
  await database.close()
  await Promise.all([postgres.stop(), redis.stop(), stripe.close()])
  rmSync(directory, { recursive: true, force: true })
})

function configure(lines: string): void {
  appendFileSync(path.join(cluster, 'postgresql.conf'), `${lines}\n`)
}

async function startService(): Promise<TestProcess> {
  const api = await startProcess('api', environment)
  processes = [api, await startProcess('worker', environment)]
  return api
}

async function stopService(): Promise<void> {
  await Promise.all(processes.map((one) => one.end('SIGTERM')))
  processes = []
}

function admin(...args: string[]): Promise<ProgramEnd> {
  return runAdmin([...args, '--json'], environment)
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function adminJson(...args: string[]): Promise<any> {
  const end = await admin(...args)
  expect([end.exitCode, end.stderr]).toEqual([0, ''])
  return JSON.parse(end.stdout)
}

async function callTimes(api: TestProcess, key: string, count: number): Promise<void> {
  const answers = await Promise.all(Array.from({ length: count }, () => callOptimize(api, key)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
}

/** The files of a running server, as pg_basebackup would copy them. */
async function takeBaseBackup(): Promise<void> {
  const session = await database.sql.reserve()
  await session`select pg_backup_start('test', fast => true)`
  execFileSync('cp', ['-a', cluster, base])
  const [label] = await session<{ labelfile: string }[]>`select labelfile from pg_backup_stop()`
  session.release()
  for (const name of ['postmaster.pid', 'pg_wal']) rmSync(path.join(base, name), { recursive: true, force: true })
  execFileSync('cp', ['-a', path.join(cluster, 'global'), path.join(base, 'pg_wal')])
  execFileSync('sh', ['-c', `rm -rf ${path.join(base, 'pg_wal')}/*`])
  writeFileSync(path.join(base, 'backup_label'), label?.labelfile ?? '')
}

/** Waits until everything written so far is archived. */
async function archiveAll(): Promise<void> {
  const [last] = await database.sql<{ file: string }[]>`select pg_walfile_name(pg_current_wal_lsn()) as file`
  await database.sql`select pg_switch_wal()`
  await eventually(async () => {
    const [archiver] = await database.sql<{ file: string | null }[]>`
      select last_archived_wal as file from pg_stat_archiver`
    return (archiver?.file ?? '') >= (last?.file ?? '')
  })
}

async function restoreTo(instant: string): Promise<void> {
  await postgres.kill()
  rmSync(cluster, { recursive: true })
  execFileSync('cp', ['-a', base, cluster])
  configure(
    `restore_command = 'cp "${archive}/%f" "%p"'\nrecovery_target_time = '${instant}'\nrecovery_target_action = 'promote'`,
  )
  writeFileSync(path.join(cluster, 'recovery.signal'), '')
  await postgres.restart()
  await eventually(async () => {
    const [state] = await database.sql<{ recovering: boolean }[]>`select pg_is_in_recovery() as recovering`
    return state?.recovering === false
  })
}

async function givenOrder(accountId: string): Promise<{ id: string; session: string }> {
  const { order } = await adminJson('orders', 'create', accountId, '--plan', 'starter', '--currency', 'USD')
  return { id: order.id, session: [...stripe.sessions.keys()].at(-1) ?? '' }
}

async function pay(api: TestProcess, key: string, { id, session }: { id: string; session: string }): Promise<void> {
  stripe.pay(session)
  const response = await fetch(`${api.url}/api/v1/account/orders/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}` },
  })
  expect([response.status, await response.json()]).toMatchObject([200, { data: { status: 'paid' } }])
}

async function invoiceNumbers(): Promise<string[]> {
  const rows = await database.sql<{ number: string }[]>`select number from invoices order by sequence_number`
  return rows.map(({ number }) => number.replace(/\/\d\d-\d\d\//, '/'))
}

describe('a restore to a moment between two calls', () => {
  it('loses later changes, and reconciliation brings the books in line with the provider', async () => {
    const buyer = await givenCustomer(database, { credits: 100 })
    const { accountId, key } = buyer
    await database.sql`update accounts set ${database.sql({ legal_name: foreignDetails.legal_name, email: foreignDetails.email, address: foreignDetails.address, city: foreignDetails.city, postal_code: foreignDetails.postal_code, country: foreignDetails.country })} where id = ${accountId}`
    const leaked = await givenApiKey(database, accountId)
    const api = await startService()
    await callTimes(api, key, 10)
    await pay(api, key, await givenOrder(accountId))
    await Promise.all([takeBaseBackup(), callTimes(api, key, 10)])
    await callTimes(api, key, 10)
    const pending = await givenOrder(accountId)

    // The state to restore: a job in progress, and an order waiting for its payment.
    const held = newJob(accountId, buyer.keyId, { costCredits: 3 })
    expect(await reserveJob(database.sql, held)).toMatchObject({ outcome: 'reserved' })
    const [at] = await database.sql<{ now: string }[]>`select clock_timestamp()::text as now`
    const since = at?.now ?? ''
    expect(await accountState(database, accountId)).toMatchObject({ captured: 30, held: 1 })

    await pay(api, key, pending)
    const lost = await givenOrder(accountId)
    await pay(api, key, lost)
    await adminJson('keys', 'revoke', leaked.id)
    await callTimes(api, key, 10)
    expect(await invoiceNumbers()).toEqual(['POA/000001', 'POA/000002', 'POA/000003'])
    await archiveAll()
    expect(await adminJson('backup', 'status')).toMatchObject({ archiving: { is_sound: true, failed: 0 } })
    await stopService()
    await restoreTo(since)

    expect(await invoiceNumbers()).toEqual(['POA/000001'])
    expect(await accountState(database, accountId)).toMatchObject({ captured: 30, held: 1 })
    const keyFile = path.join(directory, 'revoked-keys')
    writeFileSync(keyFile, `# from the log\n${leaked.id}\n`)
    const reconcile = ['restore', 'reconcile', '--since', new Date(since).toISOString(), '--revoke-keys', keyFile]
    const prefixes = ['--invoice-prefix', 'POB', '--credit-note-prefix', 'PCB']
    expect((await admin(...reconcile, '--invoice-prefix', 'POA', '--credit-note-prefix', 'PCB')).stderr).toMatch(
      /in use/,
    )
    const report = await adminJson(...reconcile, ...prefixes)
    expect(report).toMatchObject({ jobs_voided: 1, keys: { revoked: 1, unknown: 0 }, refunds: [] })
    const outcomes = report.payments.map(({ orderId, outcome, accountId: owner, plan }: Record<string, string>) => [
      orderId,
      outcome,
      owner,
      plan,
    ])
    expect(outcomes.sort()).toEqual(
      [
        [pending.id, 'paid', accountId, 'starter'],
        [lost.id, 'unknown_order', accountId, 'starter'],
      ].sort(),
    )
    expect(await invoiceNumbers()).toEqual(['POA/000001', 'POB/000002'])

    // Repeating it changes nothing.
    const again = await adminJson(...reconcile, ...prefixes)
    expect(again).toMatchObject({ jobs_voided: 0, payments: [{ orderId: lost.id, outcome: 'unknown_order' }] })
    const restored = await startService()
    expect((await callOptimize(restored, leaked.secret)).status).toBe(401)
    await callTimes(restored, key, 5)
    const state = await accountState(database, accountId)
    expect(state).toMatchObject({ captured: 35, held: 0, voided: 1, remaining: 100 + 1500 + 1500 - 35 })
    expect((await admin(...reconcile, ...prefixes)).stderr).toMatch(/Stop the service first: .*poa-api/)
    await expectSoundLedger(database)
  })
})
