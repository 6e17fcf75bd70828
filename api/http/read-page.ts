import { callDatabase } from '../call-dependency.ts'
import { limitDefault } from '../schemas/lists.ts'
import { refuseFaults } from './refuse-faults.ts'
import { openCursor, sealCursor } from './sealed-cursor.ts'

export interface PageRequest {
  query: { cursor?: string; limit?: number }
  /** Tells the cursors of this list from those of others. */
  cursorKind: string
  /** Of cursors. */
  pepper: string
}

/**
 * The answer of a list that goes down its items' ids: one more than the page is read, which says whether there is a next.
 *
 * @throws AppError validation_error for a cursor that this list never gave out.
 */
export async function readList<Item extends { id: string }, Presented>(
  { query, cursorKind, pepper }: PageRequest,
  list: (page: { cursor: string | null; limit: number }) => Promise<Item[]>,
  present: (item: Item) => Presented,
) {
  const { limit = limitDefault } = query
  const after = readCursor<{ id: string }>(query.cursor, cursorKind, pepper)
  const found = await callDatabase(list({ cursor: after?.id ?? null, limit: limit + 1 }), 'list')
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const hasNext = found.length > limit && last !== undefined
  return presentList(items.map(present), hasNext ? sealCursor({ id: last.id }, cursorKind, pepper) : null)
}

/** Every list has this shape. */
export function presentList<Presented>(items: Presented[], nextCursor: string | null) {
  return { success: true as const, data: { items, next_cursor: nextCursor, has_more: nextCursor !== null } }
}

/**
 * The same for a list that looks at a bounded number of rows for each page: the page may be short, and `continuesAt` is
 * where the next begins.
 */
export async function readBoundedList<Item extends { id: string }, Presented>(
  { query, cursorKind, pepper }: PageRequest,
  list: (page: { cursor: string | null; limit: number }) => Promise<{ items: Item[]; continuesAt: string | null }>,
  present: (item: Item) => Presented,
) {
  const { limit = limitDefault } = query
  const after = readCursor<{ id: string }>(query.cursor, cursorKind, pepper)
  const found = await callDatabase(list({ cursor: after?.id ?? null, limit: limit + 1 }), 'list')
  const items = found.items.slice(0, limit)
  const next = found.items.length > limit ? (items.at(-1)?.id ?? null) : found.continuesAt
  return presentList(items.map(present), next === null ? null : sealCursor({ id: next }, cursorKind, pepper))
}

/** Null for a first page. @throws AppError validation_error for a cursor that this list never gave out. */
export function readCursor<Fields extends object>(
  cursor: string | undefined,
  kind: string,
  secret: string,
): Fields | null {
  if (cursor === undefined) return null
  const fields = openCursor<Fields>(cursor, kind, secret)
  if (!fields) refuseFaults([{ field: 'cursor', message: 'must be `next_cursor` of the page before' }])
  return fields
}
