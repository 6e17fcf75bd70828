import { type Command, Option } from 'commander'
import { formatMinor } from '#shared/billing/money.ts'
import { listPaymentEvents, type RecordedPaymentEvent } from '#shared/orders/receive-payment.ts'
import { settleOutcomes } from '#shared/orders/settle-order.ts'
import { getOrder } from './describe-order.ts'
import { type Output, runCommand, subcommand, table, wholeNumber } from './run-command.ts'

const eventsListedMax = 1000

function formatAmount({ amountMinor, currency }: RecordedPaymentEvent): string {
  return amountMinor === null ? '-' : `${currency ?? ''} ${formatMinor(amountMinor)}`
}

function describeEvents(events: RecordedPaymentEvent[]): Output {
  return {
    json: {
      payments: events.map((event) => ({
        provider: event.provider,
        event_id: event.eventId,
        kind: event.kind,
        outcome: event.outcome,
        order_id: event.orderId,
        payment_reference: event.paymentReference,
        currency: event.currency,
        amount: event.amountMinor === null ? null : formatMinor(event.amountMinor),
        received_at: event.receivedAt.toISOString(),
      })),
    },
    lines: table([
      ['received', 'provider', 'outcome', 'amount', 'payment', 'order', 'kind'],
      ...events.map((event) => [
        event.receivedAt.toISOString(),
        event.provider,
        event.outcome,
        formatAmount(event),
        event.paymentReference ?? '-',
        event.orderId ?? '-',
        event.kind,
      ]),
    ]),
  }
}

export function addPaymentCommands(program: Command): void {
  const payments = program.command('payments').description('show the payments that providers have reported')

  subcommand(payments, 'list', 'list the payments that providers have reported, newest first')
    .addOption(new Option('--outcome <outcome>', 'only these, such as surplus').choices(settleOutcomes))
    .option('--order <id>', 'only those for this order')
    .option('--limit <number>', 'how many', wholeNumber(1, eventsListedMax), 50)
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const order = options.order === undefined ? undefined : await getOrder(database, options.order)
        const filter = { orderId: order?.id, outcome: options.outcome, limit: options.limit }
        return describeEvents(await listPaymentEvents(database.kysely, filter))
      }),
    )
}
