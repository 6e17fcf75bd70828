import plugin from 'fastify-plugin'

interface QuerySchema {
  properties: Record<string, { type?: string }>
}

/**
 * Query strings hold text alone. Where a route's schema wants a whole number, text that is one becomes it; all else is
 * left for the validator to refuse. Bodies are never converted.
 */
export const typedQuery = plugin(
  async (app) => {
    app.addHook('preValidation', async (request) => {
      const schema = request.routeOptions.schema?.querystring as QuerySchema | undefined
      if (schema) request.query = convertIntegers(schema, request.query as Record<string, unknown>)
    })
  },
  { name: 'typed-query' },
)

function convertIntegers({ properties }: QuerySchema, query: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(query).map(([name, value]) => {
    const isInteger = properties[name]?.type === 'integer' && typeof value === 'string' && /^-?\d{1,9}$/.test(value)
    return [name, isInteger ? Number(value) : value]
  })
  return Object.fromEntries(entries)
}
