import type { EmbeddedPrompt } from '../file-facts.ts'
import { firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'

/** Draw Things: JSON with one-letter names, beside settings that tell it from anything else. */
export function readDrawThings(fields: JsonObject): EmbeddedPrompt | null {
  const prompt = firstText(fields.c)
  if (!prompt || !('uc' in fields || 'sampler' in fields || 'steps' in fields)) return null
  return {
    origin: 'drawthings',
    kind: 'prompt',
    text: prompt,
    negative: firstText(fields.uc),
    seed: seedOf(fields.seed),
    modelName: firstText(fields.model),
  }
}
