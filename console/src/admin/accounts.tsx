import { useEffect, useState } from 'preact/hooks'
import { call, query } from '../kit/api.ts'
import { FormDialog } from '../kit/dialog.tsx'
import { Field, Select } from '../kit/form.tsx'
import { formatNumber, nameOf } from '../kit/format.ts'
import { useAction, useItems } from '../kit/load.ts'
import { go } from '../kit/router.ts'
import { List, type TableShape } from '../kit/table.tsx'
import { Ago, PageHead, Status } from '../kit/ui.tsx'
import { type AccountDetail, type AdminAccount, planIds } from './admin-wire.ts'

/** After the last key press. */
const searchPauseMs = 300

export function AccountsPage() {
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSearch(text.trim()), searchPauseMs)
    return () => clearTimeout(timer)
  }, [text])
  const list = useItems<AdminAccount>(`api/accounts${query({ search })}`)
  return (
    <>
      <PageHead title="Accounts" lead="The 50 newest, or the matches of the search.">
        <button type="button" class="button primary" onClick={() => setIsOpen(true)}>
          Create account
        </button>
      </PageHead>
      <div class="filters">
        <Field label="Search by name, e-mail or id" type="search" value={text} onChange={setText} maxLength={200} />
      </div>
      <List {...accountTable} list={list} empty={search === '' ? 'No accounts yet' : 'No matching account'} />
      {isOpen && <NewAccount onClose={() => setIsOpen(false)} />}
    </>
  )
}

const accountTable: TableShape<AdminAccount> = {
  label: 'Accounts',
  keyOf: ({ id }) => id,
  columns: [
    { title: 'Name', show: ({ id, name }) => <a href={`#/accounts/${id}`}>{name}</a> },
    { title: 'E-mail', show: ({ email }) => email ?? '–' },
    { title: 'Plan', show: ({ plan }) => nameOf(plan) },
    { title: 'Status', show: ({ suspended_at: at }) => <Status value={at ? 'suspended' : 'active'} /> },
    { title: 'Credits', isNumber: true, show: ({ credits }) => formatNumber(credits.available) },
    { title: 'Created', show: ({ created_at: at }) => <Ago at={at} /> },
  ],
}

function NewAccount({ onClose }: { onClose(): void }) {
  const [texts, setTexts] = useState({ name: '', email: '', country: '', state: '', plan: '', reason: '' })
  const action = useAction()
  const set = (name: keyof typeof texts) => (text: string) => setTexts({ ...texts, [name]: text })
  const create = async (): Promise<void> => {
    const body = Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== ''))
    const { account } = await call<AccountDetail>('api/accounts', { method: 'POST', body })
    go(`accounts/${account.id}`)
  }
  return (
    <FormDialog
      title="Create an account"
      action={action}
      submitLabel="Create account"
      onSubmit={create}
      onClose={onClose}
    >
      <Field label="Name" value={texts.name} onChange={set('name')} required hasFocus maxLength={200} />
      <Field label="E-mail (optional)" type="email" value={texts.email} onChange={set('email')} />
      <div class="pair">
        <Field label="Country (optional)" value={texts.country} onChange={set('country')} hint="Such as IN" />
        <Field label="State (optional)" value={texts.state} onChange={set('state')} hint="Such as KA" />
      </div>
      <Select
        label="Plan in addition to the sandbox credits"
        value={texts.plan}
        anyLabel="None"
        options={planIds.slice(1)}
        onChange={set('plan')}
      />
      <Field label="Reason (optional)" value={texts.reason} onChange={set('reason')} maxLength={500} />
    </FormDialog>
  )
}
