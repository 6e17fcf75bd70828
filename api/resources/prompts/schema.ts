import { Type } from 'typebox'
import { defaultTargetId, targetIds } from '#shared/catalog/targets.ts'
import { expertiseLevels, generateModes } from '#shared/prompts/generate-options.ts'
import { qualities } from '#shared/prompts/quality.ts'
import { successSchema } from '../../schemas/envelope.ts'
import { textOrNull } from '../../schemas/fields.ts'
import { textFormat } from '../../schemas/text-format.ts'

/** Options of all prompt endpoints. */
export const promptOptions = {
  target_model: Type.Optional(
    Type.Enum([...targetIds], { default: defaultTargetId, description: 'Target model of the prompt' }),
  ),
  negative_prompt: Type.Optional(
    Type.Boolean({ default: false, description: 'Include exclusion terms in the result' }),
  ),
  quality: Type.Optional(
    Type.Enum([...qualities], {
      description:
        '`fast`: local engine. `best`: language model. `auto`: local if certain to improve the prompt, else a model. ' +
        'Default: set by the operator, usually `fast`',
    }),
  ),
  include_analysis: Type.Optional(Type.Boolean({ default: false, description: 'Include the analysis' })),
}

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
    task: Type.Optional(textOrNull('The recognised task, such as `mail/apology`; null if none')),
    language: Type.String({ description: 'BCP 47 code of the draft, `und` if undetermined' }),
    score_before: Type.Number({ minimum: 0, maximum: 100 }),
    dimensions: Type.Array(dimensionSchema),
    changes: Type.Array(Type.String()),
    warnings: Type.Array(Type.String()),
    missing: Type.Array(Type.String(), { description: 'Missing information that only the caller has' }),
    retained: Type.Object({ kept: Type.Integer(), total: Type.Integer() }),
    tokens: Type.Optional(
      Type.Object(
        { input: Type.Integer(), output: Type.Integer() },
        { description: 'Tokens of all model calls for the result; absent without a model' },
      ),
    ),
  },
  { title: 'Analysis' },
)

/** In Unicode code points. */
const promptLengthMax = 4000

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
      negative_prompt: Type.Optional(Type.String({ description: 'If requested' })),
      target_model: Type.Enum([...targetIds]),
      optimization_score: Type.Number({ minimum: 0, maximum: 100 }),
      character_count: Type.Integer({ description: 'Unicode code points of optimized_prompt' }),
      analysis: Type.Optional(analysisSchema),
    },
    { title: 'OptimizeResult' },
  ),
)

/** In Unicode code points. */
const topicLengthMax = 200

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
        description: 'Type of output; `auto`: derived from the topic',
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
      negative_prompt: Type.Optional(Type.String({ description: 'If requested' })),
      target_model: Type.Enum([...targetIds]),
      optimization_score: Type.Number({ minimum: 0, maximum: 100 }),
      character_count: Type.Integer({ description: 'Unicode code points of generated_prompt' }),
      analysis: Type.Optional(analysisSchema),
    },
    { title: 'GenerateResult' },
  ),
)
