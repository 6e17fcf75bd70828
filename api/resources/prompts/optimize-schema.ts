import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'
import { successSchema } from '../../schemas/envelope.ts'
import { textFormat } from '../../schemas/text-format.ts'
import { analysisSchema } from './analysis.ts'
import { promptOptions } from './prompt-options.ts'

/** In Unicode code points. */
export const promptLengthMax = 4000

export const optimizeBody = Type.Object(
  {
    prompt: Type.String({
      minLength: 1,
      maxLength: promptLengthMax,
      format: textFormat,
      description: 'The draft; at most 4,000 Unicode code points, not blank',
      examples: ['write a blog post about remote work'],
    }),
    ...promptOptions,
  },
  { additionalProperties: false, title: 'OptimizePromptRequest' },
)

export const optimizeResponse = successSchema(
  Type.Object(
    {
      original_prompt: Type.String(),
      optimized_prompt: Type.String(),
      negative_prompt: Type.Optional(Type.String({ description: 'Only when requested' })),
      target_model: Type.Enum([...targetIds]),
      optimization_score: Type.Number({ minimum: 0, maximum: 100 }),
      character_count: Type.Integer({ description: 'Unicode code points of optimized_prompt' }),
      analysis: Type.Optional(analysisSchema),
    },
    { title: 'OptimizeResult' },
  ),
)
