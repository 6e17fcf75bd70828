import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { type PlanId, planIds, plans, tiers } from '#shared/accounts/plans.ts'
import { normalizeBillingDetails } from '#shared/billing/billing-details.ts'
import { isCountryCode } from '#shared/billing/countries.ts'
import { findFinancialYear } from '#shared/billing/invoices/financial-year.ts'
import { findState } from '#shared/billing/tax/indian-states.ts'
import { decideTax, listTaxLines, presentAmounts, type TaxedBuyer, taxTreatments } from '#shared/billing/tax/tax.ts'
import { priceCredits } from '#shared/credits/price.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { currencyOf } from '#shared/orders/create-order.ts'
import { callDatabase } from '../../call-dependency.ts'
import { presentList } from '../../http/read-page.ts'
import { refuseField } from '../../http/refuse-faults.ts'
import { errorResponses, orNull } from '../../schemas/envelope.ts'
import { amountFields } from '../../schemas/fields.ts'
import { listResponse } from '../../schemas/lists.ts'
import { requireCheckout } from '../orders/order-route.ts'

const minor = (unit: string) => Type.Integer({ description: `Net price in ${unit}` })

/** The state of a GSTIN is that of the address, so the state decides alone. */
const plansQuery = Type.Object(
  {
    country: Type.Optional(
      Type.String({ maxLength: 2, description: 'Country of the buyer (ISO 3166-1): adds `quote`, the total with tax' }),
    ),
    state: Type.Optional(
      Type.String({
        maxLength: 6,
        description: 'State of the buyer (ISO 3166-2 without the country); required in India',
      }),
    ),
  },
  { additionalProperties: false },
)

const plansResponse = listResponse(
  Type.Object(
    {
      id: Type.Enum([...planIds]),
      name: Type.String(),
      credits: Type.Integer({ description: 'Credits per bundle' }),
      validity_days: Type.Integer(),
      requests_per_minute: Type.Integer(),
      queue: Type.Enum([...tiers]),
      endpoints: Type.Array(Type.Enum(Object.keys(priceCredits) as (keyof typeof priceCredits)[])),
      price_minor: orNull(
        Type.Object({ INR: minor('paise'), USD: minor('cents') }),
        'Net price per bundle; null if not for sale',
      ),
      quote: Type.Optional(
        orNull(
          Type.Object(
            { ...amountFields('Total to pay'), tax_treatment: Type.Enum([...taxTreatments]) },
            { title: 'Quote' },
          ),
          'With `country`: total with tax for this buyer; null if not for sale',
        ),
      ),
    },
    { title: 'Plan' },
  ),
  'Plans, the largest last',
)

const planErrors: ErrorCode[] = [
  'validation_error',
  'rate_limit_exceeded',
  'internal_error',
  'service_unavailable',
  'checkout_unavailable',
]

/** The public price list. */
export const planRoutes: FastifyPluginAsyncTypebox<{ checkout: Checkout | null }> = async (app, { checkout }) => {
  app.get(
    '/plans',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listPlans',
        summary: 'List plans with limits and prices',
        querystring: plansQuery,
        response: { 200: plansResponse, ...errorResponses(planErrors) },
      },
    },
    async (request) => {
      const place = readPlace(request.query)
      if (!place) return presentList(planIds.map(presentPlan), null)
      const quoteOf = await openQuotes(requireCheckout(checkout), place)
      return presentList(
        planIds.map((id) => ({ ...presentPlan(id), quote: quoteOf(id) })),
        null,
      )
    },
  )
}

function presentPlan(id: (typeof planIds)[number]) {
  const { name, credits, validityDays, requestsPerMinute, tier, endpoints, priceMinor } = plans[id]
  return {
    id,
    name,
    credits,
    validity_days: validityDays,
    requests_per_minute: requestsPerMinute,
    queue: tier,
    endpoints: [...endpoints],
    price_minor: priceMinor,
  }
}

/** Null without a country. @throws AppError validation_error for a place that decides no tax. */
function readPlace(query: { country?: string; state?: string }): TaxedBuyer | null {
  const { country, state } = normalizeBillingDetails(query)
  if (country === null) {
    if (state !== null) refuseField('country', 'is required with state')
    return null
  }
  if (!isCountryCode(country)) refuseField('country', 'must be an ISO 3166-1 alpha-2 code, such as IN')
  if (country === 'IN' && findState(state ?? '') === null) {
    const message = state === null ? 'is required in India to determine the tax' : 'must be a state code, such as KA'
    refuseField('state', message)
  }
  return { country, state, gstin: null }
}

/** The total of an order of each plan, by the rules of orders: with tax, in the currency of the buyer's country. */
async function openQuotes({ supplier, db }: Checkout, buyer: TaxedBuyer) {
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
