import { plans } from '#shared/accounts/plans.ts'
import type { Buyer } from '#shared/billing/billing-details.ts'
import { countryName } from '#shared/billing/countries.ts'
import { financialYearOf, indianDayOf } from '#shared/billing/invoices/financial-year.ts'
import type { Invoice, InvoiceDocument, RupeeValue } from '#shared/billing/invoices/invoice.ts'
import { amountInWords, type Currency, sumTaxMinor, type TaxedAmounts } from '#shared/billing/money.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import { findState } from '#shared/billing/tax/indian-states.ts'
import { listTaxLines, placeOfSupply, type TaxTreatment } from '#shared/billing/tax/tax.ts'
import type { Order } from '#shared/orders/order.ts'

/** The wording of CGST Rules 2017, rule 46, for supplies to buyers abroad. */
const endorsements: Partial<Record<TaxTreatment, string>> = {
  export_lut: 'Supply meant for export under bond or letter of undertaking without payment of integrated tax',
  export_igst: 'Supply meant for export on payment of integrated tax',
}

/** The tax invoice of a paid order. `issuedOn` is YYYY-MM-DD in India. */
export function composeInvoice(order: Order, supplier: Supplier, issuedOn: string): InvoiceDocument {
  const { amounts, buyer, credits, currency, taxTreatment: treatment } = order
  return {
    supplier: presentSupplier(supplier),
    buyer: presentBuyer(buyer),
    placeOfSupply: presentPlace(buyer),
    line: { sacCode: supplier.sacCode, description: describeBundle(order), quantity: 1 },
    treatment,
    taxes: listTaxLines(treatment, order.taxRateBasisPoints, amounts),
    credits,
    isReverseCharge: false,
    totalInWords: amountInWords(amounts.totalMinor, currency),
    endorsement: endorsements[treatment] ?? null,
    lutReference: treatment === 'export_lut' ? findLutReference(supplier, order, issuedOn) : null,
    rupeeValue: toRupees(amounts, currency, supplier.usdInrRate),
    payment: { provider: order.provider, reference: order.paymentReference },
    creditedInvoice: null,
  }
}

/** The credit note that takes back a part of an invoice; at the exchange rate of the invoice. */
export function composeCreditNote(
  invoice: Invoice,
  amounts: TaxedAmounts,
  credits: number,
  supplier: Supplier,
): InvoiceDocument {
  const { document, currency } = invoice
  const rateBasisPoints = document.taxes.reduce((sum, tax) => sum + tax.rateBasisPoints, 0)
  return {
    ...document,
    supplier: presentSupplier(supplier),
    line: {
      ...document.line,
      description: `Unspent API credits taken back: ${formatCount(credits)}`,
    },
    taxes: listTaxLines(document.treatment, rateBasisPoints, amounts),
    credits,
    totalInWords: amountInWords(amounts.totalMinor, currency),
    rupeeValue: toRupees(amounts, currency, document.rupeeValue?.rate ?? null),
    creditedInvoice: { number: invoice.number, issuedOn: invoice.issuedOn },
  }
}

function describeBundle(order: Order): string {
  const { name } = plans[order.plan]
  return `Prompt Optimization API, plan ${name}: ${formatCount(order.credits)} API credits, valid ${order.validityDays} days`
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

function presentSupplier(supplier: Supplier): InvoiceDocument['supplier'] {
  const { legalName, addressLines, gstin, state, email } = supplier
  return { legalName, addressLines, gstin, state: state.name, gstCode: state.gstCode, email }
}

function presentBuyer(buyer: Buyer): InvoiceDocument['buyer'] {
  const state = buyer.country === 'IN' ? findState(buyer.state ?? '') : null
  return {
    ...buyer,
    stateName: state?.name ?? null,
    stateGstCode: state?.gstCode ?? null,
    countryName: countryName(buyer.country),
  }
}

function presentPlace(buyer: Buyer): InvoiceDocument['placeOfSupply'] {
  const place = placeOfSupply(buyer)
  if ('country' in place) return { name: place.country, gstCode: null }
  return { name: place.state.name, gstCode: place.state.gstCode }
}

/**
 * The LUT reference of the year of issue, else of the order's year: the order may be paid after the turn of the year,
 * before the new letter is set.
 */
function findLutReference(supplier: Supplier, order: Order, issuedOn: string): string | null {
  const { lutReferences } = supplier
  return (
    lutReferences.get(financialYearOf(issuedOn)) ??
    lutReferences.get(financialYearOf(indianDayOf(order.createdAt))) ??
    null
  )
}

function toRupees(amounts: TaxedAmounts, currency: Currency, rate: string | null): RupeeValue | null {
  if (currency !== 'USD' || rate === null) return null
  const taxableMinor = multiplyHalfUp(amounts.taxableMinor, rate)
  const taxMinor = multiplyHalfUp(sumTaxMinor(amounts), rate)
  return { rate, taxableMinor, taxMinor, totalMinor: taxableMinor + taxMinor }
}

/** Integer arithmetic: the setting allows at most four decimals in a rate. */
function multiplyHalfUp(amountMinor: number, rate: string): number {
  const [whole = '', decimals = ''] = rate.split('.')
  const tenThousandths = Number(whole + decimals.padEnd(4, '0'))
  return Math.floor((amountMinor * tenThousandths + 5000) / 10_000)
}
