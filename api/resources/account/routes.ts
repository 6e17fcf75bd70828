import type { FastifyPluginAsync } from 'fastify'
import type { Peppers } from '#shared/platform/config.ts'
import { refuseChangesInGrace } from '../../http/authorize.ts'
import { idempotency } from '../../http/idempotency.ts'
import { accountInvoiceRoutes } from '../invoices/routes.ts'
import { accountKeyRoutes } from '../keys/routes.ts'
import { accountStatementRoute } from '../statement/routes.ts'
import { accountUsageRoute } from '../usage/routes.ts'
import { webhookDeliveryRoutes } from '../webhooks/deliveries.ts'
import { type WebhookEndpointRoutes, webhookEndpointRoutes } from '../webhooks/endpoints.ts'
import { accountBillingDetailsRoutes } from './billing-details.ts'
import { accountOverviewRoute } from './overview.ts'

/** The resources of the caller's account. */
export const accountRoutes: FastifyPluginAsync<WebhookEndpointRoutes & { peppers: Peppers }> = async (app, options) => {
  const { database, reports, pepper, allowedHosts } = options
  const routes = { database, reports, pepper }
  app.addHook('onRequest', refuseChangesInGrace)
  await app.register(idempotency, { database, peppers: options.peppers })
  await app.register(accountOverviewRoute, routes)
  await app.register(accountBillingDetailsRoutes, routes)
  await app.register(accountStatementRoute, routes)
  await app.register(accountUsageRoute, routes)
  await app.register(accountKeyRoutes, routes)
  await app.register(accountInvoiceRoutes, routes)
  await app.register(webhookEndpointRoutes, { ...routes, allowedHosts })
  await app.register(webhookDeliveryRoutes, routes)
}
