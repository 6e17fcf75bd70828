import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Sql } from 'postgres'
import {
  claimRequest,
  type RepeatableRequest,
  releaseClaim,
  storeAnswer,
} from '#shared/accounts/repeatable-requests.ts'
import type { Peppers } from '#shared/config.ts'
import { AppError } from '#shared/errors.ts'
import { callDatabase } from '../call-dependency.ts'
import { readIdempotency } from '../jobs/read-idempotency-key.ts'
import { requirePrincipal } from './authenticate.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The idempotency key that this request has claimed; null without one. */
    claim: RepeatableRequest | null
  }
}

export interface Repeating {
  sql: Sql
  peppers: Peppers
}

/**
 * Lets the POST requests of `app` be repeated under an Idempotency-Key: what succeeded is answered again, and not done
 * again. What was refused or failed frees its key. Prompts are not made here: their jobs hold their keys.
 */
export const repeatable = plugin<Repeating>(async (app, { sql, peppers }) => {
  app.decorateRequest('claim', null)

  app.addHook('preHandler', async (request, reply) => {
    const asked = await readClaim(request)
    if (!asked) return
    const claim = await callDatabase(claimRequest(sql, asked, peppers), 'claim')
    if (claim.state === 'reused') throw new AppError('idempotency_key_reused')
    if (claim.state === 'running') throw new AppError('idempotency_in_progress')
    if (claim.state === 'claimed') {
      request.claim = asked
      return
    }
    return reply
      .code(claim.statusCode)
      .header('idempotent-replayed', 'true')
      .type('application/json; charset=utf-8')
      .send(claim.body as never)
  })

  app.addHook('onSend', async (request, reply, body) => {
    const { claim } = request
    if (!claim) return
    const isDone = reply.statusCode < 300 && typeof body === 'string'
    const ending = isDone
      ? storeAnswer(sql, claim, { statusCode: reply.statusCode, body }, peppers[0])
      : releaseClaim(sql, claim)
    // The answer is given in any case; a claim that is left over ends by itself.
    await callDatabase(ending, 'end claim').catch((error: unknown) => request.log.warn({ error }, 'claim not ended'))
  })
})

async function readClaim(request: FastifyRequest): Promise<RepeatableRequest | null> {
  // What is refused for its body claims nothing; some routes say so later than here.
  if (request.method !== 'POST' || request.validationError) return null
  const idempotency = await readIdempotency(request)
  if (!idempotency) return null
  const endpoint = `POST ${request.routeOptions.url ?? ''}`
  return { ...idempotency, accountId: requirePrincipal(request).accountId, endpoint }
}
