import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { Invoice } from '#shared/billing/invoice.ts'
import { invoiceTitle } from '#shared/billing/invoice-lines.ts'
import { drawInvoicePage } from '#shared/billing/invoice-page.ts'

/** One A4 page. The same invoice gives the same bytes at any time. */
export async function renderInvoicePdf(invoice: Invoice): Promise<Buffer> {
  const issuedAt = new Date(`${invoice.issuedOn}T00:00:00+05:30`)
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${invoiceTitle(invoice)} ${invoice.number}`,
      Author: invoice.document.supplier.legalName,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  drawInvoicePage(document, invoice)
  document.end()
  return buffer(document)
}
