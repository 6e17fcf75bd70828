import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Transaction } from 'kysely'
import {
  holdRequest,
  type RepeatableRequest,
  type StoredAnswer,
  storeAnswer,
} from '#shared/accounts/repeatable-requests.ts'
import type { Database } from '#shared/db/connect.ts'
import type { Tables } from '#shared/db/tables.ts'
import type { Peppers } from '#shared/platform/config.ts'
import { callDatabase } from '../call-dependency.ts'
import { readIdempotency } from '../jobs/read-idempotency-key.ts'
import { requirePrincipal } from './authenticate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Does what a POST request asks for in one transaction with the answer that its Idempotency-Key repeats. What is
     * thrown in `run` undoes both. A call that misses its deadline may still commit both, and a repetition finds out.
     */
    answerOnce(request: FastifyRequest, reply: FastifyReply, asked: Once): Promise<FastifyReply>
  }
}

export interface Once {
  /** For the message of a missed deadline. */
  what: string
  statusCode: 200 | 201
  /** Returns the body, which the schema of that status serializes. */
  run(transaction: Transaction<Tables>): Promise<object>
}

export interface Repeating {
  database: Database
  peppers: Peppers
}

/**
 * Lets POST requests be repeated under an Idempotency-Key: what succeeded is answered again, and not done again. What was
 * refused or failed frees its key. Prompts are not made here: their jobs hold their keys.
 */
export const repeatable = plugin<Repeating>(async (app, { database, peppers }) => {
  app.decorate('answerOnce', async (request, reply, { what, statusCode, run }) => {
    const repeated = await readRepeatable(request)
    const working = database.kysely.transaction().execute(async (transaction) => {
      const { answer } = repeated ? await holdRequest(transaction, repeated, peppers) : { answer: null }
      if (answer) return { ...answer, isReplayed: true }
      const body = serializeAs(reply, statusCode, await run(transaction))
      if (repeated) await storeAnswer(transaction, repeated, { statusCode, body }, peppers[0])
      return { statusCode, body, isReplayed: false }
    })
    return sendStored(reply, await callDatabase(working, what))
  })
})

/** The answer's text by the route's schema for `statusCode`, whatever was answered in the meantime. */
export function serializeAs(reply: FastifyReply, statusCode: number, body: object): string {
  const serialize = reply.getSerializationFunction(String(statusCode))
  return serialize ? serialize(body as Record<string, unknown>) : JSON.stringify(body)
}

export function sendStored(
  reply: FastifyReply,
  { statusCode, body, isReplayed }: StoredAnswer & { isReplayed: boolean },
): FastifyReply {
  if (isReplayed) reply.header('idempotent-replayed', 'true')
  return reply.code(statusCode).type('application/json; charset=utf-8').send(body)
}

/** Null without an Idempotency-Key. @throws AppError validation_error for one that is malformed. */
export async function readRepeatable(request: FastifyRequest): Promise<RepeatableRequest | null> {
  const idempotency = await readIdempotency(request)
  if (!idempotency) return null
  const endpoint = `POST ${request.routeOptions.url ?? ''}`
  return { ...idempotency, accountId: requirePrincipal(request).accountId, endpoint }
}
