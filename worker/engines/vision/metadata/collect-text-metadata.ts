import type { ImageFormat } from '../decode/sniff-format.ts'
import { readPngTexts } from './png-chunks.ts'
import type { ExifMetadata } from './read-exif-metadata.ts'
import { readIptcCaption } from './read-iptc-metadata.ts'
import { readXmpMetadata, type XmpMetadata } from './read-xmp-metadata.ts'
import { decodeMetadataBytes } from './untrusted-text.ts'

const xmpKeyword = 'XML:com.adobe.xmp'
const xmpBytesMax = 1_000_000

/** No other text of a PNG is ever looked at. */
const keywords: ReadonlySet<string> = new Set([
  'parameters',
  'prompt',
  'workflow',
  'fooocus_scheme',
  'invokeai_metadata',
  'sd-metadata',
  'Dream',
  'Comment',
  'Description',
  'Software',
  'Source',
  'UserComment',
  xmpKeyword,
])

/** All text in a file that may describe the image, as found. */
export interface TextMetadata {
  /** By keyword, as in a PNG. */
  chunks: ReadonlyMap<string, string>
  /** Free-text fields that programs use for the same purpose. */
  comments: string[]
  xmp: XmpMetadata
  captions: { xmp: string | null; iptc: string | null; exif: string | null }
  /** Make, model, and both together, as the camera wrote them. */
  devices: string[]
}

/** The metadata of the container, as the decoder hands it over unread. */
interface RawMetadata {
  xmp?: Uint8Array | undefined
  iptc?: Uint8Array | undefined
}

export function collectTextMetadata(
  bytes: Uint8Array,
  format: ImageFormat,
  raw: RawMetadata,
  exif: ExifMetadata | null,
): TextMetadata {
  const chunks = format === 'png' ? readPngTexts(bytes, keywords) : new Map<string, string>()
  addExifChunks(chunks, exif)
  const packet = raw.xmp ? decodeMetadataBytes(raw.xmp.subarray(0, xmpBytesMax)) : chunks.get(xmpKeyword)
  const xmp = readXmpMetadata(packet ?? null)
  const comments = [
    readUserComment(exif?.Photo?.UserComment, exif?.bigEndian ?? false),
    xmp.userComment,
    chunks.get('UserComment') ?? null,
    ...(format === 'jpeg' ? readJpegComments(bytes) : []),
  ]
  return {
    chunks,
    comments: comments.filter((comment) => comment !== null),
    xmp,
    captions: { xmp: xmp.description, iptc: readIptcCaption(raw.iptc), exif: exifText(exif?.Image?.ImageDescription) },
    devices: listDevices(exif),
  }
}

function listDevices(exif: ExifMetadata | null): string[] {
  const names = [exif?.Image?.Make, exif?.Image?.Model].map((value) => exifText(value)?.trim() ?? '')
  return [...names, names.join(' ')].filter((name) => name !== '')
}

/** In formats without keywords, programs put the keyword before the text, in any free EXIF field. */
function addExifChunks(chunks: Map<string, string>, exif: ExifMetadata | null): void {
  const image = exif?.Image
  for (const value of [image?.Make, image?.Model, image?.ImageDescription]) {
    const text = exifText(value)?.trimStart() ?? ''
    const name = /^(prompt|workflow): *\{/i.exec(text)?.[1]?.toLowerCase()
    if (name !== undefined && !chunks.has(name)) chunks.set(name, text.slice(text.indexOf('{')))
  }
  const maker: unknown = exif?.Photo?.MakerNote
  if (maker instanceof Uint8Array && /^(fooocus|a1111)\0*$/.test(decodeMetadataBytes(maker.subarray(0, 16)))) {
    chunks.set('fooocus_scheme', 'exif')
  }
}

function exifText(value: unknown): string | null {
  if (typeof value === 'string') return value
  return value instanceof Uint8Array ? decodeMetadataBytes(value).replaceAll('\0', '') : null
}

const commentsMax = 8
const startOfScan = 0xda
const comment = 0xfe

/** The comments before the image data, in the order of the file. */
function readJpegComments(bytes: Uint8Array): string[] {
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

const charsetBytes = 8
const isPlainAscii = (byte: number) => byte === 9 || byte === 10 || byte === 13 || (byte >= 0x20 && byte < 0x7f)

/** The text of an EXIF comment, whose first eight bytes name its encoding. */
function readUserComment(value: unknown, isBigEndian: boolean): string | null {
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
