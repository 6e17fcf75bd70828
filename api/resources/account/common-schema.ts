import { Type } from 'typebox'
import type { ErrorCode } from '#shared/errors.ts'
import { errorResponses, orNull } from '../../schemas/envelope.ts'

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

/** Further error codes of account endpoints that accept an Idempotency-Key. */
export const repeatErrors: ErrorCode[] = ['idempotency_in_progress', 'idempotency_key_reused']

export const accountSecurity = [{ apiKey: [] }]

export const idParams = Type.Object({ id: Type.String({ description: 'A UUID' }) })

export const instant = (description: string) => Type.String({ format: 'date-time', description })
export const instantOrNull = (description: string) => orNull(Type.String({ format: 'date-time' }), description)
export const textOrNull = (description: string) => orNull(Type.String(), description)

export const dateQuery = (description: string) => Type.Optional(Type.String({ format: 'date', description }))
export const keyIdQuery = Type.Optional(
  Type.String({ minLength: 1, maxLength: 64, description: 'Only calls of the API key with this id' }),
)
export const timeZoneQuery = Type.Optional(
  Type.String({
    minLength: 1,
    maxLength: 64,
    default: 'UTC',
    description: 'IANA time zone in which days begin and end, such as Asia/Kolkata',
  }),
)
