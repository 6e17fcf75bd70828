import type { IncomingMessage } from 'node:http'
import { finished } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { AppError } from '#shared/errors.ts'
import { type BodyBudget, type BodyMemory, createBodyBudget } from '../edge/body-budget.ts'
import { cutOff } from '../edge/guard-connections.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Bodies of megabytes: their memory is counted apart, so that they take none from other calls. */
    isUpload?: boolean
  }
  interface FastifyRequest {
    /** Of an upload, for its parser to count the bytes that arrive. */
    bodyMemory: BodyMemory | null
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
/** Of those of one account, or of one address without a key. */
const ownerBodyBytesMax = 16 * 1024 * 1024

/** What happens between the head of a request and its body, and when the answer comes before the body. */
export const incomingBody = plugin<IncomingBodies>(
  async (app, { uploadBytesMax, accountUploadBytesMax }) => {
    const bodies = createBodyBudget({ bytesMax: bodyBytesMax, ownerBytesMax: ownerBodyBytesMax })
    const uploads = createBodyBudget({ bytesMax: uploadBytesMax, ownerBytesMax: accountUploadBytesMax })

    app.decorateRequest('bodyMemory', null)
    app.addHook('onRequest', async (request, reply) => {
      if (request.raw.httpVersion !== '1.1' || request.headers.host !== undefined) return
      reply.header('connection', 'close')
      throw new AppError('malformed_request', 'The header Host is required.')
    })

    app.addHook('preParsing', async (request, reply) => {
      if (!hasBody(request.raw)) return
      const bytes = measureBody(request)
      // A few unfinished uploads would otherwise hold, by their declared length alone, the memory of all.
      if (request.routeOptions.config.isUpload) request.bodyMemory = openMemory(uploads, bytes, request, reply)
      else openMemory(bodies, bytes, request, reply).take(bytes)
      if (request.headers.expect !== undefined) reply.raw.writeContinue()
    })

    // An answer that is sent before the body has come is the last one of its connection, and nothing more is read
    // there: a body that nobody wants would otherwise be parsed to its end, however long that is.
    app.addHook('onSend', async (request, reply) => {
      if (!isBodyComing(request.raw)) return
      // A short body has as a rule come with its head and is about to be parsed: such callers keep their connection.
      await nextTurn()
      if (!isBodyComing(request.raw)) return
      reply.header('connection', 'close')
      cutOff(request.raw.socket)
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

/** Until the answer is sent, or the caller has gone. */
function openMemory(budget: BodyBudget, bytes: number, request: FastifyRequest, reply: FastifyReply): BodyMemory {
  const memory = budget.open(request.principal?.accountId ?? request.ip, bytes)
  if (!memory) throw bodiesFull()
  finished(reply.raw, memory.release)
  return memory
}

export function bodiesFull(): AppError {
  return new AppError('service_unavailable', 'Too many bytes of bodies are under way at once; send this one again.')
}
