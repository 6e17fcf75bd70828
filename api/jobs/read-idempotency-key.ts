import { hash, subtle } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { IdempotencyClaim } from '#shared/jobs/job.ts'
import { refuseField } from '../http/refuse-faults.ts'

const keyLengthMax = 255
const quotedPattern = /^"((?:[^"\\]|\\["\\])*)"$/
const printablePattern = /^[\x20-\x7e]+$/

/**
 * The caller's name for its call, from `Idempotency-Key`: a quoted string, as the draft standard has it, or the bare text
 * that most clients send. Null without the header.
 *
 * @throws AppError validation_error for a key that is empty, over 255 characters or not printable ASCII.
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key']
  if (header === undefined) return null
  const text = String(header).trim()
  const key = quotedPattern.exec(text)?.[1]?.replace(/\\(.)/g, '$1') ?? text
  if (key.length === 0 || key.length > keyLengthMax || !printablePattern.test(key)) {
    refuseField('Idempotency-Key', `must be 1 to ${keyLengthMax} printable ASCII characters`)
  }
  return key
}

/** An image that was uploaded in a body. */
export interface Upload {
  bytes: Uint8Array<ArrayBuffer>
  /** The other fields of its body: with the bytes all that is asked, however the image was spelled. */
  fields: object
  /** Frees the bytes, regardless of who still refers to them. */
  release(): void
}

/**
 * The key with a hash of what is asked. Bodies that differ in white space, in the order of fields or in the spelling of
 * the same image are the same.
 */
export async function readIdempotency(request: FastifyRequest, upload?: Upload): Promise<IdempotencyClaim | null> {
  const key = readIdempotencyKey(request)
  if (key === null) return null
  const asked = JSON.stringify([request.params ?? {}, upload?.fields ?? request.body ?? {}], sortKeys)
  // Of megabytes, beside the event loop.
  const image = upload ? Buffer.from(await subtle.digest('SHA-256', upload.bytes)).toString('hex') : ''
  return { key, fingerprint: hash('sha256', asked + image) }
}

function sortKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
