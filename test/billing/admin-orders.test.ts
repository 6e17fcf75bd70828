import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAccount } from '#shared/accounts/account-repository.ts'
import { findBillingDetails, storeBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs } from '#shared/jobs/settle-job.ts'
import { refundOrder } from '#shared/orders/refund-order.ts'
import { settleOutcomes } from '#shared/orders/settle-order.ts'
import { givenSupplier, indianDetails, supplierEnvironment } from '../helpers/billing.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenApiKey, newJob } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { type ProgramEnd, runAdmin } from '../helpers/programs/run-program.ts'
import { givenOrder, payOrder } from '../helpers/purchases.ts'

let database: TestDatabase
let folder: string
beforeAll(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'admin-orders-'))
})
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true, force: true })
})

const missing = '01a1fc9b-a763-7346-885f-000000000000'
const buyer = {
  '--legal-name': 'Meera Nair',
  '--address': 'Flat 7B, Palm Grove|3rd Cross, Indiranagar',
  '--city': 'Bengaluru',
  '--state': 'ka',
  '--postal-code': '560 038',
  '--country': 'in',
}

function admin(args: string[], environment: Record<string, string> = {}): Promise<ProgramEnd> {
  return runAdmin(args, {
    DATABASE_URL: database.url,
    ...supplierEnvironment,
    ...environment,
  })
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
async function adminJson(...args: string[]): Promise<any> {
  const end = await admin([...args, '--json'])
  expect([end.exitCode, end.stderr]).toEqual([0, ''])
  return JSON.parse(end.stdout)
}

async function expectRefusal(args: string[], message: RegExp, environment: Record<string, string> = {}): Promise<void> {
  const end = await admin([...args, '--json'], environment)
  expect([end.exitCode, end.stdout]).toEqual([1, ''])
  expect(end.stderr).toMatch(message)
  expect(end.stderr).not.toMatch(/^ +at /m)
}

async function givenBuyer(): Promise<string> {
  const id = await createAccount(database.kysely, { name: 'Acme' })
  await storeBillingDetails(database.kysely, id, indianDetails)
  return id
}

async function givenPaidOrder(accountId: string): Promise<string> {
  const order = await givenOrder(database, accountId)
  await payOrder(database, order, 'UTR 4281993')
  return order.id
}

const transfer = ['--reference', 'UTR 4281993', '--amount', '1178.82', '--currency', 'INR']

async function spend(accountId: string, costCredits: number): Promise<void> {
  const key = await givenApiKey(database, accountId)
  const job = newJob(accountId, key.id, { costCredits })
  expect(await reserveJob(database.sql, job)).toMatchObject({ outcome: 'reserved' })
  await captureJobs(database.sql, [{ jobId: job.id, result: {}, latencyMs: 1 }])
}

describe('billing details', () => {
  it('are set as the API would, in one spelling, then changed one by one, and removed by an empty text', async () => {
    const account = await createAccount(database.kysely, { name: 'Acme' })
    const { billing_details } = await adminJson('accounts', 'billing', account, ...Object.entries(buyer).flat())
    expect(billing_details).toEqual({
      legal_name: 'Meera Nair',
      email: null,
      gstin: null,
      address: 'Flat 7B, Palm Grove\n3rd Cross, Indiranagar',
      city: 'Bengaluru',
      state: 'KA',
      postal_code: '560038',
      country: 'IN',
    })
    const changes = ['--email', 'a@example.com', '--city', 'Mysuru']
    const changed = await adminJson('accounts', 'billing', account, ...changes)
    expect(changed.billing_details).toEqual({ ...billing_details, email: 'a@example.com', city: 'Mysuru' })
    const removed = await adminJson('accounts', 'billing', account, '--email', '')
    expect(removed).toEqual({ billing_details: { ...changed.billing_details, email: null }, missing: [] })
  })

  it('that are invalid for an invoice are refused with every fault, and nothing is changed', async () => {
    const account = await givenBuyer()
    const wrong = ['accounts', 'billing', account, '--postal-code', '110001', '--gstin', '29ABCDE1234F1Z0']
    await expectRefusal(wrong, /Nothing was changed:[\s\S]*postal_code[\s\S]*gstin/)
    expect((await findBillingDetails(database.kysely, account))?.postal_code).toBe('560038')
  })

  it('say what is missing before an order can be made', async () => {
    const account = await createAccount(database.kysely, { name: 'Acme' })
    const shown = await adminJson('accounts', 'billing', account)
    const fields = shown.missing.map(({ field }: { field: string }) => field)
    expect(fields).toEqual(expect.arrayContaining(['legal_name', 'address', 'city', 'country']))
    const order = ['orders', 'create', account, '--plan', 'pro', '--currency', 'INR']
    await expectRefusal(order, /Incomplete billing details.*accounts billing/)
  })
})

describe('an order paid by bank transfer', () => {
  it('is made, shown, settled with the matching amount, and gives credits, plan and invoice', async () => {
    const account = await givenBuyer()
    const made = await adminJson('orders', 'create', account, '--plan', 'starter', '--currency', 'INR')
    expect(made.order).toMatchObject({
      status: 'pending',
      provider: 'manual',
      amount: '999.00',
      total: '1178.82',
      account_id: account,
      buyer: 'Meera Nair',
    })
    const { order } = await adminJson('orders', 'settle', made.order.id, ...transfer)
    expect(order).toMatchObject({ status: 'paid', payment_reference: 'UTR 4281993' })
    const { account: holder } = await adminJson('accounts', 'show', account)
    expect(holder).toMatchObject({ plan: 'starter', credits_available: 1550 })
    const { invoices } = await adminJson('invoices', 'list', '--account', account)
    expect(invoices).toMatchObject([{ id: order.invoice_id, order_id: order.id, kind: 'invoice', total: '1178.82' }])
    expect((await adminJson('orders', 'list', '--account', account)).orders).toEqual([order])
    await expectSoundLedger(database)
  })

  it('is found by its payment reference despite spelling variations, but not by a wrong one', async () => {
    const account = await givenBuyer()
    const made = await adminJson('orders', 'create', account, '--plan', 'starter', '--currency', 'INR')
    const { payment_reference: quoted } = made.order.checkout
    const typed = quoted.toLowerCase().replaceAll('-', ' ').replace('poa', 'p0a')
    expect((await adminJson('orders', 'show', typed)).order.id).toBe(made.order.id)
    const mistyped = `${quoted.slice(0, -1)}${quoted.endsWith('7') ? '8' : '7'}`
    await expectRefusal(['orders', 'settle', mistyped, ...transfer], /No order POA-/)
    const { order } = await adminJson('orders', 'settle', quoted, ...transfer)
    expect(order).toMatchObject({ id: made.order.id, status: 'paid' })
  })

  it('is settled once: a second payment is refused, for the operator to return', async () => {
    const account = await givenBuyer()
    const order = await givenPaidOrder(account)
    const again = ['orders', 'settle', order, '--reference', 'another', '--amount', '1178.82', '--currency', 'INR']
    await expectRefusal(again, /was already paid by UTR 4281993: return this payment/)
    expect(await accountState(database, account)).toMatchObject({ remaining: 1550 })
  })

  it('is not settled by another amount or currency', async () => {
    const order = await givenOrder(database, await givenBuyer())
    const refusals: [string, string, RegExp][] = [
      ['1178.83', 'INR', /The order total is INR 1178.82: nothing was changed/],
      ['1178', 'INR', /The order total is INR 1178.82/],
      ['1178.82', 'USD', /The order total is INR 1178.82/],
      ['1,178.82', 'INR', /an amount such as 1178.82/],
      ['1178.8', 'INR', /an amount such as 1178.82/],
      ['-1178.82', 'INR', /an amount such as 1178.82/],
    ]
    await Promise.all(
      refusals.map(([amount, currency, message]) => {
        const args = ['orders', 'settle', order.id, '--reference', 'x', `--amount=${amount}`, '--currency', currency]
        return expectRefusal(args, message)
      }),
    )
    expect((await adminJson('orders', 'show', order.id)).order.status).toBe('pending')
  })

  it('can be cancelled while it is pending, and still paid after that', async () => {
    const { id } = await givenOrder(database, await givenBuyer())
    expect((await adminJson('orders', 'cancel', id)).order.status).toBe('expired')
    await expectRefusal(['orders', 'cancel', id], /not pending; its status is expired/)
    expect((await adminJson('orders', 'settle', id, ...transfer)).order.status).toBe('paid')
  })

  it('is refused in the wrong currency, for a plan that is not sold and without a supplier', async () => {
    const account = await givenBuyer()
    const order = (plan: string, currency: string) => [
      'orders',
      'create',
      account,
      '--plan',
      plan,
      '--currency',
      currency,
    ]
    const none = { SUPPLIER_LEGAL_NAME: '', SUPPLIER_ADDRESS: '', SUPPLIER_GSTIN: '' }
    await Promise.all([
      expectRefusal(order('pro', 'USD'), /must be INR for buyers in India/),
      expectRefusal(order('sandbox', 'INR'), /starter, pro, scale, enterprise/),
      expectRefusal([...order('pro', 'INR'), '--provider', 'razorpay'], /razorpay is not configured here/),
      expectRefusal(order('pro', 'INR'), /SUPPLIER_GSTIN/, { SUPPLIER_GSTIN: '29AAACP1234C1Z0' }),
      expectRefusal(order('pro', 'INR'), /Supplier not configured/, none),
    ])
  })
})

describe('a refund of a bank transfer', () => {
  it('takes the rest of the credits, issues a credit note and waits for the bank reference', async () => {
    const account = await givenBuyer()
    const order = await givenPaidOrder(account)
    // The sandbox's credits expire first by a moment, so they are spent first.
    await spend(account, 50 + 500)
    const pending = await adminJson('orders', 'refund', order)
    expect(pending).toMatchObject({ order: { status: 'refunded' }, credit_note_number: expect.stringMatching(/^POC/) })
    expect(pending.refund).toMatchObject({ status: 'pending', credits: 1000, amount: '666.00', total: '785.88' })
    const { account: holder } = await adminJson('accounts', 'show', account)
    expect(holder).toMatchObject({ plan: 'sandbox', credits_available: 0 })
    const listed = await adminJson('refunds', 'list', '--status', 'pending')
    expect(listed.refunds).toEqual([pending.refund])

    const { refund } = await adminJson('refunds', 'retry', order, '--reference', 'NEFT 77')
    expect(refund).toMatchObject({ id: pending.refund.id, status: 'paid', provider_reference: 'NEFT 77' })
    expect((await adminJson('refunds', 'list', '--status', 'pending')).refunds).toEqual([])
    await expectRefusal(['orders', 'refund', order], /is already refunded/)
    await expectSoundLedger(database)
  })

  it('is done in one go with a reference', async () => {
    const order = await givenPaidOrder(await givenBuyer())
    const { refund } = await adminJson('orders', 'refund', order, '--reference', 'NEFT 78')
    expect(refund).toMatchObject({ status: 'paid', total: '1178.82', provider_reference: 'NEFT 78' })
  })

  it('is refused with the reason: not paid, all spent, no refund to retry', async () => {
    const account = await givenBuyer()
    const order = await givenOrder(database, account)
    await expectRefusal(['orders', 'refund', order.id], /unpaid.*orders cancel/)
    await expectRefusal(['refunds', 'retry', order.id], /not refunded; its status is pending/)
    await payOrder(database, order)
    await spend(account, 1550)
    await expectRefusal(['orders', 'refund', order.id], /All credits of the order are spent/)
  })
})

describe('invoices and credit notes', () => {
  it('are shown by number and written as PDF, without overwriting an existing file', async () => {
    const account = await givenBuyer()
    const order = await givenPaidOrder(account)
    await refundOrder(database.kysely, order, givenSupplier())
    const { invoices } = await adminJson('invoices', 'list', '--account', account)
    const [note, invoice] = invoices
    expect([note.kind, invoice.kind]).toEqual(['credit_note', 'invoice'])
    expect((await adminJson('invoices', 'show', note.number)).invoice).toEqual(note)
    const file = path.join(folder, 'note.pdf')
    const written = await adminJson('invoices', 'pdf', note.number, '--out', file)
    const page = await readFile(file)
    expect([page.subarray(0, 5).toString(), page.length]).toEqual(['%PDF-', written.bytes])
    await expectRefusal(['invoices', 'pdf', note.number, '--out', file], /cannot be written \(EEXIST\)/)
  })
})

describe('human-readable output', () => {
  it('shows plans, orders, refunds, payments and invoices in aligned columns', async () => {
    const order = await givenPaidOrder(await givenBuyer())
    await refundOrder(database.kysely, order, givenSupplier())
    const lines = async (...args: string[]) => (await admin(args)).stdout.trimEnd().split('\n')
    expect((await lines('plans', 'list'))[3]).toMatch(
      /^pro +3499\.00 +45\.00 +7500 +365 +120 +priority +Pro Developer$/,
    )
    expect((await lines('orders', 'list'))[1]).toContain(order)
    expect(await lines('orders', 'show', order)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^CGST +INR 89\.91 \(9 %\)$/), expect.stringMatching(/^refund /)]),
    )
    expect((await lines('refunds', 'list'))[1]).toContain(order)
    expect((await lines('invoices', 'list'))[1]).toMatch(/^POC\/\d\d-\d\d\/\d{6} +\d{4}-\d\d-\d\d +credit_note /)
    expect((await lines('payments', 'list'))[0]).toMatch(/^received +provider +outcome +amount +payment +order +kind$/)
  })
})

describe('payments', () => {
  it('are listed by outcome and by order', async () => {
    const { id: order } = await givenOrder(database, await givenBuyer())
    await database.sql`
      insert into payment_events (provider, event_id, order_id, kind, outcome, payment_reference, currency, amount_minor)
      values ('stripe', 'evt_1', ${order}, 'checkout.session.completed', 'surplus', 'pi_1', 'USD', 1200),
        ('razorpay', 'evt_2', null, 'payment.captured', 'unknown_order', 'pay_2', 'INR', 99900)`
    const { payments } = await adminJson('payments', 'list', '--outcome', 'surplus')
    expect(payments).toMatchObject([{ event_id: 'evt_1', order_id: order, amount: '12.00', currency: 'USD' }])
    expect((await adminJson('payments', 'list', '--order', order)).payments).toEqual(payments)
    await expectRefusal(['payments', 'list', '--outcome', 'odd'], new RegExp(settleOutcomes.join(', ')))
  })
})

describe.concurrent('an unknown order, account or invoice', () => {
  it.each([
    [['orders', 'show', missing], /No order.*orders list/],
    [['orders', 'show', 'x'], /No order x/],
    [['orders', 'cancel', missing], /No order/],
    [['orders', 'settle', missing, ...transfer], /No order/],
    [['orders', 'refund', missing], /No order/],
    [['refunds', 'retry', missing], /No order/],
    [['orders', 'create', missing, '--plan', 'pro', '--currency', 'INR'], /No account/],
    [['accounts', 'billing', missing], /No account/],
    [['invoices', 'show', 'POA/26-27/999999'], /No invoice or credit note POA/],
    [['invoices', 'list', '--account', missing], /No account/],
    [['payments', 'list', '--order', missing], /No order/],
  ] as [string[], RegExp][])('is reported as unknown: %j', async (args, message) => {
    await expectRefusal(args, message)
  })
})

describe('the reconciliation after a restore', () => {
  it('of data without orders needs no supplier, but refuses a wrong one: payments may have arrived since', async () => {
    const empty = await createTestDatabase()
    const reconcile = (environment: Record<string, string>) =>
      runAdmin(['restore', 'reconcile', '--since', '2026-11-27T14:05:00Z'], {
        DATABASE_URL: empty.url,
        ...environment,
      })
    const wrong = await reconcile({ SUPPLIER_LEGAL_NAME: 'Half a Supplier' })
    expect([wrong.exitCode, wrong.stdout]).toEqual([1, ''])
    expect(wrong.stderr).toMatch(/^Invalid settings:/)
    const without = await reconcile({})
    expect([without.exitCode, without.stderr]).toEqual([0, ''])
    expect(without.stdout).toContain('The ledger is consistent: drift 0.')
    await empty.close()
  })
})
