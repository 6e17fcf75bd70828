import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { testPepper } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import { type ProgramEnd, runAdmin, runProgram } from '../helpers/programs/run-program.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const missing = '01a1fc9b-a763-7346-885f-000000000000'
const secretPattern = /poa_live_[0-9A-Za-z]{36}/

function admin(args: string[], environment: Record<string, string> = {}): Promise<ProgramEnd> {
  return runAdmin(args, {
    DATABASE_URL: system.database.url,
    API_KEY_PEPPER: testPepper,
    ...environment,
  })
}

/** What a script gets: with --json, all of standard output is one document. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function adminJson(...args: string[]): Promise<any> {
  const end = await admin([...args, '--json'])
  expect([end.exitCode, end.stderr]).toEqual([0, ''])
  return JSON.parse(end.stdout)
}

async function adminLines(...args: string[]): Promise<string[]> {
  const end = await admin(args)
  expect([end.exitCode, end.stderr]).toEqual([0, ''])
  return end.stdout.trimEnd().split('\n')
}

async function givenAccount(...options: string[]): Promise<string> {
  return (await adminJson('accounts', 'create', '--name', 'Acme', ...options)).account.id
}

const prompt = 'name a cat'

describe('accounts', () => {
  it('start with 50 sandbox credits, an opening ledger entry and what was said of them', async () => {
    const options = ['--country', 'in', '--state', 'ka', '--email', 'ops@acme.example']
    const { account, grants } = await adminJson('accounts', 'create', '--name', 'Acme', ...options)
    const facts = { name: 'Acme', email: 'ops@acme.example', country: 'IN', state: 'KA' }
    expect(account).toMatchObject({ ...facts, plan: 'sandbox', credits_available: 50, credits_held: 0 })
    expect(grants).toMatchObject([{ plan: 'sandbox', source: 'sign_up', granted: 50, remaining: 50 }])
    const { entries } = await adminJson('ledger', 'show', '--account', account.id)
    expect(entries).toMatchObject([{ kind: 'grant', delta: 50, balance: 50, grant_id: grants[0].id, job_id: null }])
    expect(await adminJson('accounts', 'show', account.id)).toEqual({ account, grants })
  })

  it('can be created with a plan, whose bundle comes on top', async () => {
    const { account, grants } = await adminJson('accounts', 'create', '--name', 'Big', '--plan', 'pro')
    expect(account).toMatchObject({ plan: 'pro', credits_available: 7550 })
    expect(grants).toHaveLength(2)
  })

  it('have the limits of their plan, or their own from the moment they are set', async () => {
    const id = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', id)
    const planOf = async () => (await call(system, key.secret, { path: '/account' })).body.data.plan
    expect(await planOf()).toMatchObject({ requests_per_minute: 30, queue: 'standard' })
    const own = await adminJson('accounts', 'limits', id, '--requests-per-minute', '900', '--queue', 'priority')
    expect(own.account.limits).toEqual({
      requests_per_minute: 900,
      queue: 'priority',
      overridden: ['requests_per_minute', 'queue'],
    })
    expect(await planOf()).toMatchObject({ requests_per_minute: 900, queue: 'priority' })
    await eventually(async () => {
      const { headers } = await system.optimize(key.secret, { prompt })
      return headers['x-ratelimit-limit'] === '900'
    })
    const [job] = await system.database.sql`select tier from jobs where account_id = ${id} order by id desc limit 1`
    expect(job?.tier).toBe('priority')
    expect(await adminLines('accounts', 'show', id)).toContain(
      'plan     sandbox (900 requests per minute by account override, queue priority by account override)',
    )
    await adminJson('accounts', 'limits', id, '--requests-per-minute', 'plan', '--queue', 'plan')
    expect(await planOf()).toMatchObject({ requests_per_minute: 30, queue: 'standard' })
    const { entries } = await adminJson('log', 'list', '--account', id, '--limit', '2')
    expect(entries[0]).toMatchObject({ command: 'accounts limits', phase: 'succeeded' })
  })

  it('are listed newest first, as many as asked for', async () => {
    const older = await givenAccount()
    const newer = await givenAccount()
    const { accounts } = await adminJson('accounts', 'list', '--limit', '2')
    expect(accounts.map((account: { id: string }) => account.id)).toEqual([newer, older])
  })

  it('are shown to people as aligned columns without JSON', async () => {
    const id = await givenAccount('--country', 'IN')
    const lines = await adminLines('accounts', 'show', id)
    expect(lines).toContain(`account  ${id}`)
    expect(lines).toContain('plan     sandbox (30 requests per minute)')
    expect(lines).toContain('credits  50 available, 0 held')
    const [heading = '', row = ''] = await adminLines('accounts', 'list', '--limit', '1')
    expect(heading).toMatch(/^account +plan +credits +country +state +name$/)
    expect(row.slice(heading.indexOf('country'), heading.indexOf('country') + 2)).toBe('IN')
  })
})

describe('keys', () => {
  it('work at once, and their secret is shown this one time only', async () => {
    const account = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', account, '--name', 'ci')
    expect((await system.optimize(key.secret, { prompt })).body.usage.credits_remaining).toBe(49)

    const listed = await admin(['keys', 'list', '--account', account])
    expect(listed.stdout).not.toMatch(secretPattern)
    const { keys } = await adminJson('keys', 'list', '--account', account)
    const shown = { id: key.id, account_id: account, name: 'ci', revoked_at: null }
    expect(keys).toMatchObject([{ ...shown, start: key.secret.slice(0, 13), last_four: key.secret.slice(-4) }])
    expect(JSON.stringify(keys)).not.toContain(key.secret.slice(13, -4))
  })

  it('are printed with their secret and a warning that it is shown only once', async () => {
    const lines = await adminLines('keys', 'create', '--account', await givenAccount())
    expect(lines.filter((line) => secretPattern.test(line))).toHaveLength(1)
    expect(lines.at(-1)).toMatch(/shown once/)
  })

  it('are refused from the moment they are revoked', async () => {
    const account = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', account)
    expect((await system.optimize(key.secret, { prompt })).status).toBe(200)
    expect(await adminJson('keys', 'revoke', key.id)).toEqual({ key: { id: key.id, revoked: true } })
    expect((await system.optimize(key.secret, { prompt })).status).toBe(401)
    expect((await adminLines('keys', 'list', '--account', account))[1]).toMatch(/ revoked \d{4}-/)
  })

  it('can have a limit of credits per month, which the admin log records', async () => {
    const account = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', account, '--monthly-credits-max', '1')
    expect((await system.optimize(key.secret, { prompt })).status).toBe(200)
    expect((await system.optimize(key.secret, { prompt })).body.error.code).toBe('key_limit_reached')
    const { entries } = await adminJson('log', 'list', '--account', account, '--limit', '1')
    expect(entries[0].arguments.options).toMatchObject({ monthlyCreditsMax: 1 })
  })

  it('are rotated with a grace period, or at once with none', async () => {
    const account = await givenAccount()
    const { key: first } = await adminJson('keys', 'create', '--account', account)
    const { key: second } = await adminJson('keys', 'rotate', first.id, '--grace-hours', '2')
    for (const secret of [first.secret, second.secret]) {
      expect((await system.optimize(secret, { prompt })).status).toBe(200)
    }
    const { keys } = await adminJson('keys', 'list', '--account', account)
    const graceMs = Date.parse(keys[1].revoked_at) - Date.parse(keys[0].created_at)
    expect(graceMs).toBe(2 * 3_600_000)
    expect((await adminLines('keys', 'list', '--account', account))[2]).toContain('valid until')

    const { key: third } = await adminJson('keys', 'rotate', second.id, '--grace-hours', '0')
    expect((await system.optimize(second.secret, { prompt })).status).toBe(401)
    expect((await system.optimize(third.secret, { prompt })).status).toBe(200)
  })

  it('are not rotated when they are revoked or have a successor already', async () => {
    const account = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', account)
    await adminJson('keys', 'rotate', key.id)
    expect((await admin(['keys', 'rotate', key.id])).stderr).toMatch(/has been rotated.*successor/)
    await adminJson('keys', 'revoke', key.id)
    expect((await admin(['keys', 'rotate', key.id])).stderr).toMatch(/is revoked/)
    expect((await adminJson('keys', 'list', '--account', account)).keys).toHaveLength(2)
  })
})

describe('credits and the ledger', () => {
  it('a grant brings its plan and lasts as long as asked', async () => {
    const id = await givenAccount()
    const terms = ['--plan', 'scale', '--credits', '7', '--days', '30']
    const { grant, account } = await adminJson('credits', 'grant', '--account', id, ...terms)
    expect(grant).toMatchObject({ plan: 'scale', source: 'operator', granted: 7, remaining: 7 })
    expect(Date.parse(grant.expires_at) - Date.parse(grant.created_at)).toBe(30 * 86_400_000)
    expect(account).toMatchObject({ plan: 'scale', credits_available: 57 })
  })

  it('a grant without a plan is goodwill and changes no plan; one with a plan is its bundle', async () => {
    const id = await givenAccount()
    const goodwill = await adminJson('credits', 'grant', '--account', id, '--credits', '5')
    expect(goodwill.grant).toMatchObject({ plan: null, source: 'goodwill', granted: 5 })
    expect(goodwill.account).toMatchObject({ plan: 'sandbox', credits_available: 55 })
    const bundle = await adminJson('credits', 'grant', '--account', id, '--plan', 'starter')
    expect(bundle.account).toMatchObject({ plan: 'starter', credits_available: 1555 })
  })

  it('granted credits are taken back with a reason that the statement shows, never more than is unspent', async () => {
    const id = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', id)
    const given = await adminJson('credits', 'grant', '--account', id, '--plan', 'scale', '--credits', '40')
    const take = ['credits', 'revoke', '--account', id, '--reason', 'Granted twice']
    expect((await adminJson(...take, '--credits', '60')).account).toMatchObject({
      credits_available: 30,
      plan: 'scale',
    })
    const refused = await admin([...take, '--credits', '31'])
    expect([refused.exitCode, refused.stderr]).toEqual([
      1,
      expect.stringMatching(/30 unspent credits: nothing was revoked/),
    ])
    const whole = await adminJson(...take, '--grant', given.grant.id, '--whole')
    expect(whole).toMatchObject({ revoked: 30, account: { credits_available: 0, plan: 'sandbox' } })
    const { body } = await call(system, key.secret, { path: '/account/statement' })
    const taken = body.data.items.filter(({ kind }: { kind: string }) => kind === 'revoke')
    expect(taken.map(({ credits, reason }: { credits: number; reason: string }) => [credits, reason])).toEqual([
      [-30, 'Granted twice'],
      [-10, 'Granted twice'],
      [-50, 'Granted twice'],
    ])
    const { data } = (await call(system, key.secret, { path: '/account' })).body
    expect(data.grants.map(({ state }: { state: string }) => state)).toContain('revoked')
    await expectSoundLedger(system.database)
  })

  it('the ledger adds up to what the account can spend', async () => {
    const id = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', id)
    await Promise.all([1, 2, 3].map(() => system.optimize(key.secret, { prompt })))
    await adminJson('credits', 'grant', '--account', id, '--credits', '5')
    const { entries } = await adminJson('ledger', 'show', '--account', id)
    const { account } = await adminJson('accounts', 'show', id)
    const deltas: number[] = entries.map((entry: { delta: number }) => entry.delta)
    expect(deltas.reduce((sum, delta) => sum + delta)).toBe(52)
    expect(account.credits_available).toBe(52)
    const kinds = entries.map((entry: { kind: string }) => entry.kind)
    expect(kinds.sort()).toEqual([...Array(3).fill('capture'), 'grant', 'grant', ...Array(3).fill('reserve')])
    let balance = 0
    for (const entry of entries.toReversed()) {
      balance += entry.delta
      expect(entry.balance).toBe(balance)
    }
    const newest = await adminJson('ledger', 'show', '--account', id, '--limit', '1')
    expect(newest.entries).toEqual([entries[0]])
    expect((await adminLines('ledger', 'show', '--account', id, '--limit', '1'))[1]).toMatch(/ grant +\+5 +52 /)
  })
})

describe('a job in the ledger', () => {
  const reserveAndCapture = [
    { kind: 'reserve', delta: -1 },
    { kind: 'capture', delta: 0 },
  ]

  it('is shown with its charge, its entries and the jobs with the same request, without its texts', async () => {
    const account = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', account)
    const calls = []
    for (const text of ['name a cat', 'name a cat', 'name a dog'])
      calls.push(await system.optimize(key.secret, { prompt: text }))
    const [id, repeated] = calls.map(({ headers }) => headers['x-request-id'])
    const shown = await adminJson('ledger', 'show', '--job', `${id}`)
    const settled = { status: 'succeeded', money_state: 'captured', charged: 1, cost: 1, has_texts: true }
    expect(shown.job).toMatchObject({ id, account_id: account, api_key_id: key.id, endpoint: 'optimize', ...settled })
    expect(shown.entries).toMatchObject(reserveAndCapture)
    expect(shown.repeats).toMatchObject([{ id: repeated, money_state: 'captured' }])
    const lines = await adminLines('ledger', 'show', '--job', `${id}`)
    expect(lines).toContain('charged      1 of 1 credits')
    expect(JSON.stringify([shown, lines])).not.toContain('name a cat')
  })

  it('is shown after its texts are purged', async () => {
    const account = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', account)
    const { headers } = await system.optimize(key.secret, { prompt })
    await system.database.sql`update jobs set request = null, result = null where account_id = ${account}`
    const shown = await adminJson('ledger', 'show', '--job', `${headers['x-request-id']}`)
    expect(shown.job).toMatchObject({ charged: 1, has_texts: false })
    expect(shown.entries).toMatchObject(reserveAndCapture)
    expect(shown.repeats).toBeNull()
  })

  it('is listed under its batch, whose id a call for a batch returns', async () => {
    const account = await givenAccount()
    const { key } = await adminJson('keys', 'create', '--account', account)
    const payload = { items: [{ prompt }, { prompt }] }
    const { json, headers } = await system.app.inject({
      method: 'POST',
      url: '/api/v1/prompts/optimize/batch',
      headers: { authorization: `Bearer ${key.secret}` },
      payload,
    })
    const jobIds: string[] = json().data.items.map(({ job_id }: { job_id: string }) => job_id)
    const end = await admin(['ledger', 'show', '--job', `${headers['x-request-id']}`])
    expect(end.stderr.trim().split('\n').slice(1)).toEqual(jobIds)
  })

  it('names the file to search if its month is archived', async () => {
    await system.database.sql`
      insert into ledger_archives (name, ends_at, jobs, entries, granted, reserved, voided, expired, file_name, file_sha256)
      values ('2020_01', '2020-02-01Z', 0, 0, 0, 0, 0, 0, 'poa-2020_01.ndjson.gz', ''),
        ('2020_02', '2020-03-01Z', 0, 0, 0, 0, 0, 0, 'poa-2020_02.ndjson.gz', '')`
    const archived = '0170041d-0000-7000-8000-000000000000'
    const end = await admin(['ledger', 'show', '--job', archived])
    expect([end.exitCode, end.stderr.trim()]).toEqual([
      1,
      `Job ${archived} is of an archived month: zgrep ${archived} poa-2020_02.ndjson.gz`,
    ])
  })
})

describe.concurrent('the command line', () => {
  const refusals: [string[], RegExp][] = [
    [['accounts', 'create'], /--name/],
    [['accounts', 'create', '--name', 'A', '--country', 'india'], /a code such as IN/],
    [['accounts', 'create', '--name', 'A', '--plan', 'gold'], /starter, pro, scale, enterprise/],
    [['accounts', 'show', 'x'], /No account x.*accounts list/],
    [['accounts', 'show', missing], /No account.*accounts list/],
    [['accounts', 'list', '--limit', '0'], /from 1 to/],
    [['keys', 'create', '--account', missing], /No account/],
    [['keys', 'revoke', missing], /No key.*keys list/],
    [['keys', 'rotate', "x' or 1=1"], /No key.*keys list/],
    [['credits', 'grant', '--account', missing, '--credits', '5'], /No account/],
    [['credits', 'grant', '--account', missing, '--credits', '-5'], /an integer/],
    [['credits', 'revoke', '--account', missing, '--credits', '5'], /No account/],
    [['accounts', 'limits', missing, '--queue', 'priority'], /No account/],
    [['accounts', 'limits', missing, '--requests-per-minute', '0'], /an integer/],
    [['ledger', 'show', '--account', missing], /No account/],
    [['ledger', 'show', '--job', missing], /No job .*rejected before its reservation/],
    [['ledger', 'show', '--job', 'x'], /x is not a job id/],
    [['ledger', 'show'], /either --account or --job/],
    [['bogus'], /unknown command/],
  ]
  it.each(refusals)('rejects %j with an explanation', async (args, message) => {
    const end = await admin([...args, ...(args[0] === 'bogus' ? [] : ['--json'])])
    expect([end.exitCode, end.stdout]).toEqual([1, ''])
    expect(end.stderr).toMatch(message)
    expect(end.stderr).not.toMatch(/^ +at /m)
  })

  it('a wrong setting or an unreachable or empty database is explained without a stack or a password', async () => {
    const at = (database: string) => system.database.url.replace(/[^/]*$/, database)
    const settings: [Record<string, string>, RegExp][] = [
      [{ DATABASE_URL: '' }, /DATABASE_URL is missing/],
      [{ DATABASE_URL: 'postgres://poa:hunter2@127.0.0.1:1/poa' }, /is unreachable.*DATABASE_URL/],
      [{ DATABASE_URL: at('poa_no_such_database') }, /does not exist.*npm run migrate/],
      [{ DATABASE_URL: at('postgres') }, /npm run migrate/],
    ]
    for (const [environment, message] of settings) {
      const end = await admin(['accounts', 'list'], environment)
      expect([end.exitCode, end.stdout]).toEqual([1, ''])
      expect(end.stderr).toMatch(message)
      expect(end.stderr).not.toMatch(/^ +at |hunter2/m)
    }
  })

  it('a key is not created without the pepper, and none is left behind', async () => {
    const account = await givenAccount()
    const environment = { DATABASE_URL: system.database.url, API_KEY_PEPPER: '' }
    const end = await runProgram('ops/cli/main.ts', ['keys', 'create', '--account', account], environment)
    expect([end.exitCode, end.stdout]).toEqual([1, ''])
    expect(end.stderr).toMatch(/API_KEY_PEPPER is missing/)
    expect((await adminJson('keys', 'list', '--account', account)).keys).toEqual([])
  })

  it('prints help for the program and its command groups', async () => {
    const groups = ['accounts', 'keys', 'credits', 'ledger', 'plans', 'orders', 'payments', 'invoices', 'refunds']
    const [main, ...rest] = await Promise.all(
      [[], ...groups.map((group) => [group])].map((args) => admin([...args, '--help'])),
    )
    for (const group of groups) expect(main?.stdout).toContain(group)
    for (const end of rest) expect([end.exitCode, end.stdout.includes('Usage: poa')]).toEqual([0, true])
  })
})
