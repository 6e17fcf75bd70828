import { callDatabase } from '../call-dependency.ts'
import { sealCursor } from '../sealed-cursor.ts'
import { readCursor } from './read-cursor.ts'

export interface PageRequest {
  query: { cursor?: string; limit?: number }
  limitDefault: number
  /** Tells the cursors of this list from those of others. */
  cursorKind: string
  /** Of cursors. */
  pepper: string
}

/**
 * One page of a list that goes down its items' ids: one more than the page is read, which says whether there is a next.
 *
 * @throws AppError validation_error for a cursor that this list never gave out.
 */
export async function readPage<Item extends { id: string }>(
  { query, limitDefault, cursorKind, pepper }: PageRequest,
  list: (page: { cursor: string | null; limit: number }) => Promise<Item[]>,
): Promise<{ items: Item[]; nextCursor: string | null }> {
  const { limit = limitDefault } = query
  const after = readCursor<{ id: string }>(query.cursor, cursorKind, pepper)
  const found = await callDatabase(list({ cursor: after?.id ?? null, limit: limit + 1 }), 'list')
  const items = found.slice(0, limit)
  const last = items.at(-1)
  const hasNext = found.length > limit && last !== undefined
  return { items, nextCursor: hasNext ? sealCursor({ id: last.id }, cursorKind, pepper) : null }
}
