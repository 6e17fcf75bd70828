import { useState } from 'preact/hooks'
import { Fault, send } from '../kit/api.ts'
import { Field } from '../kit/form.tsx'
import { useAction } from '../kit/load.ts'
import { FaultBox } from '../kit/ui.tsx'
import type { Session } from '../kit/wire.ts'
import { Mark } from './shell.tsx'

interface SignInProps {
  notice: string | null
  onSignIn(): Promise<Session | null>
}

export function SignIn({ notice, onSignIn }: SignInProps) {
  const [key, setKey] = useState('')
  const action = useAction()
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    action.run(async () => {
      await send('session', { method: 'POST', headers: { Authorization: `Bearer ${key.trim()}` } })
      if (await onSignIn()) return
      throw new Fault(0, {
        code: 'no_cookie',
        message: 'The browser did not keep the session: outside this machine the console needs HTTPS.',
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
          Keys of both scopes work. A key with the scope <code>prompts</code> alone opens the playground and the jobs.{' '}
          <a href="../docs">API reference</a>
        </p>
      </form>
    </main>
  )
}
