import plugin from 'fastify-plugin'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'

/**
 * Query strings hold text alone. Where a route's schema wants a number, text that is one becomes it; all else is left
 * for the validator to refuse. Bodies are never converted.
 */
export const typedQuery = plugin(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      const schema = request.routeOptions.schema?.querystring as TSchema | undefined
      if (schema) request.query = Value.Convert(schema, request.query)
    })
  },
  { name: 'typed-query' },
)
