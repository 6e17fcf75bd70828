import { type ErrorCode, errorTable } from '#shared/errors.ts'
import { statusOf } from '../../http/error-handler.ts'
import { type Html, html, layout, serviceName } from './html.ts'

const codes = (Object.keys(errorTable) as ErrorCode[]).sort(
  (a, b) => statusOf[a] - statusOf[b] || a.localeCompare(b, 'en'),
)

export function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text)
}

/** All error codes by status. */
export function renderErrorList(basePath: string): Html {
  const rows = codes.map((code) => {
    const { title, isRetryable } = errorTable[code]
    const link = html`<a href="${basePath}/docs/errors/${code}"><code>${code}</code></a>`
    return html`<tr><td class="n">${statusOf[code]}</td><td>${link}</td><td class="t">${title}</td><td class="s">${isRetryable ? 'retry' : ''}</td></tr>`
  })
  const body = html`<h1>Errors</h1>
<p class="lead">Every error has a stable code in <code>error.code</code>. <code>error.retryable</code> says whether the same call may succeed later, and <code>error.request_id</code> names the call to the operator. Errors cost nothing.</p>
<table class="codes"><thead><tr><th class="n">Status</th><th>Code</th><th>Meaning</th><th></th></tr></thead>
<tbody>${rows}</tbody></table>`
  return layout(basePath, `Errors · ${serviceName}`, body)
}

/** Meaning and remedy of one error code. */
export function renderError(basePath: string, code: ErrorCode): Html {
  const { title, isRetryable, advice } = errorTable[code]
  const body = html`<p><a href="${basePath}/docs/errors">All errors</a></p>
<h1><code>${code}</code></h1>
<p class="lead">${title}.</p>
<dl><dt>Status</dt><dd>${statusOf[code]}</dd>
<dt>Try again</dt><dd>${isRetryable ? 'Yes: the same call may succeed later.' : 'No: the same call fails again until its cause is fixed.'}</dd></dl>
<h2>What to do</h2>
<p>${advice}</p>
<p>If you ask the operator about it, send the <code>request_id</code> of the answer.</p>`
  return layout(basePath, `${code} · ${serviceName}`, body)
}
