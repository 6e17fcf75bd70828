import { randomUUIDv7 } from 'node:crypto'

/** Characters of the milliseconds, and of the counter at the end. */
const [timeLength, tailLength] = [13, 12]
let lastId = ''

/**
 * A new UUIDv7: unique, and ordered by time so that indexes grow at their end. Ids of one process are also ordered
 * within a millisecond: each is greater than the last (RFC 9562, section 6.2, method 2).
 */
export function newId(): string {
  const id = randomUUIDv7()
  const isSameTime = id.slice(0, timeLength) === lastId.slice(0, timeLength)
  lastId = isSameTime && id <= lastId ? following(lastId) : id
  return lastId
}

function following(id: string): string {
  const next = (Number.parseInt(id.slice(-tailLength), 16) + 1).toString(16).padStart(tailLength, '0')
  // An overflow happens once in 2 to the power of 48: a new random id is used then.
  return next.length > tailLength ? randomUUIDv7() : id.slice(0, -tailLength) + next
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
