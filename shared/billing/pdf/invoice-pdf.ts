import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import PDFDocument from 'pdfkit'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { invoiceTitle } from '#shared/billing/invoices/invoice-lines.ts'
import { drawInvoicePage, pageBottom } from '#shared/billing/pdf/invoice-page.ts'
import type { PdfDocument } from '#shared/billing/pdf/pdf-text.ts'

const keptBytesMax = 4_000_000

/** A page takes the processor tens of milliseconds, and it never changes. */
const kept = new LRUCache<string, Buffer>({ maxSize: keptBytesMax, sizeCalculation: (pdf) => pdf.length })

/** One A4 page. The same invoice gives the same bytes at any time. */
export async function renderInvoicePdf(invoice: Invoice): Promise<Buffer> {
  // All but the registration as an e-invoice is final.
  const key = [invoice.id, invoice.irn, invoice.irnAcknowledgement].join(' ')
  const known = kept.get(key)
  if (known) return known
  const pdf = await drawPdf(invoice)
  kept.set(key, pdf)
  return pdf
}

async function drawPdf(invoice: Invoice): Promise<Buffer> {
  let document = openDocument(invoice)
  const bottom = drawInvoicePage(document, invoice)
  if (bottom > pageBottom) {
    // Only names and addresses near their limits, of wide letters, come here: all of it in smaller print.
    document = openDocument(invoice)
    const scale = pageBottom / bottom
    document.scale(scale, scale, { origin: [document.page.width / 2, 0] })
    drawInvoicePage(document, invoice)
  }
  document.end()
  return buffer(document)
}

function openDocument(invoice: Invoice): PdfDocument {
  const issuedAt = new Date(`${invoice.issuedOn}T00:00:00+05:30`)
  return new PDFDocument({
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
}
