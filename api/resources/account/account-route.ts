import { Type } from 'typebox'
import type { Database } from '#shared/db/connect.ts'
import { AppError, type ErrorCode } from '#shared/errors.ts'
import { isId } from '#shared/platform/ids.ts'
import type { ReportRunner } from '../../reports/report-runner.ts'
import { errorResponses } from '../../schemas/envelope.ts'

export interface AccountRoutes {
  database: Database
  /** Scheduler of reports over many rows. */
  reports: ReportRunner
  /** For key hashes and cursors. */
  pepper: string
}

const bodyBytesMax = 16 * 1024

/** Shared options of account routes: authenticated, rate limited, free of charge. */
export const accountRoute = {
  bodyLimit: bodyBytesMax,
  config: { access: 'account' as const, scope: 'account' as const },
}

/** @throws AppError not_found for malformed ids, as for unknown ones. */
export function requireId(text: string): string {
  if (!isId(text)) throw new AppError('not_found')
  return text
}

/** Error codes of every account endpoint. */
export function accountErrors(...codes: ErrorCode[]) {
  return errorResponses([
    'invalid_api_key',
    'key_in_grace',
    'account_suspended',
    'insufficient_scope',
    'rate_limit_exceeded',
    'internal_error',
    'service_unavailable',
    ...codes,
  ])
}

/** Error codes of endpoints with a JSON body. */
export const bodyErrors: ErrorCode[] = [
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'validation_error',
]

/** Error codes of endpoints that accept an Idempotency-Key. */
export const repeatErrors: ErrorCode[] = ['idempotency_in_progress', 'idempotency_key_reused']

export const idParams = Type.Object({ id: Type.String({ description: 'A UUID' }) })
