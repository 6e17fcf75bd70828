import { type Command, InvalidArgumentError, Option } from 'commander'
import { currencies, formatMinor } from '#shared/billing/money.ts'
import type { StoredOrder } from '#shared/orders/order-repository.ts'
import { refundAndPayBack } from '#shared/orders/refund-order.ts'
import { type SettleOutcome, settleOrder } from '#shared/orders/settle-order.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { describeOrder, getOrder } from './describe-order.ts'
import { explainPayBack } from './pay-back.ts'
import { runCommand } from './run-command.ts'

/** "1178.82" as 117882: both currencies have two decimals. */
export function parseAmount(text: string): number {
  if (!/^\d{1,8}(\.\d{2})?$/.test(text)) throw new InvalidArgumentError('It must look like 1178.82.')
  const [whole = '', decimals = '00'] = text.split('.')
  return Number(whole) * 100 + Number(decimals)
}

/** Some text to find the transfer by. */
export function parseReference(text: string): string {
  const reference = text.trim()
  if (reference === '' || reference.length > 100) throw new InvalidArgumentError('It must have 1 to 100 characters.')
  return reference
}

function explainSettlement(order: StoredOrder, outcome: SettleOutcome): string {
  const due = `${order.currency} ${formatMinor(order.amounts.totalMinor)}`
  const reasons: Record<SettleOutcome, string> = {
    paid: 'The order is paid: credits granted, invoice issued.',
    already_paid: 'The order was paid by this payment before: nothing was done.',
    surplus: `The order was paid before, by ${order.paymentReference}: pay this one back`,
    unknown_order: 'The order has disappeared',
    wrong_amount: `The order is for ${due}: nothing was done`,
    wrong_currency: `The order is for ${due}: nothing was done`,
    wrong_provider: `The order is paid through ${order.provider}, which tells of its payments itself`,
  }
  return reasons[outcome]
}

export function addOrderPaymentCommands(orders: Command): void {
  addSettle(orders)
  addRefund(orders)
}

function addSettle(orders: Command): void {
  changeCommand(orders, 'settle <order>', 'a bank transfer has come: grant the credits and issue the invoice')
    .requiredOption('--reference <text>', "the bank's reference of the transfer", parseReference)
    .requiredOption('--amount <amount>', 'what has come, such as 1178.82; it must be the total', parseAmount)
    .addOption(new Option('--currency <code>', 'of the amount').choices(currencies).makeOptionMandatory())
    .action((id: string, options) =>
      runCommand(options, async ({ database, checkout }) => {
        const { supplier } = await checkout()
        const order = await getOrder(database, id)
        const payment = { reference: options.reference, amountMinor: options.amount, currency: options.currency }
        const settlement = { orderId: order.id, provider: 'manual' as const, payment }
        const { outcome } = await settleOrder(database.kysely, settlement, supplier)
        const explanation = explainSettlement(await getOrder(database, id), outcome)
        if (outcome !== 'paid' && outcome !== 'already_paid') throw new AdminError(explanation)
        return describeOrder(database, id, explanation)
      }),
    )
}

function addRefund(orders: Command): void {
  changeCommand(orders, 'refund <order>', 'take the unspent credits back, issue the credit note and pay the money back')
    .option('--reference <text>', "the bank's reference, for an order paid by bank transfer", parseReference)
    .action((id: string, options) =>
      runCommand(options, async ({ database, checkout }) => {
        const selling = await checkout()
        const order = await getOrder(database, id)
        const result = await refundAndPayBack(database.kysely, order, selling, options.reference)
        return describeOrder(database, id, explainPayBack(order, result))
      }),
    )
}
