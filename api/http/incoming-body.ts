import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'
import { type BodyBudget, createBodyBudget } from '../edge/body-budget.ts'
import { networkOf } from '../edge/client-network.ts'
import { bodiesFull, FragmentCountingRequest } from '../edge/fragment-counting-request.ts'
import { stopReading } from '../edge/guard-connections.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the memory of the body before the response is sent. The body must not be used any more. */
    releaseBody(): void
  }
  interface FastifyContextConfig {
    /** Bodies of megabytes have a separate memory budget, so that they take none from other calls. */
    isUpload?: boolean
  }
}

interface IncomingBodies {
  /** Bytes of all uploads that are in memory at once. */
  uploadBytesMax: number
  /** Bytes of the uploads in memory, per account. */
  accountUploadBytesMax: number
}

/** Bytes of all other bodies in memory. */
const bodyBytesMax = 64 * 1024 * 1024
/** Bytes of other bodies in memory, per account, or per client IP without a key. */
const ownerBodyBytesMax = 16 * 1024 * 1024

/** Checks the head of a request, reserves memory for its body, and ends the connection if the body was not read. */
export const incomingBody = plugin<IncomingBodies>(
  async (app, { uploadBytesMax, accountUploadBytesMax }) => {
    const bodies = createBodyBudget({ bytesMax: bodyBytesMax, ownerBytesMax: ownerBodyBytesMax })
    const uploads = createBodyBudget({ bytesMax: uploadBytesMax, ownerBytesMax: accountUploadBytesMax })

    app.decorateRequest('releaseBody', () => {})
    app.addHook('onRequest', (request, reply, done) => {
      if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return done()
      reply.header('connection', 'close')
      done(new AppError('malformed_request', 'The header Host is required.'))
    })

    app.addHook('preParsing', (request, reply, _payload, done) => {
      if (!hasBody(request.raw)) return done()
      reserveMemory(request.routeOptions.config.isUpload ? uploads : bodies, request, reply)
      if (request.headers.expect !== undefined) reply.raw.writeContinue()
      done()
    })

    // A response before the end of the body is the last one of its connection, which is no longer read: a refused body
    // would otherwise be parsed to its end, of any length.
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (!isBodyComing(request.raw)) return done()
      // A short body usually arrives with its head and is about to be parsed: such callers keep their connection.
      setImmediate(() => {
        if (isBodyComing(request.raw)) {
          reply.header('connection', 'close')
          stopReading(request.raw.socket)
        }
        done()
      })
    })
  },
  { name: 'incoming-body' },
)

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined
}

function isBodyComing(raw: IncomingMessage): boolean {
  return raw.complete === false && hasBody(raw)
}

/** The declared length of the body, or else the limit of the route. */
function measureBody({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit } = routeOptions
  const bytes = headers['content-length'] === undefined ? bodyLimit : Number(headers['content-length'])
  if (bytes > bodyLimit) throw new AppError('payload_too_large')
  return bytes
}

/**
 * Reserves memory until the response is sent, the caller disconnects or the body is released. It is taken as bytes
 * arrive: if it were taken by declared length, a few unfinished bodies could hold it all.
 */
function reserveMemory(budget: BodyBudget, request: FastifyRequest, reply: FastifyReply): void {
  const { raw, principal, ip } = request
  const incoming = raw instanceof FragmentCountingRequest ? raw : null
  const onEvict = (): void => incoming?.refuse(bodiesFull())
  const memory = budget.open(principal?.accountId ?? networkOf(ip), measureBody(request), onEvict)
  if (!memory) throw bodiesFull()
  request.releaseBody = memory.release
  finished(reply.raw, memory.release)
  incoming?.countInto(memory)
}
