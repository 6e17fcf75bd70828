import negotiate from '@fastify/accept-negotiator'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'
import { describeReadiness, type Readiness } from '#shared/platform/probe-server.ts'
import { isErrorCode, renderError, renderErrorList } from './error-pages.ts'
import { renderHome } from './home-page.ts'
import { type Html, sendPage, serviceName } from './html.ts'
import { createReferenceScript, renderReference } from './reference-page.ts'
import { sendStaticAnswer } from './static-answer.ts'

export interface Pages {
  readiness: Readiness
  /** Path prefix of the service behind a proxy, empty for none. */
  basePath: string
}

const options = { method: ['GET', 'HEAD'], schema: { hide: true }, config: { access: 'page' as const } }
/** Cache policy of static pages. */
const pageCaching = 'public, max-age=300'
const scriptCaching = 'public, max-age=3600'

/** The pages `/`, `/docs` and `/docs/errors`. */
export const pageRoutes: FastifyPluginAsync<Pages> = async (app, { readiness, basePath }) => {
  app.route({ ...options, url: '/', handler: (request, reply) => showHome(request, reply, { readiness, basePath }) })

  app.route({
    ...options,
    url: '/docs',
    handler: async (_request, reply) => {
      const { page, sources } = renderReference(basePath)
      reply.header('cache-control', 'no-store')
      return sendPage(reply, page, sources)
    },
  })
  const loadScript = createReferenceScript()
  app.route({
    ...options,
    url: '/docs/reference.js',
    handler: async (request, reply) => sendStaticAnswer(request, reply, await loadScript(), scriptCaching),
  })

  const sendStable = (reply: FastifyReply, page: Html) => sendPage(reply.header('cache-control', pageCaching), page)
  app.route({
    ...options,
    url: '/docs/errors',
    handler: async (_, reply) => sendStable(reply, renderErrorList(basePath)),
  })
  app.route<{ Params: { code: string } }>({
    ...options,
    url: '/docs/errors/:code',
    handler: async ({ params: { code } }, reply) => {
      if (!isErrorCode(code)) throw new AppError('not_found', 'There is no error code of this name.')
      return sendStable(reply, renderError(basePath, code))
    },
  })
}

async function showHome(request: FastifyRequest, reply: FastifyReply, { readiness, basePath }: Pages) {
  const links = request.server.linksOf(request)
  const { status } = await describeReadiness(readiness)
  // Not cacheable: it shows the current readiness and the Host header of the request.
  reply.headers({ 'cache-control': 'no-store', vary: 'Accept' })
  const accepted = negotiate(request.headers.accept ?? '', ['text/html', 'application/json'])
  if (accepted === 'text/html') return sendPage(reply, renderHome(basePath, links, status === 200))
  return reply.type('application/json; charset=utf-8').send({
    success: true,
    data: {
      name: serviceName,
      status: status === 200 ? 'ready' : 'not_ready',
      docs: links.docs,
      errors: `${links.base}/docs/errors`,
      openapi: `${links.base}/api/v1/openapi.json`,
      plans: `${links.base}/api/v1/plans`,
    },
  })
}
