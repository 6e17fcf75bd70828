import { type PlanId, plans } from '#shared/accounts/plans.ts'
import { normalizeBillingDetails } from '#shared/billing/billing-details.ts'
import { isCountryCode } from '#shared/billing/countries.ts'
import { findFinancialYear } from '#shared/billing/invoices/financial-year.ts'
import { findState } from '#shared/billing/tax/indian-states.ts'
import { decideTax, listTaxLines, presentAmounts, type TaxedBuyer } from '#shared/billing/tax/tax.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { currencyOf } from '#shared/orders/create-order.ts'
import { callDatabase } from '../../call-dependency.ts'
import { refuseFaults } from '../../http/refuse-faults.ts'

/** Null without a country. @throws AppError validation_error for a place that decides no tax. */
export function readPlace(query: { country?: string; state?: string }): TaxedBuyer | null {
  const { country, state } = normalizeBillingDetails(query)
  if (country === null) {
    refuseFaults(state === null ? [] : [{ field: 'country', message: 'is required with state' }])
    return null
  }
  if (!isCountryCode(country)) {
    refuseFaults([{ field: 'country', message: 'must be an ISO 3166-1 alpha-2 code, such as IN' }])
  }
  if (country === 'IN' && findState(state ?? '') === null) {
    const message = state === null ? 'is required in India: it decides the tax' : 'must be a state code, such as KA'
    refuseFaults([{ field: 'state', message }])
  }
  return { country, state, gstin: null }
}

/** What an order of a plan would be for, by the rules of orders: with tax, in the currency of the buyer's country. */
export async function openQuotes({ supplier, db }: Checkout, buyer: TaxedBuyer) {
  const financialYear = await callDatabase(findFinancialYear(db), 'quote')
  const currency = currencyOf(buyer)
  return (plan: PlanId) => {
    const { priceMinor } = plans[plan]
    if (priceMinor === null) return null
    const taxed = decideTax({ supplier, buyer, taxableMinor: priceMinor[currency], financialYear })
    const { treatment, rateBasisPoints, amounts } = taxed
    const lines = listTaxLines(treatment, rateBasisPoints, amounts)
    return { currency, ...presentAmounts(amounts, lines), tax_treatment: treatment }
  }
}
