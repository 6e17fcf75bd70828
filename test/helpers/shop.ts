import type { PlanId } from '#shared/accounts/plans.ts'
import { plans } from '#shared/accounts/plans.ts'
import { foreignDetails, indianDetails, supplierEnvironment } from './billing.ts'
import { call, type TextAnswer } from './call.ts'
import { givenCustomer } from './given.ts'
import { type RazorpayStandIn, startRazorpayStandIn } from './stand-ins/razorpay-stand-in.ts'
import { type StripeStandIn, startStripeStandIn } from './stand-ins/stripe-stand-in.ts'
import { startSystem, type TestSystem } from './system.ts'

export interface Shop {
  system: TestSystem
  stripe: StripeStandIn
  razorpay: RazorpayStandIn
  close(): Promise<void>
}

export const bankDetails = ['Lakeview Bank', 'Account 0012 3456 78', 'IFSC LAKE0001234']

/** The API with a supplier and both providers, which are stand-ins. */
export async function openShop(
  options: { settings?: Record<string, string>; withWorker?: boolean; withImages?: boolean } = {},
): Promise<Shop> {
  const [stripe, razorpay] = await Promise.all([startStripeStandIn(), startRazorpayStandIn()])
  const system = await startSystem({
    withWorker: options.withWorker ?? false,
    withImages: options.withImages ?? false,
    settings: {
      ...supplierEnvironment,
      BANK_DETAILS: bankDetails.join('|'),
      ...stripe.environment,
      ...razorpay.environment,
      ...options.settings,
    },
  })
  return {
    system,
    stripe,
    razorpay,
    async close() {
      await system.close()
      await Promise.all([stripe.close(), razorpay.close()])
    },
  }
}

/** A customer with billing details. */
export async function givenBuyer({ system }: Pick<Shop, 'system'>, country: 'IN' | 'DE' = 'IN') {
  const customer = await givenCustomer(system.database, { credits: 0 })
  const body = country === 'IN' ? indianDetails : foreignDetails
  const answer = await call(system, customer.key, { method: 'PUT', path: '/account/billing-details', body })
  if (answer.status !== 200) throw new Error(answer.text)
  return customer
}

export function order({ system }: Pick<Shop, 'system'>, key: string, body: object): Promise<TextAnswer> {
  return call(system, key, { method: 'POST', path: '/account/orders', body })
}

export function readOrder({ system }: Pick<Shop, 'system'>, key: string, id: string): Promise<TextAnswer> {
  return call(system, key, { path: `/account/orders/${id}` })
}

export function confirm({ system }: Pick<Shop, 'system'>, key: string, id: string, body?: object): Promise<TextAnswer> {
  return call(system, key, { method: 'POST', path: `/account/orders/${id}/confirm`, body })
}

/** An order that waits at its provider, with the provider's own id of it. */
export async function givenOpenOrder(shop: Shop, currency: 'INR' | 'USD', plan: PlanId = 'starter') {
  const buyer = await givenBuyer(shop, currency === 'INR' ? 'IN' : 'DE')
  const answer = await order(shop, buyer.key, { plan, currency })
  if (answer.status !== 201) throw new Error(answer.text)
  const { id, checkout } = answer.body.data
  return { ...buyer, id: id as string, reference: (checkout.session_id ?? checkout.order_id) as string }
}

/** What an account has got: credits of purchases, and invoices. */
export async function bought({ system }: Pick<Shop, 'system'>, accountId: string) {
  const [row] = await system.database.sql<{ grants: number; credits: number; invoices: number; paid: number }[]>`
    select (select count(*)::int from credit_grants where account_id = ${accountId} and source = 'purchase') as grants,
      (select coalesce(sum(remaining), 0)::int from credit_grants where account_id = ${accountId}) as credits,
      (select count(*)::int from invoices where account_id = ${accountId}) as invoices,
      (select count(*)::int from orders where account_id = ${accountId} and status = 'paid') as paid`
  return { ...row }
}

export const nothing = { grants: 0, credits: 0, invoices: 0, paid: 0 }
export const oneBundle = { grants: 1, credits: plans.starter.credits, invoices: 1, paid: 1 }

/** The outcomes that were recorded for an order, oldest first. */
export async function recordedOutcomes({ system }: Pick<Shop, 'system'>, orderId: string): Promise<string[]> {
  const rows = await system.database.sql<{ outcome: string }[]>`
    select outcome from payment_events where order_id = ${orderId} order by received_at, event_id`
  return rows.map((row) => row.outcome)
}
