import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'
import { type BodySchema, checkShape, type JsonShape, measureShape } from './scan-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits of the route's body, from its schema. */
    bodyShape?: JsonShape
    /** All fields of the body are optional, and none means an empty object. */
    bodyIsOptional?: boolean
  }
}

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Searching longer bodies for the fault would block the event loop. */
const locatedCharactersMax = 256 * 1024

/** @throws AppError malformed_json, also for bytes that are not UTF-8, with line and column but none of the text. */
export function parseJson(bytes: Uint8Array): unknown {
  const text = decode(bytes)
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json', describeJsonFault(text))
  }
}

function decode(bytes: Uint8Array): string {
  try {
    return decoder.decode(bytes)
  } catch {
    throw new AppError('malformed_json', 'The body is not UTF-8.')
  }
}

function describeJsonFault(text: string): string {
  if (text === '') return 'The body is empty; send a JSON object.'
  const offset = text.length > locatedCharactersMax ? null : locateJsonFault(text)
  if (offset === null) return 'The body is not valid JSON.'
  const before = text.slice(0, offset).split('\n')
  const place = `line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`
  return offset === text.length
    ? `The body is not valid JSON: it ends at ${place}, before it is complete.`
    : `The body is not valid JSON: unexpected character at ${place}.`
}

/** Many HTTP clients send a media type with every call, a `DELETE` without body included. */
function needsBody({ schema, config }: FastifyRequest['routeOptions']): boolean {
  return schema?.body !== undefined && config.bodyIsOptional !== true
}

async function emptyBody(request: FastifyRequest): Promise<void> {
  request.body ??= {}
}

/** For routes without a schema of the body. */
const emptyShape = measureShape(undefined)

export function shapeOf({ config }: { config: { bodyShape?: JsonShape } }): JsonShape {
  return config.bodyShape ?? emptyShape
}

/**
 * Strict JSON bodies: invalid UTF-8 is refused instead of replaced, since a replaced character would be a lost word. A
 * body with more values than its route's schema allows is refused before parsing, which takes a hundred times the
 * memory of a text such as `[[[[`. Other media types have no parser and get 415.
 */
export const jsonBody = plugin(
  async (app) => {
    app.addHook('onRoute', (route) => {
      if (route.config?.bodyIsOptional) route.preValidation = [emptyBody, route.preValidation ?? []].flat()
      route.config = { ...route.config, bodyShape: measureShape(route.schema?.body as BodySchema | undefined) } as never
    })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, body: Buffer) => {
        if (body.length === 0 && !needsBody(request.routeOptions)) return undefined
        checkShape(body, shapeOf(request.routeOptions))
        return parseJson(body)
      },
    )
  },
  { name: 'json-body' },
)

/** White space, then one token: punctuation, a string, a number or a word. Each alternative is read in linear time. */
const tokenPattern =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings may not hold control characters
  /[ \t\n\r]*(?:([{}[\],:])|("[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/y
/** As much of a string as is well-formed. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings may not hold control characters
const stringStartPattern = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[^"\\\u0000-\u001f]*)*/y
const spacePattern = /[ \t\n\r]*/y

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end'

/** Offset of the first fault in UTF-16 code units, or the length of a truncated text; null for valid JSON. */
export function locateJsonFault(text: string): number | null {
  const open: ('{' | '[')[] = []
  let expected: Expected = 'value'
  let at = 0
  for (;;) {
    const start = endOf(spacePattern, text, at) ?? at
    if (start === text.length) return open.length === 0 && expected === ', or end' ? null : start
    tokenPattern.lastIndex = at
    const token = tokenPattern.exec(text)
    if (!token) return endOf(stringStartPattern, text, start) ?? start
    at = tokenPattern.lastIndex
    const next = step(expected, token[1] ?? (token[2] === undefined ? 'literal' : 'string'), open)
    if (next === null) return start
    expected = next
  }
}

/** The tokens that may follow; null if `token` is not expected. Updates the open brackets. */
function step(expected: Expected, token: string, open: ('{' | '[')[]): Expected | null {
  const isKey = expected === 'key' || expected === 'key or }'
  if (expected === ':') return token === ':' ? 'value' : null
  if (token === '}' || token === ']') {
    const isEmpty = expected === (token === '}' ? 'key or }' : 'value or ]')
    const isOpen = open.at(-1) === (token === '}' ? '{' : '[')
    if (!isOpen || !(isEmpty || expected === ', or end')) return null
    open.pop()
    return ', or end'
  }
  if (expected === ', or end') {
    const inside = open.at(-1)
    if (token !== ',' || inside === undefined) return null
    return inside === '{' ? 'key' : 'value'
  }
  if (isKey) return token === 'string' ? ':' : null
  if (token === '{' || token === '[') {
    open.push(token)
    return token === '{' ? 'key or }' : 'value or ]'
  }
  return token === 'string' || token === 'literal' ? ', or end' : null
}

function endOf(pattern: RegExp, text: string, at: number): number | null {
  pattern.lastIndex = at
  return pattern.test(text) ? pattern.lastIndex : null
}
