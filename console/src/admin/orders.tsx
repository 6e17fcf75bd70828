import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Field } from '../kit/form.tsx'
import { formatMoney, formatTime, nameOf } from '../kit/format.ts'
import { useAction, useLoad } from '../kit/load.ts'
import { type Column, Table } from '../kit/table.tsx'
import { Ago, Empty, FaultBox, Loading, PageHead, Status } from '../kit/ui.tsx'
import type { AdminOrder, LogEntry } from './admin-wire.ts'
import { nextRefundStep } from './refund.tsx'

/** Orders that wait for a bank transfer. */
export function OrdersPage() {
  const { data, fault, reload } = useLoad<{ items: AdminOrder[] }>('api/orders')
  const [open, setOpen] = useState<AdminOrder | null>(null)
  const done = (): void => {
    setOpen(null)
    reload()
  }
  return (
    <>
      <PageHead title="Orders to settle" lead="Pending bank transfers of all accounts, newest first.">
        <button type="button" class="button" onClick={reload}>
          Refresh
        </button>
      </PageHead>
      <FaultBox fault={fault} />
      {!data && !fault && <Loading />}
      {data?.items.length === 0 && <Empty title="No order waits for a transfer" />}
      {data && data.items.length > 0 && <OrderTable orders={data.items} onSettle={setOpen} />}
      {open && <Settle order={open} onClose={() => setOpen(null)} onDone={done} />}
    </>
  )
}

interface OrderTableProps {
  orders: AdminOrder[]
  onSettle?: ((order: AdminOrder) => void) | undefined
  onRefund?: ((order: AdminOrder) => void) | undefined
}

export function OrderTable({ orders, onSettle, onRefund }: OrderTableProps) {
  const buyer: Column<AdminOrder>[] = [
    { title: 'Buyer', show: ({ account_id: id, buyer: name }) => <a href={`#/accounts/${id}`}>{name}</a> },
    { title: 'Reference', show: ({ checkout }) => <code>{checkout?.payment_reference ?? '–'}</code> },
  ]
  const refund: Column<AdminOrder> = {
    title: 'Refund',
    show: ({ refund: made }) => (made ? <Status value={made.status} /> : <span class="soft">–</span>),
  }
  return (
    <Table
      label="Orders"
      items={orders}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Order', show: ({ id }) => <code>{id}</code> },
        ...(onSettle ? buyer : []),
        { title: 'Plan', show: ({ plan }) => nameOf(plan) },
        { title: 'Status', show: ({ status }) => <Status value={status} /> },
        ...(onRefund ? [refund] : []),
        { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
        { title: 'Total', isNumber: true, show: ({ currency, total }) => formatMoney(currency, total) },
        {
          title: 'Actions',
          isTitleHidden: true,
          show: (order) => <OrderActions order={order} onSettle={onSettle} onRefund={onRefund} />,
        },
      ]}
    />
  )
}

function OrderActions({ order, onSettle, onRefund }: Omit<OrderTableProps, 'orders'> & { order: AdminOrder }) {
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
      <Field
        label="Reference of the bank"
        value={reference}
        onChange={setReference}
        required
        hasFocus
        maxLength={100}
      />
      <Field
        label={`Amount that has come (${order.currency})`}
        value={amount}
        onChange={setAmount}
        required
        placeholder={order.total}
        hint="It must be the total"
      />
    </FormDialog>
  )
}

export function LogPage() {
  const { data, fault, reload } = useLoad<{ items: LogEntry[] }>('api/log')
  return (
    <>
      <PageHead title="Admin log" lead="Changes by operators, here and on the command line, newest first.">
        <button type="button" class="button" onClick={reload}>
          Refresh
        </button>
      </PageHead>
      <FaultBox fault={fault} />
      {!data && !fault && <Loading />}
      {data?.items.length === 0 && <Empty title="No changes yet" />}
      {data && data.items.length > 0 && <LogTable entries={data.items} />}
    </>
  )
}

export function LogTable({ entries }: { entries: LogEntry[] }) {
  return (
    <Table
      label="Admin log"
      items={entries}
      keyOf={({ id }) => id}
      columns={[
        { title: 'When', show: ({ at }) => formatTime(at) },
        { title: 'Command', show: ({ command }) => command },
        { title: 'Phase', show: ({ phase }) => <Status value={phase} /> },
        { title: 'Operator', show: ({ operator }) => operator },
        {
          title: 'Account',
          show: ({ account_id: id }) =>
            id ? (
              <a href={`#/accounts/${id}`}>
                <code>{id.slice(0, 13)}…</code>
              </a>
            ) : (
              '–'
            ),
        },
        { title: 'Reason', show: ({ reason }) => reason ?? '–' },
      ]}
    />
  )
}
