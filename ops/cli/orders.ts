import { type Command, InvalidArgumentError, Option } from 'commander'
import { findBillingDetails } from '#shared/accounts/billing-details-repository.ts'
import { type PlanId, planIds, plans } from '#shared/accounts/plans.ts'
import { type Buyer, checkBillingDetails, toBuyer } from '#shared/billing/billing-details.ts'
import { currencies, formatMinor } from '#shared/billing/money.ts'
import type { Database } from '#shared/db/connect.ts'
import { AppError } from '#shared/errors.ts'
import type { Checkout } from '#shared/orders/checkout.ts'
import { createOrder, type OrderRequest } from '#shared/orders/create-order.ts'
import { type Order, paymentProviderIds } from '#shared/orders/order.ts'
import { expireOrder, listOrders, type StoredOrder } from '#shared/orders/order-repository.ts'
import { refundAndPayBack } from '#shared/orders/refund-order.ts'
import { type SettleOutcome, settleOrder } from '#shared/orders/settle-order.ts'
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { describeFault } from './billing-details.ts'
import { describeOrder, getOrder, presentAdminOrder } from './describe-order.ts'
import { explainPayBack, parseReference } from './refunds.ts'
import { getAccount, listCommand, type Output, runCommand, subcommand, table } from './run-command.ts'

const soldPlans: PlanId[] = planIds.filter((plan) => plans[plan].priceMinor !== null)

function describeOrders(orders: StoredOrder[]): Output {
  return {
    json: { orders: orders.map(presentAdminOrder) },
    lines: table([
      ['order', 'created', 'account', 'plan', 'status', 'provider', 'total'],
      ...orders.map((order) => [
        order.id,
        order.createdAt.toISOString(),
        order.accountId,
        order.plan,
        order.status,
        order.provider,
        `${order.currency} ${formatMinor(order.amounts.totalMinor)}`,
      ]),
    ]),
  }
}

async function findBuyer(database: Database, accountId: string): Promise<Buyer> {
  const details = (await findBillingDetails(database.kysely, accountId)) ?? {}
  const faults = checkBillingDetails(details)
  if (faults.length === 0) return toBuyer(details)
  throw new AdminError(
    `Incomplete billing details (set them with "accounts billing"):\n${faults.map(describeFault).join('\n')}`,
  )
}

async function makeOrder(checkout: Checkout, request: OrderRequest): Promise<Order> {
  try {
    return await createOrder(checkout, request)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const reason = error.cause instanceof Error ? `: ${error.cause.message}` : ''
    throw new AdminError(`${error.message}${reason}`)
  }
}

export function addOrderCommands(program: Command): void {
  const orders = program.command('orders').description('create, show, settle, cancel and refund orders')
  addListAndShow(orders)
  addCreateAndCancel(orders)
  addSettle(orders)
  addRefund(orders)
}

function addListAndShow(orders: Command): void {
  listCommand(orders, 'list orders, newest first')
    .option('--account <id>', 'filter by account')
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const account = options.account === undefined ? null : await getAccount(database, options.account)
        const page = { cursor: null, limit: options.limit }
        return describeOrders(await listOrders(database.kysely, account?.id ?? null, page))
      }),
    )

  subcommand(orders, 'show <order>', 'show an order and its refund').action((id: string, options) =>
    runCommand(options, ({ database }) => describeOrder(database, id)),
  )
}

function addCreateAndCancel(orders: Command): void {
  changeCommand(orders, 'create <account>', 'order a bundle of credits; requires complete billing details')
    .addOption(new Option('--plan <plan>', 'plan to buy').choices(soldPlans).makeOptionMandatory())
    .addOption(new Option('--currency <code>', 'INR in India, else USD').choices(currencies).makeOptionMandatory())
    .addOption(
      new Option('--provider <provider>', 'payment provider; default: provider of the currency').choices(
        paymentProviderIds,
      ),
    )
    .action((id: string, options) =>
      runCommand(options, async ({ database, checkout }) => {
        const context = await checkout()
        const { id: accountId } = await getAccount(database, id)
        const buyer = await findBuyer(database, accountId)
        const { plan, currency, provider } = options
        const order = await makeOrder(context, { accountId, plan, currency, provider, buyer })
        return describeOrder(database, order.id, 'The order is pending payment.')
      }),
    )

  changeCommand(orders, 'cancel <order>', 'cancel an unpaid order; a late payment still settles it').action(
    (id: string, options) =>
      runCommand(options, async ({ database }) => {
        const order = await getOrder(database, id)
        if (!(await expireOrder(database.kysely, order.id))) {
          throw new AdminError(`The order is not pending; its status is ${order.status}`)
        }
        return describeOrder(database, order.id, 'The order is cancelled.')
      }),
  )
}

/** "1178.82" as 117882: both currencies have two decimals. */
function parseAmount(text: string): number {
  if (!/^\d{1,8}(\.\d{2})?$/.test(text)) throw new InvalidArgumentError('Specify an amount such as 1178.82.')
  const [whole = '', decimals = '00'] = text.split('.')
  return Number(whole) * 100 + Number(decimals)
}

function explainSettlement(order: StoredOrder, outcome: SettleOutcome): string {
  const due = `${order.currency} ${formatMinor(order.amounts.totalMinor)}`
  const reasons: Record<SettleOutcome, string> = {
    paid: 'The order is paid: credits granted, invoice issued.',
    already_paid: 'This payment has already settled the order: nothing was changed.',
    surplus: `The order was already paid by ${order.paymentReference}: return this payment`,
    unknown_order: 'The order no longer exists',
    wrong_amount: `The order total is ${due}: nothing was changed`,
    wrong_currency: `The order total is ${due}: nothing was changed`,
    wrong_provider: `The order is to be paid through ${order.provider}, which reports payments itself`,
  }
  return reasons[outcome]
}

function addSettle(orders: Command): void {
  changeCommand(orders, 'settle <order>', 'record a received bank transfer: grant the credits and issue the invoice')
    .requiredOption('--reference <text>', 'bank reference of the transfer', parseReference)
    .requiredOption('--amount <amount>', 'amount received, such as 1178.82; must equal the order total', parseAmount)
    .addOption(new Option('--currency <code>', 'currency of the amount').choices(currencies).makeOptionMandatory())
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
  changeCommand(orders, 'refund <order>', 'revoke the unspent credits, issue the credit note and refund the payment')
    .option('--reference <text>', 'bank reference of the refund, for orders paid by bank transfer', parseReference)
    .action((id: string, options) =>
      runCommand(options, async ({ database, checkout }) => {
        const context = await checkout()
        const order = await getOrder(database, id)
        const result = await refundAndPayBack(database.kysely, order, context, options.reference)
        return describeOrder(database, id, explainPayBack(order, result))
      }),
    )
}
