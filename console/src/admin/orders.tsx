import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Field } from '../kit/form.tsx'
import { formatMoney, formatTime, nameOf } from '../kit/format.ts'
import { useAction, useItems } from '../kit/load.ts'
import { type Column, List, type TableShape } from '../kit/table.tsx'
import { Ago, IdLink, PageHead, Status } from '../kit/ui.tsx'
import type { AdminOrder, LogEntry } from './admin-wire.ts'
import { nextRefundStep } from './refund.tsx'

/** Orders that wait for a bank transfer. */
export function OrdersPage() {
  const list = useItems<AdminOrder>('api/orders')
  const [open, setOpen] = useState<AdminOrder | null>(null)
  const done = (): void => {
    setOpen(null)
    list.reload()
  }
  return (
    <>
      <PageHead title="Orders to settle" lead="Pending bank transfers of all accounts, newest first.">
        <button type="button" class="button" onClick={list.reload}>
          Refresh
        </button>
      </PageHead>
      <List {...orderTable({ onSettle: setOpen })} list={list} empty="No pending orders" />
      {open && <Settle order={open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  )
}

interface OrderSteps {
  onSettle?: (order: AdminOrder) => void
  onRefund?: (order: AdminOrder) => void
}

/** Orders with the steps that can be taken. */
export function orderTable(steps: OrderSteps): TableShape<AdminOrder> {
  const buyer: Column<AdminOrder>[] = [
    { title: 'Buyer', show: ({ account_id: id, buyer: name }) => <a href={`#/accounts/${id}`}>{name}</a> },
    { title: 'Reference', show: ({ checkout }) => <code>{checkout?.payment_reference ?? '–'}</code> },
  ]
  const refund: Column<AdminOrder> = {
    title: 'Refund',
    show: ({ refund: made }) => (made ? <Status value={made.status} /> : <span class="soft">–</span>),
  }
  return {
    label: 'Orders',
    keyOf: ({ id }) => id,
    columns: [
      { title: 'Order', show: ({ id }) => <code>{id}</code> },
      ...(steps.onSettle ? buyer : []),
      { title: 'Plan', show: ({ plan }) => nameOf(plan) },
      { title: 'Status', show: ({ status }) => <Status value={status} /> },
      ...(steps.onRefund ? [refund] : []),
      { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
      { title: 'Total', isNumber: true, show: ({ currency, total }) => formatMoney(currency, total) },
      { title: 'Actions', isTitleHidden: true, show: (order) => <OrderActions order={order} {...steps} /> },
    ],
  }
}

function OrderActions({ order, onSettle, onRefund }: OrderSteps & { order: AdminOrder }) {
  const step = onRefund ? nextRefundStep(order) : null
  return (
    <span class="row-actions">
      {onSettle && (
        <button
          type="button"
          class="link"
          aria-label={`Settle the order of ${order.buyer}`}
          onClick={() => onSettle(order)}
        >
          Settle
        </button>
      )}
      {step && (
        <button
          type="button"
          class="link"
          aria-label={`${step === 'refund' ? 'Refund' : 'Pay back'} the order of ${nameOf(order.plan)}`}
          onClick={() => onRefund?.(order)}
        >
          {step === 'refund' ? 'Refund' : 'Pay back'}
        </button>
      )}
    </span>
  )
}

function Settle({ order, onClose, onDone }: { order: AdminOrder; onClose(): void; onDone(): void }) {
  const [reference, setReference] = useState('')
  const [amount, setAmount] = useState('')
  const action = useAction()
  const settle = async (): Promise<void> => {
    const body = { reference, amount, currency: order.currency }
    await call(`api/orders/${order.id}/settle`, { method: 'POST', body })
    onDone()
  }
  return (
    <FormDialog title="Settle the order" action={action} submitLabel="Settle" onSubmit={settle} onClose={onClose}>
      <p>
        {order.buyer} owes <strong>{formatMoney(order.currency, order.total)}</strong>. Settling grants the credits and
        issues the invoice.
      </p>
      <Field label="Bank reference" value={reference} onChange={setReference} required hasFocus maxLength={100} />
      <Field
        label={`Amount received (${order.currency})`}
        value={amount}
        onChange={setAmount}
        required
        placeholder={order.total}
        hint="Must equal the total"
      />
    </FormDialog>
  )
}

export function LogPage() {
  const list = useItems<LogEntry>('api/log')
  return (
    <>
      <PageHead title="Admin log" lead="Changes by operators, here and on the command line, newest first.">
        <button type="button" class="button" onClick={list.reload}>
          Refresh
        </button>
      </PageHead>
      <List {...logTable} list={list} empty="No changes yet" />
    </>
  )
}

export const logTable: TableShape<LogEntry> = {
  label: 'Admin log',
  keyOf: ({ id }) => id,
  columns: [
    { title: 'When', show: ({ at }) => formatTime(at) },
    { title: 'Command', show: ({ command }) => command },
    { title: 'Phase', show: ({ phase }) => <Status value={phase} /> },
    { title: 'Operator', show: ({ operator }) => operator },
    { title: 'Account', show: ({ account_id: id }) => (id ? <IdLink id={id} href={`#/accounts/${id}`} /> : '–') },
    { title: 'Reason', show: ({ reason }) => reason ?? '–' },
  ],
}
