import type { DecodedImage } from '../pixels/decoded-image.ts'

export type ImageFormat = DecodedImage['format']

export const mediaTypes: Readonly<Record<ImageFormat, string>> = {
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
}

/** Enough for a long list of brands, and for the beginning of a text file. */
const beginningBytesMax = 1024

/** Kinds of files that people send by mistake, so that the refusal can name them. */
const unsupportedBeginnings: readonly (readonly [beginning: string, name: string])[] = [
  ['BM', 'a BMP'],
  ['II*\0', 'a TIFF'],
  ['MM\0*', 'a TIFF'],
  ['%PDF', 'a PDF'],
  ['8BPS', 'a Photoshop'],
  ['\0\0\x01\0', 'an icon'],
  ['\xff\x0a', 'a JPEG XL'],
  ['\0\0\0\x0cJXL ', 'a JPEG XL'],
  ['\0\0\0\x0cjP  ', 'a JPEG 2000'],
]

/** The format by the first bytes alone, not by the file's name or declared type; null when it is none of the five. */
export function sniffFormat(bytes: Uint8Array): ImageFormat | null {
  const beginning = textOf(bytes)
  if (beginning.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (beginning.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (beginning.startsWith('GIF87a') || beginning.startsWith('GIF89a')) return 'gif'
  if (beginning.startsWith('RIFF') && beginning.startsWith('WEBP', 8)) return 'webp'
  const brands = brandsOf(bytes, beginning)
  return brands.includes('avif') || brands.includes('avis') ? 'avif' : null
}

/** A WebP file has a header, then chunks of name, length and data, padded to an even number of bytes. */
const headBytes = 12
const chunkHeadBytes = 8
/** Colour profile, metadata and the like before the image are few. */
const chunksMax = 16

/** True for a lossless WebP file; an animation counts as lossy. */
export function isLosslessWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = headBytes
  for (let left = chunksMax; left > 0 && at + chunkHeadBytes <= bytes.length; left -= 1) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4))
    if (name === 'VP8L') return true
    if (name === 'VP8 ' || name === 'ANMF') return false
    const length = view.getUint32(at + 4, true)
    at += chunkHeadBytes + length + (length % 2)
  }
  return false
}

/** What an unsupported file is, with its article, for a message; null when it is unknown. */
export function nameUnsupportedFormat(bytes: Uint8Array): string | null {
  const beginning = textOf(bytes)
  if (brandsOf(bytes, beginning).some((brand) => /^(hei|hev|mif1|msf1)/.test(brand))) return 'a HEIC'
  const known = unsupportedBeginnings.find(([start]) => beginning.startsWith(start))
  if (known) return known[1]
  const text = beginning.toLowerCase()
  if (text.includes('<svg')) return 'an SVG'
  if (text.includes('<html') || text.includes('<!doctype html')) return 'an HTML'
  return null
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, beginningBytesMax)).toString('latin1')
}

/** The brands of an ISO media file; AVIF and HEIC differ in nothing else at their beginning. */
function brandsOf(bytes: Uint8Array, beginning: string): string[] {
  if (bytes.length < 16 || !beginning.startsWith('ftyp', 4)) return []
  const boxBytes = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const end = Math.min(boxBytes, beginning.length)
  const brands = [beginning.slice(8, 12)]
  for (let offset = 16; offset + 4 <= end; offset += 4) brands.push(beginning.slice(offset, offset + 4))
  return brands
}
