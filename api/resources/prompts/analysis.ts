import { Type } from 'typebox'

const dimensionSchema = Type.Object({
  name: Type.String(),
  score: Type.Number(),
  max: Type.Number(),
  reason: Type.String(),
})

export const analysisSchema = Type.Object(
  {
    engine: Type.String(),
    modality: Type.Enum(['chat', 'image']),
    domain: Type.String(),
    domain_group: Type.String(),
    confidence: Type.Number({ minimum: 0, maximum: 1 }),
    framework: Type.String(),
    fallback_level: Type.Optional(
      Type.String({ description: 'Outcome of the local engine: `finished`, `task` or `as-sent`' }),
    ),
    task: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'The recognised task, such as `mail/apology`; null if none',
      }),
    ),
    language: Type.String({ description: 'BCP 47 code of the draft, `und` if undetermined' }),
    score_before: Type.Number({ minimum: 0, maximum: 100 }),
    dimensions: Type.Array(dimensionSchema),
    changes: Type.Array(Type.String()),
    warnings: Type.Array(Type.String()),
    missing: Type.Array(Type.String(), { description: 'Information that only the caller has and did not give' }),
    retained: Type.Object({ kept: Type.Integer(), total: Type.Integer() }),
    tokens: Type.Optional(
      Type.Object(
        { input: Type.Integer(), output: Type.Integer() },
        { description: 'Tokens of all model calls for the result; absent without one' },
      ),
    ),
  },
  { title: 'Analysis' },
)
