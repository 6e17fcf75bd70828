import { type Box, hasOpacity, type PixelSample, type RawImage } from './decoded-image.ts'

const halfOpaque = 128
/** An image that is faint everywhere is still one; below this it is invisible. */
const faintest = 8

export interface OpaqueBox extends Box {
  /** The opacity from which on a pixel counts as seen, 0 to 255. */
  leastOpacity: number
}

/** The smallest box around everything that is seen; null when nothing is. */
export function findOpaqueBox(image: RawImage): OpaqueBox | null {
  const { width, height } = image
  if (!hasOpacity(image)) return { left: 0, top: 0, width, height, leastOpacity: halfOpaque }
  return boxFrom(image, halfOpaque) ?? boxFrom(image, faintest)
}

/** Looks from the edges inwards: in an image without transparency it is done after the first pixels. */
function boxFrom(image: RawImage, leastOpacity: number): OpaqueBox | null {
  const { width, height } = image
  let top = 0
  while (top < height && !isRowSeen(image, top, leastOpacity)) top += 1
  if (top === height) return null
  let bottom = height - 1
  while (!isRowSeen(image, bottom, leastOpacity)) bottom -= 1
  let left = width - 1
  let right = 0
  // Row after row, for memory is read in that order; only what would widen the box is looked at.
  for (let y = top; y <= bottom; y += 1) {
    left = Math.min(left, firstSeen(image, { y, from: 0, to: left, leastOpacity }))
    right = Math.max(right, lastSeen(image, { y, from: right, to: width, leastOpacity }))
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, leastOpacity }
}

interface Stretch {
  y: number
  from: number
  to: number
  leastOpacity: number
}

function isRowSeen(image: RawImage, y: number, leastOpacity: number): boolean {
  return firstSeen(image, { y, from: 0, to: image.width, leastOpacity }) < image.width
}

/** The first visible pixel of a stretch of one row; `to` if there is none. */
function firstSeen({ data, width, channels }: RawImage, { y, from, to, leastOpacity }: Stretch): number {
  let at = (y * width + from + 1) * channels - 1
  for (let x = from; x < to; x += 1) {
    if (data[at] >= leastOpacity) return x
    at += channels
  }
  return to
}

/** The last visible pixel of a stretch of one row; `from` if there is none. */
function lastSeen({ data, width, channels }: RawImage, { y, from, to, leastOpacity }: Stretch): number {
  let at = (y * width + to) * channels - 1
  for (let x = to - 1; x > from; x -= 1) {
    if (data[at] >= leastOpacity) return x
    at -= channels
  }
  return from
}

const white = 255
/** Dark enough for contrast with white and pastel artwork, light enough to be no black outline. */
const dark = 64
/** Artwork is pale when most of it is lighter than this. */
const paleLuma = 190
const opaqueEnough = 250

/** An image with its transparent parts over one ground, and what is seen of it alone. */
interface LaidImage {
  sample: PixelSample
  /** The colours of the seen pixels themselves, as one row; null where nothing is transparent. */
  visible: PixelSample | null
  transparentShare: number
}

/**
 * Transparent parts lie over white, as on most pages; pale artwork, which would vanish there, over dark grey. A pixel
 * below `leastOpacity` counts as transparent.
 */
export function layOnGround(image: RawImage, leastOpacity: number): LaidImage {
  const { width, height } = image
  const count = width * height
  const visible = hasOpacity(image) ? takeVisible(image, leastOpacity) : null
  const sample = { width, height, pixels: flatten(image, visible && isPale(visible) ? dark : white) }
  const seen = visible === null ? count : visible.width
  return { sample, visible, transparentShare: 1 - seen / count }
}

/** Null when every pixel is practically opaque. */
function takeVisible(image: RawImage, leastOpacity: number): PixelSample | null {
  const { data, width, height, channels } = image
  const count = width * height
  const pixels = new Uint8Array(count * 3)
  let seen = 0
  let isOpaque = true
  for (let index = 0; index < count; index += 1) {
    const opacity = data[(index + 1) * channels - 1]
    if (opacity < opaqueEnough) isOpaque = false
    if (opacity < leastOpacity) continue
    for (let color = 0; color < 3; color += 1) pixels[seen * 3 + color] = channelOf(image, index, color)
    seen += 1
  }
  return isOpaque ? null : { width: seen, height: Math.min(1, seen), pixels: pixels.subarray(0, seen * 3) }
}

function flatten(image: RawImage, ground: number): Uint8Array {
  const { data, width, height, channels } = image
  const pixels = new Uint8Array(width * height * 3)
  const isClear = hasOpacity(image)
  for (let index = 0; index < width * height; index += 1) {
    const opacity = isClear ? data[(index + 1) * channels - 1] : 255
    for (let color = 0; color < 3; color += 1) {
      const value = channelOf(image, index, color)
      pixels[index * 3 + color] = Math.round((value * opacity + ground * (255 - opacity)) / 255)
    }
  }
  return pixels
}

function channelOf({ data, channels }: RawImage, index: number, color: number): number {
  return data[index * channels + (channels >= 3 ? color : 0)]
}

function isPale({ width: count, pixels }: PixelSample): boolean {
  let pale = 0
  for (let at = 0; at < pixels.length; at += 3) {
    const luma = 0.2126 * pixels[at] + 0.7152 * pixels[at + 1] + 0.0722 * pixels[at + 2]
    if (luma > paleLuma) pale += 1
  }
  return pale > count / 2
}
