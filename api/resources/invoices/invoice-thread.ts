import { parentPort } from 'node:worker_threads'
import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { renderInvoicePdf } from '#shared/billing/pdf/invoice-pdf.ts'

/** The rendering thread: receives an invoice, replies with its PDF. */
parentPort?.on('message', async (invoice: Invoice) => {
  parentPort?.postMessage(await renderInvoicePdf(invoice))
})
