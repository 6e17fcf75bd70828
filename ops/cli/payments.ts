import { type Command, Option } from 'commander'
import { formatMinor } from '#shared/billing/money.ts'
import { listPaymentEvents, type RecordedPaymentEvent } from '#shared/orders/receive-payment.ts'
import { settleOutcomes } from '#shared/orders/settle-order.ts'
import { getOrder } from './describe-order.ts'
import { listCommand, type Output, runCommand, table } from './run-command.ts'

function amountOf({ amount_minor: amountMinor }: RecordedPaymentEvent): string | null {
  return amountMinor === null ? null : formatMinor(Number(amountMinor))
}

function describeEvents(events: RecordedPaymentEvent[]): Output {
  return {
    json: {
      payments: events.map((event) => ({
        provider: event.provider,
        event_id: event.event_id,
        kind: event.kind,
        outcome: event.outcome,
        order_id: event.order_id,
        payment_reference: event.payment_reference,
        currency: event.currency,
        amount: amountOf(event),
        received_at: event.received_at.toISOString(),
      })),
    },
    lines: table([
      ['received', 'provider', 'outcome', 'amount', 'payment', 'order', 'kind'],
      ...events.map((event) => [
        event.received_at.toISOString(),
        event.provider,
        event.outcome,
        event.amount_minor === null ? '-' : `${event.currency ?? ''} ${amountOf(event)}`,
        event.payment_reference ?? '-',
        event.order_id ?? '-',
        event.kind,
      ]),
    ]),
  }
}

export function addPaymentCommands(program: Command): void {
  const payments = program.command('payments').description('list payment events')

  listCommand(payments, 'list payments reported by providers, newest first')
    .addOption(new Option('--outcome <outcome>', 'filter by outcome, such as surplus').choices(settleOutcomes))
    .option('--order <id>', 'filter by order')
    .action((options) =>
      runCommand(options, async ({ database }) => {
        const order = options.order === undefined ? undefined : await getOrder(database, options.order)
        const filter = { orderId: order?.id, outcome: options.outcome, limit: options.limit }
        return describeEvents(await listPaymentEvents(database.kysely, filter))
      }),
    )
}
