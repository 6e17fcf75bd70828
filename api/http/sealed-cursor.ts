import { createHmac, timingSafeEqual } from 'node:crypto'

const sealBytes = 16

function sealOf(payload: Buffer, kind: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`cursor:${kind}:`).update(payload).digest().subarray(0, sealBytes)
}

/**
 * Where a list goes on, as opaque text. It is sealed with the server's secret, so that what comes back can be believed
 * without further checks. `kind` tells the cursors of different lists, and of different versions of one, apart.
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
