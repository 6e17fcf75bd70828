import type { Transaction } from 'kysely'
import { type PlanId, plans } from '#shared/accounts/plans.ts'
import type { Buyer } from '#shared/billing/billing-details.ts'
import { findFinancialYear } from '#shared/billing/invoices/financial-year.ts'
import type { Currency } from '#shared/billing/money.ts'
import { decideTax } from '#shared/billing/tax/tax.ts'
import type { Tables } from '#shared/db/tables.ts'
import { AppError } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import type { Order, PaymentProviderId } from '#shared/orders/order.ts'
import { expireOrder, insertOrder, lockOrder, storeCheckout } from '#shared/orders/order-repository.ts'
import { transferReferenceOf } from '#shared/orders/transfer-reference.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'
import type { PaymentProviders } from '#shared/payments/payment-settings.ts'
import { newId } from '#shared/platform/ids.ts'

type Opened = Awaited<ReturnType<PaymentProvider['openCheckout']>>

export interface OrderRequest {
  accountId: string
  plan: PlanId
  currency: Currency
  /** Undefined for the currency's own. */
  provider?: PaymentProviderId | undefined
  buyer: Buyer
}

/** More than this are a bug of the caller. */
export const pendingOrdersMax = 20
const onlineLifetimeHours = 24
/** Transfers between banks take days, and a purchase order takes longer. */
const manualLifetimeHours = 30 * 24
/** Buyers rarely pay sooner, and the webhook arrives before any poll. */
const firstCheckMs = 60_000

/**
 * Creates an order and opens its checkout at the provider. If the provider fails, the order expires immediately, since
 * it cannot be paid.
 *
 * @throws AppError validation_error, limit_reached, payment_provider_failed
 */
export async function createOrder(checkout: Checkout, request: OrderRequest): Promise<Order> {
  const inserting = (transaction: Transaction<Tables>) => insertPendingOrder(transaction, checkout, request)
  return openOrder(checkout, await checkout.db.transaction().execute(inserting))
}

/** Steps within the transaction that records the result of opening an order. */
interface OpeningSteps {
  onOpened?(transaction: Transaction<Tables>, order: Order): Promise<void>
  onFailed?(transaction: Transaction<Tables>): Promise<void>
}

/**
 * Opens a pending order at its provider. Can be repeated after an interruption: the first recorded checkout is kept.
 *
 * @throws AppError payment_provider_failed; the order is then expired.
 */
export async function openOrder(checkout: Checkout, order: Order, steps: OpeningSteps = {}): Promise<Order> {
  const provider = order.provider === 'manual' ? undefined : checkout.providers.get(order.provider)
  const opened = provider ? await open(checkout, provider, order, steps) : null
  const recorded = await checkout.db.transaction().execute(async (transaction) => {
    const current = opened ? await recordOpened(transaction, order, opened) : order
    await steps.onOpened?.(transaction, current)
    return current
  })
  checkout.metrics.orders.inc({ provider: order.provider, outcome: 'created' })
  checkout.logger.info({ orderId: order.id, provider: order.provider, plan: order.plan }, 'order created')
  return recorded
}

async function recordOpened(transaction: Transaction<Tables>, order: Order, opened: Opened): Promise<Order> {
  const current = await lockOrder(transaction, order.id)
  if (current?.providerReference) return current
  await storeCheckout(transaction, order.id, { ...opened, firstCheckMs })
  return { ...order, providerReference: opened.reference, checkout: opened.checkout }
}

/** Tax within India is due in rupees, and an export counts as one only if it is paid in foreign currency. */
export function currencyOf({ country }: Pick<Buyer, 'country'>): Currency {
  return country === 'IN' ? 'INR' : 'USD'
}

function requireCurrency(currency: Currency, buyer: Buyer): void {
  const due = currencyOf(buyer)
  if (currency === due) return
  const message =
    due === 'INR'
      ? 'must be INR for buyers in India: domestic supplies are taxed in rupees'
      : 'must be USD for buyers outside India: exports must be paid in foreign exchange'
  throw new AppError('validation_error', `currency ${message}`, { details: [{ field: 'currency', message }] })
}

/**
 * Inserts an order that is not yet opened at its provider.
 *
 * @throws AppError validation_error, limit_reached
 */
export async function insertPendingOrder(
  transaction: Transaction<Tables>,
  checkout: Checkout,
  request: OrderRequest,
): Promise<Order> {
  const { plan, currency, buyer, accountId } = request
  requireCurrency(currency, buyer)
  const provider = chooseProvider(currency, request.provider, checkout.providers)
  const { priceMinor, credits, validityDays } = plans[plan]
  if (priceMinor === null) throw new AppError('validation_error', `The plan ${plan} is not for sale`)
  const id = newId()
  // Serialised with the account's other orders, so that the count below holds until this one is inserted.
  await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
  const { pending } = await transaction
    .selectFrom('orders')
    .select((build) => build.fn.countAll<string>().as('pending'))
    .where('account_id', '=', accountId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow()
  if (Number(pending) >= pendingOrdersMax) {
    const message = `The account has ${pendingOrdersMax} pending orders; pay one or let one expire`
    throw new AppError('limit_reached', message)
  }
  const financialYear = await findFinancialYear(transaction)
  const tax = decideTax({ supplier: checkout.supplier, buyer, taxableMinor: priceMinor[currency], financialYear })
  return insertOrder(transaction, {
    id,
    accountId,
    plan,
    credits,
    validityDays,
    provider,
    currency,
    amounts: tax.amounts,
    taxTreatment: tax.treatment,
    taxRateBasisPoints: tax.rateBasisPoints,
    buyer,
    lifetimeHours: provider === 'manual' ? manualLifetimeHours : onlineLifetimeHours,
    checkout: provider === 'manual' ? describeTransfer(checkout, id) : null,
  })
}

function describeTransfer({ bankDetails }: Checkout, orderId: string): object {
  return { bank_details: bankDetails, payment_reference: transferReferenceOf(orderId) }
}

async function open(
  checkout: Checkout,
  provider: PaymentProvider,
  order: Order,
  { onFailed }: OpeningSteps,
): Promise<Opened> {
  try {
    return await provider.openCheckout(order)
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    checkout.metrics.orders.inc({ provider: provider.id, outcome: 'provider_failed' })
    await checkout.db.transaction().execute(async (transaction) => {
      await expireOrder(transaction, order.id)
      await onFailed?.(transaction)
    })
    throw new AppError('payment_provider_failed', undefined, { cause: error })
  }
}

/** By currency. Bank transfers take both. */
const onlineProviderOf = { USD: 'stripe', INR: 'razorpay' } as const satisfies Record<Currency, PaymentProviderId>

/**
 * The requested provider, else the configured provider of the currency, else the bank transfer.
 *
 * @throws AppError validation_error if the requested provider takes another currency or is not configured.
 */
export function chooseProvider(
  currency: Currency,
  asked: PaymentProviderId | undefined,
  providers: PaymentProviders,
): PaymentProviderId {
  const online = onlineProviderOf[currency]
  if (asked === undefined) return providers.has(online) ? online : 'manual'
  if (asked === 'manual') return asked
  if (asked !== online) throw refuse(`does not accept ${currency}; use ${providers.has(online) ? online : 'manual'}`)
  if (!providers.has(asked)) throw refuse(`${asked} is not configured here; use manual`)
  return asked
}

function refuse(message: string): AppError {
  return new AppError('validation_error', `provider: ${message}`, { details: [{ field: 'provider', message }] })
}
