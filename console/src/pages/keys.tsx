import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog, SecretDialog } from '../kit/dialog.tsx'
import { Checkbox, Field } from '../kit/form.tsx'
import { formatNumber } from '../kit/format.ts'
import { useAction, useList } from '../kit/load.ts'
import { type Column, List } from '../kit/table.tsx'
import { Ago, PageHead, Status } from '../kit/ui.tsx'
import type { Key, NewSecret, Session } from '../kit/wire.ts'

type Open = { kind: 'new' } | { kind: 'edit' | 'rotate' | 'revoke'; key: Key }

export function KeysPage({ session }: { session: Session }) {
  const list = useList<Key>('api/account/keys')
  const [open, setOpen] = useState<Open | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const done = (created?: NewSecret): void => {
    setOpen(null)
    if (created) setSecret(created.secret)
    list.reload()
  }
  // Further pages of the list may contain other active keys.
  const isLast = (list.items ?? []).filter(({ status }) => status === 'active').length === 1
  const dialog = { onClose: () => setOpen(null), onDone: done }
  return (
    <>
      <PageHead title="API keys" lead="Keep keys on your server. The secret is shown once.">
        <button type="button" class="button primary" onClick={() => setOpen({ kind: 'new' })}>
          Create key
        </button>
      </PageHead>
      <List label="API keys" list={list} empty="No keys" keyOf={({ id }) => id} columns={columnsOf(session, setOpen)} />
      {open?.kind === 'new' && <NewKey {...dialog} />}
      {open?.kind === 'edit' && <EditKey {...dialog} apiKey={open.key} />}
      {open?.kind === 'rotate' && <RotateKey {...dialog} apiKey={open.key} />}
      {open?.kind === 'revoke' && (
        <RevokeKey {...dialog} apiKey={open.key} isOwn={open.key.id === session.key_id} isLast={isLast} />
      )}
      {secret && (
        <SecretDialog
          title="The new key"
          secret={secret}
          note="Copy it now: it is not stored and cannot be shown again."
          onClose={() => setSecret(null)}
        />
      )}
    </>
  )
}

function columnsOf(session: Session, open: (what: Open) => void): Column<Key>[] {
  return [
    {
      title: 'Name',
      show: (key) => (
        <>
          {key.name} {key.id === session.key_id && <span class="source">this session</span>}
        </>
      ),
    },
    {
      title: 'Key',
      show: ({ start, last_four: end }) => (
        <code>
          {start}…{end}
        </code>
      ),
    },
    { title: 'Scopes', show: ({ scopes }) => scopes.join(', ') },
    { title: 'Status', show: ({ status }) => <Status value={status} /> },
    { title: 'This month', isNumber: true, show: (key) => <Limit apiKey={key} /> },
    { title: 'Last used', show: ({ last_used_at: at }) => <Ago at={at} /> },
    { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
    {
      title: 'Actions',
      isTitleHidden: true,
      show: (key) => <KeyActions apiKey={key} open={open} />,
    },
  ]
}

function Limit({ apiKey: { monthly_credits_used: used, monthly_credits_max: max } }: { apiKey: Key }) {
  const limit = max === null ? 'no limit' : formatNumber(max)
  return (
    <>
      {formatNumber(used)} <span class="soft">/ {limit}</span>
    </>
  )
}

interface KeyActionsProps {
  apiKey: Key
  open(what: Open): void
}

function KeyActions({ apiKey: key, open }: KeyActionsProps) {
  if (key.status === 'revoked') return null
  const button = (kind: 'edit' | 'rotate' | 'revoke', label: string) => (
    <button type="button" class="link" aria-label={`${label} ${key.name}`} onClick={() => open({ kind, key })}>
      {label}
    </button>
  )
  return (
    <span class="row-actions">
      {button('edit', 'Edit')}
      {key.status === 'active' && button('rotate', 'Rotate')}
      {button('revoke', 'Revoke')}
    </span>
  )
}

interface RevokeKeyProps {
  apiKey: Key
  isOwn: boolean
  /** No other key of the account works for longer than its grace period. */
  isLast: boolean
  onClose(): void
  onDone(): void
}

function RevokeKey({ apiKey, isOwn, isLast, onClose, onDone }: RevokeKeyProps) {
  const action = useAction()
  const revoke = async (): Promise<void> => {
    await call(`api/account/keys/${apiKey.id}`, { method: 'DELETE' })
    onDone()
  }
  return (
    <FormDialog
      title={`Revoke ${apiKey.name}?`}
      action={action}
      submitLabel="Revoke"
      isDangerous
      onSubmit={revoke}
      onClose={onClose}
    >
      <p>
        Calls with <code>{`${apiKey.start}…${apiKey.last_four}`}</code> are rejected immediately. This cannot be undone.
      </p>
      {isOwn && <p class="notice">You are signed in with this key: revoking it ends this session.</p>}
      {isLast && apiKey.status === 'active' && (
        <p class="notice">If this is your last key, only the operator can give you access again.</p>
      )}
    </FormDialog>
  )
}

interface KeyDialogProps {
  onClose(): void
  onDone(created?: NewSecret): void
}

const limitHint = 'Credits per calendar month (UTC); empty: unlimited'
const toLimit = (text: string): number | null => (text === '' ? null : Number(text))

function NewKey({ onClose, onDone }: KeyDialogProps) {
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
      <Checkbox
        label="prompts"
        hint="Calls and their jobs"
        isOn={scopes.includes('prompts')}
        onChange={(isOn) => toggle('prompts', isOn)}
      />
      <Checkbox
        label="account"
        hint="Keys, orders, invoices, webhooks and reports"
        isOn={scopes.includes('account')}
        onChange={(isOn) => toggle('account', isOn)}
      />
      <Field label="Monthly limit" type="number" min={1} value={limit} onChange={setLimit} hint={limitHint} />
    </FormDialog>
  )
}

function EditKey({ apiKey, onClose, onDone }: KeyDialogProps & { apiKey: Key }) {
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

function RotateKey({ apiKey, onClose, onDone }: KeyDialogProps & { apiKey: Key }) {
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
        label="Grace period of the old key (hours)"
        type="number"
        min={0}
        value={hours}
        onChange={setHours}
        required
        hasFocus
        hint="0 to 720. During this time it can make prompt calls and reads, but not change the account."
      />
    </FormDialog>
  )
}
