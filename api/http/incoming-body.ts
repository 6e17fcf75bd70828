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
    /** Gives the memory of the body to other requests, before the answer does: nothing holds the body any more. */
    releaseBody(): void
  }
  interface FastifyContextConfig {
    /** Bodies of megabytes: their memory is counted apart, so that they take none from other calls. */
    isUpload?: boolean
  }
}

export interface IncomingBodies {
  /** Of all uploads that are in memory at once. */
  uploadBytesMax: number
  /** Of those of one account. */
  accountUploadBytesMax: number
}

/** Of all other bodies, the largest of which is 256 KiB. */
const bodyBytesMax = 64 * 1024 * 1024
/** Of those of one account, or of one client IP without a key. */
const ownerBodyBytesMax = 16 * 1024 * 1024

/** What happens between the head of a request and its body, and when the answer comes before the body. */
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

    // An answer before the body is the last one of its connection, and no more is read there: a refused body would
    // otherwise be parsed to its end, however long that is.
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

/** The bytes that the body may take: those it declares, or else as many as the route allows. */
function measureBody({ headers, routeOptions }: FastifyRequest): number {
  const { bodyLimit } = routeOptions
  const bytes = headers['content-length'] === undefined ? bodyLimit : Number(headers['content-length'])
  if (bytes > bodyLimit) throw new AppError('payload_too_large')
  return bytes
}

/**
 * Until the answer is sent, the caller has gone or the body is released. The memory is taken as bytes arrive: by their
 * declared length alone, a few unfinished bodies would hold it all.
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
