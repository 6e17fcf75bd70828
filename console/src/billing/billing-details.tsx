import { useState } from 'preact/hooks'
import { call, RequestError } from '../kit/api.ts'
import { Field, Select } from '../kit/form.tsx'
import { useAction } from '../kit/load.ts'
import { FaultBox } from '../kit/ui.tsx'
import type { BillingDetails } from '../kit/wire.ts'
import { countryCodes, countryName, indianStateNames } from './places.ts'

type Name = keyof BillingDetails
export type DetailTexts = Record<Name, string>

const labels: Record<Name, string> = {
  legal_name: 'Name or company',
  email: 'E-mail',
  country: 'Country',
  state: 'State',
  address: 'Address',
  city: 'City',
  postal_code: 'Postal code',
  gstin: 'GSTIN',
}
const names = Object.keys(labels) as Name[]
const alwaysRequired: readonly Name[] = ['legal_name', 'country', 'address', 'city']
const requiredInIndia: readonly Name[] = [...alwaysRequired, 'state', 'postal_code']

export function toTexts(details: BillingDetails): DetailTexts {
  const text = (name: Name): string => details[name] ?? ''
  return {
    legal_name: text('legal_name'),
    email: text('email'),
    country: text('country'),
    state: text('state'),
    address: text('address'),
    city: text('city'),
    postal_code: text('postal_code'),
    gstin: text('gstin'),
  }
}

/** Without empty fields, which are removed from what is stored. */
export function toBody(texts: DetailTexts): object {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
}

/** The faults that the API reports, by field, as sentences. */
function faultsOf(fault: RequestError | null): Partial<Record<string, string>> {
  const found: Partial<Record<string, string>> = {}
  for (const { field, message } of fault?.error.details ?? []) {
    const name = names.find((each) => field === each || field === `billing_details.${each}`)
    if (name) found[name] ??= `${labels[name]} ${message}.`
  }
  return found
}

/** The fault for the whole form, without the faults shown beside fields. */
export function faultOfForm(fault: RequestError | null): RequestError | null {
  const details = fault?.error.details ?? []
  if (!fault || details.length === 0 || Object.keys(faultsOf(fault)).length < details.length) return fault
  return new RequestError(fault.status, { ...fault.error, message: 'Correct the marked fields.', details: [] })
}

interface BillingFieldsProps {
  texts: DetailTexts
  fault: RequestError | null
  onChange(texts: DetailTexts): void
}

/** The buyer on invoices. What is asked for depends on the country. */
export function BillingFields({ texts, fault, onChange }: BillingFieldsProps) {
  const isIndian = texts.country === 'IN'
  const required = isIndian ? requiredInIndia : alwaysRequired
  const faults = faultsOf(fault)
  return (
    <div class="pairs-of-fields">
      {names.map((name) => {
        if (name === 'gstin' && !isIndian) return null
        const common = {
          label: required.includes(name) ? labels[name] : `${labels[name]} (optional)`,
          value: texts[name],
          required: required.includes(name),
          fault: faults[name],
        }
        const change = (text: string): void => onChange({ ...texts, [name]: text })
        if (name === 'country')
          return (
            <Select
              key={name}
              {...common}
              options={countryCodes}
              nameFor={countryName}
              anyLabel="Choose a country"
              // Codes of states are those of their country.
              onChange={(country) => onChange({ ...texts, country, state: '', gstin: '' })}
            />
          )
        if (name === 'state' && isIndian)
          return (
            <Select
              key="indian-state"
              {...common}
              options={Object.keys(indianStateNames)}
              nameFor={(code) => indianStateNames[code] ?? code}
              anyLabel="Choose a state"
              onChange={change}
            />
          )
        const hint = hints[name]
        return (
          <Field
            key={name}
            {...common}
            type={name === 'email' ? 'email' : 'text'}
            onChange={change}
            {...(hint && { hint })}
          />
        )
      })}
    </div>
  )
}

const hints: Partial<Record<Name, string>> = {
  state: 'Its code, such as CA for California',
  gstin: 'For registered businesses in India',
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
