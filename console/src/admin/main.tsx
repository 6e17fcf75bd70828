import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { call, type RequestError, send, setSessionEndHandler } from '../kit/api.ts'
import { Field } from '../kit/form.tsx'
import { toFault, useAction } from '../kit/load.ts'
import { useRoute } from '../kit/router.ts'
import { applyTheme } from '../kit/theme.ts'
import { Empty, FaultBox, Loading } from '../kit/ui.tsx'
import { Mark, SessionLinks, SideFrame } from '../pages/shell.tsx'
import { AccountPage } from './account.tsx'
import { AccountsPage } from './accounts.tsx'
import { LogPage, OrdersPage } from './orders.tsx'
import '../styles.css'

/** The console for operators: sign-in, accounts, orders and the admin log. */
function AdminConsole() {
  const [operator, setOperator] = useState<string | null>(null)
  const [isKnown, setIsKnown] = useState(false)
  const [fault, setFault] = useState<RequestError | null>(null)
  const readSession = async (): Promise<void> => {
    const session = await call<{ operator: string | null }>('session')
    setOperator(session.operator)
  }
  useEffect(() => {
    setSessionEndHandler(() => setOperator(null))
    readSession()
      .catch((error: unknown) => setFault(toFault(error)))
      .finally(() => setIsKnown(true))
  }, [])
  const signOut = (): void => {
    call('session', { method: 'DELETE' }).finally(() => setOperator(null))
  }
  if (fault) return <FaultBox fault={fault} />
  if (!isKnown) return <Loading />
  if (operator === null) return <AdminSignIn onSignIn={readSession} />
  return <AdminShell operator={operator} onSignOut={signOut} />
}

function AdminSignIn({ onSignIn }: { onSignIn(): Promise<void> }) {
  const [key, setKey] = useState('')
  const [operator, setOperator] = useState('')
  const action = useAction()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    action.run(async () => {
      await send('session', { method: 'POST', body: { key, operator } })
      await onSignIn()
    })
  }
  return (
    <main class="sign-in">
      <form class="card form" onSubmit={submit}>
        <Mark />
        <h1>Admin console</h1>
        <Field
          label="Your name"
          value={operator}
          onChange={setOperator}
          required
          hasFocus
          autocomplete="username"
          hint="Recorded with every change"
          maxLength={80}
        />
        <Field
          label="Admin key"
          type="password"
          value={key}
          onChange={setKey}
          required
          autocomplete="current-password"
        />
        <FaultBox fault={action.fault} />
        <button type="submit" class="button primary" disabled={action.isRunning}>
          Sign in
        </button>
      </form>
    </main>
  )
}

const pages = [
  { name: 'accounts', title: 'Accounts' },
  { name: 'orders', title: 'Orders to settle' },
  { name: 'log', title: 'Admin log' },
]

function AdminShell({ operator, onSignOut }: { operator: string; onSignOut(): void }) {
  const { parts } = useRoute()
  const [name = 'accounts', id] = parts
  const foot = (
    <>
      <p class="account-name">{operator}</p>
      <p class="soft small">Operator</p>
      <SessionLinks onSignOut={onSignOut} />
    </>
  )
  return (
    <SideFrame title="Admin console" pages={pages} current={name} foot={foot}>
      {name === 'accounts' && (id ? <AccountPage key={id} id={id} /> : <AccountsPage />)}
      {name === 'orders' && <OrdersPage />}
      {name === 'log' && <LogPage />}
      {!pages.some((page) => page.name === name) && <Empty title="Page not found" />}
    </SideFrame>
  )
}

applyTheme()
const element = document.getElementById('app')
if (element) render(<AdminConsole />, element)
