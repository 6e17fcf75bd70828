import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { findBillingDetails, storeBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import type { BillingDetails } from '#shared/billing/billing-details.ts'
import type { Buyer } from '#shared/billing/buyer.ts'
import { checkBillingDetails, toBuyer } from '#shared/billing/check-billing-details.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import type { FieldFault } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { createOrder } from '#shared/orders/create-order.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import { providerDeadlineMs } from '#shared/payments/call-provider.ts'
import { callDatabase } from '../call-dependency.ts'
import { requireCheckout } from '../checkout.ts'
import { requirePrincipal } from '../plugins/authenticate.ts'
import { refuseFaults } from '../refuse-faults.ts'
import { billingDetailsBody } from '../schemas/account-billing-details.ts'
import { accountErrors, accountSecurity, repeatErrors } from '../schemas/account-common.ts'
import { describeFaults } from '../schemas/describe-faults.ts'
import { newOrderResponse, orderBody } from '../schemas/orders.ts'
import { accountRoute } from './account-route.ts'
import type { OrderRoutes } from './order-route.ts'

type OrderBody = Static<typeof orderBody>

/** Insert, ask the provider, keep its answer. */
const orderDeadlineMs = providerDeadlineMs + 3 * databaseDeadlineMs

export const newOrderRoute: FastifyPluginAsyncTypebox<OrderRoutes> = async (app, { checkout: opened }) => {
  app.post(
    '/orders',
    {
      ...accountRoute,
      // The handler adds what the schema cannot see, so that all faults are told at once.
      attachValidation: true,
      schema: {
        operationId: 'createOrder',
        summary: 'Order a bundle of credits',
        security: accountSecurity,
        body: orderBody,
        response: {
          201: newOrderResponse,
          ...accountErrors(
            ...repeatErrors,
            'malformed_json',
            'limit_reached',
            'payload_too_large',
            'unsupported_media_type',
            'validation_error',
            'payment_provider_failed',
            'checkout_unavailable',
          ),
        },
      },
    },
    async (request, reply) => {
      const { accountId } = requirePrincipal(request)
      const { plan, currency, provider, billing_details } = readOrderBody(request)
      const checkout = requireCheckout(opened)
      const buyer = await callDatabase(findBuyer(checkout, accountId, billing_details), 'billing details')
      const making = createOrder(checkout, { accountId, plan, currency, provider, buyer })
      const order = await callDatabase(making, 'order', orderDeadlineMs)
      reply.code(201)
      return { success: true as const, data: presentOrder({ ...order, invoiceId: null }) }
    },
  )
}

/** @throws AppError validation_error with the schema's faults and those of the billing details' own rules. */
function readOrderBody(request: FastifyRequest): OrderBody {
  const errors = request.validationError?.validation ?? []
  const isNested = ({ instancePath }: { instancePath: string }) => instancePath.startsWith('/billing_details')
  const nested = errors.filter(isNested)
  const own = errors.filter((error: { instancePath: string }) => !isNested(error))
  const faults = [
    ...describeFaults(own, Object.keys(orderBody.properties), request.body),
    ...describeFaults(nested, Object.keys(billingDetailsBody.properties), request.body),
  ]
  const body = request.body as Partial<OrderBody> | null
  const details = nested.length === 0 && typeof body === 'object' ? body?.billing_details : undefined
  refuseFaults(details ? [...faults, ...checkBillingDetails(details).map(underBody)] : faults)
  return body as OrderBody
}

function underBody({ field, message }: FieldFault): FieldFault {
  return { field: `billing_details.${field}`, message }
}

/** The details that came with the order, which are kept, or else those of the account. */
async function findBuyer({ db }: Checkout, accountId: string, given: BillingDetails | undefined): Promise<Buyer> {
  if (given) return toBuyer(await storeBillingDetails(db, accountId, given))
  const stored = await findBillingDetails(db, accountId)
  if (!stored) throw new Error('a key without an account')
  refuseFaults(checkBillingDetails(stored).map(underBody))
  return toBuyer(stored)
}
