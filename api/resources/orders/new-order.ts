import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { Static } from 'typebox'
import { findBillingDetails, storeBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import { type BillingDetails, type Buyer, checkBillingDetails, toBuyer } from '#shared/billing/billing-details.ts'
import { databaseDeadlineMs } from '#shared/db/connect.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { FieldFault } from '#shared/errors.ts'
import {
  claimKey,
  nameResource,
  releaseKey,
  type ScopedClaim,
  storeResponse,
} from '#shared/idempotency/idempotency-keys.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { insertPendingOrder, openOrder } from '#shared/orders/create-order.ts'
import type { Order } from '#shared/orders/order.ts'
import { findOrder } from '#shared/orders/order-repository.ts'
import { presentOrder } from '#shared/orders/present-order.ts'
import { providerDeadlineMs } from '#shared/payments/payment-provider.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import {
  findStoredResponse,
  type ReplayableResponse,
  readScopedClaim,
  runOnce,
  sendStored,
  serializeAs,
} from '../../http/idempotency.ts'
import { describeFaults, refuseFaults } from '../../http/refuse-faults.ts'
import { accountErrors, accountRoute, bodyErrors, repeatErrors } from '../account/account-route.ts'
import { billingDetailsBody } from '../account/schema.ts'
import { type OrderRoutes, requireCheckout } from './order-route.ts'
import { newOrderResponse, orderBody } from './schema.ts'

type OrderBody = Static<typeof orderBody>

const created = 201

interface NewOrderRoute extends OrderRoutes {
  /** Seals stored responses. */
  peppers: Peppers
}

/** Insert, call the provider, store its response. */
const orderDeadlineMs = providerDeadlineMs + 3 * databaseDeadlineMs

export const newOrderRoute: FastifyPluginAsyncTypebox<NewOrderRoute> = async (app, options) => {
  app.post(
    '/orders',
    {
      ...accountRoute,
      // The handler validates, to report schema faults and rules across fields together.
      attachValidation: true,
      schema: {
        operationId: 'createOrder',
        summary: 'Create an order for a bundle of credits',
        body: orderBody,
        response: {
          201: newOrderResponse,
          ...accountErrors(
            ...repeatErrors,
            ...bodyErrors,
            'limit_reached',
            'payment_provider_failed',
            'checkout_unavailable',
          ),
        },
      },
    },
    async (request, reply) => {
      const body = readOrderBody(request)
      const { database, peppers } = options
      const checkout = requireCheckout(options.checkout)
      const asked = { accountId: requirePrincipal(request).accountId, body }
      const claim = await readScopedClaim(request)
      const present = (order: Order) =>
        serializeAs(reply, created, { success: true, data: presentOrder({ ...order, invoiceId: null }) })
      const making = runOnce(
        () => makeOrder(checkout, asked, { claim, peppers, present }),
        () => findStoredResponse(database.sql, claim, peppers),
      )
      return sendStored(reply, await callDatabase(making, 'order', orderDeadlineMs))
    },
  )
}

interface Keyed {
  /** Null without an Idempotency-Key. */
  claim: ScopedClaim | null
  peppers: Peppers
  present(order: Order): string
}

/** Calls the provider between two transactions: the first inserts the order, the second stores checkout and response. */
async function makeOrder(
  checkout: Checkout,
  asked: { accountId: string; body: OrderBody },
  { claim, peppers, present }: Keyed,
): Promise<ReplayableResponse | null> {
  const begun = await checkout.db
    .transaction()
    .execute((transaction) => beginOrder(transaction, checkout, asked, claim))
  if (!begun) return null
  const opened = await openOrder(checkout, begun, {
    async onOpened(transaction, order) {
      const response = { statusCode: created, body: present(order) }
      if (claim) await storeResponse(transaction, claim, response, peppers[0])
    },
    async onFailed(transaction) {
      if (claim) await releaseKey(transaction, claim)
    },
  })
  return { statusCode: created, body: present(opened), isReplayed: false }
}

/** The order of an interrupted request under the same key, or a new one; null if an earlier request holds the key. */
async function beginOrder(
  transaction: Transaction<Tables>,
  checkout: Checkout,
  { accountId, body }: { accountId: string; body: OrderBody },
  claim: ScopedClaim | null,
): Promise<Order | null> {
  const { plan, currency, provider, billing_details: details } = body
  const claimed = claim && (await claimKey(transaction, claim))
  if (claim && !claimed) return null
  const interrupted = claimed?.resourceId ? await findOrder(transaction, claimed.resourceId, accountId) : null
  if (interrupted?.status === 'pending') return interrupted
  const buyer = await findBuyer(transaction, accountId, details)
  const order = await insertPendingOrder(transaction, checkout, { accountId, plan, currency, provider, buyer })
  if (claim) await nameResource(transaction, claim, order.id)
  return order
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
