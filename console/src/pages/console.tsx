import { useEffect, useState } from 'preact/hooks'
import { BillingPage } from '../billing/billing.tsx'
import { OrderPage } from '../billing/order.tsx'
import type { Fault } from '../kit/api.ts'
import { call, setSessionEndHandler } from '../kit/api.ts'
import { toFault, useLoad } from '../kit/load.ts'
import { useRoute } from '../kit/router.ts'
import { Empty, FaultBox, Loading } from '../kit/ui.tsx'
import type { Account, Session } from '../kit/wire.ts'
import { BatchPage } from './batch.tsx'
import { BatchesPage } from './batches.tsx'
import { CreditsPage } from './credits.tsx'
import { EndpointPage } from './endpoint.tsx'
import { JobPage } from './job.tsx'
import { JobsPage } from './jobs.tsx'
import { KeysPage } from './keys.tsx'
import { NewBatchPage } from './new-batch.tsx'
import { PlaygroundPage } from './playground.tsx'
import { Shell } from './shell.tsx'
import { SignIn } from './sign-in.tsx'
import { UsagePage } from './usage.tsx'
import { WebhooksPage } from './webhooks.tsx'

/** The console: sign-in, or the pages of an account. */
export function Console() {
  const [session, setSession] = useState<Session | null>(null)
  const [isKnown, setIsKnown] = useState(false)
  const [notice, setNotice] = useState<string | null>(null)
  const [fault, setFault] = useState<Fault | null>(null)

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
  if (name === 'jobs') return id ? <JobPage id={id} /> : <JobsPage values={values} />
  if (name === 'batches') return <BatchPages id={id} account={account} onBalanceChange={onBalanceChange} />
  if (name === 'usage') return <UsagePage />
  if (name === 'keys') return <KeysPage session={session} />
  if (name === 'credits') return <CreditsPage account={account} />
  if (name === 'billing') return <BillingPage account={account} onChange={onBalanceChange} />
  if (name === 'orders' && id) return <OrderPage id={id} onPaid={onBalanceChange} />
  if (name === 'webhooks') return id ? <EndpointPage id={id} /> : <WebhooksPage />
  return (
    <Empty title="There is no such page">
      <a href="#/playground">To the playground</a>
    </Empty>
  )
}

function BatchPages({ id, account, onBalanceChange }: Omit<PageProps, 'session'> & { id: string | undefined }) {
  if (id === 'new') return <NewBatchPage account={account} onBalanceChange={onBalanceChange} />
  return id ? <BatchPage key={id} id={id} onBalanceChange={onBalanceChange} /> : <BatchesPage />
}
