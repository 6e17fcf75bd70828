import { decodeMetadataBytes } from './decode-metadata-bytes.ts'

const charsetBytes = 8
const isPlainAscii = (byte: number) => byte === 9 || byte === 10 || byte === 13 || (byte >= 0x20 && byte < 0x7f)

/** The text of an EXIF comment, whose first eight bytes name its encoding. */
export function readUserComment(value: unknown, isBigEndian: boolean): string | null {
  if (typeof value === 'string') return readUserComment(Buffer.from(value, 'latin1'), isBigEndian)
  if (!(value instanceof Uint8Array) || value.length === 0) return null
  const charset = Buffer.from(value.subarray(0, charsetBytes)).toString('latin1')
  const body = value.subarray(charsetBytes)
  if (charset.startsWith('UNICODE')) return readUtf16(body, isBigEndian)
  if (charset.startsWith('JIS')) return decodeJis(body)
  const hasCharset = charset.startsWith('ASCII') || charset === '\0'.repeat(charsetBytes)
  return decodeMetadataBytes(hasCharset ? body : value).replaceAll('\0', '')
}

/**
 * The byte order is often not the one of the file. In text the high bytes repeat (one script, few blocks) and the low
 * ones do not, which tells them apart in every language.
 */
function readUtf16(bytes: Uint8Array, isBigEndian: boolean): string {
  const text = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)))
  // Some programs announce this encoding and then write plain bytes.
  if (bytes.every(isPlainAscii)) return decodeMetadataBytes(bytes)
  const even = new Set<number>()
  const odd = new Set<number>()
  for (let index = 0; index < text.length; index += 2) {
    even.add(text[index] ?? 0)
    odd.add(text[index + 1] ?? 0)
  }
  const isHighFirst = even.size === odd.size ? isBigEndian : even.size < odd.size
  if (isHighFirst) text.swap16()
  return text
    .toString('utf16le')
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '')
}

function decodeJis(bytes: Uint8Array): string {
  return new TextDecoder('iso-2022-jp').decode(bytes).replaceAll('\0', '')
}
