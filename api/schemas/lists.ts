import { type TSchema, Type } from 'typebox'
import { orNull, responseSchema } from './envelope.ts'

export const limitDefault = 20
const limitMax = 100

/** Query parameters of all lists. */
export const pageQuery = {
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: limitMax, default: limitDefault, description: 'Page size' }),
  ),
  cursor: Type.Optional(
    Type.String({ minLength: 1, maxLength: 2000, description: '`next_cursor` of the previous page' }),
  ),
}

export const listQuery = Type.Object(pageQuery, { additionalProperties: false })

/** The fields of every list. */
export function listFields<Item extends TSchema>(item: Item) {
  return {
    items: Type.Array(item),
    next_cursor: orNull(Type.String(), '`cursor` of the next page; null on the last'),
    has_more: Type.Boolean({ description: 'Whether there is a next page' }),
  }
}

export function listResponse<Item extends TSchema>(item: Item, description: string) {
  return responseSchema(Type.Object(listFields(item)), description)
}
