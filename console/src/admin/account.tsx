import { useState } from 'preact/hooks'
import { SecretDialog } from '../kit/dialog.tsx'
import { formatDay, formatNumber, formatTime, nameOf, toLabel } from '../kit/format.ts'
import { useLoad } from '../kit/load.ts'
import { Table } from '../kit/table.tsx'
import { Card, Empty, FaultBox, Loading, PageHead, Tile } from '../kit/ui.tsx'
import type { NewSecret } from '../kit/wire.ts'
import { GrantDialog, LimitsDialog, NewKeyDialog, RevokeDialog, SuspensionDialog } from './account-dialogs.tsx'
import type { AccountDetail, AdminAccount, AdminGrant, AdminOrder } from './admin-wire.ts'
import { logTable, orderTable } from './orders.tsx'
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
      <Card title="Admin log">
        {log.length === 0 ? <Empty title="No changes" /> : <Table {...logTable} items={log} />}
      </Card>
    </>
  )
}

function describeLimits({ limits: { requests_per_minute: rate, queue, overrides } }: AdminAccount): string {
  const isOwn = overrides.requests_per_minute !== null || overrides.queue !== null
  return `${formatNumber(rate)} requests per minute, queue ${queue}${isOwn ? ', account override' : ''}`
}

function Orders({ orders, onChange }: { orders: AdminOrder[]; onChange(): void }) {
  const [open, setOpen] = useState<AdminOrder | null>(null)
  const done = (): void => {
    setOpen(null)
    onChange()
  }
  return (
    <Card title="Orders">
      {orders.length === 0 ? (
        <Empty title="No orders" />
      ) : (
        <Table {...orderTable({ onRefund: setOpen })} items={orders} />
      )}
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
      {open === 'grant' && <GrantDialog path={path} onClose={close} onDone={done} />}
      {open === 'revoke' && <RevokeDialog path={path} grants={grants} onClose={close} onDone={done} />}
      {open === 'limits' && <LimitsDialog path={path} limits={account.limits} onClose={close} onDone={done} />}
      {open === 'key' && <NewKeyDialog path={path} onClose={close} onDone={made} />}
      {(open === 'suspend' || open === 'resume') && (
        <SuspensionDialog path={path} kind={open} onClose={close} onDone={done} />
      )}
      {secret && (
        <SecretDialog
          title="The new key"
          secret={secret}
          note="Send it to the customer over a secure channel: it cannot be shown again."
          onClose={() => setSecret(null)}
        />
      )}
    </PageHead>
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
