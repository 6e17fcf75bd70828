import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import PDFDocument from 'pdfkit'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import {
  type DocumentField,
  formatAmount,
  invoiceTitle,
  listBuyerLines,
  listHeadFacts,
  listNotes,
  listSupplierLines,
  listSupplyFacts,
  listTotals,
} from '#shared/billing/invoices/invoice-lines.ts'
import { drawText, type PdfDocument, type TextBox, type TextStyle } from '#shared/billing/pdf/pdf-text.ts'

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
    // Long names and addresses in wide letters: the whole page is scaled down.
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

/** All lengths in points; the page is A4, 595 by 842. */
export const pageBottom = 794
const left = 48
const width = 499
const gap = 24
const leftColumn = 275
const rightColumn: TextBox = { x: left + leftColumn + gap, y: 0, width: width - leftColumn - gap }

const body: TextStyle = { size: 9 }
const strong: TextStyle = { size: 9, weight: 'bold' }
const muted: TextStyle = { size: 8, color: '#555555' }
const title: TextStyle = { size: 17, weight: 'bold', align: 'right' }

/** Draws the one page of an invoice or credit note. Returns the y below the last line. */
function drawInvoicePage(document: PdfDocument, invoice: Invoice): number {
  let y = drawHead(document, invoice, 48)
  y = drawParties(document, invoice, drawRule(document, y + 12) + 12)
  y = drawTable(document, invoice, y + 20)
  y = drawTotals(document, invoice, y + 8)
  y = drawText(document, `In words: ${invoice.document.totalInWords}.`, { x: left, y: y + 14, width }, body)
  for (const note of listNotes(invoice)) y = drawText(document, note, { x: left, y: y + 6, width }, body)
  if (invoice.kind === 'credit_note') y = drawSignature(document, invoice, y + 40)
  if (invoice.irn !== null) y = drawRegistration(document, invoice, y + 20)
  return y
}

function drawHead(document: PdfDocument, invoice: Invoice, y: number): number {
  const { supplier } = invoice.document
  let below = drawText(document, supplier.legalName, { x: left, y, width: leftColumn }, { size: 13, weight: 'bold' })
  for (const line of listSupplierLines(invoice.document)) {
    below = drawText(document, line, { x: left, y: below, width: leftColumn }, body)
  }
  const belowTitle = drawText(document, invoiceTitle(invoice), { ...rightColumn, y }, title)
  return Math.max(below, drawFacts(document, listHeadFacts(invoice), belowTitle + 4))
}

function drawParties(document: PdfDocument, invoice: Invoice, y: number): number {
  const box = { x: left, width: leftColumn }
  let below = drawText(document, invoice.kind === 'invoice' ? 'Billed to' : 'Credited to', { ...box, y }, muted)
  below = drawText(document, invoice.document.buyer.legalName, { ...box, y: below }, { size: 10, weight: 'bold' })
  for (const line of listBuyerLines(invoice.document)) below = drawText(document, line, { ...box, y: below }, body)
  return Math.max(below, drawFacts(document, listSupplyFacts(invoice), y))
}

/** Labels and values in the right column. */
function drawFacts(document: PdfDocument, facts: DocumentField[], y: number): number {
  let below = y
  for (const [label, value] of facts) {
    const labelWidth = 92
    const beside = { x: rightColumn.x + labelWidth, y: below, width: rightColumn.width - labelWidth }
    const belowLabel = drawText(document, label, { ...rightColumn, y: below + 1, width: labelWidth - 6 }, muted)
    below = Math.max(belowLabel, drawText(document, value, beside, { ...body, align: 'right' })) + 2
  }
  return below
}

/** Columns of the table; `at` is the distance from the left edge of the text. */
const columns = [
  { heading: 'Description of service', at: 8, width: 265, align: 'left' },
  { heading: 'SAC', at: 285, width: 50, align: 'left' },
  { heading: 'Quantity', at: 340, width: 50, align: 'right' },
  { heading: 'Taxable value', at: 395, width: 96, align: 'right' },
] as const

function drawTable(document: PdfDocument, { document: page, amounts, currency }: Invoice, y: number): number {
  document.rect(left, y, width, 20).fill('#eeeeee')
  drawRow(
    document,
    columns.map((column) => column.heading),
    y + 4,
    strong,
  )
  const { line } = page
  const cells = [line.description, line.sacCode, String(line.quantity), formatAmount(amounts.taxableMinor, currency)]
  return drawRule(document, drawRow(document, cells, y + 28, body) + 8)
}

function drawRow(document: PdfDocument, cells: string[], y: number, style: TextStyle): number {
  const ends = columns.map((column, index) => {
    const box = { x: left + column.at, y, width: column.width }
    return drawText(document, cells[index] ?? '', box, { ...style, align: column.align })
  })
  return Math.max(...ends)
}

function drawTotals(document: PdfDocument, invoice: Invoice, y: number): number {
  let below = y
  for (const fact of listTotals(invoice)) below = drawTotal(document, fact, below, body) + 3
  const label = `${invoice.kind === 'invoice' ? 'Total' : 'Total credited'} (${invoice.currency})`
  const total = formatAmount(invoice.amounts.totalMinor, invoice.currency)
  return drawTotal(document, [label, total], drawRule(document, below + 3) + 6, { size: 11, weight: 'bold' })
}

function drawTotal(document: PdfDocument, [label, value]: DocumentField, y: number, style: TextStyle): number {
  const labelEnd = drawText(document, label, { x: left + 225, y, width: 140 }, style)
  return Math.max(labelEnd, drawText(document, value, { x: left + 365, y, width: 126 }, { ...style, align: 'right' }))
}

function drawRule(document: PdfDocument, y: number, from = left): number {
  document
    .moveTo(from, y)
    .lineTo(left + width, y)
    .lineWidth(0.5)
    .stroke('#999999')
  return y
}

/** Rule 53 has no exemption from signing, as rule 46 has for invoices. */
function drawSignature(document: PdfDocument, invoice: Invoice, y: number): number {
  drawRule(document, y, rightColumn.x)
  const text = `For ${invoice.document.supplier.legalName}: authorised signatory`
  return drawText(document, text, { ...rightColumn, y: y + 3 }, muted)
}

/** The e-invoice registration: its reference and a frame for its QR code. */
function drawRegistration(document: PdfDocument, invoice: Invoice, y: number): number {
  const side = 80
  document.rect(left, y, side, side).lineWidth(0.5).stroke('#999999')
  const box = { x: left + side + 12, width: width - side - 12 }
  const below = drawText(document, `IRN: ${invoice.irn}`, { ...box, y }, body)
  const acknowledgement = invoice.irnAcknowledgement ?? ''
  drawText(document, acknowledgement && `Acknowledgement: ${acknowledgement}`, { ...box, y: below + 2 }, body)
  return y + side
}
