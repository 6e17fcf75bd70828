import { type PlanId, plans } from '#shared/accounts/plans.ts'
import { type Buyer, toBuyer } from '#shared/billing/billing-details.ts'
import { findFinancialYear } from '#shared/billing/invoices/financial-year.ts'
import { decideTax } from '#shared/billing/tax/tax.ts'
import type { Database } from '#shared/db/connect.ts'
import type { Order, PaymentProviderId } from '#shared/orders/order.ts'
import { insertOrder } from '#shared/orders/order-repository.ts'
import { settleOrder } from '#shared/orders/settle-order.ts'
import { newId } from '#shared/platform/ids.ts'
import { givenSupplier, indianDetails } from './billing.ts'

export interface PurchaseOptions {
  plan?: PlanId
  /** Instead of the plan's bundle, at the plan's price. */
  credits?: number
  provider?: PaymentProviderId
  buyer?: Buyer
}

const supplier = givenSupplier()
const lifetimeHours = 24 * 30

/** A pending order, as checkout leaves it. */
export async function givenOrder(database: Database, accountId: string, options: PurchaseOptions = {}): Promise<Order> {
  const plan = options.plan ?? 'starter'
  const buyer = options.buyer ?? toBuyer(indianDetails)
  const currency = buyer.country === 'IN' ? 'INR' : 'USD'
  const financialYear = await findFinancialYear(database.kysely)
  const taxableMinor = plans[plan].priceMinor?.[currency] ?? 0
  const tax = decideTax({ supplier, buyer, taxableMinor, financialYear })
  return insertOrder(database.kysely, {
    id: newId(),
    accountId,
    plan,
    credits: options.credits ?? plans[plan].credits,
    validityDays: plans[plan].validityDays,
    provider: options.provider ?? 'manual',
    currency,
    amounts: tax.amounts,
    taxTreatment: tax.treatment,
    taxRateBasisPoints: tax.rateBasisPoints,
    buyer,
    lifetimeHours,
    checkout: null,
  })
}

/** The payment that an order waits for arrives. */
export async function payOrder(database: Database, order: Order, reference = `payment-${order.id}`): Promise<void> {
  const payment = { reference, amountMinor: order.amounts.totalMinor, currency: order.currency }
  const { outcome } = await settleOrder(
    database.kysely,
    { orderId: order.id, provider: order.provider, payment },
    supplier,
  )
  if (outcome !== 'paid') throw new Error(`the order was not paid: ${outcome}`)
}

/** A bought and paid bundle, and the grant that came of it. */
export async function givenPurchase(
  database: Database,
  accountId: string,
  options: PurchaseOptions = {},
): Promise<{ order: Order; grantId: string }> {
  const order = await givenOrder(database, accountId, options)
  await payOrder(database, order)
  const grant = await database.kysely
    .selectFrom('credit_grants')
    .select('id')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow()
  return { order, grantId: grant.id }
}
