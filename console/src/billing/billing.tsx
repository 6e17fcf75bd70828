import { useState } from 'preact/hooks'
import { call, query } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Choice } from '../kit/form.tsx'
import { formatDay, formatMoney, formatNumber, nameOf, toLabel } from '../kit/format.ts'
import { useAction, useList, useLoad } from '../kit/load.ts'
import { go } from '../kit/router.ts'
import { List } from '../kit/table.tsx'
import { Ago, Card, FaultBox, IdLink, Loading, PageHead, Status } from '../kit/ui.tsx'
import type { Account, Currency, Invoice, Order, Page, Plan } from '../kit/wire.ts'
import {
  BillingDetailsForm,
  BillingFields,
  type DetailTexts,
  faultOfForm,
  toBody,
  toTexts,
} from './billing-details.tsx'

/** Plans to buy, orders, invoices and the buyer. */
export function BillingPage({ account, onChange }: { account: Account; onChange(): void }) {
  const plans = useLoad<Page<Plan>>('api/plans')
  const [chosen, setChosen] = useState<Plan | null>(null)
  return (
    <>
      <PageHead title="Billing" lead="Credits are prepaid. Prices are before tax." />
      <FaultBox fault={plans.fault} />
      {!plans.data && !plans.fault && <Loading />}
      <div class="plans">
        {plans.data?.items
          .filter(({ price_minor: price }) => price !== null)
          .map((plan) => (
            <PlanCard
              key={plan.id}
              plan={plan}
              isCurrent={plan.id === account.plan.id}
              onOrder={() => setChosen(plan)}
            />
          ))}
      </div>
      <Orders />
      <Invoices />
      <Card title="Billing details">
        <BillingDetailsForm details={account.billing_details} onSaved={onChange} />
      </Card>
      {chosen && <OrderDialog plan={chosen} account={account} onClose={() => setChosen(null)} />}
    </>
  )
}

function PlanCard({ plan, isCurrent, onOrder }: { plan: Plan; isCurrent: boolean; onOrder(): void }) {
  const { name, credits, validity_days: days, requests_per_minute: perMinute, price_minor: price } = plan
  return (
    <section class="card plan">
      <h2>
        {name} {isCurrent && <span class="source">current plan</span>}
      </h2>
      <p class="price">
        {price && formatMoney('INR', price.INR / 100)}
        <span class="soft small"> or {price && formatMoney('USD', price.USD / 100)}</span>
      </p>
      <ul>
        <li>
          <strong>{formatNumber(credits)}</strong> credits for {days} days
        </li>
        <li>{formatNumber(perMinute)} calls per minute</li>
        <li>{plan.endpoints.map(nameOf).join(', ')}</li>
        {plan.queue === 'priority' && <li>Priority queue</li>}
      </ul>
      <button type="button" class="button" aria-label={`Order ${name}`} onClick={onOrder}>
        Order
      </button>
    </section>
  )
}

function Orders() {
  const list = useList<Order>('api/account/orders')
  return (
    <Card title="Orders">
      <List
        label="Orders"
        list={list}
        empty="No orders yet"
        keyOf={({ id }) => id}
        columns={[
          { title: 'Order', show: ({ id }) => <IdLink id={id} href={`#/orders/${id}`} /> },
          { title: 'Plan', show: ({ plan }) => nameOf(plan) },
          { title: 'Status', show: ({ status }) => <Status value={status} /> },
          { title: 'Paid by', show: ({ provider }) => (provider === 'manual' ? 'Bank transfer' : nameOf(provider)) },
          { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
          { title: 'Total', isNumber: true, show: ({ currency, total }) => formatMoney(currency, total) },
        ]}
      />
    </Card>
  )
}

function Invoices() {
  const list = useList<Invoice>('api/account/invoices')
  return (
    <Card title="Invoices">
      <List
        label="Invoices"
        list={list}
        empty="No invoices yet"
        keyOf={({ id }) => id}
        columns={[
          { title: 'Number', show: ({ number }) => number },
          { title: 'Kind', show: ({ kind }) => toLabel(kind) },
          { title: 'For', show: ({ description }) => description },
          { title: 'Issued', show: ({ issued_on: day }) => formatDay(day) },
          { title: 'Total', isNumber: true, show: ({ currency, total }) => formatMoney(currency, total) },
          {
            title: 'PDF',
            show: ({ id, number }) => (
              <a href={`api/account/invoices/${id}/pdf`} download={`${number.replaceAll('/', '-')}.pdf`}>
                PDF<span class="unseen"> of {number}</span>
              </a>
            ),
          },
        ]}
      />
    </Card>
  )
}

function OrderDialog({ plan, account, onClose }: { plan: Plan; account: Account; onClose(): void }) {
  const [texts, setTexts] = useState(() => toTexts(account.billing_details))
  const isIndian = texts.country === 'IN'
  const [chosen, setCurrency] = useState<Currency | null>(null)
  const currency = chosen ?? (isIndian || texts.country === '' ? 'INR' : 'USD')
  const action = useAction()
  const order = async (): Promise<void> => {
    const body = { plan: plan.id, currency, billing_details: toBody(texts) }
    const { id } = await call<Order>('api/account/orders', { method: 'POST', body })
    go(`orders/${id}`)
  }
  const price = plan.price_minor ? formatMoney(currency, plan.price_minor[currency] / 100) : ''
  return (
    <FormDialog
      title={`Order ${plan.name}`}
      action={{ ...action, fault: faultOfForm(action.fault) }}
      submitLabel="Place the order"
      onSubmit={order}
      onClose={onClose}
    >
      <p>
        {plan.credits.toLocaleString('en')} credits for {price} before tax.
      </p>
      {!plan.endpoints.includes('image-to-prompt') && account.plan.endpoints.includes('image-to-prompt') && (
        <p class="notice">Unlike your current plan, this plan does not include pictures.</p>
      )}
      <Choice label="Currency" value={currency} options={['INR', 'USD']} onChange={(next) => setCurrency(next)} />
      <p class="hint">INR for buyers in India, otherwise USD.</p>
      <BillingFields texts={texts} fault={action.fault} onChange={setTexts} />
      <Total planId={plan.id} texts={texts} currency={currency} />
    </FormDialog>
  )
}

/** The total of the order, as soon as the buyer's place is known. */
function Total({ planId, texts, currency }: { planId: string; texts: DetailTexts; currency: Currency }) {
  const { country, state } = texts
  const isKnown = country !== '' && (country !== 'IN' || state !== '')
  const place = country === 'IN' ? { country, state } : { country }
  const { data, fault, isLoading } = useLoad<Page<Plan>>(isKnown ? `api/plans${query(place)}` : null)
  if (isKnown && fault) return <FaultBox fault={fault} />
  const quote = isKnown && !isLoading ? data?.items.find(({ id }) => id === planId)?.quote : null
  const parts = quote?.taxes.map(({ name, rate, amount }) => ` + ${name} ${rate} % ${formatMoney(currency, amount)}`)
  return (
    <p role="status">
      {quote?.currency === currency ? (
        <>
          {formatMoney(currency, quote.amount)}
          {parts} = <strong>{formatMoney(currency, quote.total)} to pay</strong>
        </>
      ) : (
        <span class="soft">
          {quote
            ? `Buyers in this country pay in ${quote.currency}.`
            : 'Choose country and state to see the total with tax.'}
        </span>
      )}
    </p>
  )
}
