import type { WebhookMessage } from './api-types.ts'
import { WebhookVerificationError } from './errors.ts'

export type { WebhookMessage } from './api-types.ts'

export interface SignedWebhook {
  /** The raw body, as received: a reserialized body has another signature. */
  body: string | Uint8Array
  headers: Headers | Record<string, string | string[] | undefined>
  /** `whsec_…` of the endpoint; the old and the new one while it is rotated. */
  secret: string | string[]
  /** Oldest and newest accepted timestamp, from now. Default: five minutes. */
  toleranceSeconds?: number
}

const secretPrefix = 'whsec_'
const toleranceSecondsDefault = 300
/** Secrets and signatures of one message that are compared. */
const signaturesMax = 10

/**
 * Verifies a message after Standard Webhooks 1.0 and returns it, with WebCrypto alone.
 *
 * @throws WebhookVerificationError for headers that are missing, a wrong signature or an old timestamp.
 */
export async function verifyWebhook({
  body,
  headers,
  secret,
  toleranceSeconds = toleranceSecondsDefault,
}: SignedWebhook): Promise<WebhookMessage> {
  const [id, timestamp, signatures] = ['id', 'timestamp', 'signature'].map((name) => readHeader(headers, name))
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('A header of the signature is missing.')
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN
  if (!(Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds)) {
    throw new WebhookVerificationError('The timestamp is not within the tolerance.')
  }
  const encoder = new TextEncoder()
  const bytes = typeof body === 'string' ? encoder.encode(body) : body
  const signed = concat(encoder.encode(`${id}.${timestamp}.`), bytes)
  const sent = signatures.split(' ').slice(0, signaturesMax)
  for (const each of [secret].flat().slice(0, signaturesMax)) {
    const key = await importSecret(each)
    for (const signature of sent) {
      const [version, code = ''] = signature.split(',', 2)
      const decoded = version === 'v1' ? decodeBase64(code) : null
      // `verify` compares in constant time.
      if (decoded && (await crypto.subtle.verify('HMAC', key, decoded, signed))) return parse(bytes)
    }
  }
  throw new WebhookVerificationError('No signature matches.')
}

function parse(bytes: Uint8Array): WebhookMessage {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch (error) {
    throw new WebhookVerificationError('The body is not JSON.', { cause: error })
  }
}

function readHeader(headers: SignedWebhook['headers'], name: string): string | null {
  const full = `webhook-${name}`
  if (headers instanceof Headers) return headers.get(full)
  const value = Object.entries(headers).find(([each]) => each.toLowerCase() === full)?.[1]
  return (Array.isArray(value) ? value[0] : value) ?? null
}

function importSecret(secret: string) {
  const bytes = decodeBase64(secret.startsWith(secretPrefix) ? secret.slice(secretPrefix.length) : secret)
  if (!bytes || bytes.length === 0) throw new WebhookVerificationError('The secret is not of the form whsec_….')
  return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
}

/** Null for text that is not Base64. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return null
  }
}

function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(first.length + second.length)
  joined.set(first)
  joined.set(second, first.length)
  return joined
}
