import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Standard Webhooks 1.0: 24 to 64 bytes, shown as `whsec_` and Base64. */
const secretBytes = 32
const prefix = 'whsec_'
const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export function newWebhookSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function presentWebhookSecret(secret: Buffer): string {
  return prefix + secret.toString('base64')
}

/** Secrets must be had again for signing, so they are kept sealed: a copy of the database alone signs nothing. */
export function sealWebhookSecret(secret: Buffer, pepper: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, sealingKey(pepper), nonce)
  const sealed = Buffer.concat([sealing.update(secret), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

/** @throws Error for bytes that were sealed under another pepper, or changed. */
export function openWebhookSecret(sealed: Buffer, pepper: string): Buffer {
  const opening = createDecipheriv(cipher, sealingKey(pepper), sealed.subarray(0, nonceBytes))
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()])
}

function sealingKey(pepper: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', pepper, '', 'webhook secrets', 32))
}
