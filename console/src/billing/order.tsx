import { useEffect } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { formatMoney, formatNumber, formatTime, nameOf } from '../kit/format.ts'
import { useAction, useLoad } from '../kit/load.ts'
import { Card, Copy, type Fact, Facts, FaultBox, Loading, PageHead, Status } from '../kit/ui.tsx'
import type { Order } from '../kit/wire.ts'

export function OrderPage({ id, onPaid }: { id: string; onPaid(): void }) {
  const { data: order, fault, reload } = useLoad<Order>(`api/account/orders/${id}`)
  const status = order?.status
  // Once for each change of the status
  useEffect(() => {
    if (status === 'paid') onPaid()
  }, [status])
  return (
    <>
      <PageHead title="Order">
        <button type="button" class="button" onClick={reload}>
          Refresh
        </button>
        <a class="button" href="#/billing">
          Billing
        </a>
      </PageHead>
      <FaultBox fault={fault} />
      {!order && !fault && <Loading />}
      {order && <OrderFacts order={order} />}
      {order?.status === 'pending' && <Payment order={order} onPaid={reload} />}
      {order?.invoice_id && (
        <p>
          <a class="button" href={`api/account/invoices/${order.invoice_id}/pdf`} download="invoice.pdf">
            Invoice as PDF
          </a>
        </p>
      )}
    </>
  )
}

function OrderFacts({ order }: { order: Order }) {
  const { currency, amount, taxes, total } = order
  const facts: Fact[] = [
    ['Amount', formatMoney(currency, amount)],
    ...taxes.map(({ name, rate, amount: tax }) => [`${name} ${rate} %`, formatMoney(currency, tax)] as const),
    ['Total', <strong key="total">{formatMoney(currency, total)}</strong>],
    ['Created', formatTime(order.created_at)],
    [order.paid_at ? 'Paid' : 'Payable until', formatTime(order.paid_at ?? order.expires_at)],
  ]
  return (
    <Card
      title={`${nameOf(order.plan)}: ${formatNumber(order.credits)} credits`}
      actions={<Status value={order.status} />}
    >
      <Facts facts={facts} class="pairs" />
    </Card>
  )
}

function Payment({ order, onPaid }: { order: Order; onPaid(): void }) {
  const { provider, checkout, currency, total } = order
  if (!checkout) return null
  if (provider === 'manual') {
    const reference = String(checkout.payment_reference ?? '')
    return (
      <Card title="Pay by bank transfer">
        <p>
          Transfer <strong>{formatMoney(currency, total)}</strong> to this account and quote the reference. Credits are
          granted when the operator confirms the payment.
        </p>
        <pre class="plain">{[checkout.bank_details ?? ''].flat().join('\n')}</pre>
        <p class="copy-line">
          Reference <code>{reference}</code> <Copy text={reference} class="button small" />
        </p>
      </Card>
    )
  }
  return (
    <Card title={`Pay with ${nameOf(provider)}`}>
      {provider === 'stripe' ? (
        <a class="button primary" href={String(checkout.url)} target="_blank" rel="noreferrer">
          Go to the payment page
        </a>
      ) : (
        <RazorpayForm checkout={checkout} orderId={order.id} />
      )}
      <Confirm order={order} onPaid={onPaid} />
    </Card>
  )
}

/** Razorpay's hosted page takes the order by a form; its script would break the policy of this page. */
function RazorpayForm({ checkout, orderId }: { checkout: NonNullable<Order['checkout']>; orderId: string }) {
  const back = new URL(`paid?order=${orderId}`, document.baseURI).href
  const values = {
    key_id: checkout.key,
    order_id: checkout.order_id,
    amount: checkout.amount,
    currency: checkout.currency,
    callback_url: back,
    cancel_url: back,
  }
  return (
    <form method="post" action="https://api.razorpay.com/v1/checkout/embedded" target="_blank" rel="noopener">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <button type="submit" class="button primary">
        Go to the payment page
      </button>
    </form>
  )
}

/** Asks the provider for the payment, since its webhook may be late or lost. */
function Confirm({ order, onPaid }: { order: Order; onPaid(): void }) {
  const action = useAction()
  const confirm = async (): Promise<void> => {
    await call(`api/account/orders/${order.id}/confirm`, { method: 'POST', body: {} })
    onPaid()
  }
  // Razorpay's confirmation needs a signature that its hosted page sends elsewhere.
  if (order.provider === 'razorpay') return <p class="soft">The payment appears here within a minute.</p>
  return (
    <>
      <FaultBox fault={action.fault} />
      <p>
        <button type="button" class="button" disabled={action.isRunning} onClick={() => action.run(confirm)}>
          I have paid
        </button>
      </p>
    </>
  )
}
