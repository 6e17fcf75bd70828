import { type Box, hasOpacity, type RawPicture } from './raw-picture.ts'

const halfOpaque = 128
/** A picture that is faint everywhere is still one; below this it is invisible. */
const faintest = 8

export interface OpaqueBox extends Box {
  /** The opacity from which on a pixel counts as seen, 0 to 255. */
  leastOpacity: number
}

/** The smallest box around everything that is seen; null when nothing is. */
export function findOpaqueBox(picture: RawPicture): OpaqueBox | null {
  const { width, height } = picture
  if (!hasOpacity(picture)) return { left: 0, top: 0, width, height, leastOpacity: halfOpaque }
  return boxFrom(picture, halfOpaque) ?? boxFrom(picture, faintest)
}

/** Looks from the edges inwards: in a picture without transparency it is done after the first pixels. */
function boxFrom(picture: RawPicture, leastOpacity: number): OpaqueBox | null {
  const { width, height } = picture
  let top = 0
  while (top < height && !isRowSeen(picture, top, leastOpacity)) top += 1
  if (top === height) return null
  let bottom = height - 1
  while (!isRowSeen(picture, bottom, leastOpacity)) bottom -= 1
  let left = width - 1
  let right = 0
  // Row after row, for memory is read in that order; only what would widen the box is looked at.
  for (let y = top; y <= bottom; y += 1) {
    left = Math.min(left, firstSeen(picture, { y, from: 0, to: left, leastOpacity }))
    right = Math.max(right, lastSeen(picture, { y, from: right, to: width, leastOpacity }))
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1, leastOpacity }
}

interface Stretch {
  y: number
  from: number
  to: number
  leastOpacity: number
}

function isRowSeen(picture: RawPicture, y: number, leastOpacity: number): boolean {
  return firstSeen(picture, { y, from: 0, to: picture.width, leastOpacity }) < picture.width
}

/** The first seen pixel of a stretch of one row; its end when there is none. */
function firstSeen({ data, width, channels }: RawPicture, { y, from, to, leastOpacity }: Stretch): number {
  let at = (y * width + from + 1) * channels - 1
  for (let x = from; x < to; x += 1) {
    if (data[at] >= leastOpacity) return x
    at += channels
  }
  return to
}

/** The last one; its beginning when there is none. */
function lastSeen({ data, width, channels }: RawPicture, { y, from, to, leastOpacity }: Stretch): number {
  let at = (y * width + to) * channels - 1
  for (let x = to - 1; x > from; x -= 1) {
    if (data[at] >= leastOpacity) return x
    at -= channels
  }
  return from
}
