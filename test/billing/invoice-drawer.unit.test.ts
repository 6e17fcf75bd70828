import { performance } from 'node:perf_hooks'
import { afterAll, describe, expect, it } from 'vitest'
import { composeInvoice } from '#shared/billing/invoices/compose-document.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { renderInvoicePdf } from '#shared/billing/pdf/invoice-pdf.ts'
import { newId } from '#shared/platform/ids.ts'
import { openInvoiceDrawer } from '../../api/resources/invoices/invoice-drawer.ts'
import { givenSupplier, paidOrder, toInvoice } from '../helpers/billing.ts'

const drawer = openInvoiceDrawer()
afterAll(() => drawer.close())

function givenInvoice(): Invoice {
  const order = paidOrder()
  return { ...toInvoice(order, composeInvoice(order, givenSupplier(), '2026-11-21')), id: newId() }
}

describe('drawing invoices', () => {
  it('yields the same bytes as in the main thread, which stays mostly idle', async () => {
    const invoice = givenInvoice()
    const before = performance.eventLoopUtilization()
    const pages = await Promise.all([invoice, ...Array.from({ length: 20 }, givenInvoice)].map(draw))
    expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(0.5)
    expect(pages[0]?.equals(await renderInvoicePdf(invoice))).toBe(true)
  })

  it('goes on after an invoice that cannot be drawn', async () => {
    const broken = { ...givenInvoice(), document: null } as unknown as Invoice
    await expect(draw(broken)).rejects.toMatchObject({ code: 'service_unavailable' })
    expect((await draw(givenInvoice())).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

function draw(invoice: Invoice): Promise<Buffer> {
  return drawer.draw('an account', invoice)
}
