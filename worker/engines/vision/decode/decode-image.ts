import sharp, { type Metadata, type SharpOptions } from 'sharp'
import { countPngFrames, dropWordyChunks } from '../metadata/png-chunks.ts'
import type { DecodedImage } from '../pixels/decoded-image.ts'
import { decodePixels } from './decode-pixels.ts'
import { type ImageLimits, ImageUnprocessableError, imageLimits } from './image-limits.ts'
import { type ImageFormat, isLosslessWebp, mediaTypes, nameUnsupportedFormat, sniffFormat } from './sniff-format.ts'

/** Up to this size, four bytes a pixel, the whole image may lie in memory. */
const wholePixelsMax = 4_200_000
/** Three bytes of colour per smallest cell of four pixels; header and palette are allowed for separately. */
const wholeBytesAPixelMax = 0.75
const freeBytes = 20_000

const previewSideMax = 1024
const previewQuality = 85
/** Behind what is transparent. */
const previewGround = '#ffffff'

/** The only parts of the decoder that input can reach: it knows dozens of formats, some of which read further files. */
const openLoaders = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'HeifBuffer']

/** A file whose kind and size are known and allowed; no pixel of it has been decoded. */
interface OpenedImage {
  format: ImageFormat
  /** What the decoder is given. */
  bytes: Uint8Array
  header: Metadata
  frameCount: number
}

let isPrepared = false

/** Reads the header: every limit is checked before memory for an image is taken. */
export async function openImage(
  bytes: Uint8Array,
  declaredType: string | undefined,
  limits: ImageLimits = imageLimits,
): Promise<OpenedImage> {
  prepareDecoder()
  if (bytes.length === 0) throw new ImageUnprocessableError('empty', 'The image is empty.')
  if (bytes.length > limits.bytesMax) throw tooLarge(limits)
  const format = sniffFormat(bytes)
  if (!format) throw unsupportedType(bytes)
  if (declaredType !== undefined && !isSameType(declaredType, format)) throw typeMismatch(declaredType, format)
  const image = format === 'png' ? dropWordyChunks(bytes) : bytes
  if (!image) throw corrupt(format)
  const header = await orCorrupt(sharp(image, { ...decoderOptions, limitInputPixels: false }).metadata())
  if (!isReadAs(header, format)) throw corrupt(format)
  const frameCount = Math.max(1, header.pages ?? (format === 'png' ? countPngFrames(bytes) : 1))
  checkSize(header, frameCount, limits)
  checkCost(format, header, limits)
  return { format, bytes: image, header, frameCount }
}

/** The image, upright and downscaled, with what only its full size or its transparency reveals. */
export async function decodeImage(opened: OpenedImage, limits: ImageLimits = imageLimits): Promise<DecodedImage> {
  const { format, frameCount, header } = opened
  const { width, height } = header.autoOrient
  const decoding = decodePixels(sharp(opened.bytes, { ...decoderOptions, limitInputPixels: limits.pixelsMax }), {
    isWhole: isLossless(format, opened.bytes) && isPlain(opened.bytes, width * height),
  })
  return { format, width, height, frameCount, ...(await orCorrupt(decoding)) }
}

/**
 * The image as it may be shown to a model: a JPEG, upright, small, without metadata. Throws `ImageUnprocessableError`
 * if it cannot be decoded.
 */
export async function previewImage({ bytes }: OpenedImage, limits: ImageLimits): Promise<Uint8Array> {
  const encoding = sharp(bytes, { ...decoderOptions, limitInputPixels: limits.pixelsMax })
    .autoOrient()
    .resize(previewSideMax, previewSideMax, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: previewGround })
    .jpeg({ quality: previewQuality })
    .toBuffer()
  return orCorrupt(encoding)
}

/** Enlarged pixel art and small objects on an empty canvas compress far better than photographs. */
function isPlain(bytes: Uint8Array, pixels: number): boolean {
  return pixels <= wholePixelsMax && bytes.length <= wholeBytesAPixelMax * pixels + freeBytes
}

/** Other files are decoded to a smaller size at once, and their noise blurs the lines between pixels anyway. */
function isLossless(format: ImageFormat, bytes: Uint8Array): boolean {
  return format === 'png' || format === 'gif' || (format === 'webp' && isLosslessWebp(bytes))
}

const decoderOptions: SharpOptions = {
  // Stray bytes between the parts of a JPEG are harmless; anything that costs pixels is not.
  failOn: 'error',
  sequentialRead: true,
  pages: 1,
}

/** One thread per image and no cache: the worker's concurrency limits how many images are decoded at once. */
function prepareDecoder(): void {
  if (isPrepared) return
  sharp.cache(false)
  sharp.concurrency(1)
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: openLoaders.map((loader) => `VipsForeignLoad${loader}`) })
  isPrepared = true
}

function isReadAs(header: Metadata, format: ImageFormat): boolean {
  return format === 'avif' ? header.format === 'heif' && header.compression === 'av1' : header.format === format
}

function checkSize({ width, height }: Metadata, frameCount: number, limits: ImageLimits): void {
  const { pixelsMax, sideMax, animationPixelsMax } = limits
  const size = `The image is ${width} x ${height} pixels`
  if (width * height > pixelsMax) {
    throw new ImageUnprocessableError('too_many_pixels', `${size}; the limit is ${pixelsMax / 1e6} megapixels.`)
  }
  if (Math.max(width, height) > sideMax) {
    throw new ImageUnprocessableError('too_many_pixels', `${size}; a side may have at most ${sideMax}.`)
  }
  if (width * height * frameCount > animationPixelsMax) {
    const limit = `${animationPixelsMax / 1e6} megapixels over all frames`
    throw new ImageUnprocessableError('too_many_pixels', `${size} with ${frameCount} frames; the limit is ${limit}.`)
  }
}

/** Measured with the decoder at 4 to 25 megapixels; the planes of AVIF are copied several times over. */
const avifBytesAPixel = { plain: 19, deep: 26 }
const gifBytesAPixel = 6
const webpBytesAPixel = 5
/** What is decoded row by row, or made smaller on the way. */
const rowsBytesAPixel = 3
const plainBits = 8

/** Sizes alone do not tell: an AVIF of a kilobyte may take a gigabyte. */
function checkCost(format: ImageFormat, header: Metadata, { decodingBytesMax }: ImageLimits): void {
  const bytes = estimateDecodingBytes(format, header)
  if (bytes <= decodingBytesMax) return
  const pixels = header.width * header.height
  const megapixelsMax = Math.floor((decodingBytesMax * pixels) / bytes / 1e4) / 100
  const size = `The image is ${header.width} x ${header.height} pixels`
  const limit = `${megapixelsMax} megapixels for ${format.toUpperCase()} of its kind`
  throw new ImageUnprocessableError('too_many_pixels', `${size}; the limit is ${limit}.`)
}

/** Most bytes of memory that decoding one frame takes, judged by what the header announces. */
function estimateDecodingBytes(format: ImageFormat, header: Metadata): number {
  return header.width * header.height * bytesAPixel(format, header)
}

function bytesAPixel(format: ImageFormat, header: Metadata): number {
  const { channels, depth, bitsPerSample = plainBits, isProgressive } = header
  if (format === 'avif') return bitsPerSample > plainBits ? avifBytesAPixel.deep : avifBytesAPixel.plain
  if (format === 'gif') return gifBytesAPixel
  if (format === 'webp') return webpBytesAPixel
  if (!isProgressive) return rowsBytesAPixel
  // Progressive files keep the whole image in memory: two bytes per value for a JPEG, the plain values for a PNG.
  return 1 + channels * (format === 'jpeg' || depth === 'ushort' ? 2 : 1)
}

/** An error of the decoder means a damaged file. */
async function orCorrupt<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    if (error instanceof ImageUnprocessableError) throw error
    throw corrupt(null, error)
  }
}

function isSameType(declared: string, format: ImageFormat): boolean {
  const type = declared.split(';', 1)[0]?.trim().toLowerCase()
  return type === mediaTypes[format] || (type === 'image/jpg' && format === 'jpeg')
}

function tooLarge({ bytesMax }: ImageLimits): ImageUnprocessableError {
  return new ImageUnprocessableError('too_large', `The image file is over the limit of ${bytesMax / 1e6} MB.`)
}

function unsupportedType(bytes: Uint8Array): ImageUnprocessableError {
  const name = nameUnsupportedFormat(bytes)
  const finding = name ? `The file is ${name} file` : 'The file is not an image of a known type'
  return new ImageUnprocessableError('unsupported_type', `${finding}; supported are JPEG, PNG, WebP, GIF and AVIF.`)
}

function typeMismatch(declared: string, format: ImageFormat): ImageUnprocessableError {
  // What the caller declared may be anything: it is not repeated at length.
  const message = `The image was declared as ${declared.slice(0, 40)} but is ${mediaTypes[format]}.`
  return new ImageUnprocessableError('type_mismatch', message)
}

function corrupt(format: ImageFormat | null, cause?: unknown): ImageUnprocessableError {
  const name = format ? `${format.toUpperCase()} ` : ''
  return new ImageUnprocessableError('corrupt', `The ${name}image is damaged or incomplete.`, { cause })
}
