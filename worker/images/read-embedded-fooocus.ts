import type { EmbeddedPrompt } from './decoded-image.ts'
import { asObject, firstText, seedOf } from './parse-metadata-json.ts'
import { readA1111 } from './read-embedded-a1111.ts'

/** Fooocus: JSON, or the WebUI's form when its user chose that; `isNamed` when the file says that it is from Fooocus. */
export function readFooocus(parameters: string, isNamed: boolean): EmbeddedPrompt | null {
  const fields = asObject(parameters)
  if (!fields) {
    const found = isNamed || parameters.includes('Version: Fooocus') ? readA1111(parameters, isNamed) : null
    return found && { ...found, origin: 'fooocus' }
  }
  const text = firstText(fields.prompt, fields.Prompt)
  const isFooocus = isNamed || 'base_model' in fields || 'full_prompt' in fields || 'Fooocus V2 Expansion' in fields
  if (!text || !isFooocus) return null
  return {
    origin: 'fooocus',
    kind: 'prompt',
    text,
    negative: firstText(fields.negative_prompt, fields['Negative Prompt']),
    seed: seedOf(fields.seed ?? fields.Seed),
    modelName: firstText(fields.base_model, fields['Base Model']),
  }
}
