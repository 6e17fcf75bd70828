import { cleanMetadataText } from '../clean-metadata-text.ts'
import type { EmbeddedPrompt } from '../file-facts.ts'
import { isAutomaticCaption } from './automatic-captions.ts'

export interface Captions {
  xmp: string | null
  iptc: string | null
  exif: string | null
}

/**
 * The first caption that a person can have written; `prompt` it is not, it only says what the picture shows. `devices`
 * are make and model of the camera, which are none.
 */
export function readCaption(captions: Captions, devices: readonly string[] = []): EmbeddedPrompt | null {
  for (const [origin, caption] of Object.entries(captions)) {
    const text = typeof caption === 'string' ? cleanMetadataText(caption).replaceAll(/\s+/g, ' ') : ''
    if (text === '' || isAutomaticCaption(text, devices)) continue
    return { origin, kind: 'caption', text, negative: null, seed: null, modelName: null }
  }
  return null
}
