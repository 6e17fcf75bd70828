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
