import { type Kysely, sql, type Transaction } from 'kysely'
import { findInvoiceOfOrder } from '#shared/billing/invoices/invoice.ts'
import { issueCreditNote } from '#shared/billing/invoices/issue-invoice.ts'
import type { Supplier } from '#shared/billing/supplier.ts'
import { splitRefund } from '#shared/billing/tax/tax.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import type { Order } from '#shared/orders/order.ts'
import { lockOrder } from '#shared/orders/order-repository.ts'
import { findRefundOfOrder, insertRefund, markRefundPaid, type Refund } from '#shared/orders/refund-repository.ts'
import { type PaymentProvider, PaymentProviderError } from '#shared/payments/payment-provider.ts'

/** Why an order cannot be refunded; for `calls_held`, not at this moment. */
type RefundRefusal =
  | 'unknown_order'
  | 'not_paid'
  | 'already_refunded'
  | 'credits_expired'
  | 'nothing_unspent'
  | 'calls_held'

/**
 * Takes back the unspent credits of a paid order, with the plan that came with them, and issues the credit note for
 * them, atomically. The money is not sent here: the refund stays pending for `payRefund`.
 */
export async function refundOrder(
  db: Kysely<Tables>,
  orderId: string,
  supplier: Supplier,
): Promise<{ outcome: 'refunded'; refund: Refund } | { outcome: RefundRefusal }> {
  return db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (!order) return { outcome: 'unknown_order' }
    if (order.status === 'refunded') return { outcome: 'already_refunded' }
    if (order.status !== 'paid') return { outcome: 'not_paid' }

    const grant = await lockGrant(transaction, order.id)
    if (grant.hasExpired) return { outcome: 'credits_expired' }
    if (await isHeld(transaction, order.accountId, grant.id)) return { outcome: 'calls_held' }
    if (grant.remaining === 0) return { outcome: 'nothing_unspent' }
    await voidGrant(transaction, order, grant)
    return { outcome: 'refunded', refund: await bookRefund(transaction, order, grant.remaining, supplier) }
  })
}

interface LockedGrant {
  id: string
  remaining: number
  hasExpired: boolean
}

async function lockGrant(transaction: Transaction<Tables>, orderId: string): Promise<LockedGrant> {
  const grant = await transaction
    .selectFrom('credit_grants')
    .select(['id', 'remaining', sql<boolean>`expires_at <= now()`.as('hasExpired')])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!grant) throw new Error(`order ${orderId} is paid and has no grant: run "poa ledger verify"`)
  return grant
}

/** Checked with the grant locked: from then on no call can reserve its credits. */
async function isHeld(transaction: Transaction<Tables>, accountId: string, grantId: string): Promise<boolean> {
  const leg = await transaction
    .selectFrom('jobs as j')
    .innerJoin('ledger_entries as e', 'e.job_id', 'j.id')
    .select('j.id')
    .where('j.account_id', '=', accountId)
    .where('j.money_state', '=', 'held')
    .where('e.grant_id', '=', grantId)
    .where('e.kind', '=', 'reserve')
    .limit(1)
    .executeTakeFirst()
  return leg !== undefined
}

async function voidGrant(transaction: Transaction<Tables>, order: Order, grant: LockedGrant): Promise<void> {
  await transaction
    .updateTable('credit_grants')
    .set({ remaining: 0, active: false, voided_at: sql<Date>`now()` })
    .where('id', '=', grant.id)
    .execute()
  await transaction
    .insertInto('ledger_entries')
    .values({ account_id: order.accountId, grant_id: grant.id, job_id: null, kind: 'refund', delta: -grant.remaining })
    .execute()
  await transaction.updateTable('orders').set({ status: 'refunded' }).where('id', '=', order.id).execute()
}

async function bookRefund(
  transaction: Transaction<Tables>,
  order: Order,
  credits: number,
  supplier: Supplier,
): Promise<Refund> {
  const invoice = await findInvoiceOfOrder(transaction, order.id, 'invoice')
  if (!invoice) throw new Error(`order ${order.id} is paid and has no invoice: run "poa ledger verify"`)
  const share = { unspent: credits, granted: order.credits }
  const amounts = splitRefund(order.amounts, order.taxRateBasisPoints, order.taxTreatment, share)
  const creditNote = await issueCreditNote(transaction, { invoice, amounts, credits, supplier })
  return insertRefund(transaction, {
    orderId: order.id,
    creditNoteId: creditNote.id,
    credits,
    currency: order.currency,
    amounts,
  })
}

/** The way the money goes back: by the provider that took it, or by a bank transfer of the operator's. */
type PayBack = { provider: PaymentProvider } | { bankReference: string | undefined }
type PayBackRefusal = 'reference_not_needed' | 'provider_not_set_up'

/** Result of an operator's refund; for `provider_failed` and `transfer_due` the refund is pending. */
export type PayBackOutcome =
  | { outcome: 'paid_before' | 'paid_by_provider' | 'transfer_booked' | 'transfer_due'; refund: Refund }
  | { outcome: 'provider_failed'; explanation: string }
  | { outcome: RefundRefusal | PayBackRefusal | 'not_refunded' }

type RefundContext = Pick<Checkout, 'supplier' | 'providers'>

/**
 * Takes back the unspent credits of an order, issues the credit note and pays the money back. The way of repayment is
 * chosen first, so that a missing provider or a wrong option changes nothing. When repeated after a provider failure,
 * it only completes what is left.
 *
 * @param bankReference reference of the operator's transfer; only for orders paid by transfer
 */
export async function refundAndPayBack(
  db: Kysely<Tables>,
  order: Order,
  { supplier, providers }: RefundContext,
  bankReference: string | undefined,
): Promise<PayBackOutcome> {
  const way = choosePayBack(order, providers, bankReference)
  if ('outcome' in way) return way
  const decision = await refundOrder(db, order.id, supplier)
  const refund = await findRefundOfOrder(db, order.id)
  if (decision.outcome !== 'refunded' && refund?.status !== 'pending') return { outcome: decision.outcome }
  return refund ? payBack(db, order, refund, way) : { outcome: 'unknown_order' }
}

/**
 * Pays the pending refund of an order back.
 *
 * @param bankReference reference of the operator's transfer, made because the provider refuses the refund permanently
 *   (amount too small, payment too old)
 */
export async function retryPayBack(
  db: Kysely<Tables>,
  order: Order,
  { providers }: Pick<RefundContext, 'providers'>,
  bankReference: string | undefined,
): Promise<PayBackOutcome> {
  const refund = await findRefundOfOrder(db, order.id)
  if (!refund) return { outcome: 'not_refunded' }
  const way = bankReference === undefined ? choosePayBack(order, providers, undefined) : { bankReference }
  return 'outcome' in way ? way : payBack(db, order, refund, way)
}

function choosePayBack(
  order: Order,
  providers: RefundContext['providers'],
  bankReference: string | undefined,
): PayBack | { outcome: PayBackRefusal } {
  if (order.provider === 'manual') return { bankReference }
  if (bankReference !== undefined) return { outcome: 'reference_not_needed' }
  const provider = providers.get(order.provider)
  return provider ? { provider } : { outcome: 'provider_not_set_up' }
}

async function payBack(db: Kysely<Tables>, order: Order, refund: Refund, way: PayBack): Promise<PayBackOutcome> {
  if (refund.status === 'paid') return { outcome: 'paid_before', refund }
  if ('provider' in way) return payByProvider(db, order, refund, way.provider)
  if (way.bankReference === undefined) return { outcome: 'transfer_due', refund }
  const paid = await markRefundPaid(db, refund.id, way.bankReference)
  return paid ? { outcome: 'transfer_booked', refund: paid } : { outcome: 'paid_before', refund }
}

async function payByProvider(
  db: Kysely<Tables>,
  order: Order,
  refund: Refund,
  provider: PaymentProvider,
): Promise<PayBackOutcome> {
  try {
    return { outcome: 'paid_by_provider', refund: await payRefund(db, { order, refund }, provider) }
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    return { outcome: 'provider_failed', explanation: error.message }
  }
}

/**
 * Asks the provider to pay a pending refund back. It may be called again after any failure: the provider knows the refund
 * by its id and pays it once. The refund stays pending until the provider has confirmed it.
 *
 * @throws PaymentProviderError
 */
export async function payRefund(
  db: Kysely<Tables>,
  { order, refund }: { order: Order; refund: Refund },
  provider: PaymentProvider,
): Promise<Refund> {
  if (refund.status === 'paid') return refund
  const { reference } = await provider.refund(order, { id: refund.id, amountMinor: refund.amounts.totalMinor })
  const paid = await markRefundPaid(db, refund.id, reference)
  return paid ?? { ...refund, status: 'paid', providerReference: reference }
}
