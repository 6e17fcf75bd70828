import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { findAccountOverview } from '#shared/accounts/account-overview.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { type AccountRoutes, accountRoute } from './account-route.ts'
import { accountErrors, accountSecurity } from './common-schema.ts'
import { presentAccount } from './present.ts'
import { accountResponse } from './schema.ts'

export const accountOverviewRoute: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.get(
    '',
    {
      ...accountRoute,
      // Keys with the scope `prompts` may read the balance.
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
