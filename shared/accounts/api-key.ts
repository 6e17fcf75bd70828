import { createHmac, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/**
 * API keys: `poa_live_`, 30 random base62 characters (178 bits), 6 base62 characters of the CRC-32 over all before.
 * The checksum rejects typing errors and guesses without a database query, and lets secret scanners recognise real keys
 * (the layout GitHub introduced for its tokens in 2021).
 */
const apiKeyPrefix = 'poa_live_'
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const randomLength = 30
const checksumLength = 6
const pepperIdLength = 8
const keyPattern = /^poa_live_[0-9A-Za-z]{36}$/

function checksum(body: string): string {
  let rest = crc32(body)
  let text = ''
  for (let place = 0; place < checksumLength; place += 1) {
    text = alphabet.charAt(rest % alphabet.length) + text
    rest = Math.floor(rest / alphabet.length)
  }
  return text
}

/** Uses of a key: calls and their jobs, or the account itself (keys, orders, invoices, webhooks). */
export const keyScopes = ['prompts', 'account'] as const
export type KeyScope = (typeof keyScopes)[number]

/** A fresh secret. It is shown once and never stored. */
export function mintApiKey(): string {
  let body = apiKeyPrefix
  for (let place = 0; place < randomLength; place += 1) body += alphabet.charAt(randomInt(alphabet.length))
  return body + checksum(body)
}

/** Whether the text has a key's shape and its checksum is right: no I/O. */
export function isWellFormedApiKey(text: string): boolean {
  return keyPattern.test(text) && text.endsWith(checksum(text.slice(0, -checksumLength)))
}

/** SHA-256 of the key under the server's pepper. The key is random enough that a slow hash would add nothing. */
export function hashApiKey(key: string, pepper: string): Buffer {
  return createHmac('sha256', pepper).update(key).digest()
}

/** Identifies the pepper of a stored hash without revealing it. */
export function pepperId(pepper: string): string {
  return createHmac('sha256', pepper).update('pepper id').digest('hex').slice(0, pepperIdLength)
}

/** The part of a key that may be shown later: its start and its last four characters. */
export function describeApiKey(key: string): { keyStart: string; keyLastFour: string } {
  return { keyStart: key.slice(0, apiKeyPrefix.length + 4), keyLastFour: key.slice(-4) }
}
