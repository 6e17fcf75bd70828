import { createHmac, timingSafeEqual } from 'node:crypto'
import { callDatabase } from '../call-dependency.ts'
import { limitDefault } from '../schemas/lists.ts'
import { refuseField } from './refuse-faults.ts'

/** Length of the seal of a cursor. */
const sealBytes = 16

interface PageRequest {
  query: { cursor?: string; limit?: number }
  /** Tells the cursors of this list from those of others. */
  cursorKind: string
  /** Seals cursors. */
  pepper: string
}

interface Page {
  /** Id of the last item of the page before; null for a first page. */
  cursor: string | null
  limit: number
}

/**
 * A page of a list in the order of its items' ids. One item more than the page is read, to find out whether there is a
 * next page.
 *
 * @throws AppError validation_error for a cursor that this list never gave out.
 */
export function readList<Item extends { id: string }, Presented>(
  request: PageRequest,
  list: (page: Page) => Promise<Item[]>,
  present: (item: Item) => Presented,
) {
  return readBoundedList(request, async (page) => ({ items: await list(page), continuesAt: null }), present)
}

/**
 * Like `readList`, for a list that reads a bounded number of rows per page: the page may be short, and the next one
 * begins at `continuesAt`.
 */
export async function readBoundedList<Item extends { id: string }, Presented>(
  { query, cursorKind, pepper }: PageRequest,
  list: (page: Page) => Promise<{ items: Item[]; continuesAt: string | null }>,
  present: (item: Item) => Presented,
) {
  const { limit = limitDefault } = query
  const after = readCursor<{ id: string }>(query.cursor, cursorKind, pepper)
  const found = await callDatabase(list({ cursor: after?.id ?? null, limit: limit + 1 }), 'list')
  const items = found.items.slice(0, limit)
  const next = found.items.length > limit ? (items.at(-1)?.id ?? null) : found.continuesAt
  return presentList(items.map(present), next === null ? null : sealCursor({ id: next }, cursorKind, pepper))
}

/** Every list has this shape. */
export function presentList<Presented>(items: Presented[], nextCursor: string | null) {
  return { success: true as const, data: { items, next_cursor: nextCursor, has_more: nextCursor !== null } }
}

/** Null for a first page. @throws AppError validation_error for a cursor that this list never gave out. */
export function readCursor<Fields extends object>(
  cursor: string | undefined,
  kind: string,
  secret: string,
): Fields | null {
  if (cursor === undefined) return null
  const fields = openCursor<Fields>(cursor, kind, secret)
  if (!fields) refuseField('cursor', 'must be `next_cursor` of the previous page')
  return fields
}

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
