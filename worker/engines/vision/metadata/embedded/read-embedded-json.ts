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

/** Draw Things: JSON with one-letter names, beside settings that identify it. */
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

const charactersMax = 20

/** NovelAI: the prompt as description, everything else as JSON in the comment. */
export function readNovelai(chunks: ReadonlyMap<string, string>): EmbeddedPrompt | null {
  const comment = asObject(chunks.get('Comment') ?? '')
  const isNovelai = chunks.get('Software') === 'NovelAI' || (comment !== null && 'uc' in comment && 'steps' in comment)
  if (!isNovelai) return null
  const text = firstText(comment?.prompt, chunks.get('Description'), captionOf(comment?.v4_prompt))
  if (!text) return null
  const negative = firstText(comment?.uc, captionOf(comment?.v4_negative_prompt))
  return {
    origin: 'novelai',
    kind: 'prompt',
    text: [text, ...charactersOf(comment?.v4_prompt)].join(', '),
    negative: firstText([negative ?? '', ...charactersOf(comment?.v4_negative_prompt)].filter(Boolean).join(', ')),
    seed: seedOf(comment?.seed),
    modelName: chunks.get('Source') ?? null,
  }
}

/** Since version 4 each character has a prompt. */
function charactersOf(value: unknown): string[] {
  const characters = asObject(asObject(value)?.caption)?.char_captions
  return (Array.isArray(characters) ? characters : [])
    .slice(0, charactersMax)
    .map((character) => firstText(asObject(character)?.char_caption)?.trim() ?? '')
    .filter((words) => words !== '')
}

function captionOf(value: unknown): unknown {
  const prompt: JsonObject | null = asObject(value)
  return asObject(prompt?.caption)?.base_caption
}
