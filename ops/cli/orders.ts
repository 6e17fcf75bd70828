import { type Command, Option } from 'commander'
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
import { AdminError } from './admin-error.ts'
import { changeCommand } from './admin-log.ts'
import { describeOrder, getOrder, presentAdminOrder } from './describe-order.ts'
import { addOrderPaymentCommands } from './order-payments.ts'
import { getAccount, type Output, runCommand, subcommand, table, wholeNumber } from './run-command.ts'

const ordersListedMax = 1000
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
  const lines = faults.map(({ field, message }) => `  ${field} ${message}`)
  throw new AdminError(`The billing details are not complete ("accounts billing" sets them):\n${lines.join('\n')}`)
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
  const orders = program.command('orders').description('make, show, settle and refund orders')
  addListAndShow(orders)
  addCreateAndCancel(orders)
  addOrderPaymentCommands(orders)
}

function addListAndShow(orders: Command): void {
  subcommand(orders, 'list', 'list orders, newest first')
    .option('--account <id>', 'only those of this account')
    .option('--limit <number>', 'how many', wholeNumber(1, ordersListedMax), 50)
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
  changeCommand(orders, 'create <account>', 'order a bundle for an account whose billing details are complete')
    .addOption(new Option('--plan <plan>', 'what is bought').choices(soldPlans).makeOptionMandatory())
    .addOption(new Option('--currency <code>', 'INR in India, else USD').choices(currencies).makeOptionMandatory())
    .addOption(
      new Option('--provider <provider>', "how it is paid; the currency's own if left out").choices(paymentProviderIds),
    )
    .action((id: string, options) =>
      runCommand(options, async ({ database, checkout }) => {
        const selling = await checkout()
        const { id: accountId } = await getAccount(database, id)
        const buyer = await findBuyer(database, accountId)
        const { plan, currency, provider } = options
        const order = await makeOrder(selling, { accountId, plan, currency, provider, buyer })
        return describeOrder(database, order.id, 'The order waits to be paid.')
      }),
    )

  changeCommand(
    orders,
    'cancel <order>',
    'end an order that is not paid; money that comes all the same still pays it',
  ).action((id: string, options) =>
    runCommand(options, async ({ database }) => {
      const order = await getOrder(database, id)
      if (!(await expireOrder(database.kysely, order.id))) {
        throw new AdminError(`The order is not pending: it is ${order.status}`)
      }
      return describeOrder(database, order.id, 'The order is cancelled.')
    }),
  )
}
