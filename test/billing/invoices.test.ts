import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toBuyer } from '#shared/billing/billing-details.ts'
import { findFinancialYear } from '#shared/billing/invoices/financial-year.ts'
import {
  findInvoice,
  findInvoiceByNumber,
  findInvoiceOfOrder,
  type Invoice,
  listInvoices,
} from '#shared/billing/invoices/invoice.ts'
import { issueCreditNote, issueInvoice } from '#shared/billing/invoices/issue-invoice.ts'
import { splitRefund } from '#shared/billing/tax/tax.ts'
import type { Order } from '#shared/orders/order.ts'
import { foreignDetails, givenGstin, givenPaidOrder, givenSupplier, indianDetails } from '../helpers/billing.ts'
import { type ClockedDatabase, createClockedDatabase } from '../helpers/clock.ts'
import { eventually } from '../helpers/eventually.ts'

const supplier = givenSupplier()
let database: ClockedDatabase

beforeAll(async () => {
  database = await createClockedDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  // Only who owns the table can empty it, and only after taking its triggers off.
  await database.sql`alter table invoices disable trigger user`
  await database.sql`truncate invoices, invoice_series cascade`
  await database.sql`alter table invoices enable trigger user`
  await database.setNow('2026-11-21T06:00:00Z')
})

const issue = (order: Order): Promise<Invoice> =>
  database.kysely.transaction().execute((transaction) => issueInvoice(transaction, { order, supplier }))

const givenInvoice = async (): Promise<Invoice> => issue(await givenPaidOrder(database))

describe('numbers', () => {
  it('of 200 invoices issued at once have no gaps or duplicates, and at most 16 characters', async () => {
    const orders = await Promise.all(Array.from({ length: 200 }, () => givenPaidOrder(database)))
    const invoices = await Promise.all(orders.map(issue))
    const expected = Array.from({ length: 200 }, (_, index) => `POA/26-27/${String(index + 1).padStart(6, '0')}`)
    expect(invoices.map((invoice) => invoice.number).sort()).toEqual(expected)
    expect(invoices.filter((invoice) => invoice.number.length > 16)).toEqual([])
  })

  it('have no gap although every third of 60 transactions fails after it took its number', async () => {
    const orders = await Promise.all(Array.from({ length: 60 }, () => givenPaidOrder(database)))
    const settle = (order: Order, index: number) =>
      database.kysely.transaction().execute(async (transaction) => {
        await issueInvoice(transaction, { order, supplier })
        if (index % 3 === 0) throw new Error('fails after the insert')
      })
    const outcomes = await Promise.allSettled(orders.map(settle))
    expect(outcomes.filter((outcome) => outcome.status === 'rejected')).toHaveLength(20)
    const { rows } = await sql<{ sequence_number: number }>`
      select sequence_number from invoices order by sequence_number`.execute(database.kysely)
    expect(rows.map((row) => row.sequence_number)).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  })

  it('have no gap when the process dies between taking a number and storing the invoice', async () => {
    const [first, next] = [await givenInvoice(), await givenPaidOrder(database)]
    const program = fileURLToPath(new URL('../helpers/take-invoice-number.ts', import.meta.url))
    const dying = spawn(process.execPath, [program], { env: { DATABASE_URL: database.url } })
    const [taken] = await once(dying.stdout, 'data')
    expect([first.number, String(taken)]).toEqual(['POA/26-27/000001', 'POA/26-27/000002'])

    const waiting = issue(next)
    await eventually(async () => {
      const rows = await database.sql`
        select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      return rows.length > 0
    })
    dying.kill('SIGKILL')
    expect((await waiting).number).toBe('POA/26-27/000002')
  })

  it('begin anew with the Indian financial year, to the second', async () => {
    await database.setNow('2027-03-31T18:29:59Z')
    expect(await findFinancialYear(database.kysely)).toBe('26-27')
    expect(await givenInvoice()).toMatchObject({ number: 'POA/26-27/000001', issuedOn: '2027-03-31' })
    await database.setNow('2027-03-31T18:30:00Z')
    expect(await findFinancialYear(database.kysely)).toBe('27-28')
    expect(await givenInvoice()).toMatchObject({ number: 'POA/27-28/000001', issuedOn: '2027-04-01' })
  })

  it('have the right date on the leap day', async () => {
    await database.setNow('2028-02-28T18:30:00Z')
    expect(await givenInvoice()).toMatchObject({ number: 'POA/27-28/000001', issuedOn: '2028-02-29' })
  })

  it('never have an earlier date than the previous number, even if the clock goes back', async () => {
    await database.setNow('2026-11-21T18:30:00Z')
    const ahead = await givenInvoice()
    await database.setNow('2026-11-21T18:29:59Z')
    const behind = await givenInvoice()
    expect([ahead.issuedOn, behind.issuedOn]).toEqual(['2026-11-22', '2026-11-22'])
  })

  it('end at 999,999 with a three-letter prefix, and a refused invoice uses none up', async () => {
    await givenInvoice()
    await database.sql`update invoice_series set next_number = 999999`
    expect((await givenInvoice()).number).toBe('POA/26-27/999999')
    await expect(givenInvoice()).rejects.toThrow('a shorter prefix makes room')
    expect(await database.sql`select next_number from invoice_series`).toEqual([{ next_number: 1_000_000 }])
  })

  it('are not used up by a refused second invoice for an order', async () => {
    const order = await givenPaidOrder(database)
    await issue(order)
    await expect(issue(order)).rejects.toThrow('invoices_order_id_kind_key')
    expect((await givenInvoice()).number).toBe('POA/26-27/000002')
  })
})

describe('an invoice', () => {
  it('states what rule 46 asks for', async () => {
    const buyer = toBuyer({ ...indianDetails, legal_name: 'Deccan Analytics LLP', gstin: givenGstin('29') })
    const { amounts, document } = await issue(await givenPaidOrder(database, { buyer, plan: 'pro' }))
    expect(amounts).toEqual({
      taxableMinor: 349_900,
      cgstMinor: 31_491,
      sgstMinor: 31_491,
      igstMinor: 0,
      totalMinor: 412_882,
    })
    expect(document).toMatchObject({
      supplier: { legalName: supplier.legalName, gstin: supplier.gstin, state: 'Karnataka', gstCode: '29' },
      buyer: {
        legalName: 'Deccan Analytics LLP',
        gstin: givenGstin('29'),
        stateName: 'Karnataka',
        countryName: 'India',
      },
      placeOfSupply: { name: 'Karnataka', gstCode: '29' },
      line: { sacCode: '998315', quantity: 1 },
      taxes: [
        { name: 'CGST', rateBasisPoints: 900, amountMinor: 31_491 },
        { name: 'SGST', rateBasisPoints: 900, amountMinor: 31_491 },
      ],
      isReverseCharge: false,
      totalInWords: 'Rupees Four Thousand One Hundred Twenty-Eight and Paise Eighty-Two Only',
      payment: { provider: 'manual', reference: 'UTR 4281993' },
      creditedInvoice: null,
    })
    expect(document.line.description).toBe(
      'Prompt Optimization API, plan Pro Developer: 7,500 API credits, valid 365 days',
    )
  })

  it('for a buyer abroad has the endorsement, LUT reference and value in rupees', async () => {
    const exporter = givenSupplier({ LUT_REFERENCES: '26-27:AD290426012345A', USD_INR_RATE: '88.5' })
    const order = await givenPaidOrder(database, { buyer: toBuyer(foreignDetails), supplier: exporter, plan: 'pro' })
    const invoice = await database.kysely
      .transaction()
      .execute((transaction) => issueInvoice(transaction, { order, supplier: exporter }))
    expect(invoice).toMatchObject({ currency: 'USD', amounts: { taxableMinor: 4500, totalMinor: 4500 } })
    expect(invoice.document).toMatchObject({
      placeOfSupply: { name: 'Germany', gstCode: null },
      taxes: [],
      endorsement: 'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
      lutReference: 'AD290426012345A',
      rupeeValue: { rate: '88.5', taxableMinor: 398_250, taxMinor: 0, totalMinor: 398_250 },
    })
  })

  it('paid in the next financial year names the LUT of the year of its order', async () => {
    const exporter = givenSupplier({ LUT_REFERENCES: '26-27:AD290426012345A' })
    const order = await givenPaidOrder(database, { buyer: toBuyer(foreignDetails), supplier: exporter })
    await database.setNow('2027-04-02T06:00:00Z')
    const { number, document } = await database.kysely
      .transaction()
      .execute((transaction) => issueInvoice(transaction, { order, supplier: exporter }))
    expect([number, document.lutReference]).toEqual(['POA/27-28/000001', 'AD290426012345A'])
  })

  it('is read as it was issued', async () => {
    const invoice = await givenInvoice()
    expect(await findInvoice(database.kysely, invoice.accountId, invoice.id)).toEqual(invoice)
    expect(await findInvoiceByNumber(database.kysely, invoice.number)).toEqual(invoice)
    expect(await findInvoiceOfOrder(database.kysely, invoice.orderId, 'invoice')).toEqual(invoice)
    expect(await database.sql`select jsonb_typeof(document) as type from invoices`).toEqual([{ type: 'object' }])
  })

  it('is not found by another account', async () => {
    const [own, other] = [await givenInvoice(), await givenInvoice()]
    expect(await findInvoice(database.kysely, other.accountId, own.id)).toBeNull()
    expect(await listInvoices(database.kysely, other.accountId, { cursor: null, limit: 10 })).toEqual([other])
  })

  it('is final: only its registration as an e-invoice may be added', async () => {
    const { id } = await givenInvoice()
    await expect(database.sql`update invoices set total_minor = total_minor where id = ${id}`).resolves.toBeDefined()
    await expect(
      database.sql`update invoices set document = document || '{"credits": 1}' where id = ${id}`,
    ).rejects.toThrow('invoices are final')
    await expect(database.sql`delete from invoices where id = ${id}`).rejects.toThrow('invoices are final')
    await expect(database.sql`truncate invoices cascade`).rejects.toThrow('invoices are final')
    await database.sql`update invoices set irn = 'a5c12d' where id = ${id}`
    expect(await database.sql`select irn from invoices where id = ${id}`).toEqual([{ irn: 'a5c12d' }])
  })
})

describe('the list of invoices', () => {
  it('is newest first, page by page, for one account or for all', async () => {
    const { accountId } = await givenPaidOrder(database)
    const issued: Invoice[] = []
    for (let count = 0; count < 5; count++) issued.push(await issue(await givenPaidOrder(database, { accountId })))
    await givenInvoice()
    const read: string[] = []
    let cursor: string | null = null
    do {
      const page: Invoice[] = await listInvoices(database.kysely, accountId, { cursor, limit: 2 })
      read.push(...page.map((invoice) => invoice.number))
      cursor = page.at(-1)?.id ?? null
    } while (cursor !== null)
    expect(read).toEqual(issued.map((invoice) => invoice.number).reverse())
    expect(await listInvoices(database.kysely, null, { cursor: null, limit: 10 })).toHaveLength(6)
  })
})

describe('a credit note', () => {
  const credit = (invoice: Invoice, unspent: number): Promise<Invoice> => {
    const { document, amounts } = invoice
    const refund = splitRefund(amounts, 1800, document.treatment, { unspent, granted: document.credits })
    return database.kysely
      .transaction()
      .execute((transaction) => issueCreditNote(transaction, { invoice, amounts: refund, credits: unspent, supplier }))
  }

  it('has a series of its own and names the invoice that it credits, as rule 53 asks', async () => {
    const invoice = await givenInvoice()
    const note = await credit(invoice, 500)
    expect(note).toMatchObject({
      kind: 'credit_note',
      number: 'POC/26-27/000001',
      creditedInvoiceId: invoice.id,
      orderId: invoice.orderId,
      amounts: { taxableMinor: 33_300, cgstMinor: 2997, sgstMinor: 2997, igstMinor: 0, totalMinor: 39_294 },
    })
    expect(note.document).toMatchObject({
      creditedInvoice: { number: 'POA/26-27/000001', issuedOn: '2026-11-21' },
      credits: 500,
      taxes: [
        { name: 'CGST', rateBasisPoints: 900, amountMinor: 2997 },
        { name: 'SGST', rateBasisPoints: 900, amountMinor: 2997 },
      ],
      buyer: invoice.document.buyer,
    })
    expect(await findInvoiceOfOrder(database.kysely, invoice.orderId, 'credit_note')).toEqual(note)
  })

  it('counts in the year of its own date, whatever the year of the invoice', async () => {
    const invoice = await givenInvoice()
    await database.setNow('2027-05-03T06:00:00Z')
    expect((await credit(invoice, 1)).number).toBe('POC/27-28/000001')
  })

  it('is issued once for an order', async () => {
    const invoice = await givenInvoice()
    await credit(invoice, 1)
    await expect(credit(invoice, 1)).rejects.toThrow('invoices_order_id_kind_key')
  })
})
