import { refuseFaults } from './refuse-faults.ts'
import { openCursor } from './sealed-cursor.ts'

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
