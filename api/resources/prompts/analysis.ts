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
    rung: Type.Optional(
      Type.String({ description: 'How far the local engine went: `finished`, `card`, `deliverable` or `as-sent`' }),
    ),
    card: Type.Optional(
      Type.Union([Type.String(), Type.Null()], {
        description: 'The kind of work whose lines were added; null if none',
      }),
    ),
    language: Type.String({ description: 'BCP 47 code of the draft, `und` if it cannot be told' }),
    score_before: Type.Number({ minimum: 0, maximum: 100 }),
    dimensions: Type.Array(dimensionSchema),
    changes: Type.Array(Type.String()),
    warnings: Type.Array(Type.String()),
    missing: Type.Array(Type.String(), { description: 'What only the caller can know and did not say' }),
    retained: Type.Object({ kept: Type.Integer(), total: Type.Integer() }),
    tokens: Type.Optional(
      Type.Object(
        { input: Type.Integer(), output: Type.Integer() },
        { description: 'Of all calls to models that were made for the result; absent where none was made' },
      ),
    ),
  },
  { title: 'Analysis' },
)
