import { cleanMetadataText } from './clean-metadata-text.ts'
import type { EmbeddedPrompt } from './decoded-image.ts'

/** What cameras and programs write into the description by themselves. */
const automaticCaptions: ReadonlySet<string> = new Set([
  'digital image',
  'digital photo',
  'dcim',
  'default',
  'description',
  'exif_jpeg_picture',
  'image',
  'jpeg image',
  'none',
  'null',
  'photo',
  'picture',
  'screenshot',
  'sony dsc',
  'unknown',
  'untitled',
])

export interface Captions {
  xmp: string | null
  iptc: string | null
  exif: string | null
}

/** The first caption that a person can have written; `prompt` it is not, it only says what the picture shows. */
export function readCaption(captions: Captions): EmbeddedPrompt | null {
  for (const [origin, caption] of Object.entries(captions)) {
    const text = typeof caption === 'string' ? cleanMetadataText(caption).replaceAll(/\s+/g, ' ') : ''
    if (isWritten(text)) return { origin, kind: 'caption', text, negative: null, seed: null, modelName: null }
  }
  return null
}

function isWritten(text: string): boolean {
  const lower = text.toLowerCase()
  if (!/\p{L}{2}/u.test(text) || automaticCaptions.has(lower)) return false
  // "OLYMPUS DIGITAL CAMERA", "KODAK Digital Still Camera", "SAMSUNG DIGIMAX".
  if (/\b(digital( still| video)? camera|camcorder|dsc|digimax|cyber-?shot)\b/.test(lower) && lower.length < 40)
    return false
  const isOneWord = /^[!-~]+$/.test(text)
  const isFileName =
    /\.(jpe?g|png|gif|webp|avif|tiff?|heic|psd|bmp)$/.test(lower) ||
    /[\\/]/.test(lower) ||
    /^[a-z]{2,5}[_-]?\d{3,}$/.test(lower)
  // JSON and markup are for programs.
  return (
    !(isOneWord && isFileName) &&
    !/^[{[<]/.test(text) &&
    !/^(created|processed|edited|made|compressed|file written) (with|by|using) /.test(lower)
  )
}
