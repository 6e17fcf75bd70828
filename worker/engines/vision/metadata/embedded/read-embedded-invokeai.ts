import type { EmbeddedPrompt } from '../file-facts.ts'
import { asObject, firstText, type JsonObject, seedOf } from '../parse-metadata-json.ts'

/** InvokeAI: its present metadata, the one before, or the command line that came first. */
export function readInvokeai(chunks: ReadonlyMap<string, string>): EmbeddedPrompt | null {
  return (
    readPresent(asObject(chunks.get('invokeai_metadata') ?? '')) ??
    readFormer(asObject(chunks.get('sd-metadata') ?? '')) ??
    readCommandLine(chunks.get('Dream') ?? '')
  )
}

function readPresent(metadata: JsonObject | null): EmbeddedPrompt | null {
  const text = firstText(metadata?.positive_prompt)
  if (!metadata || !text) return null
  const model = asObject(metadata.model)
  return {
    origin: 'invokeai',
    kind: 'prompt',
    text,
    negative: firstText(metadata.negative_prompt),
    seed: seedOf(metadata.seed),
    modelName: firstText(model?.name, model?.model_name, metadata.model),
  }
}

function readFormer(metadata: JsonObject | null): EmbeddedPrompt | null {
  const image = asObject(metadata?.image)
  const words = joinWeighted(image?.prompt)
  if (!metadata || !image || !words) return null
  return {
    origin: 'invokeai',
    kind: 'prompt',
    ...splitBrackets(words),
    seed: seedOf(image.seed),
    modelName: firstText(metadata.model_weights, metadata.model),
  }
}

function readCommandLine(line: string): EmbeddedPrompt | null {
  const end = line.lastIndexOf('" -')
  if (!line.startsWith('"') || end < 1) return null
  const flags = line.slice(end + 1).split(' ')
  const seed = flags.find((flag) => /^-S\d+$/.test(flag))?.slice(2) ?? flags[flags.indexOf('-S') + 1]
  return {
    origin: 'invokeai',
    kind: 'prompt',
    ...splitBrackets(line.slice(1, end)),
    seed: seedOf(seed),
    modelName: null,
  }
}

/** One text, or several with weights. */
function joinWeighted(value: unknown): string | null {
  if (!Array.isArray(value)) return firstText(value)
  const parts = value.slice(0, 20).map((part) => firstText(asObject(part)?.prompt))
  return firstText(parts.filter((part) => part !== null).join(', '))
}

/** What stood in square brackets was the negative prompt. */
function splitBrackets(words: string): { text: string; negative: string | null } {
  const kept: string[] = []
  const negatives: string[] = []
  let at = 0
  for (let open = words.indexOf('['); open >= 0; open = words.indexOf('[', at)) {
    const close = words.indexOf(']', open)
    if (close < 0) break
    kept.push(words.slice(at, open))
    negatives.push(words.slice(open + 1, close))
    at = close + 1
  }
  kept.push(words.slice(at))
  return { text: kept.join(''), negative: firstText(negatives.join(', ')) }
}
