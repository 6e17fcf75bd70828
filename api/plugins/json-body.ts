import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'
import { type BodySchema, checkShape, type JsonShape, measureShape } from './scan-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route's body may hold, from its schema. */
    bodyShape?: JsonShape
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** @throws AppError malformed_json, also for bytes that are not UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    throw new AppError('malformed_json')
  }
}

/** The shape of bodies that fit no route, such as one that has no schema. */
const emptyShape = measureShape(undefined)

export function shapeOf({ config }: { config: { bodyShape?: JsonShape } }): JsonShape {
  return config.bodyShape ?? emptyShape
}

/**
 * JSON bodies, strictly: bytes that are not UTF-8 are refused instead of replaced, since a replaced character would
 * be a lost word. A body with more values than its route's schema can take is refused before it is parsed: a parser
 * takes a hundred times the memory of a text such as `[[[[`. Other media types have no parser and are answered 415.
 */
export const jsonBody = plugin(
  async (app) => {
    app.addHook('onRoute', (route) => {
      route.config = { ...route.config, bodyShape: measureShape(route.schema?.body as BodySchema | undefined) } as never
    })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        checkShape(body, shapeOf(request.routeOptions))
        return parseJson(body)
      },
    )
  },
  { name: 'json-body' },
)
