import type { ComponentChildren } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { formatNumber } from '../kit/format.ts'
import { useRoute } from '../kit/router.ts'
import { useTheme } from '../kit/theme.ts'
import type { Account, Session } from '../kit/wire.ts'

const pages = [
  { name: 'playground', title: 'Playground', scope: 'prompts' },
  { name: 'jobs', title: 'Jobs', scope: 'prompts' },
  { name: 'batches', title: 'Batches', scope: 'prompts' },
  { name: 'usage', title: 'Usage', scope: 'account' },
  { name: 'keys', title: 'API keys', scope: 'account' },
  { name: 'webhooks', title: 'Webhooks', scope: 'account' },
  { name: 'credits', title: 'Credits', scope: 'account' },
  { name: 'billing', title: 'Billing', scope: 'account' },
]

interface ShellProps {
  account: Account
  session: Session
  onSignOut(): void
  children: ComponentChildren
}

/** The frame of a customer's pages. */
export function Shell({ account, session, onSignOut, children }: ShellProps) {
  const { parts } = useRoute()
  const links = pages.map(({ name, title, scope }) => ({ name, title, isLocked: !session.scopes.includes(scope) }))
  return (
    <SideFrame
      title="Prompt Optimization"
      pages={links}
      current={parts[0] === 'orders' ? 'billing' : (parts[0] ?? 'playground')}
      foot={<AccountBox account={account} onSignOut={onSignOut} />}
    >
      {children}
    </SideFrame>
  )
}

interface SideFrameProps {
  title: string
  pages: { name: string; title: string; isLocked?: boolean }[]
  current: string
  foot: ComponentChildren
  children: ComponentChildren
}

/** Navigation beside the page; on small screens above it, behind a button. */
export function SideFrame({ title, pages: links, current, foot, children }: SideFrameProps) {
  const [isOpen, setIsOpen] = useState(false)
  // Another page closes the menu.
  useEffect(() => setIsOpen(false), [current])
  return (
    <div class="shell">
      <button type="button" class="skip" onClick={() => document.getElementById('main')?.focus()}>
        Skip to content
      </button>
      <header class="side">
        <div class="brand">
          <Mark />
          <span>{title}</span>
          <button type="button" class="button menu" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            Menu
          </button>
        </div>
        <div class={`side-body ${isOpen ? 'open' : ''}`}>
          <nav aria-label="Pages">
            {links.map(({ name, title: label, isLocked }) => (
              <a key={name} href={`#/${name}`} aria-current={name === current ? 'page' : undefined}>
                {label}
                {isLocked && <span class="lock">no access</span>}
              </a>
            ))}
          </nav>
          <div class="account-box">{foot}</div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

export function Mark() {
  return (
    <svg class="mark" viewBox="0 0 16 16" aria-hidden="true">
      <rect width="16" height="16" rx="4" />
      <path d="M4 5l3 3-3 3M8 11h4" />
    </svg>
  )
}

function AccountBox({ account, onSignOut }: { account: Account; onSignOut(): void }) {
  return (
    <>
      <p class="account-name" title={account.name}>
        {account.name}
      </p>
      <p class="soft small">{account.plan.name}</p>
      <p class="balance">
        <strong>{formatNumber(account.credits.available)}</strong> credits
      </p>
      <SessionLinks onSignOut={onSignOut}>
        <a href="../docs" target="_blank" rel="noreferrer">
          API reference
        </a>
        <a href="../docs/guides" target="_blank" rel="noreferrer">
          Guides
        </a>
        <a href="../docs/errors" target="_blank" rel="noreferrer">
          Errors
        </a>
      </SessionLinks>
    </>
  )
}

interface SessionLinksProps {
  onSignOut(): void
  children?: ComponentChildren
}

/** The foot of the navigation: further links, the theme and the way out. */
export function SessionLinks({ onSignOut, children }: SessionLinksProps) {
  const [theme, nextTheme] = useTheme()
  return (
    <div class="account-links">
      {children}
      <button type="button" class="link" onClick={nextTheme}>
        Theme: {theme}
      </button>
      <button type="button" class="link" onClick={onSignOut}>
        Sign out
      </button>
    </div>
  )
}
