import { randomUUIDv7 } from 'node:crypto'

/** A new UUIDv7: unique, and ordered by time so that indexes grow at their end. */
export function newId(): string {
  return randomUUIDv7()
}

const uuidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

export function isId(text: string): boolean {
  return uuidPattern.test(text)
}
