import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'
import { expertiseLevels, generateModes } from '#shared/prompts/generate-options.ts'
import { successSchema } from '../../schemas/envelope.ts'
import { textFormat } from '../../schemas/text-format.ts'
import { analysisSchema } from './analysis.ts'
import { promptOptions } from './prompt-options.ts'

/** In Unicode code points. */
export const topicLengthMax = 200

export const generateBody = Type.Object(
  {
    topic: Type.String({
      minLength: 1,
      maxLength: topicLengthMax,
      format: textFormat,
      description: 'Topic of the prompt; at most 200 Unicode code points, not blank',
      examples: ['kubernetes autoscaling'],
    }),
    mode: Type.Optional(
      Type.Enum([...generateModes], {
        default: 'auto',
        description: 'Type of output; `auto` derives it from the topic',
      }),
    ),
    expertise: Type.Optional(
      Type.Enum([...expertiseLevels], {
        default: 'expert',
        description: 'Level of the reader; not used for images',
      }),
    ),
    ...promptOptions,
  },
  { additionalProperties: false },
)

export const generateResponse = successSchema(
  Type.Object(
    {
      topic: Type.String({ description: 'As submitted' }),
      mode: Type.Enum([...generateModes], { description: 'As submitted' }),
      expertise: Type.Enum([...expertiseLevels]),
      generated_prompt: Type.String(),
      negative_prompt: Type.Optional(Type.String({ description: 'Only when requested' })),
      target_model: Type.Enum([...targetIds]),
      optimization_score: Type.Number({ minimum: 0, maximum: 100 }),
      character_count: Type.Integer({ description: 'Unicode code points of generated_prompt' }),
      analysis: Type.Optional(analysisSchema),
    },
    { title: 'GenerateResult' },
  ),
)
