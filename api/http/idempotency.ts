import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Transaction } from 'kysely'
import type { Sql } from 'postgres'
import type { Database } from '#shared/db/connect.ts'
import type { Tables } from '#shared/db/tables.ts'
import { AppError } from '#shared/errors.ts'
import {
  claimKey,
  findClaim,
  openResponse,
  type ScopedClaim,
  type StoredResponse,
  storeResponse,
} from '#shared/idempotency/idempotency-keys.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { callDatabase } from '../call-dependency.ts'
import { readIdempotency } from '../jobs/call-headers.ts'
import { requirePrincipal } from './authenticate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Runs a POST request and stores the response for its Idempotency-Key in one transaction. An error thrown in `run`
     * rolls both back. A call that misses its deadline may still commit; repeating it returns the outcome.
     */
    answerOnce(request: FastifyRequest, reply: FastifyReply, asked: Once): Promise<FastifyReply>
  }
}

interface Once {
  /** For the message of a missed deadline. */
  what: string
  statusCode: 200 | 201
  /** Returns the body, which the schema of that status serializes. */
  run(transaction: Transaction<Tables>): Promise<object>
}

export interface ReplayableResponse extends StoredResponse {
  isReplayed: boolean
}

/** A key may become free while its first call is looked up; then the call starts over. */
const attemptsMax = 3

/**
 * Runs a call once per Idempotency-Key. `begin` claims the key together with its result, or returns null if an earlier
 * call holds the key; `findFirst` then returns the result of that call, or null if the key is free again. Without a
 * key, `begin` never returns null.
 *
 * @throws AppError idempotency_in_progress
 */
export async function runOnce<Begun, First>(
  begin: () => Promise<Begun | null>,
  findFirst: () => Promise<First | null>,
): Promise<Begun | First> {
  for (let attempt = 0; attempt < attemptsMax; attempt += 1) {
    const found = (await begin()) ?? (await findFirst())
    if (found !== null) return found
  }
  throw new AppError('idempotency_in_progress')
}

/**
 * Idempotent POST requests of the account's resources: a success is replayed, a refusal or failure frees its key. Jobs
 * and batches claim their keys with their reservation.
 */
export const idempotency = plugin<{ database: Database; peppers: Peppers }>(async (app, { database, peppers }) => {
  app.decorate('answerOnce', async (request, reply, { what, statusCode, run }) => {
    const claim = await readScopedClaim(request)
    const begin = (): Promise<ReplayableResponse | null> =>
      database.kysely.transaction().execute(async (transaction) => {
        if (claim && !(await claimKey(transaction, claim))) return null
        const body = serializeAs(reply, statusCode, await run(transaction))
        if (claim) await storeResponse(transaction, claim, { statusCode, body }, peppers[0])
        return { statusCode, body, isReplayed: false }
      })
    const working = runOnce(begin, () => findStoredResponse(database.sql, claim, peppers))
    return sendStored(reply, await callDatabase(working, what))
  })
})

/**
 * The response that is stored under the key.
 *
 * @throws AppError idempotency_key_reused, idempotency_in_progress
 */
export async function findStoredResponse(
  sql: Sql,
  claim: ScopedClaim | null,
  peppers: Peppers,
): Promise<ReplayableResponse | null> {
  const first = claim && (await findClaim(sql, claim))
  if (!first) return null
  if (first.response) return { ...openResponse(first.response, claim, peppers), isReplayed: true }
  if (first.isRunning) throw new AppError('idempotency_in_progress')
  return null
}

/** Serialises `body` by the route's schema for `statusCode`. */
export function serializeAs(reply: FastifyReply, statusCode: number, body: object): string {
  const serialize = reply.getSerializationFunction(String(statusCode))
  return serialize ? serialize(body as Record<string, unknown>) : JSON.stringify(body)
}

export function sendStored(reply: FastifyReply, { statusCode, body, isReplayed }: ReplayableResponse): FastifyReply {
  if (isReplayed) reply.header('idempotent-replayed', 'true')
  return reply.code(statusCode).type('application/json; charset=utf-8').send(body)
}

/** Null without an Idempotency-Key. @throws AppError validation_error for one that is malformed. */
export async function readScopedClaim(request: FastifyRequest): Promise<ScopedClaim | null> {
  const claim = await readIdempotency(request)
  if (!claim) return null
  const scope = `POST ${request.routeOptions.url ?? ''}`
  return { ...claim, accountId: requirePrincipal(request).accountId, scope }
}
