import { createHmac, timingSafeEqual } from 'node:crypto'

const sealBytes = 16

function sealOf(payload: Buffer, kind: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`cursor:${kind}:`).update(payload).digest().subarray(0, sealBytes)
}

/**
 * The position in a list, as opaque text. Sealed with the server's secret, so that a returned cursor can be trusted.
 * `kind` separates the cursors of different lists and versions.
 */
export function sealCursor(fields: object, kind: string, secret: string): string {
  const payload = Buffer.from(JSON.stringify(fields))
  return Buffer.concat([sealOf(payload, kind, secret), payload]).toString('base64url')
}

/** Null for text that did not come from `sealCursor` with the same kind and secret. */
export function openCursor<Fields extends object>(text: string, kind: string, secret: string): Fields | null {
  const bytes = Buffer.from(text, 'base64url')
  const payload = bytes.subarray(sealBytes)
  const seal = bytes.subarray(0, sealBytes)
  if (seal.length !== sealBytes || !timingSafeEqual(seal, sealOf(payload, kind, secret))) return null
  return JSON.parse(payload.toString('utf8')) as Fields
}
