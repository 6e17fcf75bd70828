import type { FastifyPluginAsync } from 'fastify'
import type { Peppers } from '#shared/config.ts'
import { refuseChangesInGrace } from '../plugins/authorize.ts'
import { repeatable } from '../plugins/repeatable.ts'
import { accountBillingDetailsRoutes } from './account-billing-details.ts'
import { accountInvoiceRoutes } from './account-invoices.ts'
import { accountKeyRoutes } from './account-keys.ts'
import { accountOverviewRoute } from './account-overview.ts'
import { accountStatementRoute } from './account-statement.ts'
import { accountUsageRoute } from './account-usage.ts'
import { webhookDeliveryRoutes } from './webhook-deliveries.ts'
import { type WebhookEndpointRoutes, webhookEndpointRoutes } from './webhook-endpoints.ts'

/** What customers see and change of their own account. */
export const accountRoutes: FastifyPluginAsync<WebhookEndpointRoutes & { peppers: Peppers }> = async (app, options) => {
  const { database, reports, pepper, allowedHosts } = options
  const routes = { database, reports, pepper }
  app.addHook('onRequest', refuseChangesInGrace)
  await app.register(repeatable, { database, peppers: options.peppers })
  await app.register(accountOverviewRoute, routes)
  await app.register(accountBillingDetailsRoutes, routes)
  await app.register(accountStatementRoute, routes)
  await app.register(accountUsageRoute, routes)
  await app.register(accountKeyRoutes, routes)
  await app.register(accountInvoiceRoutes, routes)
  await app.register(webhookEndpointRoutes, { ...routes, allowedHosts })
  await app.register(webhookDeliveryRoutes, routes)
}
