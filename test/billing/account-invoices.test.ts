import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toBuyer } from '#shared/billing/billing-details.ts'
import { refundOrder } from '#shared/orders/refund-order.ts'
import { newId } from '#shared/platform/ids.ts'
import { foreignDetails, givenSupplier } from '../helpers/billing.ts'
import { anonymous, call, type TextAnswer } from '../helpers/call.ts'
import { type DocumentedAnswers, readDocument, undocumented } from '../helpers/documented.ts'
import { givenCustomer } from '../helpers/given.ts'
import { givenPurchase } from '../helpers/purchases.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(async () => system.close())

const list = (key: string, query = '') => call(system, key, { path: `/account/invoices${query}` })

describe('invoices', () => {
  it('are listed with what a bookkeeper needs, and read one by one', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const { order } = await givenPurchase(system.database, accountId, { plan: 'pro' })
    const { items: invoices, next_cursor } = (await list(key)).body.data
    expect([invoices.length, next_cursor]).toEqual([1, null])
    expect(invoices[0]).toMatchObject({
      kind: 'invoice',
      number: expect.stringMatching(/^POA\/\d\d-\d\d\/\d{6}$/),
      order_id: order.id,
      credited_invoice_id: null,
      credits: 7500,
      currency: 'INR',
      amount: '3499.00',
      tax: '629.82',
      total: '4128.82',
      taxes: [
        { name: 'CGST', rate: '9', amount: '314.91' },
        { name: 'SGST', rate: '9', amount: '314.91' },
      ],
      tax_treatment: 'intra_state',
      place_of_supply: 'Karnataka',
      buyer: { legal_name: 'Meera Nair', state: 'KA', country: 'IN', gstin: null },
    })
    const one = await call(system, key, { path: `/account/invoices/${invoices[0].id}` })
    expect(one.body).toEqual({ success: true, data: invoices[0] })
  })

  it('an export is in dollars', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    await givenPurchase(system.database, accountId, { buyer: toBuyer(foreignDetails) })
    const [invoice] = (await list(key)).body.data.items
    expect(invoice).toMatchObject({ currency: 'USD', amount: '12.00', place_of_supply: 'Germany' })
  })

  it('a refund adds a credit note that names its invoice', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const { order } = await givenPurchase(system.database, accountId)
    await refundOrder(system.database.kysely, order.id, givenSupplier())
    const [note, invoice] = (await list(key)).body.data.items
    expect(note).toMatchObject({ kind: 'credit_note', credited_invoice_id: invoice.id, total: invoice.total })
  })

  it('are paginated without gaps or duplicates, newest first', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    for (let count = 0; count < 5; count += 1) await givenPurchase(system.database, accountId)
    const whole = (await list(key)).body.data.items
    const joined = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { body }: TextAnswer = await list(key, `?limit=2${cursor && `&cursor=${cursor}`}`)
      joined.push(...body.data.items)
      cursor = body.data.next_cursor
    }
    expect(joined).toEqual(whole)
    const numbers = whole.map(({ number }: { number: string }) => number)
    expect(numbers).toEqual(numbers.toSorted().toReversed())
  })

  it.each([['limit=0'], ['limit=101'], ['cursor=x'], ['kind=invoice']])('%s is refused', async (query) => {
    const { key } = await givenCustomer(system.database)
    expect((await list(key, `?${query}`)).body.error.code).toBe('validation_error')
  })

  it('are served as PDF, with identical bytes each time and the number as file name', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    await givenPurchase(system.database, accountId)
    const [invoice] = (await list(key)).body.data.items
    const read = async () => {
      const response = await system.app.inject({ url: invoice.pdf_url, headers: { authorization: `Bearer ${key}` } })
      return { headers: response.headers, bytes: response.rawPayload }
    }
    const [first, second] = [await read(), await read()]
    expect(first.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${invoice.number.replaceAll('/', '-')}.pdf"`,
    })
    expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.bytes.equals(second.bytes)).toBe(true)
  })

  it('are listed as the OpenAPI document describes', async () => {
    const document = await readDocument(system)
    const { key, accountId } = await givenCustomer(system.database)
    await givenPurchase(system.database, accountId)
    const operation: DocumentedAnswers = document.paths['/api/v1/account/invoices'].get
    expect(undocumented(operation, await list(key))).toEqual([])
  })

  it('of another account return the same 404 as invoices that do not exist', async () => {
    const [mine, theirs] = [await givenCustomer(system.database), await givenCustomer(system.database)]
    await givenPurchase(system.database, theirs.accountId)
    const [{ id }] = (await list(theirs.key)).body.data.items
    expect((await list(mine.key)).body.data.items).toEqual([])
    const nowhere = anonymous(await call(system, mine.key, { path: `/account/invoices/${newId()}` }))
    for (const path of [id, `${id}/pdf`, newId(), 'nonsense', `${newId()}/pdf`]) {
      const answer = await call(system, mine.key, { path: `/account/invoices/${path}` })
      expect([answer.status, anonymous(answer)]).toEqual([404, nowhere])
    }
  })
})
