import { render } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { BillingPage } from './billing/billing.tsx'
import { OrderPage } from './billing/order.tsx'
import { call, RequestError, send, setSessionEndHandler } from './kit/api.ts'
import { Field } from './kit/form.tsx'
import { toFault, useAction, useLoad } from './kit/load.ts'
import { useRoute } from './kit/router.ts'
import { applyTheme } from './kit/theme.ts'
import { Empty, FaultBox, Loading } from './kit/ui.tsx'
import type { Account, Session } from './kit/wire.ts'
import { BatchesPage, BatchPage } from './pages/batches.tsx'
import { CreditsPage } from './pages/credits.tsx'
import { EndpointPage } from './pages/endpoint.tsx'
import { JobPage, JobsPage } from './pages/jobs.tsx'
import { KeysPage } from './pages/keys.tsx'
import { NewBatchPage } from './pages/new-batch.tsx'
import { PlaygroundPage } from './pages/playground.tsx'
import { Mark, Shell } from './pages/shell.tsx'
import { UsagePage } from './pages/usage.tsx'
import { WebhooksPage } from './pages/webhooks.tsx'
import './styles.css'

/** The console: sign-in, or the pages of an account. */
function Console() {
  const [session, setSession] = useState<Session | null>(null)
  const [isKnown, setIsKnown] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const [fault, setFault] = useState<RequestError | null>(null)

  const readSession = async (): Promise<Session | null> => {
    const data = await call<{ session: Session | null }>('session')
    setSession(data.session)
    return data.session
  }
  useEffect(() => {
    setSessionEndHandler(() => {
      setNotice('The session has ended, or its key was revoked. Sign in again.')
      setSession(null)
    })
    readSession()
      .catch((error: unknown) => setFault(toFault(error)))
      .finally(() => setIsKnown(true))
  }, [])

  if (fault) return <FaultBox fault={fault} />
  if (!isKnown) return <Loading />
  if (!session) return <SignIn notice={notice} onSignIn={readSession} />
  return <SignedIn session={session} onSignOut={() => setSession(null)} />
}

function SignedIn({ session, onSignOut }: { session: Session; onSignOut(): void }) {
  const { data: account, fault, reload } = useLoad<Account>('api/account')
  const signOut = (): void => {
    call('session', { method: 'DELETE' }).then(onSignOut, onSignOut)
  }
  if (!account) return fault ? <FaultBox fault={fault} /> : <Loading />
  return (
    <Shell account={account} session={session} onSignOut={signOut}>
      <CurrentPage account={account} session={session} onBalanceChange={reload} />
    </Shell>
  )
}

interface PageProps {
  account: Account
  session: Session
  onBalanceChange(): void
}

function CurrentPage({ account, session, onBalanceChange }: PageProps) {
  const { parts, values } = useRoute()
  const [name = 'playground', id] = parts
  useEffect(() => {
    document.title = `${name.charAt(0).toUpperCase()}${name.slice(1)} · Console`
    scrollTo(0, 0)
  }, [name])
  if (name === 'playground') return <PlaygroundPage account={account} onBalanceChange={onBalanceChange} />
  if (name === 'jobs') return id ? <JobPage key={id} id={id} /> : <JobsPage values={values} />
  if (name === 'batches') return <BatchPages id={id} account={account} onBalanceChange={onBalanceChange} />
  if (name === 'usage') return <UsagePage />
  if (name === 'keys') return <KeysPage session={session} />
  if (name === 'credits') return <CreditsPage account={account} />
  if (name === 'billing') return <BillingPage account={account} onChange={onBalanceChange} />
  if (name === 'orders' && id) return <OrderPage id={id} onPaid={onBalanceChange} />
  if (name === 'webhooks') return id ? <EndpointPage id={id} /> : <WebhooksPage />
  return (
    <Empty title="Page not found">
      <a href="#/playground">To the playground</a>
    </Empty>
  )
}

function BatchPages({ id, account, onBalanceChange }: Omit<PageProps, 'session'> & { id: string | undefined }) {
  if (id === 'new') return <NewBatchPage account={account} onBalanceChange={onBalanceChange} />
  return id ? <BatchPage key={id} id={id} onBalanceChange={onBalanceChange} /> : <BatchesPage />
}

interface SignInProps {
  notice: string | null
  onSignIn(): Promise<Session | null>
}

function SignIn({ notice, onSignIn }: SignInProps) {
  const [key, setKey] = useState('')
  const action = useAction()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    action.run(async () => {
      await send('session', { method: 'POST', headers: { Authorization: `Bearer ${key.trim()}` } })
      if (await onSignIn()) return
      throw new RequestError(0, {
        code: 'no_cookie',
        message: 'The browser rejected the session cookie: except on localhost, the console requires HTTPS.',
      })
    })
  }
  return (
    <main class="sign-in">
      <form class="card form" onSubmit={submit}>
        <Mark />
        <h1>Sign in</h1>
        <p class="soft">
          With an API key of your account. The key is exchanged for a session of 12 hours and not stored.
        </p>
        {notice && !action.fault && (
          <p class="notice" role="status">
            {notice}
          </p>
        )}
        <Field
          label="API key"
          type="password"
          value={key}
          onChange={setKey}
          required
          hasFocus
          autocomplete="current-password"
          placeholder="poa_live_…"
          maxLength={100}
        />
        <FaultBox fault={action.fault} />
        <button type="submit" class="button primary" disabled={action.isRunning}>
          {action.isRunning ? 'Signing in…' : 'Sign in'}
        </button>
        <p class="soft small">
          A key with both scopes opens everything; one with only <code>prompts</code> opens playground, jobs and
          batches. <a href="../docs">API reference</a>
        </p>
      </form>
    </main>
  )
}

applyTheme()
const element = document.getElementById('app')
if (element) render(<Console />, element)
