import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Field } from '../kit/form.tsx'
import { formatMoney, formatNumber, nameOf } from '../kit/format.ts'
import { useAction } from '../kit/load.ts'
import type { AdminOrder } from './admin-wire.ts'

/** The next step of a refund: none, taking the credits back, or paying what is pending. */
export function nextRefundStep({ status, refund }: AdminOrder): 'refund' | 'pay' | null {
  if (status === 'paid') return 'refund'
  return refund?.status === 'pending' ? 'pay' : null
}

interface RefundProps {
  order: AdminOrder
  onClose(): void
  onDone(): void
}

export function RefundDialog({ order, onClose, onDone }: RefundProps) {
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const action = useAction()
  const isPayment = order.refund?.status === 'pending'
  const path = `api/orders/${order.id}/refund${isPayment ? '/payment' : ''}`
  const refund = async (): Promise<void> => {
    const body = { ...(reference && { reference }), ...(reason && { reason }) }
    await call(path, { method: 'POST', body })
    onDone()
  }
  return (
    <FormDialog
      title={isPayment ? 'Pay the refund back' : 'Refund the order?'}
      action={action}
      submitLabel={isPayment ? 'Pay back' : 'Refund'}
      isDangerous={!isPayment}
      onSubmit={refund}
      onClose={onClose}
    >
      {order.refund ? (
        <p>
          <strong>{formatMoney(order.currency, order.refund.total)}</strong> for {formatNumber(order.refund.credits)}{' '}
          credits are due to {order.buyer}.
        </p>
      ) : (
        <p>
          The unspent credits of {nameOf(order.plan)} are revoked with the plan, and a credit note is issued for them.
          This cannot be undone.
        </p>
      )}
      <PayBackNote order={order} />
      {(order.provider === 'manual' || isPayment) && (
        <Field
          label="Reference of the transfer (optional)"
          value={reference}
          onChange={setReference}
          maxLength={100}
          hint="Only after you have sent the money"
        />
      )}
      <Field label="Reason (optional)" value={reason} onChange={setReason} maxLength={500} />
    </FormDialog>
  )
}

function PayBackNote({ order: { provider } }: { order: AdminOrder }) {
  const way =
    provider === 'manual'
      ? 'The order was paid by bank transfer: the refund is pending until you enter the reference of your transfer.'
      : `${nameOf(provider)} pays the money back.`
  return <p class="soft">{way}</p>
}
