import { type Command, Option } from 'commander'
import { formatMinor } from '#shared/billing/money.ts'
import { retryPayBack } from '#shared/orders/refund-order.ts'
import { listRefunds, type Refund, refundStatuses } from '#shared/orders/refund-repository.ts'
import { changeCommand } from './admin-log.ts'
import { describeOrder, getOrder, presentRefund } from './describe-order.ts'
import { parseReference } from './order-payments.ts'
import { explainPayBack } from './pay-back.ts'
import { type Output, runCommand, subcommand, table, wholeNumber } from './run-command.ts'

const refundsListedMax = 1000

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
  const refunds = program.command('refunds').description('list refunds and pay back what is pending')

  subcommand(refunds, 'list', 'list refunds, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(refundStatuses))
    .option('--limit <number>', 'how many', wholeNumber(1, refundsListedMax), 50)
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const page = { status: options.status ?? null, limit: options.limit }
        return describeRefunds(await listRefunds(database.kysely, page))
      }),
    )

  changeCommand(refunds, 'retry <order>', 'pay the pending refund of an order back')
    .option('--reference <text>', "the bank's reference, if you have transferred the money", parseReference)
    .action((id: string, options) =>
      runCommand(options, async ({ database, checkout }) => {
        const selling = await checkout()
        const order = await getOrder(database, id)
        const result = await retryPayBack(database.kysely, order, selling, options.reference)
        return describeOrder(database, id, explainPayBack(order, result))
      }),
    )
}
