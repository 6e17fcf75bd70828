import type { onRequestAsyncHookHandler } from 'fastify'
import { findAvailableCredits } from '#shared/credits/available-credits.ts'
import { type PricedEndpoint, priceCredits } from '#shared/credits/price.ts'
import { findClaim } from '#shared/jobs/idempotency.ts'
import { callDatabase } from '../../call-dependency.ts'
import { requirePrincipal } from '../../http/authenticate.ts'
import { readIdempotencyKey } from '../../jobs/read-idempotency-key.ts'
import { type JobRunner, refuseUnpaid } from '../../jobs/run-call.ts'
import { requireEndpoint } from '../prompts/run-prompt.ts'

/**
 * For routes with large bodies: whose plan or credits do not reach is told so before the first byte of the body is read.
 * The reservation looks again, since credits may have gone meanwhile.
 */
export function requirePayable(runner: JobRunner, endpoint: PricedEndpoint): onRequestAsyncHookHandler {
  const costCredits = Math.min(...Object.values(priceCredits[endpoint]))
  return async (request) => {
    const { plan, accountId } = requirePrincipal(request)
    requireEndpoint(plan, endpoint)
    if (await isRepeated(runner, accountId, endpoint, readIdempotencyKey(request))) return
    const available = await callDatabase(findAvailableCredits(runner.sql, accountId), 'credits')
    if (available < costCredits) throw refuseUnpaid(costCredits, available)
  }
}

/** What was paid for is given back also to who has no credits left. */
async function isRepeated({ sql }: JobRunner, accountId: string, endpoint: PricedEndpoint, key: string | null) {
  return key !== null && (await callDatabase(findClaim(sql, { accountId, endpoint, key }), 'claim')) !== null
}
