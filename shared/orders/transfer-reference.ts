import { createHash } from 'node:crypto'

/** Crockford's Base32: no letters that look like digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const prefix = 'POA'
const [timeLength, checkLength] = [9, 3]

/**
 * The reference for a bank transfer, such as `POA-1KD4-F2V0-9Q7M`: the millisecond of the order's id, by which its row
 * is found, and a checksum that catches typing errors.
 */
export function transferReferenceOf(orderId: string): string {
  const time = encode(Number.parseInt(orderId.replaceAll('-', '').slice(0, 12), 16), timeLength)
  const check = encode(createHash('sha256').update(orderId).digest().readUInt16BE() >> 1, checkLength)
  return [prefix, ...((time + check).match(/.{4}/g) ?? [])].join('-')
}

/**
 * The reference in its one spelling, and the millisecond in which its order was made; null for any other text. Case,
 * spaces and hyphens do not matter, and O, I and L are read as digits.
 */
export function readTransferReference(text: string): { reference: string; timeMs: number } | null {
  const typed = text.toUpperCase().replaceAll(/[\s-]/g, '')
  const code = typed.slice(prefix.length).replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  const isCode = code.length === timeLength + checkLength && [...code].every((letter) => alphabet.includes(letter))
  if (!isCode || typed.slice(0, prefix.length).replace('0', 'O') !== prefix) return null
  const timeMs = [...code.slice(0, timeLength)].reduce((sum, letter) => sum * 32 + alphabet.indexOf(letter), 0)
  return { reference: [prefix, ...(code.match(/.{4}/g) ?? [])].join('-'), timeMs }
}

function encode(value: number, length: number): string {
  let [text, rest] = ['', value]
  for (; text.length < length; rest = Math.floor(rest / 32)) text = alphabet.charAt(rest % 32) + text
  return text
}
