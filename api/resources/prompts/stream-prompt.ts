import { PassThrough } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { JobRequest } from '#shared/prompts/prompt-request.ts'
import { presentError, statusOf } from '../../http/error-handler.ts'
import { serializeAs } from '../../http/idempotency.ts'
import { heartbeatMs, lastEventId, writeEvent } from '../../jobs/job-events.ts'
import type { CallProgress } from '../../jobs/run-call.ts'
import { jobPath } from '../jobs/present.ts'
import { type Envelope, presentEnvelope } from './present.ts'

/** Whether the caller accepts server-sent events. */
export function acceptsEvents({ headers: { accept = '' } }: Pick<FastifyRequest, 'headers'>): boolean {
  return accept.split(',').some((type) => type.trim().toLowerCase().startsWith('text/event-stream'))
}

/**
 * Responds with server-sent events: `preliminary` with the local result of a job that a model finishes, then `result`
 * with the envelope or `error` with that of the error. The stream opens once the job is queued, or with the result of an
 * idempotent replay; what is thrown before is an ordinary response. A client that disconnects ends the stream, not the
 * job.
 */
export function streamPrompt(
  request: FastifyRequest,
  reply: FastifyReply,
  work: JobRequest,
  run: (progress: CallProgress) => Promise<{ jobId: string; envelope: Envelope | null }>,
): Promise<FastifyReply> {
  const { promise, resolve, reject } = Promise.withResolvers<FastifyReply>()
  const stream = createStream(request, reply, () => resolve(reply))
  const progress: CallProgress = {
    onAccepted: () => stream.open(request.id),
    onPreliminary(stored) {
      try {
        const { data, meta } = presentEnvelope(work, stored, unknownUsage)
        stream.send('preliminary', 'preliminary', JSON.stringify({ job_id: request.id, data, meta }))
      } catch (error) {
        // A later version of the service may have stored it; the result follows in any case.
        request.log.warn({ error }, 'preliminary result not sent')
      }
    },
  }
  run(progress).then(
    ({ jobId, envelope }) => {
      stream.open(jobId)
      stream.end('result', serializeAs(reply, 200, envelope ?? {}))
    },
    (thrown: unknown) => {
      if (!stream.isOpen()) return reject(thrown)
      const error = request.server.describeError(thrown, request)
      request.outcomeStatus = statusOf[error.code]
      stream.end('error', JSON.stringify(presentError(error, request.id, request.server.linksOf(request))))
    },
  )
  return promise
}

/** A preliminary result has no usage: nothing is charged for it. */
const unknownUsage = { creditsDeducted: 0, creditsRemaining: 0, latencyMs: 0 }

function createStream(request: FastifyRequest, reply: FastifyReply, onOpen: () => void) {
  const body = new PassThrough()
  let heartbeat: NodeJS.Timeout | null = null
  const write = (text: string): void => {
    // Not after the end, nor once the client has gone.
    if (body.writable) body.write(text)
  }
  const open = (jobId: string): void => {
    if (heartbeat) return
    heartbeat = setInterval(() => write(': heartbeat\n\n'), heartbeatMs)
    body.once('close', () => clearInterval(heartbeat ?? undefined))
    const headers = { 'content-type': 'text/event-stream', location: jobPath(jobId) }
    // Prevents response buffering in proxies.
    reply.headers({ ...headers, 'x-accel-buffering': 'no' }).send(body)
    write(': heartbeat\n\n')
    onOpen()
  }
  const send = (id: string, name: string, data: string): void => {
    open(request.id)
    write(writeEvent(id, name, data))
  }
  return {
    isOpen: () => heartbeat !== null,
    open,
    send,
    end(name: 'result' | 'error', data: string): void {
      send(lastEventId, name, data)
      body.end()
    },
  }
}
