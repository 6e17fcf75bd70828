import swagger from '@fastify/swagger'
import plugin from 'fastify-plugin'
import { addExamples } from '../openapi/add-examples.ts'
import { addHeaders } from '../openapi/add-headers.ts'
import { addTags } from '../openapi/add-tags.ts'
import type { Document } from '../openapi/document.ts'
import { hoistSchemas } from '../openapi/hoist-schemas.ts'

export const apiBasePath = '/api/v1'

/** The OpenAPI 3.1 document, from the schemas that validate and serialize. */
export const openapi = plugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Prompt Optimization API',
          version: '1.0.0',
          description:
            'Turns a rough prompt into one that a professional would sign, in the target model’s own syntax.',
          license: { name: 'Proprietary', identifier: 'LicenseRef-proprietary' },
        },
        servers: [{ url: '/' }],
        components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'poa_live_…' } } },
      },
      transformObject: (source) => {
        if (!('openapiObject' in source)) throw new Error('not an OpenAPI 3 document')
        return hoistSchemas(addHeaders(addTags(addExamples(source.openapiObject as Document)))) as never
      },
    })
    app.get(`${apiBasePath}/openapi.json`, { schema: { hide: true }, config: { access: 'public' } }, async () =>
      app.swagger(),
    )
  },
  { name: 'openapi' },
)
