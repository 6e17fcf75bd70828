import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'
import { expertiseLevels, generateModes } from '#shared/prompts/generate-options.ts'
import { analysisSchema } from './analysis.ts'
import { successSchema } from './envelope.ts'
import { textFormat } from './text-format.ts'

/** In Unicode code points. */
export const topicLengthMax = 200

export const generateBody = Type.Object(
  {
    topic: Type.String({
      minLength: 1,
      maxLength: topicLengthMax,
      format: textFormat,
      description: 'What the prompt is to be about; at most 200 Unicode code points, not only white space',
      examples: ['kubernetes autoscaling'],
    }),
    mode: Type.Optional(
      Type.Enum([...generateModes], {
        default: 'auto',
        description: 'What the prompt asks for; `auto` lets the topic decide',
      }),
    ),
    expertise: Type.Optional(
      Type.Enum([...expertiseLevels], {
        default: 'expert',
        description: 'How much the reader of the answer knows; a picture has no such level',
      }),
    ),
    target_model: Type.Optional(
      Type.Enum([...targetIds], { default: 'universal', description: 'The model or tool the prompt is for' }),
    ),
    negative_prompt: Type.Optional(
      Type.Boolean({ default: false, description: 'Include exclusion terms in the result' }),
    ),
    include_analysis: Type.Optional(Type.Boolean({ default: false, description: 'Include how the result came about' })),
  },
  { additionalProperties: false },
)

export const generateResponse = successSchema(
  Type.Object({
    topic: Type.String({ description: 'As submitted' }),
    mode: Type.Enum([...generateModes], { description: 'As submitted' }),
    expertise: Type.Enum([...expertiseLevels]),
    generated_prompt: Type.String(),
    negative_prompt: Type.Optional(Type.String({ description: 'Only when requested' })),
    target_model: Type.Enum([...targetIds]),
    optimization_score: Type.Number({ minimum: 0, maximum: 100 }),
    character_count: Type.Integer({ description: 'Unicode code points of generated_prompt' }),
    analysis: Type.Optional(analysisSchema),
  }),
)
