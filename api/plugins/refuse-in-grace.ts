import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/errors.ts'

/**
 * For all routes of an account, as an onRequest hook: a key that has been replaced may be in wrong hands, and until its
 * grace ends it only does what a call must not fail for. Whatever is added to the account's routes is covered.
 *
 * @throws AppError key_in_grace
 */
export async function refuseChangesInGrace({ method, principal }: FastifyRequest): Promise<void> {
  if (principal?.isInGrace && method !== 'GET') throw new AppError('key_in_grace')
}
