import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/** A key for one purpose, derived from a secret and, if given, from a salt that opening needs as well. */
export function sealingKey(secret: string, purpose: string, salt = ''): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, salt, purpose, keyBytes))
}

/** Authenticated encryption. */
export function sealBytes(plain: Uint8Array, key: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce)
  const sealed = Buffer.concat([sealing.update(plain), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed])
}

/**
 * Opens bytes that were sealed with one of several keys, as while a secret is being changed.
 *
 * @throws Error for bytes that were sealed with none of them, or changed.
 */
export function openWithAny(sealed: Buffer, [key, ...others]: readonly [Uint8Array, ...Uint8Array[]]): Buffer {
  try {
    return openBytes(sealed, key)
  } catch (error) {
    const [next, ...rest] = others
    if (!next) throw error
    return openWithAny(sealed, [next, ...rest])
  }
}

/** @throws Error for bytes that were sealed with another key, or changed. */
function openBytes(sealed: Buffer, key: Uint8Array): Buffer {
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes))
  opening.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
  return Buffer.concat([opening.update(sealed.subarray(nonceBytes + tagBytes)), opening.final()])
}
