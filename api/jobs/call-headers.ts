import { hash, subtle } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { IdempotencyClaim } from '#shared/jobs/job.ts'
import { refuseField } from '../http/refuse-faults.ts'

const keyLengthMax = 255
const quotedPattern = /^"((?:[^"\\]|\\["\\])*)"$/
const printablePattern = /^[\x20-\x7e]+$/
const waitPattern = /^wait\s*=\s*"?(\d{1,6})"?$/

/**
 * The value of `Idempotency-Key`: a quoted string, as in the draft standard, or the bare text that most clients send.
 * Null without the header.
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
  /** The other fields of its body, the same for all encodings of the image. */
  fields: object
  /** Frees the bytes, regardless of who still refers to them. */
  release(): void
}

/**
 * The key with a hash of the request. White space, the order of fields and the encoding of the image do not change the
 * hash.
 */
export async function readIdempotency(request: FastifyRequest, upload?: Upload): Promise<IdempotencyClaim | null> {
  const key = readIdempotencyKey(request)
  if (key === null) return null
  const asked = JSON.stringify([request.params ?? {}, upload?.fields ?? request.body ?? {}], sortKeys)
  // In the thread pool: megabytes would block the event loop.
  const image = upload ? Buffer.from(await subtle.digest('SHA-256', upload.bytes)).toString('hex') : ''
  return { key, fingerprint: hash('sha256', asked + image) }
}

function sortKeys(_name: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** How the caller would like to be answered (RFC 7240). */
export interface Preference {
  /** Whether the caller accepts 202 with a `Location` instead of waiting for the result. */
  allowsAsync: boolean
  /** Longest wait of the caller; null for the service's maximum. */
  waitMs: number | null
}

/**
 * Parses `Prefer`. `respond-async` alone does not wait; `wait=N`, with or without it, waits N seconds. Unknown and
 * malformed preferences are ignored; of repeated ones, the first counts (RFC 7240).
 */
export function readPrefer(header: string | string[] | undefined): Preference {
  const preferences = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
  const isAsync = preferences.includes('respond-async')
  const seconds = preferences.map((part) => waitPattern.exec(part)?.[1]).find((digits) => digits !== undefined)
  if (seconds !== undefined) return { allowsAsync: true, waitMs: Number(seconds) * 1000 }
  return { allowsAsync: isAsync, waitMs: isAsync ? 0 : null }
}

/** The value of `Preference-Applied`; null if nothing was preferred. */
export function describeApplied(preference: Preference, waitMs: number, isAccepted: boolean): string | null {
  if (!preference.allowsAsync) return null
  const wait = preference.waitMs === null || waitMs === 0 ? [] : [`wait=${waitMs / 1000}`]
  const applied = isAccepted || wait.length === 0 ? ['respond-async', ...wait] : wait
  return applied.join(', ')
}
