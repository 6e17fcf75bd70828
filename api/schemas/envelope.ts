import { type TSchema, Type } from 'typebox'

export const usageSchema = Type.Object({
  credits_deducted: Type.Integer({ description: 'Credits charged by this call' }),
  credits_remaining: Type.Integer({ description: 'Credits that can be spent after the call' }),
  latency_ms: Type.Number({ description: 'Processing time in milliseconds' }),
})

export function successSchema<Data extends TSchema>(data: Data) {
  return Type.Object({ success: Type.Literal(true), data, usage: usageSchema })
}

export const errorSchema = Type.Object({
  success: Type.Literal(false),
  error: Type.Object({
    code: Type.String({ description: 'Stable, machine-readable' }),
    message: Type.String({ description: 'For people' }),
    details: Type.Optional(
      Type.Array(Type.Object({ field: Type.String(), message: Type.String() }), {
        description: 'Every fault of the body at once',
      }),
    ),
    request_id: Type.Optional(Type.String({ description: 'The X-Request-Id of this answer' })),
  }),
})
