import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** @throws AppError malformed_json, also for bytes that are not UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decoder.decode(bytes))
  } catch {
    throw new AppError('malformed_json')
  }
}

/**
 * JSON bodies, strictly: bytes that are not UTF-8 are refused instead of replaced, since a replaced character would
 * be a lost word. Other media types have no parser and are answered 415.
 */
export const jsonBody = plugin(
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
      return parseJson(body)
    })
  },
  { name: 'json-body' },
)
