import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { planIds, plans } from '#shared/accounts/plans.ts'
import { targetIds } from '#shared/catalog/targets.ts'
import { AppError, type ErrorCode, errorTable, meaningOf } from '#shared/errors.ts'
import { describeReadiness, type Readiness } from '#shared/platform/probe-server.ts'
import { statusOf, wantsHtml } from '../../http/error-handler.ts'
import type { Links } from '../../links.ts'
import { type Html, html, layout, operatorOf, type Site, sendPage, serviceName } from './html.ts'
import { packScript, renderReference } from './reference-page.ts'
import { loadOnce, sendStaticResponse } from './static-response.ts'

export interface Pages {
  readiness: Readiness
  site: Site
  /** Whether a result that equals its draft costs nothing. */
  isUnchangedFree: boolean
  /** Whether credits can be ordered. */
  isSelling: boolean
}

const options = { method: ['GET', 'HEAD'], schema: { hide: true }, config: { access: 'page' as const } }
/** Cache policy of static pages. */
const pageCaching = 'public, max-age=300'
const scriptCaching = 'public, max-age=3600'

/** The pages `/`, `/docs` and `/docs/errors`. */
export const pageRoutes: FastifyPluginAsync<Pages> = async (app, pages) => {
  const { site } = pages
  app.route({ ...options, url: '/', handler: (request, reply) => showHome(request, reply, pages) })

  app.route({
    ...options,
    url: '/docs',
    handler: async (_request, reply) => {
      const { page, sources } = renderReference(site)
      reply.header('cache-control', 'no-store')
      return sendPage(reply, page, sources)
    },
  })
  const loadScript = loadOnce(packScript)
  app.route({
    ...options,
    url: '/docs/reference.js',
    handler: async (request, reply) => sendStaticResponse(request, reply, await loadScript(), scriptCaching),
  })

  const sendStable = (reply: FastifyReply, page: Html) => sendPage(reply.header('cache-control', pageCaching), page)
  app.route({
    ...options,
    url: '/docs/errors',
    handler: async (_, reply) => sendStable(reply, renderErrorList(site)),
  })
  app.route<{ Params: { code: string } }>({
    ...options,
    url: '/docs/errors/:code',
    handler: async ({ params: { code } }, reply) => {
      if (!isErrorCode(code)) throw new AppError('not_found', 'Unknown error code.')
      return sendStable(reply, renderError(site, code))
    },
  })
}

async function showHome(request: FastifyRequest, reply: FastifyReply, pages: Pages) {
  const links = request.server.linksOf(request)
  const { status } = await describeReadiness(pages.readiness)
  // Not cacheable: it shows the current readiness and the Host header of the request.
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept' })
  if (wantsHtml(request)) return sendPage(reply, renderHome(pages, links, status === 200))
  return reply.type('application/json; charset=utf-8').send({
    success: true,
    data: {
      name: serviceName,
      status: status === 200 ? 'ready' : 'not_ready',
      docs: links.docs,
      ...(pages.site.hasConsole && { console: `${links.base}/console/` }),
      guides: `${links.docs}/guides`,
      errors: `${links.base}/docs/errors`,
      openapi: `${links.base}/api/v1/openapi.json`,
      plans: `${links.base}/api/v1/plans`,
    },
  })
}

const codes = (Object.keys(errorTable) as ErrorCode[]).sort(
  (a, b) => statusOf[a] - statusOf[b] || a.localeCompare(b, 'en'),
)

function isErrorCode(text: string): text is ErrorCode {
  return Object.hasOwn(errorTable, text)
}

/** Sends the page for an unknown URL. */
export function missingPage(site: Site): (reply: FastifyReply) => FastifyReply {
  const page = renderMissing(site)
  return (reply) => sendPage(reply, page)
}

function renderMissing(site: Site): Html {
  const { basePath, hasConsole } = site
  const body = html`<h1>Page not found</h1>
<p class="lead">No page at this URL.</p>
<div class="cards">
<a href="${basePath}/"><b>Start</b><span>Overview and plans</span></a>
<a href="${basePath}/docs/guides"><b>Guides</b><span>Quick start, retries, webhooks, quality, pictures</span></a>
<a href="${basePath}/docs"><b>API reference</b><span>All endpoints</span></a>
${hasConsole ? html`<a href="${basePath}/console/"><b>Console</b><span>Playground, usage, keys, orders and webhooks</span></a>` : ''}
</div>`
  return layout(site, `Not found · ${serviceName}`, body)
}

/** All error codes by status. */
function renderErrorList(site: Site): Html {
  const { basePath } = site
  const rows = codes.map((code) => {
    const { isRetryable } = errorTable[code]
    const link = html`<a href="${basePath}/docs/errors/${code}"><code>${code}</code></a>`
    return html`<tr><td class="n">${statusOf[code]}</td><td>${link}</td><td class="t">${meaningOf(code)}</td><td class="s">${isRetryable ? 'retry' : ''}</td></tr>`
  })
  const body = html`<h1>Errors</h1>
<p class="lead">Every error has a stable code in <code>error.code</code>. <code>error.retryable</code> says whether the same call may succeed later, and <code>error.request_id</code> identifies the call for the operator. Errors are never charged; after a 504, the job of a call with an Idempotency-Key continues and is charged if it succeeds.</p>
<table class="codes"><thead><tr><th class="n">Status</th><th>Code</th><th>Meaning</th><th></th></tr></thead>
<tbody>${rows}</tbody></table>`
  return layout(site, `Errors · ${serviceName}`, body)
}

const order = (basePath: string) => html`Or <a href="${basePath}/console/#/billing">order credits in the console</a>.`
/** Advice for users of the console, by error code. */
const consoleAdvice: Partial<Record<ErrorCode, (basePath: string) => Html>> = {
  insufficient_credits: order,
  plan_upgrade_required: order,
  key_limit_reached: (basePath) =>
    html`Or <a href="${basePath}/console/#/keys">change the limit of the key in the console</a>.`,
}

/** Meaning and remedy of one error code. */
function renderError(site: Site, code: ErrorCode): Html {
  const { basePath, contact, hasConsole } = site
  const { isRetryable, advice } = errorTable[code]
  const body = html`<p><a href="${basePath}/docs/errors">All errors</a></p>
<h1><code>${code}</code></h1>
<p class="lead">${meaningOf(code)}.</p>
<dl><dt>Status</dt><dd>${statusOf[code]}</dd>
<dt>Retry</dt><dd>${isRetryable ? 'Yes: the same call may succeed later.' : 'No: the same call fails until its cause is fixed.'}</dd></dl>
<h2>What to do</h2>
<p>${advice}</p>
${hasConsole && consoleAdvice[code] ? html`<p>${consoleAdvice[code](basePath)}</p>` : ''}
<p>For support, send the <code>request_id</code> of the response${contact === '' ? '' : html` to ${operatorOf(site)}`}.</p>`
  return layout(site, `${code} · ${serviceName}`, body)
}

/** Prices without trailing zeros, such as ₹999 and $12. */
const money = {
  INR: new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 }),
  USD: new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 }),
}

/** Purpose, readiness and links of the service. */
function renderHome({ site, isUnchangedFree, isSelling }: Pages, { base }: Links, isReady: boolean): Html {
  const { basePath, hasConsole } = site
  const body = html`<h1>${serviceName}</h1>
<p class="lead">Turns a rough prompt, a topic or a picture into a professional prompt in the syntax of its target model: ${targetIds.join(', ')}.</p>
<p class="state${isReady ? '' : ' down'}">${isReady ? 'Ready' : 'Not ready: a dependency is unavailable'}</p>
<div class="cards">
<a href="${basePath}/docs/guides"><b>Guides</b><span>Quick start, retries, webhooks, quality, pictures</span></a>
<a href="${basePath}/docs"><b>API reference</b><span>All endpoints, to read and to try with your key</span></a>
${hasConsole ? html`<a href="${basePath}/console/"><b>Console</b><span>Playground, usage, keys, orders and webhooks</span></a>` : ''}
<a href="${basePath}/docs/errors"><b>Errors</b><span>Meaning and remedy of each code</span></a>
<a href="${basePath}/api/v1/openapi.json"><b>OpenAPI 3.1</b><span>Machine-readable document</span></a>
</div>
<h2 id="key">Get an API key</h2>
<p>The operator opens accounts and issues the first key: ${site.contact === '' ? 'ask' : 'write to'} ${operatorOf(site)}. A new account has ${plans.sandbox.credits} trial credits.${hasConsole ? html` Sign in to the <a href="${basePath}/console/">console</a> with a key to create more.` : ''}</p>
<h2>One call</h2>
<pre tabindex="0"><code>curl -s ${base}/api/v1/prompts/optimize \\
  -H "Authorization: Bearer $POA_API_KEY" -H 'Content-Type: application/json' \\
  -d '{"prompt":"a lighthouse in a storm at night, no people","target_model":"midjourney"}'</code></pre>
<h2 id="plans">Plans</h2>
<p>Credits are prepaid: one per delivered result, none for errors. Results that equal their draft ${isUnchangedFree ? 'are free' : 'are charged as well'}. Prices are before tax. ${isSelling ? orderWays(site) : html`Credits are sold by ${operatorOf(site)}`}. <code>image-to-prompt</code> reads pictures. As JSON: <a href="${basePath}/api/v1/plans"><code>/api/v1/plans</code></a>.</p>
<div class="scroll" role="region" aria-labelledby="plans" tabindex="0"><table><thead><tr><th>Plan</th><th class="n">Credits</th><th class="n">Requests per minute</th><th class="n">Valid for</th><th class="n">Price</th><th>Endpoints</th></tr></thead>
<tbody>${planIds.map(planRow)}</tbody></table></div>`
  return layout(site, serviceName, body)
}

function planRow(id: (typeof planIds)[number]): Html {
  const { name, credits, requestsPerMinute, validityDays, priceMinor, endpoints } = plans[id]
  const price = priceMinor
    ? `${money.INR.format(priceMinor.INR / 100)} or ${money.USD.format(priceMinor.USD / 100)}`
    : 'included in every account'
  return html`<tr><td class="s">${name}</td><td class="n">${credits.toLocaleString('en')}</td><td class="n">${requestsPerMinute}</td><td class="n">${validityDays} days</td><td class="n">${price}</td><td>${endpoints.map((endpoint) => html`<span class="s">${endpoint}</span>`)}</td></tr>`
}

function orderWays({ basePath, hasConsole }: Site): Html {
  const inConsole = hasConsole ? html`in the <a href="${basePath}/console/#/billing">console</a> or ` : ''
  return html`Order ${inConsole}with <code>POST /api/v1/account/orders</code>`
}
