import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { presentList } from '../../http/read-page.ts'
import { errorResponses } from '../../schemas/envelope.ts'
import { plansResponse } from './schema.ts'

/** The public price list. */
export const planRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/plans',
    {
      config: { access: 'public' },
      schema: {
        operationId: 'listPlans',
        summary: 'List the plans with their limits and prices',
        security: [],
        response: { 200: plansResponse, ...errorResponses(['rate_limit_exceeded', 'internal_error']) },
      },
    },
    async () => presentList(planIds.map(presentPlan), null),
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
