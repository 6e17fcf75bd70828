import type { Invoice, InvoiceDocument } from '#shared/billing/invoices/invoice.ts'
import { type Currency, formatMinor } from '#shared/billing/money.ts'
import { formatRatePercent } from '#shared/billing/tax/tax.ts'
import type { PaymentProviderId } from '#shared/orders/order.ts'

/** A label and its value. */
export type DocumentField = [label: string, value: string]

const months = 'January February March April May June July August September October November December'.split(' ')

/** "1 April 2026" for 2026-04-01. */
function formatDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${months[(month ?? 1) - 1]} ${year}`
}

const formats: Record<Currency, Intl.NumberFormat> = {
  INR: new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  USD: new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
}

/** As pages print it: "₹1,18,000.00" or "$1,180.00". */
export function formatAmount(amountMinor: number, currency: Currency): string {
  // A decimal string keeps every digit, where a quotient might not.
  const digits = formats[currency].format(formatMinor(amountMinor) as `${number}`)
  return `${currency === 'INR' ? '₹' : '$'}${digits}`
}

export function invoiceTitle(invoice: Invoice): string {
  return invoice.kind === 'invoice' ? 'TAX INVOICE' : 'CREDIT NOTE'
}

export function listHeadFacts({ number, issuedOn, document }: Invoice): DocumentField[] {
  const { creditedInvoice } = document
  const facts: DocumentField[] = [
    ['Number', number],
    ['Date', formatDay(issuedOn)],
  ]
  if (creditedInvoice !== null) {
    facts.push(['Credits invoice', creditedInvoice.number], ['Its date', formatDay(creditedInvoice.issuedOn)])
  }
  return facts
}

export function listSupplierLines({ supplier }: InvoiceDocument): string[] {
  return [
    ...supplier.addressLines,
    `State: ${supplier.state} (${supplier.gstCode})`,
    `GSTIN: ${supplier.gstin}`,
    ...(supplier.email ? [`E-mail: ${supplier.email}`] : []),
  ]
}

export function listBuyerLines({ buyer }: InvoiceDocument): string[] {
  const isIndian = buyer.country === 'IN'
  const region = isIndian ? null : buyer.state
  return [
    ...buyer.address.split('\n'),
    [buyer.city, region, buyer.postalCode].filter((part) => part !== null).join(' '),
    ...(isIndian ? [`State: ${buyer.stateName} (${buyer.stateGstCode})`] : []),
    buyer.countryName,
    ...(isIndian ? [buyer.gstin ? `GSTIN: ${buyer.gstin}` : 'Not registered for GST'] : []),
    ...(buyer.email ? [`E-mail: ${buyer.email}`] : []),
  ]
}

export function listSupplyFacts({ document }: Invoice): DocumentField[] {
  const { name, gstCode } = document.placeOfSupply
  const abroad: DocumentField[] = gstCode === null ? [['Country of destination', name]] : []
  return [
    ['Place of supply', gstCode === null ? 'Outside India' : `${name} (${gstCode})`],
    ...abroad,
    ['Reverse charge', document.isReverseCharge ? 'Yes' : 'No'],
  ]
}

export function listTotals({ document, amounts, currency }: Invoice): DocumentField[] {
  const taxes = document.taxes.map(
    (tax): DocumentField => [
      `${tax.name} ${formatRatePercent(tax.rateBasisPoints)} %`,
      formatAmount(tax.amountMinor, currency),
    ],
  )
  const untaxed: DocumentField = ['IGST 0 % (zero-rated)', formatAmount(0, currency)]
  return [['Taxable value', formatAmount(amounts.taxableMinor, currency)], ...(taxes.length > 0 ? taxes : [untaxed])]
}

const paidBy: Record<PaymentProviderId, string> = {
  manual: 'bank transfer',
  stripe: 'Stripe',
  razorpay: 'Razorpay',
}

export function listNotes(invoice: Invoice): string[] {
  const { endorsement, lutReference, rupeeValue, payment } = invoice.document
  const rupees = (amountMinor: number) => formatAmount(amountMinor, 'INR')
  const notes = []
  if (endorsement !== null) notes.push(`${endorsement}.${lutReference === null ? '' : ` LUT: ${lutReference}.`}`)
  if (rupeeValue !== null) {
    notes.push(
      `In rupees, at ₹${rupeeValue.rate} for $1: taxable value ${rupees(rupeeValue.taxableMinor)}, ` +
        `tax ${rupees(rupeeValue.taxMinor)}, total ${rupees(rupeeValue.totalMinor)}.`,
    )
  }
  const reference = payment.reference === null ? '' : `, reference ${payment.reference}`
  notes.push(`Order ${invoice.orderId}, paid by ${paidBy[payment.provider]}${reference}.`)
  if (invoice.kind === 'invoice') {
    notes.push(
      'Issued electronically under the Information Technology Act, 2000; no signature is required (CGST Rules, rule 46).',
    )
  }
  return notes
}
