import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pepperId } from '#shared/accounts/api-key.ts'
import { migrate } from '#shared/db/migrate.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { newWebhookSecret, openWebhookSecret, sealWebhookSecret } from '#shared/webhooks/webhook-secret.ts'
import { buildApp } from '../../api/app.ts'
import { apiSettings } from '../../api/config.ts'
import { openDependencies } from '../../api/dependencies.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, newJob, testPepper } from '../helpers/given.ts'
import { runAdmin } from '../helpers/programs/run-program.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(() => system.close())

const silent = createLogger({ level: 'silent', process: 'test' })
const prompt = { prompt: 'name a cat' }

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function admin(args: string[], exitCode = 0): Promise<any> {
  const environment = { DATABASE_URL: system.database.url, API_KEY_PEPPER: testPepper, ADMIN_OPERATOR: 'ada@example' }
  const end = await runAdmin([...args, '--json'], environment)
  expect([end.exitCode, end.stderr === '']).toEqual([exitCode, exitCode === 0])
  return exitCode === 0 ? JSON.parse(end.stdout) : end.stderr
}

async function givenKey(owner: string, scopes: string[]): Promise<string> {
  const body = { name: 'scoped', scopes }
  const { status, body: answer } = await call(system, owner, { method: 'POST', path: '/account/keys', body })
  expect([status, answer.data.scopes]).toEqual([201, scopes])
  return answer.data.secret
}

describe('key scopes', () => {
  it('a key with only the prompts scope can make calls, read its jobs and the balance, and nothing else', async () => {
    const { key: owner } = await givenCustomer(system.database)
    const key = await givenKey(owner, ['prompts'])
    const made = await system.optimize(key, prompt, { prefer: 'respond-async' })
    expect(made.status).toBe(202)
    expect((await call(system, key, { path: String(made.headers.location).replace('/api/v1', '') })).status).toBe(200)
    expect((await call(system, key, { path: '/account' })).status).toBe(200)
    for (const path of ['/account/keys', '/account/invoices', '/account/statement', '/account/webhook-endpoints']) {
      const { status, body } = await call(system, key, { path })
      expect([path, status, body.error.code]).toEqual([path, 403, 'insufficient_scope'])
    }
    const escalation = await call(system, key, { method: 'POST', path: '/account/keys', body: { name: 'mine' } })
    expect([escalation.status, escalation.body.error.code]).toEqual([403, 'insufficient_scope'])
  })

  it('a key for the account makes no prompts, and its successor has the same scopes', async () => {
    const { key: owner } = await givenCustomer(system.database)
    const key = await givenKey(owner, ['account'])
    const refused = await system.optimize(key, prompt)
    expect([refused.status, refused.body.error.code]).toEqual([403, 'insufficient_scope'])
    expect(refused.body.error.message).toBe('This key has the scope "account"; this endpoint requires "prompts".')
    const { body: list } = await call(system, key, { path: '/account/keys' })
    const rotation = { method: 'POST' as const, path: `/account/keys/${list.data.items[0].id}/rotate` }
    const { body: successor } = await call(system, key, rotation)
    expect(successor.data.scopes).toEqual(['account'])
  })

  it('a key with only the prompts scope gets 403 on every other documented route', async () => {
    const { paths = {} } = system.app.swagger() as { paths?: Record<string, object> }
    const { key: owner } = await givenCustomer(system.database)
    const key = await givenKey(owner, ['prompts'])
    const allowed = /^\/api\/v1\/(prompts|jobs|batches|plans)(\/|$)|^\/api\/v1\/account$|webhooks\/(stripe|razorpay)$/
    const closed = Object.keys(paths).filter((route) => !allowed.test(route))
    expect(closed.length).toBeGreaterThan(12)
    for (const route of closed) {
      for (const method of Object.keys(paths[route] ?? {})) {
        const request = { method: method.toUpperCase() as 'GET', path: route.replace('/api/v1', ''), body: {} }
        const { status, body } = await call(system, key, method === 'get' ? { path: request.path } : request)
        expect([route, status, body.error.code]).toEqual([route, 403, 'insufficient_scope'])
      }
    }
  })
})

describe('a suspended account', () => {
  it('is rejected, cannot reserve credits, and works again after it is resumed', async () => {
    const { accountId, keyId, key } = await givenCustomer(system.database)
    expect((await system.optimize(key, prompt)).status).toBe(200)
    const { account } = await admin(['accounts', 'suspend', accountId, '--reason', 'chargeback'])
    expect(account.suspended_at).toEqual(expect.any(String))
    // Below the cache of principals: what counts is the reserve statement.
    expect(await reserveJob(system.database.sql, newJob(accountId, keyId))).toEqual({ outcome: 'key_revoked' })
    await eventually(async () => (await system.optimize(key, prompt)).status === 403)
    const refused = await call(system, key, { path: '/account' })
    expect([refused.status, refused.body.error.code]).toEqual([403, 'account_suspended'])
    await admin(['accounts', 'resume', accountId])
    await eventually(async () => (await system.optimize(key, prompt)).status === 200)
  })
})

describe('an erased account', () => {
  it('has no personal data, texts or working keys left, keeps its books, and stays closed', async () => {
    const { accountId, key } = await givenCustomer(system.database)
    const details = {
      legal_name: 'Secret Ltd',
      address: 'Road 1',
      city: 'Pune',
      country: 'DE',
      email: 's@secret.example',
    }
    expect((await call(system, key, { method: 'PUT', path: '/account/billing-details', body: details })).status).toBe(
      200,
    )
    expect((await system.optimize(key, { prompt: 'a very private draft' })).status).toBe(200)
    const purged = 'the message of a job whose texts were purged'
    await system.database.sql`
      insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node, deadline_at,
        next_sweep_at, error_message)
      values (uuidv7(), ${accountId}, ${accountId}, 'optimize', 'standard', 1, 'voided', 'failed', 'test', now(), now(),
        ${purged})`
    await admin(['accounts', 'erase', accountId, '--confirm', 'another id'], 1)
    const erased = await admin(['accounts', 'erase', accountId, '--confirm', accountId, '--reason', 'request 17'])
    expect(erased.unfinished_jobs).toBe(0)
    const { sql } = system.database
    const [left] = await sql`
      select (select row_to_json(a)::text from accounts a where id = ${accountId}) as account,
        (select string_agg(concat(request, result, error_message), '') from jobs where account_id = ${accountId}) as texts,
        (select count(*)::int from ledger_entries where account_id = ${accountId}) as entries`
    expect(left?.account).not.toMatch(/secret|pune|test account/i)
    expect([left?.texts, left?.entries]).toEqual(['', 3])
    await eventually(async () => (await system.optimize(key, prompt)).status === 401)
    expect(await admin(['accounts', 'resume', accountId], 1)).toContain('erased')
  })
})

describe('the admin log', () => {
  it('records operator, command, reason and outcome, without names, email addresses or secrets', async () => {
    const { account } = await admin(['accounts', 'create', '--name', 'Private Name', '--email', 'p@private.example'])
    await admin(['credits', 'grant', '--account', account.id, '--credits', '5', '--reason', 'sorry for the outage'])
    await admin(['keys', 'create', '--account', account.id])
    await admin(['credits', 'grant', '--account', account.id], 1)
    const { entries } = await admin(['log', 'list', '--account', account.id])
    const seen = entries.map((entry: { command: string; phase: string }) => `${entry.command} ${entry.phase}`)
    expect(seen).toEqual([
      'credits grant failed',
      'credits grant started',
      'keys create succeeded',
      'keys create started',
      'credits grant succeeded',
      'credits grant started',
    ])
    expect(entries[5]).toMatchObject({ operator: 'ada@example', reason: 'sorry for the outage' })
    expect(entries[5].arguments.options).toMatchObject({ credits: 5 })
    const whole = await system.database.sql<{ text: string }[]>`select row_to_json(l)::text as text from admin_log l`
    expect(whole.map(({ text }) => text).join('\n')).not.toMatch(/Private Name|private\.example|poa_live_/)
  })

  it('cannot be changed, not even by the owner of the tables', async () => {
    await expect(system.database.sql`update admin_log set operator = 'eve'`).rejects.toThrow('append-only')
    await expect(system.database.sql`delete from admin_log`).rejects.toThrow('append-only')
  })

  it('does not record commands that only read', async () => {
    const count = async () => (await admin(['log', 'list', '--limit', '1000'])).entries.length
    const before = await count()
    await admin(['accounts', 'list'])
    expect(await count()).toBe(before)
  })
})

describe('the pepper', () => {
  it('can be rotated: a used key then works without the old one, and webhook secrets are resealed', async () => {
    const { accountId, key } = await givenCustomer(system.database)
    const secret = sealWebhookSecret(newWebhookSecret(), testPepper)
    await system.database.kysely
      .insertInto('webhook_endpoints')
      .values({ account_id: accountId, url: 'https://hooks.example', event_types: ['job.succeeded'], secret })
      .execute()
    const fresh = 'another pepper that only tests use'
    const changing = { API_KEY_PEPPER: fresh, API_KEY_PEPPERS_ACCEPTED: testPepper }
    const statusWith = async (environment: Record<string, string>) => {
      const dependencies = await openDependencies(
        parseConfig(apiSettings, { ...system.environment, ...environment }),
        silent,
      )
      const app = await buildApp({ ...dependencies, isShuttingDown: () => false })
      const response = await app.inject({ url: '/api/v1/account', headers: { authorization: `Bearer ${key}` } })
      await app.close()
      await dependencies.close()
      return response.statusCode
    }
    expect(await statusWith({ API_KEY_PEPPER: fresh })).toBe(401)
    expect(await statusWith(changing)).toBe(200)
    expect(await statusWith({ API_KEY_PEPPER: fresh })).toBe(200)

    const environment = { ...system.environment, ...changing }
    const resealed = await runAdmin(['pepper', 'reseal', '--json'], environment)
    expect(JSON.parse(resealed.stdout).webhook_endpoints).toBeGreaterThan(0)
    const [row] = await system.database.kysely.selectFrom('webhook_endpoints').select('secret').limit(1).execute()
    expect(openWebhookSecret(row?.secret ?? Buffer.alloc(0), [fresh])).toHaveLength(32)
    const status = await runAdmin(['pepper', 'status', '--json'], environment)
    expect(JSON.parse(status.stdout).peppers).toContainEqual({ pepper: pepperId(fresh), is_current: true, keys: 1 })
  })
})

describe('migrations', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'poa-migrations-'))
    const applied = path.join(import.meta.dirname, '../../migrations')
    for (const name of await readdir(applied)) {
      await writeFile(path.join(folder, name), `export { up } from ${JSON.stringify(path.join(applied, name))}\n`)
    }
  })
  afterAll(() => rm(folder, { recursive: true }))

  const addMigration = (name: string, statement: string, isConcurrent: boolean, lockedTables: string[] = []) => {
    const kysely = path.join(import.meta.dirname, '../../node_modules/kysely/dist/index.js')
    const lines = [
      `import { sql } from ${JSON.stringify(kysely)}`,
      `export const isConcurrent = ${isConcurrent}`,
      `export const lockedTables = ${JSON.stringify(lockedTables)}`,
      `export const up = (db) => sql\`${statement}\`.execute(db)`,
    ]
    return writeFile(path.join(folder, `${name}.mjs`), lines.join('\n'))
  }

  it('build indexes outside a transaction', async () => {
    await addMigration('9001-index', 'create index concurrently test_batches_jobs on batches (jobs)', true)
    expect(await migrate(system.database.ownerUrl, folder)).toEqual(['9001-index'])
  })

  it('wait for a table lock held by vacuum without blocking calls', async () => {
    await addMigration('9002-column', 'alter table jobs add column other_column int', false, ['jobs'])
    const { sql } = system.database
    const holder = await sql.reserve()
    try {
      await holder`begin`
      await holder`lock table jobs in share update exclusive mode`
      const migration = migrate(system.database.ownerUrl, folder)
      const { key } = await givenCustomer(system.database)
      await eventually(async () => {
        const [waiting] = await sql<{ isPastDeadlockTimeout: boolean; modes: string[] }[]>`
          select min(waitstart) < clock_timestamp() - current_setting('deadlock_timeout')::interval as "isPastDeadlockTimeout",
            array_agg(mode) as modes
          from pg_locks where relation = 'jobs'::regclass and not granted`
        if (waiting?.modes) expect(waiting.modes).toEqual(['ShareUpdateExclusiveLock'])
        expect((await system.optimize(key, prompt)).status).toBe(200)
        return waiting?.isPastDeadlockTimeout
      })
      await holder`commit`
      expect(await migration).toEqual(['9002-column'])
    } finally {
      holder.release()
    }
  })

  it('wait for a table in short attempts, between which calls get through', async () => {
    await addMigration('9003-column', 'alter table jobs add column test_column int', false)
    const { sql } = system.database
    const holder = await sql.reserve()
    try {
      await holder`begin`
      await holder`select 1 from jobs limit 1`
      const migration = migrate(system.database.ownerUrl, folder)
      await eventually(async () => {
        const waiting = await sql`
          select 1 from pg_stat_activity where query like '%test_column%' and wait_event_type = 'Lock'`
        return waiting.length > 0
      })
      const { key } = await givenCustomer(system.database)
      await eventually(async () => (await system.optimize(key, prompt)).status === 200)
      await holder`commit`
      expect(await migration).toEqual(['9003-column'])
    } finally {
      holder.release()
    }
  })
})
