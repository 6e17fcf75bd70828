import type { onRequestAsyncHookHandler } from 'fastify'
import { findAvailableCredits } from '#shared/credits/available-credits.ts'
import { type PricedEndpoint, priceCredits } from '#shared/credits/price.ts'
import { isKeyHeld } from '#shared/idempotency/idempotency-keys.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { readIdempotencyKey } from '../../jobs/call-headers.ts'
import { refusedReservation } from '../../jobs/create-reserver.ts'
import type { JobRunner } from '../../jobs/run-call.ts'
import { requireEndpoint } from '../prompts/run-prompt.ts'

/**
 * For routes with large bodies: checks plan and credits before the body is read. The reservation checks again, since
 * credits may be spent meanwhile.
 */
export function requirePayable(runner: JobRunner, endpoint: PricedEndpoint): onRequestAsyncHookHandler {
  const costCredits = Math.min(...Object.values(priceCredits[endpoint]))
  return async (request) => {
    const { plan, accountId } = requirePrincipal(request)
    requireEndpoint(plan, endpoint)
    if (await isRepeated(runner, accountId, endpoint, readIdempotencyKey(request))) return
    const available = await callDatabase(findAvailableCredits(runner.sql, accountId), 'credits')
    if (available < costCredits) {
      throw refusedReservation({ outcome: 'insufficient_credits', creditsAvailable: available }, costCredits)
    }
  }
}

/** An idempotent replay needs no credits. */
async function isRepeated({ sql }: JobRunner, accountId: string, endpoint: PricedEndpoint, key: string | null) {
  return key !== null && (await callDatabase(isKeyHeld(sql, { accountId, scope: endpoint, key }), 'claim'))
}
