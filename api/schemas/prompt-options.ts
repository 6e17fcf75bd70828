import { Type } from 'typebox'
import { targetIds } from '#shared/catalog/targets.ts'

/** What every endpoint that makes a prompt lets its caller choose. */
export const promptOptions = {
  target_model: Type.Optional(
    Type.Enum([...targetIds], { default: 'universal', description: 'The model or tool the prompt is for' }),
  ),
  negative_prompt: Type.Optional(
    Type.Boolean({ default: false, description: 'Include exclusion terms in the result' }),
  ),
  include_analysis: Type.Optional(Type.Boolean({ default: false, description: 'Include how the result came about' })),
}
