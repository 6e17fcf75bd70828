import { useState } from 'preact/hooks'
import { call } from '../kit/api.ts'
import { FormDialog, SecretDialog } from '../kit/dialog.tsx'
import { Field, Select } from '../kit/form.tsx'
import { formatDay, formatNumber, formatTime, nameOf, toLabel } from '../kit/format.ts'
import { useAction, useLoad } from '../kit/load.ts'
import { Table } from '../kit/table.tsx'
import { Card, Empty, FaultBox, Loading, PageHead, Tile } from '../kit/ui.tsx'
import type { NewSecret } from '../kit/wire.ts'
import { LimitsDialog, RevokeDialog } from './account-limits.tsx'
import { type AccountDetail, type AdminAccount, type AdminGrant, type AdminOrder, planIds } from './admin-wire.ts'
import { LogTable, OrderTable } from './orders.tsx'
import { RefundDialog } from './refund.tsx'

type Open = 'grant' | 'revoke' | 'limits' | 'key' | 'suspend' | 'resume'

const labels: Record<Open, string> = {
  grant: 'Grant credits',
  revoke: 'Revoke credits',
  limits: 'Limits',
  key: 'Create key',
  suspend: 'Suspend',
  resume: 'Resume',
}

export function AccountPage({ id }: { id: string }) {
  const { data, fault, reload } = useLoad<AccountDetail>(`api/accounts/${id}`)
  if (!data) return fault ? <FaultBox fault={fault} /> : <Loading />
  const { account, grants, orders, log } = data
  return (
    <>
      <AccountHead account={account} grants={grants} onChange={reload} />
      <dl class="tiles">
        <Tile label="Available credits" value={formatNumber(account.credits.available)} />
        <Tile label="Held" value={formatNumber(account.credits.held)} />
        <Tile label="Plan" value={nameOf(account.plan)} note={describeLimits(account)} />
        <Tile label="Created" value={formatDay(account.created_at)} />
      </dl>
      {account.suspended_at && <p class="notice">Suspended since {formatTime(account.suspended_at)}.</p>}
      <Card title="Grants">
        <GrantTable grants={grants} />
      </Card>
      <Orders orders={orders} onChange={reload} />
      <Card title="Admin log">{log.length === 0 ? <Empty title="No changes" /> : <LogTable entries={log} />}</Card>
    </>
  )
}

function describeLimits({ limits: { requests_per_minute: rate, queue, overrides } }: AdminAccount): string {
  const isOwn = overrides.requests_per_minute !== null || overrides.queue !== null
  return `${formatNumber(rate)} requests a minute, queue ${queue}${isOwn ? ', own limits' : ''}`
}

function Orders({ orders, onChange }: { orders: AdminOrder[]; onChange(): void }) {
  const [open, setOpen] = useState<AdminOrder | null>(null)
  const done = (): void => {
    setOpen(null)
    onChange()
  }
  return (
    <Card title="Orders">
      {orders.length === 0 ? <Empty title="No orders" /> : <OrderTable orders={orders} onRefund={setOpen} />}
      {open && <RefundDialog order={open} onClose={() => setOpen(null)} onDone={done} />}
    </Card>
  )
}

interface AccountHeadProps {
  account: AdminAccount
  grants: AdminGrant[]
  onChange(): void
}

function AccountHead({ account, grants, onChange }: AccountHeadProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const [secret, setSecret] = useState<string | null>(null)
  const close = (): void => setOpen(null)
  const done = (): void => {
    close()
    onChange()
  }
  const made = (created: NewSecret): void => {
    setSecret(created.secret)
    done()
  }
  const path = `api/accounts/${account.id}`
  const suspension = account.suspended_at ? 'resume' : 'suspend'
  return (
    <PageHead title={account.name} lead={[account.email, account.id].filter(Boolean).join(' · ')}>
      {(['grant', 'revoke', 'limits', 'key', suspension] as const).map((kind) => (
        <button key={kind} type="button" class="button" onClick={() => setOpen(kind)}>
          {labels[kind]}
        </button>
      ))}
      {open === 'grant' && <Grant path={path} onClose={close} onDone={done} />}
      {open === 'revoke' && <RevokeDialog path={path} grants={grants} onClose={close} onDone={done} />}
      {open === 'limits' && <LimitsDialog path={path} limits={account.limits} onClose={close} onDone={done} />}
      {open === 'key' && <NewKey path={path} onClose={close} onDone={made} />}
      {(open === 'suspend' || open === 'resume') && (
        <Suspension path={path} kind={open} onClose={close} onDone={done} />
      )}
      {secret && (
        <SecretDialog
          title="The new key"
          secret={secret}
          note="Give it to the customer over a safe channel: it cannot be shown again."
          onClose={() => setSecret(null)}
        />
      )}
    </PageHead>
  )
}

interface ChangeProps {
  path: string
  onClose(): void
  onDone(): void
}

function Grant({ path, onClose, onDone }: ChangeProps) {
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
        hint="Empty for the plan's bundle"
      />
      <Select label="Plan" value={texts.plan} anyLabel="None: goodwill" options={planIds} onChange={set('plan')} />
      <Field
        label="Days"
        type="number"
        min={1}
        value={texts.days}
        onChange={set('days')}
        hint="Empty for the plan's, or 365"
      />
      <Field label="Reason (optional)" value={texts.reason} onChange={set('reason')} maxLength={500} />
    </FormDialog>
  )
}

function NewKey({ path, onClose, onDone }: Omit<ChangeProps, 'onDone'> & { onDone(created: NewSecret): void }) {
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

function Suspension({ path, kind, onClose, onDone }: ChangeProps & { kind: 'suspend' | 'resume' }) {
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
      {kind === 'suspend' && <p>Its keys are refused and nothing is spent from now on; accepted jobs still end.</p>}
      <Field label="Reason (optional)" value={reason} onChange={setReason} hasFocus maxLength={500} />
    </FormDialog>
  )
}

function GrantTable({ grants }: { grants: AdminGrant[] }) {
  return (
    <Table
      label="Grants"
      items={grants}
      keyOf={({ id }) => id}
      columns={[
        { title: 'Source', show: ({ source }) => toLabel(source) },
        { title: 'Plan', show: ({ plan }) => (plan ? nameOf(plan) : '–') },
        { title: 'Granted', isNumber: true, show: ({ granted }) => formatNumber(granted) },
        { title: 'Remaining', isNumber: true, show: ({ remaining }) => formatNumber(remaining) },
        {
          title: 'Ends',
          show: ({ expires_at: at, voided_at: voidedAt, is_bought: isBought }) =>
            voidedAt ? (isBought ? 'Refunded' : 'Revoked') : formatDay(at),
        },
      ]}
    />
  )
}
