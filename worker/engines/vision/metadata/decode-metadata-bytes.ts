const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Text of unknown encoding: UTF-8 where it is valid, else Latin-1, which every byte sequence is. */
export function decodeMetadataBytes(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes)
  } catch {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  }
}
