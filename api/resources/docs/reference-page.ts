import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { documentHead, Html, html, type Site, serviceName } from './html.ts'
import type { StaticResponse } from './static-response.ts'

/** Loading and compressing takes about two seconds of one core. */
const packDeadlineMs = 60_000

/**
 * The browser script of the API reference, compressed in a thread.
 *
 * @throws Error when the thread fails or takes too long.
 */
export async function packScript(): Promise<StaticResponse> {
  const worker = new Worker(new URL('./pack-reference.ts', import.meta.url), { stdin: false })
  worker.unref()
  try {
    const [answer]: StaticResponse[] = await once(worker, 'message', { signal: AbortSignal.timeout(packDeadlineMs) })
    if (!answer) throw new Error('the API reference sent no script')
    return answer
  } finally {
    await worker.terminate()
  }
}

/** For the links above the reference, which the library does not style. */
const barStyle = `
.service { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; padding: .7rem 1.25rem; font: 14px/1.5 system-ui, sans-serif;
  border-bottom: 1px solid #d5d9e0; background: #fff }
.service a { color: #1f4fd8; text-decoration: none } .service a:hover { text-decoration: underline }
@media (prefers-color-scheme: dark) { .service { background: #12141a; border-color: #2b303a } .service a { color: #8fb0ff } }
`

const referenceSources = `script-src 'self'; style-src 'unsafe-inline'; img-src 'self' data:; connect-src 'self'`

/** Same-origin only: no fonts, proxy, telemetry, assistant, remote client or stored keys. */
const configuration = {
  withDefaultFonts: false,
  telemetry: false,
  persistAuth: false,
  hideClientButton: true,
  showDeveloperTools: 'never',
  agent: { disabled: true },
  mcp: { disabled: true },
  authentication: { preferredSecurityScheme: 'apiKey' },
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
}

/**
 * The API reference and the sources of its CSP. Scripts are same-origin; styles need 'unsafe-inline', since the library
 * sets style attributes, which neither a nonce nor a hash covers.
 */
export function renderReference({ basePath, hasConsole }: Site): { page: Html; sources: string } {
  // Requests go to the origin of the page.
  const settings = JSON.stringify({ ...configuration, servers: [{ url: basePath || '/' }] })
  const page = html`<!doctype html>
<html lang="en"><head>
${documentHead(`API reference · ${serviceName}`)}
<style>${new Html(barStyle)}</style>
</head><body>
<nav class="service" aria-label="Service">
<a href="${basePath}/">${serviceName}</a>
<a href="${basePath}/docs/guides">Guides</a>
<a href="${basePath}/docs/errors">Errors</a>
${hasConsole ? html`<a href="${basePath}/console/">Console</a>` : ''}
</nav>
<script id="api-reference" type="application/json" data-url="${basePath}/api/v1/openapi.json" data-configuration="${settings}"></script>
<script src="${basePath}/docs/reference.js"></script>
</body></html>
`
  return { page, sources: referenceSources }
}
