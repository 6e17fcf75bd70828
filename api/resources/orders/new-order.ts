import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Static } from 'typebox'
import { findBillingDetails, storeBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import {
  claimResource,
  holdRequest,
  type RepeatableRequest,
  releaseRequest,
  type StoredAnswer,
  storeAnswer,
} from '#shared/accounts/repeatable-requests.ts'
import type { BillingDetails } from '#shared/billing/billing-details.ts'
import type { Buyer } from '#shared/billing/buyer.ts'
import { checkBillingDetails, toBuyer } from '#shared/billing/check-billing-details.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { FieldFault } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { insertPendingOrder, openOrder } from '#shared/orders/create-order.ts'
import type { Order } from '#shared/orders/order.ts'
import { findOrder } from '#shared/orders/order-repository.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import { providerDeadlineMs } from '#shared/payments/call-provider.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { refuseFaults } from '../../http/refuse-faults.ts'
import { readRepeatable, sendStored, serializeAs } from '../../http/repeatable.ts'
import { describeFaults } from '../../schemas/describe-faults.ts'
import { accountRoute } from '../account/account-route.ts'
import { billingDetailsBody } from '../account/billing-details-schema.ts'
import { accountErrors, accountSecurity, repeatErrors } from '../account/common-schema.ts'
import { requireCheckout } from './checkout.ts'
import type { OrderRoutes } from './order-route.ts'
import { newOrderResponse, orderBody } from './schema.ts'

type OrderBody = Static<typeof orderBody>

const created = 201

export interface NewOrderRoute extends OrderRoutes {
  /** Seals stored responses. */
  peppers: Peppers
}

/** Insert, call the provider, store its response. */
const orderDeadlineMs = providerDeadlineMs + 3 * databaseDeadlineMs

export const newOrderRoute: FastifyPluginAsyncTypebox<NewOrderRoute> = async (app, { checkout: opened, peppers }) => {
  app.post(
    '/orders',
    {
      ...accountRoute,
      // The handler validates, to report schema faults and rules across fields together.
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
      const body = readOrderBody(request)
      const checkout = requireCheckout(opened)
      const asked = { accountId: requirePrincipal(request).accountId, body }
      const repeated = await readRepeatable(request)
      const present = (order: Order) =>
        serializeAs(reply, created, { success: true, data: presentOrder({ ...order, invoiceId: null }) })
      const making = makeOrder(checkout, asked, { repeated, peppers, present })
      return sendStored(reply, await callDatabase(making, 'order', orderDeadlineMs))
    },
  )
}

interface Repeating {
  /** Null without an Idempotency-Key. */
  repeated: RepeatableRequest | null
  peppers: Peppers
  present(order: Order): string
}

/**
 * Calls the provider between two transactions: the first inserts the order and records the idempotency key, the second
 * stores the checkout and the response. A retry after a crash in between reopens the same order.
 */
async function makeOrder(
  checkout: Checkout,
  { accountId, body }: { accountId: string; body: OrderBody },
  { repeated, peppers, present }: Repeating,
): Promise<StoredAnswer & { isReplayed: boolean }> {
  const { plan, currency, provider, billing_details: details } = body
  const begun = await checkout.db.transaction().execute(async (transaction) => {
    const held = repeated ? await holdRequest(transaction, repeated, peppers) : null
    if (held?.answer) return held.answer
    const interrupted = held?.resourceId ? await findOrder(transaction, held.resourceId, accountId) : null
    const isOpenable = interrupted?.status === 'pending'
    if (repeated && isOpenable) await claimResource(transaction, repeated, interrupted.id)
    if (isOpenable) return interrupted
    const buyer = await findBuyer(transaction, accountId, details)
    const order = await insertPendingOrder(transaction, checkout, { accountId, plan, currency, provider, buyer })
    if (repeated) await claimResource(transaction, repeated, order.id)
    return order
  })
  if ('statusCode' in begun) return { ...begun, isReplayed: true }
  const opened = await openOrder(checkout, begun, {
    async onOpened(transaction, order) {
      const answer = { statusCode: created, body: present(order) }
      if (repeated) await storeAnswer(transaction, repeated, answer, peppers[0])
    },
    async onFailed(transaction) {
      if (repeated) await releaseRequest(transaction, repeated)
    },
  })
  return { statusCode: created, body: present(opened), isReplayed: false }
}

/** @throws AppError validation_error with the faults of the schema and of the rules across fields. */
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

/** The billing details of the order, which are stored, else those of the account. */
async function findBuyer(
  db: Transaction<Tables>,
  accountId: string,
  given: BillingDetails | undefined,
): Promise<Buyer> {
  if (given) return toBuyer(await storeBillingDetails(db, accountId, given))
  const stored = await findBillingDetails(db, accountId)
  if (!stored) throw new Error('a key without an account')
  refuseFaults(checkBillingDetails(stored).map(underBody))
  return toBuyer(stored)
}
