import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/**
 * JSON bodies, strictly: bytes that are not UTF-8 are refused instead of replaced, since a replaced character would
 * be a lost word. Other media types have no parser and are answered 415.
 */
export const jsonBody = plugin(
  async (app) => {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: unknown, body: Buffer) => {
      try {
        return JSON.parse(decoder.decode(body))
      } catch {
        throw new AppError('malformed_json')
      }
    })
  },
  { name: 'json-body' },
)
