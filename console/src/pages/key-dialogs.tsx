import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Check, Field } from '../kit/form.tsx'
import { useAction } from '../kit/load.ts'
import type { Key, NewSecret } from '../kit/wire.ts'

interface KeyDialogProps {
  hasLimits: boolean
  onClose(): void
  onDone(created?: NewSecret): void
}

const limitHint = 'Credits that the key may spend in a calendar month (UTC); empty for no limit'
const toLimit = (text: string): number | null => (text === '' ? null : Number(text))

export function NewKey({ hasLimits, onClose, onDone }: KeyDialogProps) {
  const [name, setName] = useState('')
  const [limit, setLimit] = useState('')
  const [scopes, setScopes] = useState<string[]>(['prompts'])
  const action = useAction()
  const toggle = (scope: string, isOn: boolean): void =>
    setScopes(isOn ? [...scopes, scope] : scopes.filter((each) => each !== scope))
  const create = async (): Promise<void> => {
    const body = { name, scopes, ...(limit === '' ? {} : { monthly_credits_max: toLimit(limit) }) }
    onDone(await call<NewSecret>('api/account/keys', { method: 'POST', body }))
  }
  return (
    <FormDialog title="Create a key" action={action} submitLabel="Create key" onSubmit={create} onClose={onClose}>
      <Field label="Name" value={name} onChange={setName} required hasFocus maxLength={100} placeholder="Production" />
      <Check
        label="prompts"
        hint="Calls and their jobs"
        isOn={scopes.includes('prompts')}
        onChange={(isOn) => toggle('prompts', isOn)}
      />
      <Check
        label="account"
        hint="Keys, orders, invoices, webhooks and reports"
        isOn={scopes.includes('account')}
        onChange={(isOn) => toggle('account', isOn)}
      />
      {hasLimits && (
        <Field label="Monthly limit" type="number" min={1} value={limit} onChange={setLimit} hint={limitHint} />
      )}
    </FormDialog>
  )
}

export function EditKey({ apiKey, onClose, onDone }: KeyDialogProps & { apiKey: Key }) {
  const [name, setName] = useState(apiKey.name)
  const [limit, setLimit] = useState(apiKey.monthly_credits_max?.toString() ?? '')
  const action = useAction()
  const save = async (): Promise<void> => {
    const body = { name, monthly_credits_max: toLimit(limit) }
    await call(`api/account/keys/${apiKey.id}`, { method: 'PATCH', body })
    onDone()
  }
  return (
    <FormDialog title={`Edit ${apiKey.name}`} action={action} submitLabel="Save" onSubmit={save} onClose={onClose}>
      <Field label="Name" value={name} onChange={setName} required hasFocus maxLength={100} />
      <Field label="Monthly limit" type="number" min={1} value={limit} onChange={setLimit} hint={limitHint} />
    </FormDialog>
  )
}

export function RotateKey({ apiKey, onClose, onDone }: KeyDialogProps & { apiKey: Key }) {
  const [hours, setHours] = useState('24')
  const action = useAction()
  const rotate = async (): Promise<void> => {
    const body = { grace_hours: Number(hours) }
    onDone(await call<NewSecret>(`api/account/keys/${apiKey.id}/rotate`, { method: 'POST', body }))
  }
  return (
    <FormDialog
      title={`Rotate ${apiKey.name}`}
      action={action}
      submitLabel="Rotate"
      onSubmit={rotate}
      onClose={onClose}
    >
      <p>A new key with the same name and scopes replaces this one.</p>
      <Field
        label="The old key works for (hours)"
        type="number"
        min={0}
        value={hours}
        onChange={setHours}
        required
        hasFocus
        hint="0 to 720. Until then it may read and make calls, but not change the account."
      />
    </FormDialog>
  )
}
