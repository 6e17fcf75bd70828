import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'
import { locateJsonFault } from './locate-json-fault.ts'

const decoder = new TextDecoder('utf-8', { fatal: true })

/** Longer bodies hold an image; looking for the place in them would hold up other calls. */
const locatedCharactersMax = 256 * 1024

/** @throws AppError malformed_json, also for bytes that are not UTF-8. It names the place and repeats no text. */
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
