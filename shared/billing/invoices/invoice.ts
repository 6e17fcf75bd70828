import type { Buyer } from '#shared/billing/buyer.ts'
import type { Currency, TaxedAmounts } from '#shared/billing/money.ts'
import type { TaxTreatment } from '#shared/billing/tax/tax-treatment.ts'
import type { InvoiceKind } from '#shared/db/tables.ts'
import type { PaymentProviderId } from '#shared/orders/order.ts'

/** One head of tax as it is printed, such as CGST 9 %. */
export interface TaxLine {
  name: 'CGST' | 'SGST' | 'UTGST' | 'IGST'
  rateBasisPoints: number
  amountMinor: number
}

/** What an amount in dollars is in rupees, for returns and registers. */
export interface RupeeValue {
  /** Rupees for a dollar. */
  rate: string
  taxableMinor: number
  taxMinor: number
  totalMinor: number
}

/**
 * What an invoice or credit note says beside its number, dates and amounts, as of its issue: later changes of settings,
 * plans or the account change no issued page. Stored as JSON. CGST Rules 2017, rule 46 and rule 53(1A).
 */
export interface InvoiceDocument {
  supplier: {
    legalName: string
    addressLines: string[]
    gstin: string
    state: string
    gstCode: string
    email: string | null
  }
  /** With names in place of codes: the state of an Indian address, the country. */
  buyer: Buyer & { stateName: string | null; stateGstCode: string | null; countryName: string }
  /** State and its GST code; abroad the country, and no code. */
  placeOfSupply: { name: string; gstCode: string | null }
  line: { sacCode: string; description: string; quantity: number }
  treatment: TaxTreatment
  taxes: TaxLine[]
  /** Bought, or taken back. */
  credits: number
  isReverseCharge: boolean
  totalInWords: string
  /** What an export must state, and under which letter of undertaking. */
  endorsement: string | null
  lutReference: string | null
  rupeeValue: RupeeValue | null
  payment: { provider: PaymentProviderId; reference: string | null }
  /** Of a credit note: what it credits. */
  creditedInvoice: { number: string; issuedOn: string } | null
}

export interface Invoice {
  id: string
  kind: InvoiceKind
  number: string
  financialYear: string
  /** YYYY-MM-DD, in India. */
  issuedOn: string
  accountId: string
  orderId: string
  creditedInvoiceId: string | null
  currency: Currency
  amounts: TaxedAmounts
  document: InvoiceDocument
  /** Of the e-invoice registration, if there was one. */
  irn: string | null
  irnAcknowledgement: string | null
  irnQrCode: string | null
  createdAt: Date
}
