import { decodeMetadataBytes } from './decode-metadata-bytes.ts'

const commentsMax = 8
const startOfScan = 0xda
const comment = 0xfe

/** The comments before the picture data, in the order of the file. */
export function readJpegComments(bytes: Uint8Array): string[] {
  const comments: string[] = []
  let offset = 2
  while (offset + 4 <= bytes.length && comments.length < commentsMax) {
    if (bytes[offset] !== 0xff) {
      offset += 1
      continue
    }
    const marker = bytes[offset + 1] ?? 0
    // Fill bytes and markers without a length.
    if (marker === 0xff || marker <= 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      offset += marker === 0xff ? 1 : 2
      continue
    }
    if (marker === startOfScan || marker === 0xd9) break
    const length = ((bytes[offset + 2] ?? 0) << 8) | (bytes[offset + 3] ?? 0)
    if (marker === comment && length > 2) {
      comments.push(decodeMetadataBytes(bytes.subarray(offset + 4, offset + 2 + length)))
    }
    offset += 2 + Math.max(length, 2)
  }
  return comments
}
