import { type PlanId, plans } from '#shared/accounts/plans.ts'
import type { Buyer } from '#shared/billing/buyer.ts'
import { findFinancialYear } from '#shared/billing/invoices/financial-year.ts'
import type { Currency } from '#shared/billing/money.ts'
import { decideTax } from '#shared/billing/tax/decide-tax.ts'
import { AppError } from '#shared/errors.ts'
import { newId } from '#shared/ids.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { chooseProvider } from '#shared/orders/choose-provider.ts'
import type { Order, PaymentProviderId } from '#shared/orders/order.ts'
import { expireOrder, insertOrder, storeCheckout } from '#shared/orders/order-repository.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'

export interface OrderRequest {
  accountId: string
  plan: PlanId
  currency: Currency
  /** Undefined for the currency's own. */
  provider?: PaymentProviderId | undefined
  buyer: Buyer
}

/** More would be a mistake of the caller's program. */
export const pendingOrdersMax = 20
const onlineLifetimeHours = 24
/** Transfers between banks take days, and a purchase order takes longer. */
const manualLifetimeHours = 30 * 24
/** Buyers rarely pay sooner, and the webhook is quicker than any question. */
const firstCheckMs = 60_000

/**
 * Makes an order and opens it at its provider. If the provider fails, the order is expired at once: nobody was shown
 * where to pay it.
 *
 * @throws AppError validation_error, limit_reached, payment_provider_failed
 */
export async function createOrder(checkout: Checkout, request: OrderRequest): Promise<Order> {
  const { currency, buyer } = request
  requireCurrency(currency, buyer)
  const providerId = chooseProvider(currency, request.provider, checkout.providers)
  const order = await insertPending(checkout, request, providerId)
  const provider = providerId === 'manual' ? undefined : checkout.providers.get(providerId)
  const opened = provider ? await open(checkout, provider, order) : order
  checkout.metrics.orders.inc({ provider: providerId, outcome: 'created' })
  checkout.logger.info({ orderId: order.id, provider: providerId, plan: order.plan }, 'order made')
  return opened
}

/** Tax within India is due in rupees, and an export counts as one only if it is paid in foreign money. */
function requireCurrency(currency: Currency, buyer: Buyer): void {
  const due: Currency = buyer.country === 'IN' ? 'INR' : 'USD'
  if (currency === due) return
  const message =
    due === 'INR'
      ? 'must be INR for a buyer in India: tax on supplies within India is due in rupees'
      : 'must be USD for a buyer outside India: an export must be paid in foreign exchange'
  throw new AppError('validation_error', `currency ${message}`, { details: [{ field: 'currency', message }] })
}

async function insertPending(checkout: Checkout, request: OrderRequest, provider: PaymentProviderId): Promise<Order> {
  const { plan, currency, buyer, accountId } = request
  const { priceMinor, calls, validityDays } = plans[plan]
  if (priceMinor === null) throw new AppError('validation_error', `The plan ${plan} is not sold`)
  const id = newId()
  return checkout.db.transaction().execute(async (transaction) => {
    // In line with the account's other orders, so that the count below holds until this one is in.
    await transaction.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()
    const { pending } = await transaction
      .selectFrom('orders')
      .select((build) => build.fn.countAll<string>().as('pending'))
      .where('account_id', '=', accountId)
      .where('status', '=', 'pending')
      .executeTakeFirstOrThrow()
    if (Number(pending) >= pendingOrdersMax) {
      const message = `The account has ${pendingOrdersMax} orders that wait to be paid; pay one or wait until one expires`
      throw new AppError('limit_reached', message)
    }
    const financialYear = await findFinancialYear(transaction)
    const tax = decideTax({ supplier: checkout.supplier, buyer, taxableMinor: priceMinor[currency], financialYear })
    return insertOrder(transaction, {
      id,
      accountId,
      plan,
      credits: calls,
      validityDays,
      provider,
      currency,
      amounts: tax.amounts,
      taxTreatment: tax.treatment,
      taxRateBasisPoints: tax.rateBasisPoints,
      buyer,
      lifetimeHours: provider === 'manual' ? manualLifetimeHours : onlineLifetimeHours,
      // The order's id tells the operator what the money on the account is for.
      checkout: provider === 'manual' ? { bank_details: checkout.bankDetails, payment_reference: id } : null,
    })
  })
}

async function open(checkout: Checkout, provider: PaymentProvider, order: Order): Promise<Order> {
  try {
    const opened = await provider.openCheckout(order)
    await storeCheckout(checkout.db, order.id, { ...opened, firstCheckMs })
    return { ...order, providerReference: opened.reference, checkout: opened.checkout }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    checkout.metrics.orders.inc({ provider: provider.id, outcome: 'provider_failed' })
    await expireOrder(checkout.db, order.id)
    throw new AppError('payment_provider_failed', undefined, { cause: error })
  }
}
