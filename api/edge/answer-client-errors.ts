import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import type { ApiMetrics } from '#shared/metrics/metrics.ts'
import { newId } from '#shared/platform/ids.ts'
import type { Logger } from '#shared/platform/logger.ts'
import { presentError, statusOf } from '../http/error-handler.ts'
import type { IpLimiter } from '../http/ip-limiter.ts'
import { rateLimitHeaders, refuseOverQuota, retryAfterSeconds } from '../http/rate-limit.ts'
import type { LogSampler } from '../http/request-log.ts'
import type { Links } from '../links.ts'
import { hasStoppedReading, lingeringClose, stopReading } from './guard-connections.ts'

export interface ClientErrors {
  ipLimiter: IpLimiter
  metrics: ApiMetrics
  refusals: LogSampler
  logger: Logger
  links: Links
}

const codeOfParserError: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/**
 * Answers input that never becomes a request: invalid HTTP, oversized headers, requests that are incomplete at their
 * deadline. Such input is counted and measured like a request, and its connection is closed.
 */
export function answerClientErrors(options: ClientErrors): (error: NodeJS.ErrnoException, socket: Socket) => void {
  return (error, socket) => {
    // It is answered already.
    if (hasStoppedReading(socket)) return
    if (!socket.writable || isAnswering(socket) || 'syscall' in error) {
      socket.destroy()
      return
    }
    refuse(socket, codeOfParserError[error.code ?? ''] ?? 'malformed_request', options)
  }
}

/** Node's own check that its response would not mix with another one. */
function isAnswering(socket: Socket): boolean {
  const { _httpMessage: answer } = socket as Socket & { _httpMessage?: { headersSent: boolean } | null }
  return answer?.headersSent ?? false
}

function refuse(socket: Socket, code: ErrorCode, options: ClientErrors): void {
  const { ipLimiter, metrics, refusals, logger, links } = options
  const requestId = newId()
  const decision = ipLimiter.take(socket.remoteAddress ?? '', performance.now())
  const error = decision.allowed ? new AppError(code) : refuseOverQuota(decision)
  const status = statusOf[error.code]
  const body = JSON.stringify(presentError(error, requestId, links))
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
    'x-request-id': requestId,
    ...rateLimitHeaders(decision),
    ...(decision.allowed ? {} : { 'retry-after': retryAfterSeconds }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
  stopReading(socket)
  lingeringClose(socket)
  const labels = { route: 'unknown', method: 'unknown', status: String(status), plan: 'none', quality: 'none' }
  metrics.requestDuration.observe(labels, 0)
  const note = refusals.take(status)
  if (note) logger.info({ status, code: error.code, ...note }, 'connection closed without a valid request')
}
