import type { ImageFormat } from '../decode/sniff-format.ts'
import { decodeMetadataBytes } from './decode-metadata-bytes.ts'
import { readJpegComments } from './jpeg-comment-chunks.ts'
import { readPngTexts } from './png-chunks.ts'
import type { ExifMetadata } from './read-exif-metadata.ts'
import { readIptcCaption } from './read-iptc-metadata.ts'
import { readUserComment } from './read-user-comment-metadata.ts'
import { readXmpMetadata, type XmpMetadata } from './read-xmp-metadata.ts'

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

/** Everything in a file that could hold words about the picture, before anyone has judged it. */
export interface TextMetadata {
  /** By keyword, as in a PNG. */
  chunks: ReadonlyMap<string, string>
  /** Free places that programs use for the same purpose. */
  comments: string[]
  xmp: XmpMetadata
  captions: { xmp: string | null; iptc: string | null; exif: string | null }
  /** Make, model, and both together, as the camera wrote them. */
  devices: string[]
}

/** The metadata of the container, as the decoder hands it over unread. */
export interface RawMetadata {
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

/** Formats without keywords carry them in front of the text, in whichever EXIF field was free. */
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
