import { Type } from 'typebox'
import { defaultTargetId, targetIds } from '#shared/catalog/targets.ts'
import { qualities } from '#shared/prompts/quality.ts'

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
        '`fast` is local, `best` is written by a model, `auto` is local where that is certain to improve the prompt; ' +
        'default: the operator’s, `fast` unless changed',
    }),
  ),
  include_analysis: Type.Optional(Type.Boolean({ default: false, description: 'Include the analysis' })),
}
