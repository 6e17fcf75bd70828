import type { Metadata } from 'sharp'
import type { ImageFormat } from './sniff-format.ts'

/** Measured with the decoder at 4 to 25 megapixels; the planes of AVIF are copied several times over. */
const avifBytesAPixel = { plain: 19, deep: 26 }
const gifBytesAPixel = 6
const webpBytesAPixel = 5
/** What is decoded row by row, or made smaller on the way. */
const rowsBytesAPixel = 3
const plainBits = 8

/** Most bytes of memory that decoding one frame takes, judged by what the header announces. */
export function estimateDecodingBytes(format: ImageFormat, header: Metadata): number {
  return header.width * header.height * bytesAPixel(format, header)
}

function bytesAPixel(format: ImageFormat, header: Metadata): number {
  const { channels, depth, bitsPerSample = plainBits, isProgressive } = header
  if (format === 'avif') return bitsPerSample > plainBits ? avifBytesAPixel.deep : avifBytesAPixel.plain
  if (format === 'gif') return gifBytesAPixel
  if (format === 'webp') return webpBytesAPixel
  if (!isProgressive) return rowsBytesAPixel
  // Passes over the whole picture keep it whole: in a JPEG two bytes for each value, in a PNG the values themselves.
  return 1 + channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)
}

/** The file's own head, then chunks of a name, a length and as many bytes, padded to an even number. */
const headBytes = 12
const chunkHeadBytes = 8
/** Colour profile, metadata and the like before the picture are few. */
const chunksMax = 16

/** True when the pixels of a WebP file are stored as they were; an animation counts as lossy. */
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
