import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'
import { qualities } from '#shared/prompts/quality.ts'

/** What every endpoint that makes a prompt lets its caller choose. */
export const promptOptions = {
  target_model: Type.Optional(
    Type.Enum([...targetIds], { default: 'universal', description: 'The model or tool the prompt is for' }),
  ),
  negative_prompt: Type.Optional(
    Type.Boolean({ default: false, description: 'Include exclusion terms in the result' }),
  ),
  quality: Type.Optional(
    Type.Enum([...qualities], {
      description:
        '`fast` is local, `best` is written by a model, `auto` is local where that is certain to do; ' +
        'without it, what the operator has set, which is `fast` unless said otherwise',
    }),
  ),
  include_analysis: Type.Optional(Type.Boolean({ default: false, description: 'Include how the result came about' })),
}
