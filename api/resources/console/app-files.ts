import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { html, layout, type Site, sendPage } from '../docs/html.ts'
import { createStaticResponse, loadOnce, type StaticResponse, sendStaticResponse } from '../docs/static-response.ts'

/** Where `npm run build:console` writes the browser applications. */
const builtDirectory = join(import.meta.dirname, '../../../console/dist')

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}
/** The names of assets contain a hash of their content. */
const assetCaching = 'public, max-age=31536000, immutable'
const pageCaching = 'no-cache'

/** Scripts and styles of the same origin alone: nothing inline. Orders in rupees are paid by a form to Razorpay's page. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  'form-action https://api.razorpay.com',
  "frame-ancestors 'none'",
].join('; ')
const pageHeaders = {
  'content-security-policy': policy,
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
}

/**
 * Serves a built application at `path`: its page, and the assets that the page loads. The files are read on the first
 * request and kept compressed.
 */
export function addApplication(app: FastifyInstance, site: Site, path: '/console' | '/admin', page: string): void {
  // The application may be built later.
  const load = loadOnce(readFiles, (files) => files.size > 0)
  const options = { method: ['GET', 'HEAD'], schema: { hide: true }, config: { access: 'page' as const } }
  app.route({
    ...options,
    url: path,
    handler: async (_request, reply) => reply.redirect(`${site.basePath}${path}/`, 302),
  })
  app.route({
    ...options,
    url: `${path}/`,
    handler: async (request, reply) => {
      const answer = (await load()).get(page)
      if (!answer) return sendBuildHint(reply, site)
      return sendStaticResponse(request, reply.headers(pageHeaders), answer, pageCaching)
    },
  })
  app.route<{ Params: { name: string } }>({
    ...options,
    url: `${path}/assets/:name`,
    handler: async (request, reply) => {
      const answer = (await load()).get(`assets/${request.params.name}`)
      if (!answer) throw new AppError('not_found', 'Unknown file. Reload the page.')
      return sendStaticResponse(request, reply, answer, assetCaching)
    },
  })
}

async function readFiles(): Promise<Map<string, StaticResponse>> {
  const entries = await readdir(builtDirectory, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && extname(entry.name) in contentTypes)
  const answers = await Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name)
      const answer = await createStaticResponse(await readFile(file), contentTypes[extname(name)] ?? '')
      return [relative(builtDirectory, file).split(sep).join('/'), answer] as const
    }),
  )
  return new Map(answers)
}

function sendBuildHint(reply: FastifyReply, site: Site): FastifyReply {
  const body = html`<h1>The console is not built</h1>
<p class="lead">Build it with <code>npm run build:console</code>, then reload this page. <code>npm start</code> builds it automatically.</p>`
  return sendPage(reply.code(503).header('cache-control', 'no-store'), layout(site, 'Console', body))
}
