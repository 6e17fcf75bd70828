import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'

/** Escaped HTML. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type HtmlValue = string | number | Html | readonly Html[]

/** HTML from a template; values are escaped for elements and quoted attributes, unless they are `Html`. */
export function html(parts: TemplateStringsArray, ...values: HtmlValue[]): Html {
  return new Html(parts.reduce((text, part, index) => `${text}${toHtml(values[index - 1] ?? '')}${part}`))
}

function toHtml(value: HtmlValue): string {
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(({ text }) => text).join('\n')
  return escapeHtml(String(value))
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

const style = `
:root { color-scheme: light dark; --ink: #14171f; --soft: #5b6270; --line: #e2e5ea; --ground: #fff; --tint: #f6f7f9;
  --link: #1f4fd8; --good: #17713f; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --ink: #eceef2; --soft: #a3abb9; --line: #2b303a; --ground: #12141a;
  --tint: #1a1d25; --link: #8fb0ff; --good: #5fd08f; --bad: #ff8a80 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto,
  sans-serif; -webkit-text-size-adjust: 100% }
.bar { border-bottom: 1px solid var(--line) }
.bar > div, main, footer { max-width: 56rem; margin: 0 auto; padding: 0 1.25rem }
.bar > div { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: baseline; padding-top: .8rem;
  padding-bottom: .8rem }
.bar strong { margin-right: auto } .bar strong a { color: var(--ink) }
main { padding-top: 2.5rem; padding-bottom: 2rem }
footer { padding-top: 1rem; padding-bottom: 2.5rem; color: var(--soft); font-size: .875rem }
h1 { font-size: clamp(1.6rem, 5vw, 2.2rem); line-height: 1.2; letter-spacing: -.02em; margin: 0 0 .6rem }
h2 { font-size: 1.15rem; margin: 2.4rem 0 .7rem; scroll-margin-top: 1rem }
p { margin: 0 0 .9rem; max-width: 44rem } .lead { font-size: 1.1rem; color: var(--soft) }
a { color: var(--link); text-decoration: none } a:hover,
  p a, footer a, article a { text-decoration: underline }
a:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 2px }
code, pre { font: .875em/1.55 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
code { overflow-wrap: anywhere }
pre { margin: 0; padding: 1rem; overflow-x: auto; background: var(--tint); border: 1px solid var(--line);
  border-radius: .5rem }
.cards { display: grid; gap: .8rem; grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); margin: 1.6rem 0 0 }
.cards a { display: block; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: .5rem; color: var(--ink) }
.cards a:hover { border-color: var(--link); text-decoration: none }
.cards b { display: block; color: var(--link); font-weight: 600 } .cards span { color: var(--soft); font-size: .925rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .95rem }
th, td { text-align: left; vertical-align: top; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line) }
th { color: var(--soft); font-weight: 600; font-size: .85rem; white-space: nowrap } td:last-child, th:last-child {
  padding-right: 0 }
.n { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums } .s { white-space: nowrap }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .35rem 1.2rem; margin: 0 0 1rem }
dt { color: var(--soft) } dd { margin: 0 }
h3 { font-size: 1rem; margin: 1.8rem 0 .5rem; scroll-margin-top: 1rem }
article ul, article ol { max-width: 44rem; padding-left: 1.3rem } article .scroll, article pre { margin: 0 0 1.1rem }
article img { max-width: 100%; height: auto; border-radius: .5rem }
.guides { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; margin: -1rem 0 1rem; font-size: .925rem }
.search { display: flex; gap: .5rem; max-width: 30rem; margin: 0 0 1.6rem }
.search input, .search button { font: inherit; color: inherit; background: var(--tint); border: 1px solid var(--line);
  border-radius: .5rem; padding: .35rem .7rem } .search input { flex: 1; min-width: 0 }
.hits { list-style: none; padding: 0 } .hits span, .hits p { color: var(--soft); font-size: .925rem }
.state { display: inline-flex; align-items: center; gap: .5rem; font-size: .925rem; color: var(--soft) }
.state::before { content: ""; width: .6rem; height: .6rem; border-radius: 50%; background: var(--good) }
.state.down::before { background: var(--bad) }
@media (max-width: 40rem) { .bar strong { width: 100% } .codes td { display: inline-block; border: 0; padding: 0 .6rem 0 0 } .codes thead { display:
  none } .codes tr { display: block; padding: .7rem 0; border-bottom: 1px solid var(--line) } .codes td.t { display: block;
  color: var(--soft) } .codes td:empty { display: none } }
`

const icon =
  'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 16 16%22%3E%3Crect width=%2216%22 height=%2216%22 rx=%223%22 fill=%22%231f4fd8%22/%3E%3Cpath d=%22M4 5l3 3-3 3M8 11h4%22 stroke=%22%23fff%22 stroke-width=%221.6%22 fill=%22none%22/%3E%3C/svg%3E'

/** Security headers besides the CSP. */
const pageHeaders = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer', 'x-frame-options': 'DENY' }
export const serviceName = 'Prompt Optimization API'

/** CSP of pages without scripts: one style sheet, allowed by its hash. */
const plainPolicy = `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; img-src 'self' data:`

/** Sends a page with a CSP of `default-src 'none'` and the given `sources`. */
export function sendPage(reply: FastifyReply, page: Html, sources = plainPolicy): FastifyReply {
  return reply
    .headers({
      ...pageHeaders,
      'content-security-policy': `default-src 'none'; ${sources}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(page.text)
}

/** The common `<head>`. */
export function documentHead(title: string): Html {
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="${icon}">`
}

/** Facts of the installation that every page shows. */
export interface Site {
  /** Path prefix of the service behind a proxy, empty for none. */
  basePath: string
  /** Whether the console is served. */
  hasConsole: boolean
  /** E-mail address of the operator, empty if unknown. */
  contact: string
}

/** The operator as a mail link, or in words. */
export function operatorOf({ contact }: Site): Html {
  return contact === '' ? html`the operator of this service` : html`<a href="mailto:${contact}">${contact}</a>`
}

/** The links at the top of every page. */
function pageBar({ basePath, hasConsole }: Site): Html {
  return html`<header class="bar"><div>
<strong><a href="${basePath}/">${serviceName}</a></strong>
<a href="${basePath}/docs/guides">Guides</a>
<a href="${basePath}/docs">API reference</a>
<a href="${basePath}/docs/errors">Errors</a>
<a href="${basePath}/#plans">Plans</a>
${hasConsole ? html`<a href="${basePath}/console/">Console</a>` : ''}
</div></header>`
}

/** A page without scripts. */
export function layout(site: Site, title: string, body: Html): Html {
  const contact = site.contact === '' ? '' : html` Contact: ${operatorOf(site)}`
  return html`<!doctype html>
<html lang="en"><head>
${documentHead(title)}
<style>${new Html(style)}</style>
</head><body>
${pageBar(site)}
<main>
${body}
</main>
<footer>Keep the API key on your server, never in a web page or an app.${contact}</footer>
</body></html>
`
}
