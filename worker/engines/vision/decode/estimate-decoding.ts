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
