import swagger from '@fastify/swagger'
import plugin from 'fastify-plugin'

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
        },
        servers: [{ url: '/' }],
        components: { securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'poa_live_…' } } },
      },
    })
    app.get(`${apiBasePath}/openapi.json`, { schema: { hide: true }, config: { access: 'public' } }, async () =>
      app.swagger(),
    )
  },
  { name: 'openapi' },
)
