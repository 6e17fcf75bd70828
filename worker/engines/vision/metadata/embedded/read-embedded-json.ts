import type { EmbeddedPrompt } from '../file-facts.ts'
import { asObject, firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'

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
