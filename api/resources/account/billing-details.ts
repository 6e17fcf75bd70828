import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { findBillingDetails, storeBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import type { BillingDetails } from '#shared/billing/billing-details.ts'
import { checkBillingDetails } from '#shared/billing/check-billing-details.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { describeFaults, refuseFaults } from '../../http/refuse-faults.ts'
import { type AccountRoutes, accountRoute } from './account-route.ts'
import { billingDetailsBody, billingDetailsResponse } from './billing-details-schema.ts'
import { accountErrors, accountSecurity } from './common-schema.ts'

export const accountBillingDetailsRoutes: FastifyPluginAsyncTypebox<AccountRoutes> = async (app, { database }) => {
  app.get(
    '/billing-details',
    {
      ...accountRoute,
      schema: {
        operationId: 'getBillingDetails',
        summary: 'Get the billing details',
        security: accountSecurity,
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
        security: accountSecurity,
        body: billingDetailsBody,
        response: {
          200: billingDetailsResponse,
          ...accountErrors('malformed_json', 'payload_too_large', 'unsupported_media_type', 'validation_error'),
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
