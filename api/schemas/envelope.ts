import { type TSchema, Type } from 'typebox'
import { engineNames } from '#shared/catalog/engines.ts'
import { type ErrorCode, meaningOf } from '#shared/errors.ts'
import { qualities } from '#shared/prompts/quality.ts'
import { statusOf } from '../http/error-handler.ts'

export const usageSchema = Type.Object(
  {
    credits_deducted: Type.Integer({
      description: 'Credits charged for this call; 0 for an unchanged result if the service does not charge for it',
    }),
    credits_remaining: Type.Integer({ description: 'Available credits after the call' }),
    latency_ms: Type.Number({ description: 'Processing time in milliseconds' }),
  },
  { title: 'Usage' },
)

/** Optional: results stored by an earlier version have none. */
export const metaSchema = Type.Optional(
  Type.Object(
    {
      changed: Type.Boolean({
        description: 'False if the result equals the draft except for white space and case',
      }),
      quality: Type.Enum([...qualities], { description: 'Requested or default quality' }),
      engine: Type.Enum([...engineNames], { description: 'Engine that wrote the result' }),
      fallback: Type.Boolean({
        description:
          'True if a model was needed (`best`, or `auto` with an uncertain or unchanged local result) but none answered, ' +
          'so that the local engine wrote the result',
      }),
    },
    {
      title: 'PromptMeta',
      description: 'Origin of the result; absent only from results stored by an earlier version of the service',
    },
  ),
)

export function successSchema<Data extends TSchema>(data: Data) {
  return Type.Object(
    { success: Type.Literal(true), data, usage: usageSchema, meta: metaSchema },
    { description: 'The result; see usage for the charge' },
  )
}

/** Envelope of endpoints that are free of charge. */
export function responseSchema<Data extends TSchema>(data: Data, description: string) {
  return Type.Object({ success: Type.Literal(true), data }, { description })
}

export function orNull<Value extends TSchema>(value: Value, description: string) {
  return Type.Union([value, Type.Null()], { description })
}

/** The object `error`, with the given codes. */
export function errorBody(codes: ErrorCode[], options: { title?: string } = {}) {
  return Type.Object({ ...errorFields(codes), request_id: Type.Optional(requestId) }, options)
}

const requestId = Type.String({ description: 'X-Request-Id of the failed call' })

function errorFields(codes: ErrorCode[]) {
  return {
    code: Type.Enum(codes, { description: 'Stable, machine-readable' }),
    message: Type.String({ description: 'Human-readable' }),
    details: Type.Optional(
      Type.Array(Type.Object({ field: Type.String(), message: Type.String() }, { title: 'FieldFault' }), {
        description: 'Invalid fields; rules beyond the schema are checked once it holds',
      }),
    ),
    retryable: Type.Boolean({ description: 'Whether the same call may succeed later' }),
    doc_url: Type.String({ format: 'uri', description: 'Documentation of the code' }),
  }
}

function errorSchema(codes: ErrorCode[], description: string) {
  const error = Type.Object({ ...errorFields(codes), request_id: requestId })
  return Type.Object({ success: Type.Literal(false), error }, { description })
}

/** The error responses of an endpoint by status, for the document and the serializer. */
export function errorResponses(codes: ErrorCode[]): Record<number, ReturnType<typeof errorSchema>> {
  const statuses = [...new Set(codes.map((code) => statusOf[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const answered = codes.filter((code) => statusOf[code] === status)
      return [status, errorSchema(answered, answered.map(meaningOf).join('; or: '))]
    }),
  )
}
