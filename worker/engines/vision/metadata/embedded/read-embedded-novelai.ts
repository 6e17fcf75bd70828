import type { EmbeddedPrompt } from '../file-facts.ts'
import { asObject, firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'

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
