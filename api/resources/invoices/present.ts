import type { Invoice } from '#shared/billing/invoices/invoice.ts'
import { presentAmounts } from '#shared/billing/tax/tax.ts'

/** `pdfUrl` is the path of the PDF. */
export function presentInvoice(invoice: Invoice, pdfUrl: string) {
  const { amounts, document } = invoice
  const { legalName, gstin, address, city, state, postalCode, country } = document.buyer
  return {
    id: invoice.id,
    kind: invoice.kind,
    number: invoice.number,
    financial_year: invoice.financialYear,
    issued_on: invoice.issuedOn,
    order_id: invoice.orderId,
    credited_invoice_id: invoice.creditedInvoiceId,
    description: document.line.description,
    credits: document.credits,
    sac_code: document.line.sacCode,
    currency: invoice.currency,
    ...presentAmounts(amounts, document.taxes),
    tax_treatment: document.treatment,
    place_of_supply: document.placeOfSupply.name,
    buyer: { legal_name: legalName, gstin, address, city, state, postal_code: postalCode, country },
    irn: invoice.irn,
    pdf_url: pdfUrl,
    created_at: invoice.createdAt.toISOString(),
  }
}
