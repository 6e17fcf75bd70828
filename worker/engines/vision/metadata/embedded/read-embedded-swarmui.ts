import type { EmbeddedPrompt } from '../file-facts.ts'
import { asObject, firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'

/** SwarmUI: JSON in a field of that name. */
export function readSwarmui(json: JsonObject): EmbeddedPrompt | null {
  const fields = asObject(json.sui_image_params)
  const prompt = firstText(fields?.prompt)
  if (!fields || !prompt) return null
  return {
    origin: 'swarmui',
    kind: 'prompt',
    text: prompt,
    negative: firstText(fields.negativeprompt),
    seed: seedOf(fields.seed),
    modelName: firstText(fields.model),
  }
}
