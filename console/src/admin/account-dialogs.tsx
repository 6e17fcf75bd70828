import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Checkbox, Field, Select } from '../kit/form.tsx'
import { formatNumber, nameOf, toLabel } from '../kit/format.ts'
import { useAction } from '../kit/load.ts'
import type { NewSecret } from '../kit/wire.ts'
import { type AdminAccount, type AdminGrant, planIds } from './admin-wire.ts'

interface ChangeProps {
  path: string
  onClose(): void
  onDone(): void
}

/** Limits other than those of the plan. */
export function LimitsDialog({ path, limits, onClose, onDone }: ChangeProps & { limits: AdminAccount['limits'] }) {
  const { overrides, of_plan: ofPlan } = limits
  const [rate, setRate] = useState(overrides.requests_per_minute?.toString() ?? '')
  const [queue, setQueue] = useState(overrides.queue ?? '')
  const [reason, setReason] = useState('')
  const action = useAction()
  const save = async (): Promise<void> => {
    const values = { requests_per_minute: rate === '' ? null : Number(rate), queue: queue === '' ? null : queue }
    await call(`${path}/limits`, { method: 'POST', body: { ...values, ...(reason && { reason }) } })
    onDone()
  }
  return (
    <FormDialog title="Account limits" action={action} submitLabel="Save" onSubmit={save} onClose={onClose}>
      <Field
        label="Requests per minute"
        type="number"
        min={1}
        value={rate}
        onChange={setRate}
        hasFocus
        hint={`Empty: plan limit, ${formatNumber(ofPlan.requests_per_minute)}`}
      />
      <Select
        label="Queue"
        value={queue}
        anyLabel={`Plan default: ${ofPlan.queue}`}
        options={['standard', 'priority']}
        onChange={setQueue}
      />
      <Field label="Reason (optional)" value={reason} onChange={setReason} maxLength={500} />
    </FormDialog>
  )
}

/** Takes unspent credits back; those that calls hold stay. */
export function RevokeDialog({ path, grants, onClose, onDone }: ChangeProps & { grants: AdminGrant[] }) {
  const [credits, setCredits] = useState('')
  const [grant, setGrant] = useState('')
  const [isWhole, setIsWhole] = useState(false)
  const [reason, setReason] = useState('')
  const action = useAction()
  const live = grants.filter(({ voided_at: voidedAt, remaining }) => voidedAt === null && remaining > 0)
  const chosen = live.find(({ id }) => id === grant)
  const canBeWhole = chosen !== undefined && !chosen.is_bought
  const revoke = async (): Promise<void> => {
    const amount = canBeWhole && isWhole ? { whole: true } : { credits: Number(credits) }
    await call(`${path}/revocations`, { method: 'POST', body: { ...amount, ...(grant && { grant }), reason } })
    onDone()
  }
  return (
    <FormDialog
      title="Revoke credits"
      action={action}
      submitLabel="Revoke"
      isDangerous
      onSubmit={revoke}
      onClose={onClose}
    >
      <p>Revokes unspent credits, all or none. Credits held by calls are kept.</p>
      <Select
        label="Grant"
        value={grant}
        anyLabel="All unbought grants"
        options={live.map(({ id }) => id)}
        nameFor={(id) => describeGrant(live.find((each) => each.id === id))}
        onChange={setGrant}
      />
      {canBeWhole && (
        <Checkbox label="The whole grant" isOn={isWhole} onChange={setIsWhole} hint="Remaining credits and the plan" />
      )}
      {!(canBeWhole && isWhole) && (
        <Field label="Credits" type="number" min={1} value={credits} onChange={setCredits} required />
      )}
      <Field
        label="Reason"
        value={reason}
        onChange={setReason}
        required
        maxLength={200}
        hint="Shown to the customer in the statement"
      />
    </FormDialog>
  )
}

function describeGrant(grant: AdminGrant | undefined): string {
  if (!grant) return ''
  const plan = grant.plan ? `, ${nameOf(grant.plan)}` : ''
  return `${toLabel(grant.source)}${plan}: ${formatNumber(grant.remaining)} left`
}

export function GrantDialog({ path, onClose, onDone }: ChangeProps) {
  const [texts, setTexts] = useState({ credits: '', plan: '', days: '', reason: '' })
  const action = useAction()
  const set = (name: keyof typeof texts) => (text: string) => setTexts({ ...texts, [name]: text })
  const grant = async (): Promise<void> => {
    const { credits, plan, days, reason } = texts
    const body = {
      ...(credits && { credits: Number(credits) }),
      ...(plan && { plan }),
      ...(days && { days: Number(days) }),
      ...(reason && { reason }),
    }
    await call(`${path}/grants`, { method: 'POST', body })
    onDone()
  }
  return (
    <FormDialog title="Grant credits" action={action} submitLabel="Grant" onSubmit={grant} onClose={onClose}>
      <Field
        label="Credits"
        type="number"
        min={1}
        value={texts.credits}
        onChange={set('credits')}
        hasFocus
        hint="Empty: bundle of the plan"
      />
      <Select label="Plan" value={texts.plan} anyLabel="None (goodwill)" options={planIds} onChange={set('plan')} />
      <Field
        label="Days"
        type="number"
        min={1}
        value={texts.days}
        onChange={set('days')}
        hint="Empty: validity of the plan, or 365"
      />
      <Field label="Reason (optional)" value={texts.reason} onChange={set('reason')} maxLength={500} />
    </FormDialog>
  )
}

export function NewKeyDialog({
  path,
  onClose,
  onDone,
}: Omit<ChangeProps, 'onDone'> & { onDone(created: NewSecret): void }) {
  const [name, setName] = useState('')
  const action = useAction()
  const create = async (): Promise<void> =>
    onDone(await call<NewSecret>(`${path}/keys`, { method: 'POST', body: { name } }))
  return (
    <FormDialog title="Create a key" action={action} submitLabel="Create key" onSubmit={create} onClose={onClose}>
      <Field label="Name" value={name} onChange={setName} required hasFocus maxLength={100} />
    </FormDialog>
  )
}

export function SuspensionDialog({ path, kind, onClose, onDone }: ChangeProps & { kind: 'suspend' | 'resume' }) {
  const [reason, setReason] = useState('')
  const action = useAction()
  const change = async (): Promise<void> => {
    await call(`${path}/${kind}`, { method: 'POST', body: reason === '' ? {} : { reason } })
    onDone()
  }
  return (
    <FormDialog
      title={kind === 'suspend' ? 'Suspend the account?' : 'Resume the account?'}
      action={action}
      submitLabel={toLabel(kind)}
      isDangerous={kind === 'suspend'}
      onSubmit={change}
      onClose={onClose}
    >
      {kind === 'suspend' && <p>Rejects its keys and stops all spending immediately; accepted jobs still finish.</p>}
      <Field label="Reason (optional)" value={reason} onChange={setReason} hasFocus maxLength={500} />
    </FormDialog>
  )
}
