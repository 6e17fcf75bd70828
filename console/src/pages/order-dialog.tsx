import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Choice, Field } from '../kit/form.tsx'
import { formatMoney } from '../kit/format.ts'
import { useAction } from '../kit/load.ts'
import { go } from '../kit/router.ts'
import { FaultBox } from '../kit/ui.tsx'
import type { Account, BillingDetails, Currency, Order, Plan } from '../kit/wire.ts'

type Texts = Record<keyof BillingDetails, string>

const fields: { name: keyof BillingDetails; label: string; isOptional?: boolean; hint?: string }[] = [
  { name: 'legal_name', label: 'Name or company' },
  { name: 'email', label: 'E-mail', isOptional: true },
  { name: 'address', label: 'Address' },
  { name: 'city', label: 'City' },
  { name: 'postal_code', label: 'Postal code', isOptional: true },
  { name: 'country', label: 'Country', hint: 'Two letters, such as IN' },
  { name: 'state', label: 'State', isOptional: true, hint: 'In India two letters, such as KA' },
  { name: 'gstin', label: 'GSTIN', isOptional: true, hint: 'Registered buyers in India' },
]

function toTexts(details: BillingDetails): Texts {
  const entries = fields.map(({ name }) => [name, details[name] ?? ''])
  return Object.fromEntries(entries)
}

/** Without empty fields, which are removed from what is stored. */
function toBody(texts: Texts): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

function DetailFields({ texts, onChange }: { texts: Texts; onChange(texts: Texts): void }) {
  return (
    <div class="pairs-of-fields">
      {fields.map(({ name, label, isOptional, hint }) => (
        <Field
          key={name}
          label={isOptional ? `${label} (optional)` : label}
          type={name === 'email' ? 'email' : 'text'}
          value={texts[name]}
          required={!isOptional}
          onChange={(text) => onChange({ ...texts, [name]: text })}
          {...(hint && { hint })}
        />
      ))}
    </div>
  )
}

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
      <DetailFields texts={texts} onChange={setTexts} />
      <FaultBox fault={action.fault} />
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
  const isIndian = texts.country.trim().toUpperCase() === 'IN'
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
      action={action}
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
      <DetailFields texts={texts} onChange={setTexts} />
    </FormDialog>
  )
}
