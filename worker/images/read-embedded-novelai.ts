import type { EmbeddedPrompt } from './decoded-image.ts'
import { asObject, firstText, type JsonObject, seedOf } from './parse-metadata-json.ts'

/** NovelAI: the prompt as description, everything else as JSON in the comment. */
export function readNovelai(chunks: ReadonlyMap<string, string>): EmbeddedPrompt | null {
  const comment = asObject(chunks.get('Comment') ?? '')
  const isNovelai = chunks.get('Software') === 'NovelAI' || (comment !== null && 'uc' in comment && 'steps' in comment)
  if (!isNovelai) return null
  const text = firstText(comment?.prompt, chunks.get('Description'), captionOf(comment?.v4_prompt))
  if (!text) return null
  return {
    origin: 'novelai',
    kind: 'prompt',
    text,
    negative: firstText(comment?.uc, captionOf(comment?.v4_negative_prompt)),
    seed: seedOf(comment?.seed),
    modelName: chunks.get('Source') ?? null,
  }
}

function captionOf(value: unknown): unknown {
  const prompt: JsonObject | null = asObject(value)
  return asObject(prompt?.caption)?.base_caption
}
