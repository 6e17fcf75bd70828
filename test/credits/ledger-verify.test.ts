import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob } from '#shared/jobs/settle-job.ts'
import { newId } from '#shared/platform/ids.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenCustomer, newJob, storedResult } from '../helpers/given.ts'
import { runAdmin, runProgram } from '../helpers/programs/run-program.ts'
import { givenPurchase } from '../helpers/purchases.ts'

let database: TestDatabase
let customer: { accountId: string; keyId: string; grantId: string }

/** Books with every kind of job in them: captured, voided, voided after its grant's expiry, and held. */
beforeEach(async () => {
  database = await createTestDatabase()
  const { sql } = database
  const { accountId, keyId } = await givenCustomer(database, { credits: 10 })
  const reserve = async (account: { accountId: string; keyId: string }) => {
    const job = newJob(account.accountId, account.keyId)
    await reserveJob(sql, job)
    return job
  }
  for (let call = 0; call < 2; call += 1) {
    const { id: jobId } = await reserve({ accountId, keyId })
    expect(await captureJobs(sql, [{ jobId, result: storedResult(), latencyMs: 1 }])).toEqual([true])
  }
  const failed = { status: 'failed', errorCode: 'engine_failed' } as const
  await voidJob(sql, (await reserve({ accountId, keyId })).id, failed)
  await reserve({ accountId, keyId })
  const expired = await givenCustomer(database, { credits: 3 })
  const job = await reserve(expired)
  await sql`update credit_grants set expires_at = now() where account_id = ${expired.accountId}`
  await voidJob(sql, job.id, failed)
  const [grant] = await sql`select id from credit_grants where account_id = ${accountId}`
  customer = { accountId, keyId, grantId: grant?.id }
})
afterEach(() => database.close())

function verify() {
  return runAdmin(['ledger', 'verify'], { DATABASE_URL: database.url })
}

/** Changes the ledger as only someone with the owner's rights can. */
async function tamper(statement: string): Promise<void> {
  const { sql } = database
  await sql.unsafe(`alter table ledger_entries disable trigger ledger_entries_append_only; ${statement};
    alter table ledger_entries enable trigger ledger_entries_append_only`)
}

describe('ledger:verify', () => {
  it('ends with 0 and says drift 0 when the books are right', async () => {
    const end = await runProgram('ops/cli/main.ts', ['ledger', 'verify'], { DATABASE_URL: database.url })
    expect(end).toMatchObject({ exitCode: 0, stderr: '' })
    expect(end.stdout).toMatch(/^3 grants, \d+ ledger entries, 1 jobs held$/m)
    expect(end.stdout).toMatch(/^0 orders, 0 invoices and credit notes, 0 refunds$/m)
    expect(end.stdout).toMatch(/drift 0/)
  })

  it.each<[string, () => string, RegExp]>([
    [
      'credits appear on a grant',
      () => `update credit_grants set remaining = remaining + 1 where id = '${customer.grantId}'`,
      /granted plus movements is not what remains \(by -1\)/,
    ],
    [
      'a grant is made larger',
      () =>
        `update credit_grants set granted = granted + 5, remaining = remaining + 5 where id = '${customer.grantId}'`,
      /opening entry is not what was granted \(by -5\)/,
    ],
    [
      'a grant has no opening entry',
      () => `delete from ledger_entries where grant_id = '${customer.grantId}' and kind = 'grant'`,
      /opening entry is not what was granted \(by -10\)/,
    ],
    [
      'a captured job has lost its capture entry',
      () =>
        `delete from ledger_entries where id = (select max(id) from ledger_entries where grant_id = '${customer.grantId}' and kind = 'capture')`,
      /no settling entry \(by 1\)/,
    ],
    [
      'a voided job has not given back',
      () =>
        `update credit_grants set remaining = remaining - 1 where id = '${customer.grantId}';
        delete from ledger_entries where grant_id = '${customer.grantId}' and kind = 'void'`,
      /no settling entry \(by 1\)/,
    ],
    [
      'a job has vanished',
      () => `delete from jobs where account_id = '${customer.accountId}' and money_state = 'captured'`,
      /no settling entry \(by 2\)/,
    ],
    [
      'a job was voided by hand',
      () =>
        `update jobs set money_state = 'voided', status = 'failed' where account_id = '${customer.accountId}' and money_state = 'held'`,
      /spent is not held plus captured plus expired plus refunded plus revoked \(by 1\)/,
    ],
  ])('ends with 1 and names the grant when %s', async (_name, statement, message) => {
    await tamper(statement())
    const end = await verify()
    expect(end.exitCode).toBe(1)
    const faults = end.stdout.split('\n').filter((line) => line.startsWith('FAULT'))
    expect(faults.join('\n')).toMatch(message)
    const named = new RegExp(`(grant ${customer.grantId}|key [0-9a-f-]{36}) of account ${customer.accountId}`)
    for (const fault of faults) expect(fault).toMatch(named)
  })

  it('ends with 1 and names the account when a job was answered without reserving', async () => {
    await database.sql`insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status,
        reply_node, deadline_at, next_sweep_at)
      values (${newId()}, ${customer.accountId}, ${customer.keyId}, 'optimize', 'priority', 1, 'captured', 'succeeded',
        'test', now(), now())`
    const end = await verify()
    expect(end.exitCode).toBe(1)
    expect(end.stdout).toContain(
      `FAULT account ${customer.accountId}: a held or captured job has not reserved its cost`,
    )
  })

  it('ends with 1 and names the account when entries name a grant it does not have', async () => {
    await database.sql`insert into ledger_entries (account_id, grant_id, kind, delta)
      values (${customer.accountId}, ${newId()}, 'grant', 5)`
    const end = await verify()
    expect(end.exitCode).toBe(1)
    expect(end.stdout).toContain(`FAULT account ${customer.accountId}: entries name a grant that the account does not`)
  })

  it('ends with 1 and names the order or number series when orders and books disagree', async () => {
    const { order } = await givenPurchase(database, customer.accountId)
    expect((await verify()).stdout).toMatch(/^1 orders, 1 invoices and credit notes, 0 refunds$/m)
    await database.sql`update orders set status = 'expired', paid_at = null where id = ${order.id}`
    await database.sql`update invoice_series set next_number = 7`
    const end = await verify()
    expect(end.exitCode).toBe(1)
    const place = `order ${order.id} of account ${customer.accountId}`
    expect(end.stdout).toContain(`FAULT ${place}: it is not paid and has a grant\n`)
    expect(end.stdout).toMatch(/^FAULT invoices \d\d-\d\d: the next number is not one above the last$/m)
  })

  it('ends with 1 and one sentence when Postgres is unreachable', async () => {
    const end = await runProgram('ops/cli/main.ts', ['ledger', 'verify'], {
      DATABASE_URL: 'postgres://poa:hunter2@127.0.0.1:1/poa',
    })
    expect([end.exitCode, end.stdout]).toEqual([1, ''])
    expect(end.stderr).toMatch(/^Postgres is unreachable.*\n$/)
  })
})
