import { Type } from 'typebox'
import type { Database } from '#shared/db/connect.ts'
import type { Checkout } from '#shared/orders/checkout.ts'

export interface AdminContext {
  database: Database
  /** Null where nothing is sold. */
  checkout: Checkout | null
  pepper: string
}

const bodyBytesMax = 16 * 1024

/** Outside the accounts' keys and limits: the plugin checks the operator's session. */
export const adminRoute = { config: { access: 'page' as const }, bodyLimit: bodyBytesMax }

export const adminIdParams = Type.Object({ id: Type.String({ maxLength: 100 }) })
export const optionalText = (lengthMax: number) => Type.Optional(Type.String({ maxLength: lengthMax }))
/** For the admin log. */
export const reason = optionalText(500)
