import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { planIds, plans } from '#shared/accounts/plans.ts'
import type { ErrorCode } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { presentList } from '../../http/read-page.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { requireCheckout } from '../orders/checkout.ts'
import { openQuotes, readPlace } from './quote-plans.ts'
import { plansQuery, plansResponse } from './schema.ts'

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
        summary: 'List the plans with their limits and prices',
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
  const { name, calls, validityDays, requestsPerMinute, tier, endpoints, priceMinor } = plans[id]
  return {
    id,
    name,
    credits: calls,
    validity_days: validityDays,
    requests_per_minute: requestsPerMinute,
    queue: tier,
    endpoints: [...endpoints],
    price_minor: priceMinor,
  }
}
