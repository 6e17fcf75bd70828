import type { EmbeddedPrompt } from '../file-facts.ts'
import { firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'

const ownFields = ['base_model', 'full_prompt', 'Fooocus V2 Expansion']
/** Early versions wrote names as their window showed them. */
const earlyFields = ['Prompt', 'Negative Prompt', 'Performance', 'Styles']

function isOwn(fields: JsonObject): boolean {
  return ownFields.some((name) => name in fields) || earlyFields.every((name) => name in fields)
}

/** Fooocus: JSON with plain names, known by its own fields or because the file says so elsewhere (`isNamed`). */
export function readFooocus(fields: JsonObject, isNamed: boolean): EmbeddedPrompt | null {
  const text = firstText(fields.prompt, fields.Prompt)
  if (!text || !(isNamed || isOwn(fields))) return null
  return {
    origin: 'fooocus',
    kind: 'prompt',
    text,
    negative: firstText(fields.negative_prompt, fields['Negative Prompt']),
    seed: seedOf(fields.seed ?? fields.Seed),
    modelName: firstText(fields.base_model, fields['Base Model']),
  }
}
