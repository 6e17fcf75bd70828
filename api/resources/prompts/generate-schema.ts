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
