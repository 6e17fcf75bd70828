import { randomUUIDv7 } from 'node:crypto'

/** A new UUIDv7: unique, and ordered by time so that indexes grow at their end. */
export function newId(): string {
  return randomUUIDv7()
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(text: string): boolean {
  return uuidPattern.test(text)
}

/** The lowest id that can be given out at this time, in ms since 1970. */
export function firstIdAt(timeMs: number): string {
  const digits = Math.max(0, Math.floor(timeMs)).toString(16).padStart(12, '0')
  return `${digits.slice(0, 8)}-${digits.slice(8)}-7000-8000-000000000000`
}
