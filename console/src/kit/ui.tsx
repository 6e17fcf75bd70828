import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import type { RequestError } from './api.ts'
import { formatAgo, formatTime, toLabel } from './format.ts'

/** An error as the API explains it, with the id by which the operator finds the call. */
export function FaultBox({ fault }: { fault: RequestError | null }) {
  if (!fault) return null
  const { code, message, details = [], request_id: requestId, doc_url: docUrl } = fault.error
  return (
    <div class="fault" role="alert">
      <p>{message}</p>
      {details.length > 1 && (
        <ul>
          {details.map(({ field, message: reason }) => (
            <li key={field}>
              <code>{field}</code> {reason}
            </li>
          ))}
        </ul>
      )}
      <p class="fault-facts">
        {docUrl ? (
          <a href={docUrl} target="_blank" rel="noreferrer">
            {code}
          </a>
        ) : (
          <span>{code}</span>
        )}
        {requestId && (
          <span>
            Request <code>{requestId}</code>
          </span>
        )}
      </p>
    </div>
  )
}

export function Loading({ what = 'Loading' }: { what?: string }) {
  return (
    <p class="loading" role="status">
      <span class="spinner" aria-hidden="true" />
      {what}…
    </p>
  )
}

export function Empty({ title, children }: { title: string; children?: ComponentChildren }) {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children && <p>{children}</p>}
    </div>
  )
}

const toneOf: Record<string, string> = {
  succeeded: 'good',
  active: 'good',
  enabled: 'good',
  paid: 'good',
  completed: 'good',
  failed: 'bad',
  revoked: 'quiet',
  suspended: 'bad',
  disabled: 'quiet',
  expired: 'quiet',
  spent: 'quiet',
  cancelled: 'quiet',
  pending: 'wait',
  queued: 'wait',
  running: 'wait',
  in_grace: 'wait',
  started: 'wait',
}

export function Status({ value }: { value: string }) {
  return <span class={`status ${toneOf[value] ?? 'quiet'}`}>{toLabel(value)}</span>
}

export function Ago({ at }: { at: string | null | undefined }) {
  if (!at) return <span class="soft">–</span>
  return (
    <time dateTime={at} title={formatTime(at)}>
      {formatAgo(at)}
    </time>
  )
}

/** How long a button shows the result of copying. */
const copiedMs = 1500

export function Copy({
  text,
  label = 'Copy',
  what,
  class: name = 'button',
}: {
  text: string
  label?: string
  /** The copied content, for screen readers, if the label does not name it. */
  what?: string
  class?: string
}) {
  const [said, say] = useState<string | null>(null)
  const copy = async (): Promise<void> => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => copyBySelection(text),
    )
    say(done ? 'Copied' : 'Select and copy it manually')
    setTimeout(() => say(null), copiedMs)
  }
  return (
    <button type="button" class={name} onClick={() => void copy()}>
      <span aria-live="polite">{said ?? label}</span>
      {what && !said && <span class="unseen"> {what}</span>}
    </button>
  )
}

/** For pages over plain HTTP, which may not use the clipboard API. */
function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  document.body.append(area)
  area.select()
  const done = document.execCommand('copy')
  area.remove()
  return done
}

/** An id in a table, shortened, as a link to its page. */
export function IdLink({ id, href }: { id: string; href: string }) {
  return (
    <a href={href}>
      <code>{id.slice(0, 13)}…</code>
    </a>
  )
}

/** An id, shortened: the whole one as its title and to copy. */
export function ShortId({ id, href }: { id: string; href: string }) {
  return (
    <span class="short-id">
      <a href={href} title={id}>
        <code>
          {id.slice(0, 8)}…{id.slice(-4)}
        </code>
      </a>
      <Copy text={id} what={`the id ${id}`} class="link small" />
    </span>
  )
}

export function PageHead({ title, lead, children }: { title: string; lead?: string; children?: ComponentChildren }) {
  return (
    <header class="page-head">
      <div>
        <h1>{title}</h1>
        {lead && <p class="soft">{lead}</p>}
      </div>
      {children && <div class="actions">{children}</div>}
    </header>
  )
}

export function Card({
  title,
  actions,
  children,
}: {
  title?: string
  actions?: ComponentChildren
  children: ComponentChildren
}) {
  return (
    <section class="card">
      {(title || actions) && (
        <div class="card-head">
          {title && <h2>{title}</h2>}
          {actions && <div class="actions">{actions}</div>}
        </div>
      )}
      {children}
    </section>
  )
}

export function Tile({ label, value, note }: { label: string; value: string; note?: string }) {
  return (
    <div class="tile">
      <dt>{label}</dt>
      <dd>{value}</dd>
      {note && <dd class="soft small">{note}</dd>}
    </div>
  )
}

export type Fact = readonly [label: string, value: ComponentChildren]

/** Labels with their values. */
export function Facts({ facts, class: name = 'facts' }: { facts: readonly Fact[]; class?: string }) {
  return (
    <dl class={name}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
