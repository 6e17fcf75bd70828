import { useState } from 'preact/hooks'
import { formatDay, formatMoney, formatNumber, nameOf, toLabel } from '../kit/format.ts'
import { useList, useLoad } from '../kit/load.ts'
import { List } from '../kit/table.tsx'
import { Ago, Card, FaultBox, Loading, PageHead, Status } from '../kit/ui.tsx'
import type { Account, Invoice, Order, Page, Plan } from '../kit/wire.ts'
import { BillingDetailsForm, OrderDialog } from './order-dialog.tsx'

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
        <li>{formatNumber(perMinute)} calls a minute</li>
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
          {
            title: 'Order',
            show: ({ id }) => (
              <a href={`#/orders/${id}`}>
                <code>{id.slice(0, 13)}…</code>
              </a>
            ),
          },
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
