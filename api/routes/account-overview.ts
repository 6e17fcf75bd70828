import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { findAccountOverview } from '#shared/accounts/account-overview.ts'
import { presentAccount } from '../account/present-account.ts'
import { callDatabase } from '../call-dependency.ts'
import { requirePrincipal } from '../plugins/authenticate.ts'
import { accountResponse } from '../schemas/account.ts'
import { accountErrors, accountSecurity } from '../schemas/account-common.ts'
import { type AccountRoutes, accountRoute } from './account-route.ts'

export const accountOverviewRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.get(
    '',
    {
      ...accountRoute,
      // A backend's key may watch its balance.
      config: { ...accountRoute.config, scope: 'any' },
      schema: {
        operationId: 'getAccount',
        summary: 'The account with its plan, balance and grants',
        security: accountSecurity,
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
