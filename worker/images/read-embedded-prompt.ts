import { cleanMetadataText } from './clean-metadata-text.ts'
import type { TextMetadata } from './collect-text-metadata.ts'
import type { EmbeddedPrompt } from './decoded-image.ts'
import { readA1111 } from './read-embedded-a1111.ts'
import { readCaption } from './read-embedded-caption.ts'
import { readComfyui } from './read-embedded-comfyui.ts'
import { readDrawThings } from './read-embedded-draw-things.ts'
import { readFooocus } from './read-embedded-fooocus.ts'
import { readInvokeai } from './read-embedded-invokeai.ts'
import { readMidjourney } from './read-embedded-midjourney.ts'
import { readNovelai } from './read-embedded-novelai.ts'
import { readSwarmui } from './read-embedded-swarmui.ts'

const nameCodePointsMax = 200

/** The prompt that made the picture, else a caption that a person gave it, else null. */
export function readEmbeddedPrompt(metadata: TextMetadata): EmbeddedPrompt | null {
  const found = clean(readChunks(metadata.chunks)) ?? clean(readFreeTexts(metadata))
  return found ?? readCaption(metadata.captions)
}

/** Places that belong to one program, the most exact first. */
function readChunks(chunks: ReadonlyMap<string, string>): EmbeddedPrompt | null {
  const parameters = chunks.get('parameters') ?? ''
  return (
    readInvokeai(chunks) ??
    readNovelai(chunks) ??
    readSwarmui(parameters) ??
    readFooocus(parameters, chunks.has('fooocus_scheme')) ??
    (parameters.trimStart().startsWith('{') ? null : readA1111(parameters, true)) ??
    readComfyui(chunks.get('prompt') ?? '') ??
    readMidjourney(chunks.get('Description') ?? '')
  )
}

/** Places where anything may stand: only what has a program's unmistakable form counts. */
function readFreeTexts({ chunks, comments, captions }: TextMetadata): EmbeddedPrompt | null {
  const isFooocus = chunks.has('fooocus_scheme')
  for (const text of [...comments, chunks.get('Comment'), chunks.get('Description'), ...Object.values(captions)]) {
    if (!text) continue
    const found =
      readSwarmui(text) ??
      readDrawThings(text) ??
      readFooocus(text, isFooocus) ??
      readComfyui(text) ??
      readA1111(text) ??
      readMidjourney(text)
    if (found) return found
  }
  return null
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
