import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { checkBillingDetails, toBuyer } from '#shared/billing/billing-details.ts'
import { composeCreditNote, composeInvoice } from '#shared/billing/invoices/compose-document.ts'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { fontSubsets, isCovered } from '#shared/billing/pdf/font-coverage.ts'
import { pageBottom, renderInvoicePdf } from '#shared/billing/pdf/invoice-pdf.ts'
import { drawText } from '#shared/billing/pdf/pdf-text.ts'
import { splitRefund } from '#shared/billing/tax/tax.ts'
import { newId } from '#shared/platform/ids.ts'
import {
  foreignDetails,
  givenGstin,
  givenSupplier,
  indianDetails,
  type OrderOptions,
  paidOrder,
  toInvoice,
} from '../helpers/billing.ts'
import { readPdf } from '../helpers/read-pdf.ts'

const exporter = givenSupplier({ LUT_REFERENCES: '26-27:AD290426012345A', USD_INR_RATE: '88.52' })

function givenInvoice(options: OrderOptions = {}, changes: Partial<Invoice> = {}): Invoice {
  const order = paidOrder(options)
  return toInvoice(order, composeInvoice(order, options.supplier ?? givenSupplier(), '2026-11-21'), changes)
}

/** All that the page says, as one text without the breaks of lines. */
async function readPage(invoice: Invoice): Promise<string> {
  return readPdf(await renderInvoicePdf(invoice))
    .pieces.join(' ')
    .replaceAll(/₹ /g, '₹')
}

describe('an invoice PDF', () => {
  it('has one page, its number as title, and the same bytes every time', async () => {
    const invoice = givenInvoice()
    const first = await renderInvoicePdf(invoice)
    expect(await renderInvoicePdf(invoice)).toBe(first)
    // Under another id it is drawn anew.
    expect((await renderInvoicePdf({ ...invoice, id: newId() })).equals(first)).toBe(true)
    expect(first.subarray(0, 5).toString()).toBe('%PDF-')
    expect(readPdf(first)).toMatchObject({ pages: 1, title: 'TAX INVOICE POA/26-27/000123' })
  })

  it('says what rule 46 asks for, within a state', async () => {
    const buyer = toBuyer({ ...indianDetails, legal_name: 'Deccan Analytics LLP', gstin: givenGstin('29') })
    const page = await readPage(givenInvoice({ buyer, plan: 'pro' }))
    const expected = [
      'Prompt Works Private Limited',
      '12 Residency Road',
      `GSTIN: ${givenGstin('29', 'AAACP1234C')}`,
      'TAX INVOICE Number POA/26-27/000123 Date 21 November 2026',
      'Billed to Deccan Analytics LLP Flat 7B, Palm Grove 3rd Cross, Indiranagar Bengaluru 560038 State: Karnataka (29)',
      `GSTIN: ${givenGstin('29')}`,
      'Place of supply Karnataka (29)',
      'Reverse charge No',
      'plan Pro Developer: 7,500 API credits, valid 365 days 998315 1 ₹3,499.00',
      'Taxable value ₹3,499.00 CGST 9 % ₹314.91 SGST 9 % ₹314.91 Total (INR) ₹4,128.82',
      'Rupees Four Thousand One Hundred Twenty-Eight and Paise Eighty-Two Only',
      'paid by bank transfer, reference UTR 4281993',
      'no signature is required',
    ]
    expect(expected.filter((text) => !page.includes(text))).toEqual([])
    expect(page).not.toContain('IRN')
  })

  it('is drawn anew once the invoice is registered as an e-invoice', async () => {
    const invoice = givenInvoice()
    await renderInvoicePdf(invoice)
    const page = await readPage({ ...invoice, irn: 'a5c12dca80e7', irnAcknowledgement: '112010036563310' })
    expect(page).toContain('IRN: a5c12dca80e7 Acknowledgement: 112010036563310')
  })

  it('says IGST for another state, and that the buyer is not registered', async () => {
    const buyer = toBuyer({ ...indianDetails, state: 'MH', city: 'Mumbai', postal_code: '400050' })
    const page = await readPage(givenInvoice({ buyer }))
    expect(page).toContain('Taxable value ₹999.00 IGST 18 % ₹179.82 Total (INR) ₹1,178.82')
    expect(page).toContain('Place of supply Maharashtra (27)')
    expect(page).toContain('Not registered for GST')
  })

  it('says UTGST within a union territory', async () => {
    const supplier = givenSupplier({ SUPPLIER_GSTIN: givenGstin('04') })
    const buyer = toBuyer({ ...indianDetails, state: 'CH', city: 'Chandigarh', postal_code: '160017' })
    expect(await readPage(givenInvoice({ supplier, buyer }))).toContain('CGST 9 % ₹89.91 UTGST 9 % ₹89.91')
  })

  it('shows the endorsement of an export, its LUT reference and its value in rupees', async () => {
    const page = await readPage(givenInvoice({ supplier: exporter, buyer: toBuyer(foreignDetails), plan: 'pro' }))
    const expected = [
      'Lindqvist & Søn GmbH Große Straße 5 Köln 50667 Germany',
      'Place of supply Outside India Country of destination Germany',
      'Taxable value $45.00 IGST 0 % (zero-rated) $0.00 Total (USD) $45.00',
      'Supply meant for export under bond or letter of undertaking without payment of integrated tax. LUT: AD290426012345A',
    ]
    expect(expected.filter((text) => !page.includes(text))).toEqual([])
    expect(page).toMatch(/taxable value\s+₹3,983\.40, tax\s+₹0\.00, total\s+₹3,983\.40/)
  })

  it('for a credit note names the invoice and what is credited, and has a signature line', async () => {
    const invoice = givenInvoice()
    const amounts = splitRefund(invoice.amounts, 1800, 'intra_state', { unspent: 500, granted: 1500 })
    const document = composeCreditNote(invoice, amounts, 500, givenSupplier())
    const note: Invoice = { ...invoice, kind: 'credit_note', number: 'POC/26-27/000001', amounts, document }
    const page = await readPage(note)
    const expected = [
      'CREDIT NOTE Number POC/26-27/000001',
      'Credits invoice POA/26-27/000123 Its date 21 November 2026',
      'Unspent API credits taken back: 500',
      'Total credited (INR) ₹392.94',
      'authorised signatory',
    ]
    expect(expected.filter((text) => !page.includes(text))).toEqual([])
    expect(page).not.toContain('no signature is required')
  })

  it('prints names in every accepted script, without a box in place of a letter', async () => {
    for (const name of ['Ολυμπία', 'Ирина Қазақ', 'Łódź', 'Trần Thị Ế', 'मीरा नायर']) {
      const buyer = toBuyer({ ...indianDetails, legal_name: name })
      const { pieces } = readPdf(await renderInvoicePdf(givenInvoice({ buyer })))
      const text = pieces.join('')
      expect([...name].filter((letter) => !text.includes(letter))).toEqual([])
      expect(text).not.toContain('\0')
    }
  })

  it('fits the longest buyer and supplier in the widest letters on one page', async () => {
    const wide = (count: number) => 'W'.repeat(count)
    const supplier = givenSupplier({
      SUPPLIER_LEGAL_NAME: wide(100),
      SUPPLIER_ADDRESS: Array.from({ length: 5 }, () => wide(39)).join('|'),
      SUPPLIER_EMAIL: `${wide(88)}@example.com`,
    })
    const details = {
      legal_name: wide(100),
      address: Array.from({ length: 5 }, () => wide(39)).join('\n'),
      city: wide(50),
      state: 'WWW',
      postal_code: wide(16),
      email: `${wide(88)}@example.com`,
      country: 'GS',
    }
    expect(checkBillingDetails(details)).toEqual([])
    const longest = givenInvoice(
      { supplier, buyer: toBuyer(details), plan: 'enterprise' },
      { irn: wide(64), irnAcknowledgement: wide(40) },
    )
    const { pages, lowest, pieces } = readPdf(await renderInvoicePdf(longest))
    expect([pages, pieces.join('').split('W').length - 1]).toEqual([
      1,
      100 + 195 + 88 + 100 + 195 + 50 + 3 + 16 + 88 + 64 + 40,
    ])
    expect(lowest).toBeGreaterThan(841 - pageBottom)
    expect(readPdf(await renderInvoicePdf(givenInvoice())).lowest).toBeGreaterThan(841 - pageBottom)
  })
})

describe('the font', () => {
  it.each(fontSubsets)('%s has every character that it is said to have, in both weights', async (subset) => {
    const characters = Array.from({ length: 0x3000 }, (_, codePoint) => String.fromCodePoint(codePoint))
    const covered = characters.filter((character) => isCovered(subset, character) && character.trim() !== '')
    // A character is drawn by the first file that has it, so those shared with earlier files are left out.
    const before = fontSubsets.slice(0, fontSubsets.indexOf(subset))
    const own = covered.filter((character) => !before.some((other) => isCovered(other, character)))
    const page = new PDFDocument({ size: 'A4', margin: 0 })
    for (const weight of ['regular', 'bold'] as const) {
      for (const character of own) drawText(page, character, { x: 0, y: 0, width: 500 }, { size: 9, weight })
    }
    page.end()
    // A missing character is drawn as the font's first glyph, which reads as NUL.
    expect(readPdf(await buffer(page)).pieces.join('')).not.toContain('\0')
    expect(own.length).toBeGreaterThan(0)
  })

  it('draws a box for a missing character', async () => {
    const page = new PDFDocument({ size: 'A4', margin: 0 })
    drawText(page, '株', { x: 0, y: 0, width: 500 }, { size: 9 })
    page.end()
    expect(readPdf(await buffer(page)).pieces).toEqual(['\0'])
  })
})
