import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, createGunzip, gzip } from 'node:zlib'
import negotiate from '@fastify/accept-negotiator'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A large immutable response, compressed once. The plain bytes are not kept. */
export interface StaticResponse {
  contentType: string
  /** Hash of the plain bytes; each encoding adds its name. */
  tag: string
  br: Uint8Array
  gzip: Uint8Array
}

/**
 * Loads on the first call and keeps the value. After a failure, or a value that is not final, the next call loads
 * again.
 */
export function loadOnce<Value>(
  load: () => Promise<Value>,
  isFinal: (value: Value) => boolean = () => true,
): () => Promise<Value> {
  let loading: Promise<Value> | null = null
  return () => {
    loading ??= Promise.resolve()
      .then(load)
      .then(
        (value) => {
          if (!isFinal(value)) loading = null
          return value
        },
        (error: unknown) => {
          loading = null
          throw error
        },
      )
    return loading
  }
}

const encodings = ['br', 'gzip', 'identity'] as const
/** Close to the smallest size; the highest level takes ten times as long. */
const brotliQuality = 9

/** Compresses in the thread pool. */
export async function createStaticResponse(content: Uint8Array, contentType: string): Promise<StaticResponse> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  const tag = createHash('sha256').update(content).digest('base64url').slice(0, 22)
  return { contentType, tag, br, gzip: gzipped }
}

/** Sends the best encoding that the client accepts, or 304 for a matching ETag. */
export function sendStaticResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: StaticResponse,
  cacheControl: string,
): FastifyReply {
  const encoding = negotiate(request.headers['accept-encoding']?.toString() ?? '', [...encodings]) ?? 'identity'
  const etag = encoding === 'identity' ? `"${answer.tag}"` : `"${answer.tag}-${encoding}"`
  reply.headers({ etag, 'cache-control': cacheControl, vary: 'Accept-Encoding', 'x-content-type-options': 'nosniff' })
  if (matches(request.headers['if-none-match'], etag)) return reply.code(304).send()
  reply.type(answer.contentType)
  if (encoding !== 'identity') return reply.header('content-encoding', encoding).send(answer[encoding])
  // Rare: every browser and HTTP library accepts gzip.
  const plain = createGunzip()
  plain.end(answer.gzip)
  return reply.send(plain)
}

function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
