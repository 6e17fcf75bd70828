import { randomBytes } from 'node:crypto'
import type { Peppers } from '#shared/platform/config.ts'
import { openWithAny, sealBytes, sealingKey } from '#shared/platform/seal-bytes.ts'

/** Standard Webhooks 1.0: 24 to 64 bytes, shown as `whsec_` and Base64. */
const secretBytes = 32
const prefix = 'whsec_'
const purpose = 'webhook secrets'

export function newWebhookSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function presentWebhookSecret(secret: Buffer): string {
  return prefix + secret.toString('base64')
}

/** Signing needs the secret itself, so it is stored sealed: a copy of the database alone cannot sign. */
export function sealWebhookSecret(secret: Buffer, pepper: string): Buffer {
  return sealBytes(secret, sealingKey(pepper, purpose))
}

/** @throws Error for bytes that were sealed under none of the peppers, or changed. */
export function openWebhookSecret(sealed: Buffer, [pepper, ...accepted]: Peppers): Buffer {
  const keyOf = (one: string) => sealingKey(one, purpose)
  return openWithAny(sealed, [keyOf(pepper), ...accepted.map(keyOf)])
}
