import { type Command, InvalidArgumentError, Option } from 'commander'
import { formatMinor } from '#shared/billing/money.ts'
import type { Order } from '#shared/orders/order.ts'
import { type PayBackOutcome, retryPayBack } from '#shared/orders/refund-order.ts'
import { listRefunds, type Refund, refundStatuses } from '#shared/orders/refund-repository.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { describeOrder, getOrder, presentRefund } from './describe-order.ts'
import { listCommand, type Output, runCommand, table } from './run-command.ts'

function describeRefunds(refunds: Refund[]): Output {
  return {
    json: { refunds: refunds.map(presentRefund) },
    lines: table([
      ['refund', 'created', 'order', 'status', 'credits', 'total', 'payment'],
      ...refunds.map((refund) => [
        refund.id,
        refund.createdAt.toISOString(),
        refund.orderId,
        refund.status,
        String(refund.credits),
        `${refund.currency} ${formatMinor(refund.amounts.totalMinor)}`,
        refund.providerReference ?? '-',
      ]),
    ]),
  }
}

export function addRefundCommands(program: Command): void {
  const refunds = program.command('refunds').description('list refunds and retry pending ones')

  listCommand(refunds, 'list refunds, newest first')
    .addOption(new Option('--status <status>', 'filter by status').choices(refundStatuses))
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const page = { status: options.status ?? null, limit: options.limit }
        return describeRefunds(await listRefunds(database.kysely, page))
      }),
    )

  changeCommand(refunds, 'retry <order>', 'retry the pending refund of an order')
    .option('--reference <text>', 'bank reference, once the money has been transferred', parseReference)
    .action((id: string, options) =>
      runCommand(options, async ({ database, checkout }) => {
        const context = await checkout()
        const order = await getOrder(database, id)
        const result = await retryPayBack(database.kysely, order, context, options.reference)
        return describeOrder(database, id, explainPayBack(order, result))
      }),
    )
}

type Refused = Exclude<PayBackOutcome, { refund: unknown }>

/**
 * The result of a refund, in words.
 *
 * @throws AdminError if it was refused, or the provider failed; the refund then stays pending.
 */
export function explainPayBack(order: Order, result: PayBackOutcome): string {
  if (!('refund' in result)) throw new AdminError(explainRefusal(order, result))
  const sentences = {
    paid_before: 'The refund was already paid.',
    paid_by_provider: `${order.provider} pays the refund: ${result.refund.providerReference}.`,
    transfer_booked: 'The refund is recorded as paid.',
    transfer_due: `Transfer the money, then run: refunds retry ${order.id} --reference <bank reference>`,
  }
  return sentences[result.outcome]
}

function explainRefusal(order: Order, result: Refused): string {
  const explanation = 'explanation' in result ? result.explanation : ''
  const refusals: Record<Refused['outcome'], string> = {
    unknown_order: 'The order no longer exists',
    not_paid: 'The order is unpaid: cancel it with "orders cancel"',
    not_refunded: `The order is not refunded; its status is ${order.status}`,
    already_refunded: 'The order is already refunded',
    credits_expired: 'The credits of the order have expired: nothing to refund',
    nothing_unspent: 'All credits of the order are spent: nothing to refund',
    calls_held: 'Calls in progress hold credits of the order: try again in a minute',
    reference_not_needed: `--reference is for bank transfers only: ${order.provider} refunds this order itself`,
    provider_not_set_up: `The order was paid through ${order.provider}, which is not configured: set its keys`,
    provider_failed: `${explanation}. The credits are revoked and the credit note is issued; the refund is pending: retry with "refunds retry ${order.id}"`,
  }
  return refusals[result.outcome]
}

/** The bank's reference of a transfer: any text. */
export function parseReference(text: string): string {
  const reference = text.trim()
  if (reference === '' || reference.length > 100) throw new InvalidArgumentError('Specify 1 to 100 characters.')
  return reference
}
