import swagger from '@fastify/swagger'
import plugin from 'fastify-plugin'
import { createStaticResponse, loadOnce, sendStaticResponse } from '../resources/docs/static-response.ts'
import { describeOperations } from './openapi/describe-operations.ts'
import type { Document } from './openapi/document.ts'
import { shareParts } from './openapi/share-parts.ts'
import { describeWebhooks } from './openapi/webhook-messages.ts'

export const apiBasePath = '/api/v1'

const description = `Turns a rough prompt, a topic or an image into a professional prompt in the target model’s own syntax.

Send the API key from your server, as \`Authorization: Bearer poa_live_…\`. Never put it in a web page or an app; cross-origin requests from browsers are refused.

Every response has the headers \`X-Request-Id\`, \`X-RateLimit-Limit\`, \`X-RateLimit-Remaining\`, \`RateLimit-Policy\` and \`RateLimit\`. Besides the responses listed, every route may return 405 \`method_not_allowed\`, 408 \`request_timeout\` and 431 \`headers_too_large\`. \`/docs/errors\` explains all codes.`

/** The OpenAPI 3.1 document, from the schemas that validate and serialize. `publicUrl` and `contact` are empty if they are not known. */
export const openapi = plugin<{ publicUrl: string; contact: string }>(
  async (app, { publicUrl, contact }) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Prompt Optimization API',
          version: '1.0.0',
          description,
          contact: { name: 'Support', ...(contact !== '' && { email: contact }) },
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        // Without a known address: relative to where the document was read, after OpenAPI 3.1 §4.8.5.
        servers: [publicUrl === '' ? { url: '/', description: 'Host of this document' } : { url: publicUrl }],
        components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'poa_live_…' } } },
      },
      // Routes that need a key say so by their access.
      transform: ({ schema, url, route }) => ({
        schema: { ...schema, security: route.config?.access === 'account' ? [{ apiKey: [] }] : [] },
        url,
      }),
      transformObject: (source) => {
        if (!('openapiObject' in source)) throw new Error('not an OpenAPI 3 document')
        const described = describeOperations(source.openapiObject as Document)
        return shareParts({ ...described, webhooks: describeWebhooks() }) as never
      },
    })
    const loadDocument = loadOnce(() =>
      createStaticResponse(Buffer.from(JSON.stringify(app.swagger())), 'application/json; charset=utf-8'),
    )
    app.route({
      method: ['GET', 'HEAD'],
      url: `${apiBasePath}/openapi.json`,
      schema: { hide: true },
      config: { access: 'page' },
      handler: async (request, reply) => sendStaticResponse(request, reply, await loadDocument(), 'no-cache'),
    })
  },
  { name: 'openapi' },
)
