import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyPluginAsync, FastifyRequest } from 'fastify'
import { type AccountOverview, findAccountOverview, type GrantOverview } from '#shared/accounts/account-overview.ts'
import { findBillingDetails, storeBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import { plans } from '#shared/accounts/plans.ts'
import { type BillingDetails, checkBillingDetails } from '#shared/billing/billing-details.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { refuseChangesInGrace } from '../../http/authorize.ts'
import { idempotency } from '../../http/idempotency.ts'
import { describeFaults, refuseFaults } from '../../http/refuse-faults.ts'
import { accountInvoiceRoutes } from '../invoices/routes.ts'
import { accountKeyRoutes } from '../keys/routes.ts'
import { accountStatementRoute } from '../statement/routes.ts'
import { accountUsageRoute } from '../usage/routes.ts'
import { webhookDeliveryRoutes } from '../webhooks/deliveries.ts'
import { type WebhookEndpointRoutes, webhookEndpointRoutes } from '../webhooks/endpoints.ts'
import { type AccountRoutes, accountErrors, accountRoute, bodyErrors } from './account-route.ts'
import { accountResponse, billingDetailsBody, billingDetailsResponse } from './schema.ts'

/** The resources of the caller's account. */
export const accountRoutes: FastifyPluginAsync<WebhookEndpointRoutes & { peppers: Peppers }> = async (app, options) => {
  const { database, reports, pepper, allowedHosts } = options
  const routes = { database, reports, pepper }
  app.addHook('onRequest', refuseChangesInGrace)
  await app.register(idempotency, { database, peppers: options.peppers })
  await app.register(overviewRoute, routes)
  await app.register(billingDetailsRoutes, routes)
  await app.register(accountStatementRoute, routes)
  await app.register(accountUsageRoute, routes)
  await app.register(accountKeyRoutes, routes)
  await app.register(accountInvoiceRoutes, routes)
  await app.register(webhookEndpointRoutes, { ...routes, allowedHosts })
  await app.register(webhookDeliveryRoutes, routes)
}

const overviewRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.get(
    '',
    {
      ...accountRoute,
      // Keys with the scope `prompts` may read the balance.
      config: { ...accountRoute.config, scope: 'any' },
      schema: {
        operationId: 'getAccount',
        summary: 'Get the account with plan, balance and grants',
        response: { 200: accountResponse, ...accountErrors() },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const account = await callDatabase(findAccountOverview(database.sql, accountId), 'account')
      if (!account) throw new Error('a key without an account')
      return { success: true as const, data: presentAccount(account) }
    },
  )
}

const billingDetailsRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.get(
    '/billing-details',
    {
      ...accountRoute,
      schema: {
        operationId: 'getBillingDetails',
        summary: 'Get the billing details',
        response: { 200: billingDetailsResponse, ...accountErrors() },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const data = await callDatabase(findBillingDetails(database.kysely, accountId), 'billing details')
      if (!data) throw new Error('a key without an account')
      return { success: true as const, data }
    },
  )

  app.put(
    '/billing-details',
    {
      ...accountRoute,
      // The handler validates, to report schema faults and rules across fields together.
      attachValidation: true,
      schema: {
        operationId: 'putBillingDetails',
        summary: 'Replace the billing details; issued invoices do not change',
        body: billingDetailsBody,
        response: {
          200: billingDetailsResponse,
          ...accountErrors(...bodyErrors),
        },
      },
    },
    async (request) => {
      const { accountId } = requirePrincipal(request)
      const details = readBillingDetails(request)
      const stored = storeBillingDetails(database.kysely, accountId, details)
      return { success: true as const, data: await callDatabase(stored, 'store billing details') }
    },
  )
}

/** @throws AppError validation_error with the faults of the schema and of the rules across fields. */
function readBillingDetails(request: FastifyRequest): BillingDetails {
  const errors = request.validationError?.validation ?? []
  const faults = describeFaults(errors, Object.keys(billingDetailsBody.properties))
  const isObject = typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
  if (!isObject) refuseFaults(faults)
  const faulty = new Set(faults.map(({ field }) => field))
  // The rules need valid types; type errors are reported already, unless there are more than the maximum.
  const readable = Object.entries(request.body as object).filter(
    ([, value]) => typeof value === 'string' || value === null,
  )
  const details: BillingDetails = Object.fromEntries(readable)
  refuseFaults([...faults, ...checkBillingDetails(details).filter(({ field }) => !faulty.has(field))])
  return details
}

function presentAccount(account: AccountOverview) {
  const plan = plans[account.plan]
  return {
    id: account.id,
    name: account.name,
    email: account.billingDetails.email,
    plan: {
      id: account.plan,
      name: plan.name,
      requests_per_minute: account.limits.requestsPerMinute,
      endpoints: [...plan.endpoints],
      queue: account.limits.tier,
      expires_at: account.planExpiresAt?.toISOString() ?? null,
    },
    credits: { available: account.creditsAvailable, held: account.creditsHeld },
    grants: account.grants.map(presentGrant),
    billing_details: account.billingDetails,
    created_at: account.createdAt.toISOString(),
  }
}

function presentGrant(grant: GrantOverview) {
  return {
    id: grant.id,
    plan: grant.plan,
    source: grant.source,
    state: grant.state,
    granted: grant.granted,
    remaining: grant.remaining,
    expires_at: grant.expiresAt.toISOString(),
    order_id: grant.orderId,
    created_at: grant.createdAt.toISOString(),
  }
}
