import { useState } from 'preact/hooks'
import { call, query } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Choice } from '../kit/form.tsx'
import { formatMoney } from '../kit/format.ts'
import { useAction, useLoad } from '../kit/load.ts'
import { go } from '../kit/router.ts'
import { FaultBox } from '../kit/ui.tsx'
import type { Account, BillingDetails, Currency, Order, Page, Plan } from '../kit/wire.ts'
import { BillingFields, type DetailTexts, faultOfForm, toBody, toTexts } from './billing-fields.tsx'

export function BillingDetailsForm({ details, onSaved }: { details: BillingDetails; onSaved(): void }) {
  const [texts, setTexts] = useState(() => toTexts(details))
  const [isSaved, setIsSaved] = useState(false)
  const action = useAction()
  const save = (event: SubmitEvent): void => {
    event.preventDefault()
    setIsSaved(false)
    action.run(async () => {
      await call('api/account/billing-details', { method: 'PUT', body: toBody(texts) })
      setIsSaved(true)
      onSaved()
    })
  }
  return (
    <form class="form" onSubmit={save}>
      <BillingFields texts={texts} fault={action.fault} onChange={setTexts} />
      <FaultBox fault={faultOfForm(action.fault)} />
      <div class="form-end">
        {isSaved && (
          <span class="soft" role="status">
            Saved
          </span>
        )}
        <button type="submit" class="button" disabled={action.isRunning}>
          Save
        </button>
      </div>
    </form>
  )
}

export function OrderDialog({ plan, account, onClose }: { plan: Plan; account: Account; onClose(): void }) {
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
        <p class="notice">This plan does not include pictures, which your present plan does.</p>
      )}
      <Choice label="Currency" value={currency} options={['INR', 'USD']} onChange={(next) => setCurrency(next)} />
      <p class="hint">INR for buyers in India, USD for all others.</p>
      <BillingFields texts={texts} fault={action.fault} onChange={setTexts} />
      <Total planId={plan.id} texts={texts} currency={currency} />
    </FormDialog>
  )
}

/** What the order will be for, as soon as the buyer's place is known. */
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
            : 'The total with tax is shown here once country and state are chosen.'}
        </span>
      )}
    </p>
  )
}
