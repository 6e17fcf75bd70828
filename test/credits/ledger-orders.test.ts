import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkCredits } from '#shared/credits/check-credits.ts'
import type { LedgerFault } from '#shared/credits/ledger.ts'
import { checkInvoices, checkLedger, checkOrders } from '#shared/credits/ledger-check.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs } from '#shared/jobs/settle-job.ts'
import { refundOrder } from '#shared/orders/refund-order.ts'
import { givenSupplier } from '../helpers/billing.ts'
import { type ClockedDatabase, createClockedDatabase } from '../helpers/clock.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'
import { givenOrder, givenPurchase } from '../helpers/purchases.ts'

let database: ClockedDatabase
/** Ids by name, for the statements that tamper. */
const ids: Record<string, string> = {}

/** Books with every kind of order in them: two paid, one refunded in part, one pending. */
beforeAll(async () => {
  database = await createClockedDatabase()
  await database.setNow('2026-11-21T10:00:00Z')
  const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
  const first = await givenPurchase(database, accountId, { credits: 10 })
  await givenPurchase(database, accountId, { plan: 'pro' })
  const returned = await givenPurchase(database, accountId, { plan: 'scale', credits: 20 })
  const pending = await givenOrder(database, accountId)
  const job = newJob(accountId, keyId, { costCredits: 13 })
  await reserveJob(database.sql, job)
  await captureJobs(database.sql, [{ jobId: job.id, result: {}, latencyMs: 1 }])
  await refundOrder(database.kysely, returned.order.id, givenSupplier())
  const other = await givenCustomer(database)
  Object.assign(ids, {
    account: accountId,
    other: other.accountId,
    paid: first.order.id,
    grant: first.grantId,
    refunded: returned.order.id,
    refundedGrant: returned.grantId,
    pending: pending.id,
  })
})
afterAll(async () => database.close())

class Undo extends Error {}

/** Faults found after these statements, which run without triggers and the given constraints, and are undone. */
async function faultsAfter(statements: string, withoutConstraints: string[] = []): Promise<LedgerFault[]> {
  let faults: LedgerFault[] = []
  const tampering = database.sql.begin(async (transaction) => {
    await transaction`set local session_replication_role = replica`
    for (const constraint of withoutConstraints) {
      const [table, name] = constraint.split('.')
      await transaction.unsafe(`alter table ${table} drop constraint ${name}`)
    }
    await transaction.unsafe(statements.replace(/(?<!:):([a-zA-Z]+)/g, (_, name) => `'${ids[name] ?? name}'`))
    const parts = [await checkCredits(transaction), await checkOrders(transaction), await checkInvoices(transaction)]
    faults = parts.flatMap((part) => part.faults)
    throw new Undo()
  })
  await tampering.catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return faults
}

const amounts = 'currency, taxable_minor, cgst_minor, sgst_minor, igst_minor, total_minor'
const copiedInvoice = (kind: string, order: string, sequence: string) => `
  insert into invoices (id, kind, financial_year, sequence_number, number, issued_on, account_id, order_id,
    credited_invoice_id, ${amounts}, document)
  select gen_random_uuid(), kind, financial_year, ${sequence},
    split_part(number, '/', 1) || '/' || financial_year || '/' || lpad((${sequence})::text, 6, '0'), issued_on, account_id,
    ${order}, credited_invoice_id, ${amounts}, document
  from invoices where kind = '${kind}' order by sequence_number desc limit 1;
  update invoice_series set next_number = next_number + 1 where kind = '${kind}';`

describe('books in order', () => {
  it('have no fault, and are counted', async () => {
    expect(await checkLedger(database.sql)).toMatchObject({ orders: 4, invoices: 4, refunds: 1, faults: [] })
  })
})

describe('orders: the check finds', () => {
  it.each<[string, string, string[], string?]>([
    [
      'a paid order without a grant',
      `delete from ledger_entries where grant_id = :grant and job_id is null; delete from credit_grants where id = :grant;
       delete from ledger_entries where grant_id = :grant;
       update jobs set cost = cost - 10`,
      ['it is paid and has no grant'],
    ],
    [
      'a grant of an order that is not paid',
      'update credit_grants set order_id = :pending where id = :grant',
      ['it is paid and has no grant', 'it is not paid and has a grant', 'its grant is not what was bought'],
    ],
    [
      'a grant of more credits than were bought',
      `update credit_grants set granted = granted + 1, remaining = remaining + 1, active = true where id = :grant;
       update ledger_entries set delta = delta + 1 where grant_id = :grant and kind = 'grant'`,
      ['its grant is not what was bought'],
    ],
    [
      'a grant of another plan',
      `update credit_grants set plan = 'enterprise' where id = :grant`,
      ['its grant is not what was bought'],
    ],
    [
      'two grants for one order',
      `with twin as (
         insert into credit_grants (id, account_id, plan, source, granted, remaining, order_id, expires_at)
         select gen_random_uuid(), account_id, plan, source, granted, granted, order_id, expires_at
         from credit_grants where id = :grant returning *)
       insert into ledger_entries (account_id, grant_id, kind, delta) select account_id, id, 'grant', granted from twin`,
      ['it has two grants, invoices, credit notes or refunds'],
      'credit_grants.credit_grants_order_id_key',
    ],
    [
      'a paid order without an invoice',
      `update invoices set order_id = :pending where order_id = :paid`,
      ['it is paid and has no invoice', 'it is not paid and has an invoice'],
    ],
    [
      'an invoice of other amounts than the order',
      `update orders set taxable_minor = taxable_minor - 100, total_minor = total_minor - 100 where id = :paid`,
      ['its invoice is of other amounts'],
    ],
    [
      'an invoice in another currency',
      `update invoices set currency = 'USD' where order_id = :paid`,
      ['its invoice is of other amounts'],
    ],
    [
      'an invoice to another account',
      `update invoices set account_id = :other where order_id = :paid`,
      ['its invoice is of other amounts'],
    ],
    [
      'two invoices for one order',
      copiedInvoice('invoice', ':refunded', 'sequence_number + 1'),
      ['it has two grants, invoices, credit notes or refunds', 'its credit note credits another invoice'],
      'invoices.invoices_order_id_kind_key',
    ],
    [
      'an order that was paid and is marked pending',
      `update orders set status = 'pending', paid_at = null where id = :paid`,
      ['it is not paid and has a grant', 'it is not paid and has an invoice'],
    ],
  ])('%s', async (_what, statements, faults, constraint) => {
    const found = await faultsAfter(statements, constraint ? [constraint] : [])
    expect(found.map(({ fault }) => fault).sort()).toEqual([...faults].sort())
    for (const { subject, accountId } of found) {
      expect(subject).toMatch(/^order /)
      expect(accountId).toBe(ids.account)
    }
  })
})

describe('refunds: the check finds', () => {
  it.each<[string, string, string[]]>([
    [
      'a refunded order whose grant lives on',
      'update credit_grants set voided_at = null where id = :refundedGrant',
      ['it is refunded and its grant is not voided'],
    ],
    [
      'a voided grant of an order that is not refunded',
      `update orders set status = 'paid' where id = :refunded`,
      [
        'its grant is voided and it is not refunded',
        'it is not refunded and has a refund',
        'it is not refunded and has a credit note',
      ],
    ],
    [
      'a refunded order without a refund',
      'delete from refunds',
      ['it is refunded and has no refund', 'its refund is not what the ledger took back'],
    ],
    [
      'a refunded order without a credit note',
      `delete from invoices where kind = 'credit_note'; delete from invoice_series where kind = 'credit_note'`,
      ['it is refunded and has no credit note', 'its refund is not what its credit note says'],
    ],
    [
      'a credit note above its invoice in one part',
      `update orders set taxable_minor = taxable_minor - 900000, total_minor = total_minor - 900000 where id = :refunded;
       update invoices set taxable_minor = taxable_minor - 900000, total_minor = total_minor - 900000
       where order_id = :refunded and kind = 'invoice'`,
      ['its credit note is above its invoice'],
    ],
    [
      'a credit note of another invoice',
      `update invoices set credited_invoice_id = (select id from invoices where order_id = :paid)
       where kind = 'credit_note'`,
      ['its credit note credits another invoice'],
    ],
    [
      'a refund of other amounts than its credit note',
      'update refunds set taxable_minor = taxable_minor - 1, total_minor = total_minor - 1',
      ['its refund is not what its credit note says'],
    ],
    [
      'a refund of other credits than the ledger took back',
      'update refunds set credits = credits + 1',
      ['its refund is not what the ledger took back'],
    ],
    [
      'credits taken back without a refund',
      `insert into ledger_entries (account_id, grant_id, kind, delta)
       select account_id, id, 'refund', -1 from credit_grants where source = 'purchase' and remaining > 0;
       update credit_grants set remaining = remaining - 1 where source = 'purchase' and remaining > 0`,
      ['its refund is not what the ledger took back'],
    ],
  ])('%s', async (_what, statements, faults) => {
    const found = await faultsAfter(statements)
    expect(found.map(({ fault }) => fault).sort()).toEqual([...faults].sort())
  })

  it('a refunded grant from which more was taken than the ledger says', async () => {
    const found = await faultsAfter(
      `update ledger_entries set delta = delta + 2 where grant_id = :refundedGrant and kind = 'refund'`,
    )
    expect(found.map(({ fault, drift }) => [fault, drift])).toEqual([
      ['granted plus movements is not what remains', 2],
      ['spent is not held plus captured plus expired plus refunded plus revoked', 2],
      ['its refund is not what the ledger took back', 0],
    ])
  })
})

describe('invoices: the check finds', () => {
  it.each<[string, string, string[], string[]?]>([
    [
      'parts that are not the total',
      `update invoices set total_minor = total_minor + 1 where order_id = :paid`,
      ['its parts are not its total'],
      ['invoices.invoices_check'],
    ],
    [
      'a CGST that is not the SGST',
      `update invoices set cgst_minor = cgst_minor + 1, sgst_minor = sgst_minor - 1 where order_id = :paid;
       update orders set cgst_minor = cgst_minor + 1, sgst_minor = sgst_minor - 1 where id = :paid`,
      ['its CGST is not its SGST'],
    ],
    [
      'the tax of a state beside that between states',
      `update invoices set igst_minor = 1, total_minor = total_minor + 1 where order_id = :paid;
       update orders set igst_minor = 1, total_minor = total_minor + 1 where id = :paid`,
      ['it has the tax of a state and that between states'],
    ],
    [
      'a number of another place in the series',
      `update invoices set number = 'POA/' || financial_year || '/000077' where order_id = :paid`,
      ['its number is not that of its place in the series'],
    ],
    [
      'a missing number',
      `update invoices set sequence_number = 4, number = replace(number, '000003', '000004') where order_id = :refunded and
       kind = 'invoice'; update invoice_series set next_number = 5 where kind = 'invoice'`,
      ['numbers are missing or doubled'],
    ],
    [
      'numbers that do not start at 1',
      `update invoices set sequence_number = 2, number = replace(number, '000001', '000002') where kind = 'credit_note';
       update invoice_series set next_number = 3 where kind = 'credit_note'`,
      ['numbers are missing or doubled'],
    ],
    [
      'a number that would be given twice',
      `update invoice_series set next_number = next_number - 1 where kind = 'invoice'`,
      ['the next number is not one above the last'],
    ],
    [
      'a number that would be left out',
      `update invoice_series set next_number = next_number + 1 where kind = 'invoice'`,
      ['the next number is not one above the last'],
    ],
    [
      'a series that was never opened',
      `delete from invoice_series where kind = 'credit_note'`,
      ['the next number is not one above the last'],
    ],
    [
      'a series that counts without invoices',
      `insert into invoice_series values ('invoice', '24-25', 8, '2024-05-01')`,
      ['the next number is not one above the last'],
    ],
    [
      'a series that has forgotten its last date',
      `update invoice_series set last_issued_on = last_issued_on - 1 where kind = 'invoice'`,
      ['the series has forgotten its last date'],
    ],
    [
      'a date before that of the number before',
      `update invoices set issued_on = issued_on - 1 where order_id = :refunded and kind = 'invoice'`,
      ['it is dated before the number before it'],
    ],
    [
      'a date outside the financial year',
      `update invoices set financial_year = '19-20', number = regexp_replace(number, '\\d\\d-\\d\\d', '19-20')
       where kind = 'credit_note'; update invoice_series set financial_year = '19-20' where kind = 'credit_note'`,
      ['it is dated outside its financial year'],
    ],
  ])('%s', async (_what, statements, faults, constraints) => {
    const found = await faultsAfter(statements, constraints)
    expect(found.map(({ fault }) => fault).sort()).toEqual([...faults].sort())
    expect(found[0]?.subject).toMatch(/^(invoices?|credit notes?) /)
  })
})

describe('all parts of the check', () => {
  it('see the same snapshot: concurrent purchases and refunds are no fault', async () => {
    const { accountId } = await givenCustomer(database, { credits: 0 })
    const work = Array.from({ length: 12 }, async () => {
      const { order } = await givenPurchase(database, accountId, { credits: 2 })
      await refundOrder(database.kysely, order.id, givenSupplier())
    })
    const checks = Array.from({ length: 12 }, () => checkLedger(database.sql))
    await Promise.all(work)
    for (const { faults } of await Promise.all(checks)) expect(faults).toEqual([])
  })
})
