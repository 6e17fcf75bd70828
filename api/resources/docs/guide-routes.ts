import { readFileSync } from 'node:fs'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import type { LinksOf } from '../../links.ts'
import { documentedOrigin, type Guide, guidePictures, loadGuides, searchGuides } from './guides.ts'
import { Html, html, layout, type Site, sendPage, serviceName } from './html.ts'

interface GuideRoutes {
  site: Site
  /** For the URLs in the examples. */
  linksOf: LinksOf
}

const options = { method: ['GET', 'HEAD'], schema: { hide: true }, config: { access: 'page' as const } }
const pictureCaching = 'public, max-age=300'
const queryLengthMax = 200

/** The guides `/docs/guides`, from the Markdown of `docs/`, and the search `/docs/search`. */
export const guideRoutes: FastifyPluginAsync<GuideRoutes> = async (app, { site, linksOf }) => {
  const { basePath } = site
  const guides = loadGuides(basePath)
  // Not cached: the examples may name the Host header of this request.
  const send = (request: FastifyRequest, reply: FastifyReply, page: Html) =>
    sendPage(
      reply.header('cache-control', 'no-store'),
      new Html(page.text.replaceAll(documentedOrigin, linksOf(request).base)),
    )
  app.route({
    ...options,
    url: '/docs/guides',
    handler: async (request, reply) => send(request, reply, renderIndex(site, guides)),
  })
  const pictures = new Map(
    Object.entries(guidePictures).map(([name, { file, type }]) => [name, { type, bytes: readFileSync(file) }]),
  )
  app.route<{ Params: { name: string } }>({
    ...options,
    url: '/docs/guides/:name',
    handler: async (request, reply) => {
      const { name } = request.params
      const guide = guides.find(({ id }) => id === name)
      if (guide) return send(request, reply, renderGuidePage(site, guides, guide))
      const picture = pictures.get(name)
      if (!picture) throw new AppError('not_found', `Unknown guide. All guides: ${basePath}/docs/guides`)
      return reply
        .headers({ 'cache-control': pictureCaching, 'x-content-type-options': 'nosniff' })
        .type(picture.type)
        .send(picture.bytes)
    },
  })
  app.route<{ Querystring: { q?: unknown } }>({
    ...options,
    url: '/docs/search',
    handler: async (request, reply) => {
      const { q } = request.query
      const query = typeof q === 'string' ? q.slice(0, queryLengthMax) : ''
      return send(request, reply, renderSearch(site, guides, query))
    },
  })
}

function renderIndex(site: Site, guides: readonly Guide[]): Html {
  const { basePath } = site
  const cards = guides.map(({ id, title, sections }) => {
    const headings = sections.slice(1, 5).map(({ heading }) => heading)
    return html`<a href="${basePath}/docs/guides/${id}"><b>${title}</b><span>${headings.join(', ')}</span></a>`
  })
  const body = html`<h1>Guides</h1>
${searchForm(basePath, '')}
<div class="cards">${cards}</div>`
  return layout(site, `Guides · ${serviceName}`, body)
}

function renderGuidePage(site: Site, guides: readonly Guide[], { id, title, body }: Guide): Html {
  const { basePath } = site
  const links = guides.map((guide) =>
    guide.id === id
      ? html`<b>${guide.title}</b>`
      : html`<a href="${basePath}/docs/guides/${guide.id}">${guide.title}</a>`,
  )
  return layout(
    site,
    `${title} · ${serviceName}`,
    html`<nav class="guides">${links}</nav>
${searchForm(basePath, '')}
<article>${body}</article>`,
  )
}

function renderSearch(site: Site, guides: readonly Guide[], query: string): Html {
  const { basePath } = site
  const hits = searchGuides(guides, query).map(
    ({ url, guide, heading, excerpt }) =>
      html`<li><a href="${url}">${heading}</a> <span>${guide}</span><p>${excerpt}</p></li>`,
  )
  const found =
    query === '' ? html`` : html`<p>${hits.length === 0 ? 'No section contains all of these words.' : ''}</p>`
  const body = html`<h1>Search</h1>
${searchForm(basePath, query)}
${found}
<ul class="hits">${hits}</ul>`
  return layout(site, `Search · ${serviceName}`, body)
}

function searchForm(basePath: string, query: string): Html {
  return html`<form class="search" action="${basePath}/docs/search" role="search"><input type="search" name="q" value="${query}" maxlength="${queryLengthMax}" placeholder="Search the guides" aria-label="Search the guides"><button>Search</button></form>`
}
