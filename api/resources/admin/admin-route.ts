import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { insertAdminLogEntry } from '#shared/accounts/admin-log.ts'
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

interface AdminChange {
  /** The equivalent command of the command line, such as `accounts suspend`. */
  command: string
  accountId: string | null
  reason: string | undefined
  /** Without names, addresses and secrets. */
  options: object
}

/** Makes a change and records its start and end in the admin log, as the command line does. */
export async function recordChange<Result>(
  database: Database,
  { operator }: Pick<FastifyRequest, 'operator'>,
  { command, accountId, reason, options }: AdminChange,
  work: () => Promise<Result>,
): Promise<Result> {
  const entry = { command, operator, reason: reason || null, accountId, arguments: { options, via: 'admin console' } }
  const note = (phase: 'started' | 'succeeded' | 'failed') => insertAdminLogEntry(database.kysely, { ...entry, phase })
  await note('started')
  try {
    const result = await work()
    await note('succeeded')
    return result
  } catch (error) {
    await note('failed')
    throw error
  }
}
