import type { TextMetadata } from '../collect-text-metadata.ts'
import type { EmbeddedPrompt } from '../file-facts.ts'
import { type JsonObject, parseMetadataJson } from '../parse-metadata-json.ts'
import { cleanMetadataText } from '../untrusted-text.ts'
import { readA1111 } from './read-embedded-a1111.ts'
import { readCaption } from './read-embedded-caption.ts'
import { readComfyui, readComfyuiWorkflow } from './read-embedded-comfyui.ts'
import { readInvokeai } from './read-embedded-invokeai.ts'
import { readDrawThings, readFooocus, readNovelai, readSwarmui } from './read-embedded-json.ts'
import { readMidjourney } from './read-embedded-midjourney.ts'

const nameCodePointsMax = 200

/** The prompt that made the image, else a caption that a person gave it, else null. */
export function readEmbeddedPrompt(metadata: TextMetadata): EmbeddedPrompt | null {
  const found = clean(readChunks(metadata.chunks)) ?? clean(readFreeTexts(metadata))
  return found ?? readCaption(metadata.captions, metadata.devices)
}

/** Fields of one program each, the most exact first. */
function readChunks(chunks: ReadonlyMap<string, string>): EmbeddedPrompt | null {
  const parameters = chunks.get('parameters') ?? ''
  const graph = parseMetadataJson(chunks.get('prompt') ?? '')
  return (
    readInvokeai(chunks) ??
    readNovelai(chunks) ??
    readText(parameters, { isKnownPrompt: true, isFooocus: chunks.has('fooocus_scheme') }) ??
    (graph && readComfyui(graph)) ??
    readWorkflow(chunks.get('workflow') ?? '') ??
    readMidjourney(chunks.get('Description') ?? '')
  )
}

/** The editor's own form of a graph, for files without the one that ran. */
function readWorkflow(text: string): EmbeddedPrompt | null {
  const workflow = parseMetadataJson(text)
  return workflow && readComfyuiWorkflow(workflow)
}

/** Free-text fields: only what has a program's unmistakable form counts. */
function readFreeTexts({ chunks, comments, captions }: TextMetadata): EmbeddedPrompt | null {
  const isFooocus = chunks.has('fooocus_scheme')
  for (const text of [...comments, chunks.get('Comment'), chunks.get('Description'), ...Object.values(captions)]) {
    const found = text ? readText(text, { isKnownPrompt: false, isFooocus }) : null
    if (found) return found
  }
  return null
}

function readText(text: string, { isKnownPrompt = false, isFooocus = false }): EmbeddedPrompt | null {
  const json = parseMetadataJson(text)
  if (json) {
    const novelai = readNovelai(textsOf(json))
    return readSwarmui(json) ?? novelai ?? readDrawThings(json) ?? readFooocus(json, isFooocus) ?? readComfyui(json)
  }
  // A prompt may begin with a brace; broken JSON begins with a brace and a quote.
  const found = readA1111(text, isKnownPrompt && text !== '' && !/^\s*\{\s*"/.test(text))
  if (!found) return readMidjourney(text)
  return isFooocus || text.includes('Version: Fooocus') ? { ...found, origin: 'fooocus' } : found
}

/** Null when no word is left. */
function clean(found: EmbeddedPrompt | null): EmbeddedPrompt | null {
  if (!found) return null
  const text = cleanMetadataText(found.text)
  return text === ''
    ? null
    : {
        ...found,
        text,
        negative: cleanOrNull(found.negative),
        seed: cleanOrNull(found.seed, nameCodePointsMax),
        modelName: cleanOrNull(found.modelName, nameCodePointsMax),
      }
}

function cleanOrNull(text: string | null, codePointsMax?: number): string | null {
  const cleaned = text === null ? '' : cleanMetadataText(text, codePointsMax)
  return cleaned === '' ? null : cleaned
}

/** Formats without keywords carry all of a program's fields in one comment. */
function textsOf(json: JsonObject): ReadonlyMap<string, string> {
  const texts = new Map<string, string>()
  for (const name of ['Comment', 'Description', 'Software', 'Source']) {
    const text = json[name]
    if (typeof text === 'string') texts.set(name, text)
  }
  return texts
}
