import { type TSchema, Type } from 'typebox'
import { type ErrorCode, errorTable } from '#shared/errors.ts'
import { engineNames } from '#shared/prompts/prompt-result.ts'
import { qualities } from '#shared/prompts/quality.ts'
import { statusOf } from '../http/error-handler.ts'

export const usageSchema = Type.Object(
  {
    credits_deducted: Type.Integer({ description: 'Credits charged by this call' }),
    credits_remaining: Type.Integer({ description: 'Credits that can be spent after the call' }),
    latency_ms: Type.Number({ description: 'Processing time in milliseconds' }),
  },
  { title: 'Usage' },
)

/** Optional, since a result that an earlier version stored has none. */
export const metaSchema = Type.Optional(
  Type.Object(
    {
      changed: Type.Boolean({
        description: 'False where the result equals the draft but for white space and letter case',
      }),
      quality: Type.Enum([...qualities], { description: 'As asked for, or the default of the service' }),
      engine: Type.Enum([...engineNames], { description: 'Who wrote the result' }),
      fallback: Type.Boolean({
        description: 'A model was asked for and none answered, so the local engine wrote the result',
      }),
    },
    {
      title: 'PromptMeta',
      description: 'How the result came about; absent only from a result that an earlier version of the service stored',
    },
  ),
)

export function successSchema<Data extends TSchema>(data: Data) {
  return Type.Object(
    { success: Type.Literal(true), data, usage: usageSchema, meta: metaSchema },
    { description: 'The result; it was charged' },
  )
}

/** Of an endpoint that charges nothing. */
export function answerSchema<Data extends TSchema>(data: Data, description: string) {
  return Type.Object({ success: Type.Literal(true), data }, { description })
}

export function orNull<Value extends TSchema>(value: Value, description: string) {
  return Type.Union([value, Type.Null()], { description })
}

/** What stands below `error`, with the codes that it may carry. */
export function errorBody(codes: ErrorCode[]) {
  return Type.Object({
    code: Type.Enum(codes, { description: 'Stable, machine-readable' }),
    message: Type.String({ description: 'For people' }),
    details: Type.Optional(
      Type.Array(Type.Object({ field: Type.String(), message: Type.String() }, { title: 'FieldFault' }), {
        description: 'Every fault of the body at once',
      }),
    ),
    retryable: Type.Boolean({ description: 'Whether the same call may succeed later' }),
    doc_url: Type.String({ format: 'uri', description: 'What the code means' }),
    request_id: Type.Optional(Type.String({ description: 'The X-Request-Id of the call that failed' })),
  })
}

function errorSchema(codes: ErrorCode[], description: string) {
  return Type.Object({ success: Type.Literal(false), error: errorBody(codes) }, { description })
}

/** The error answers of an endpoint by status, each with the codes it may carry, for the document and the serializer. */
export function errorResponses(codes: ErrorCode[]): Record<number, ReturnType<typeof errorSchema>> {
  const statuses = [...new Set(codes.map((code) => statusOf[code]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const answered = codes.filter((code) => statusOf[code] === status)
      return [status, errorSchema(answered, answered.map((code) => errorTable[code].title).join('; or: '))]
    }),
  )
}
