import sharp, { type Sharp } from 'sharp'
import { type Box, type DecodedImage, hasOpacity, type PixelSample, type RawImage } from '../pixels/decoded-image.ts'
import { measurePixelCells } from '../pixels/measure-pixel-cells.ts'
import { findOpaqueBox, layOnGround, type OpaqueBox } from '../pixels/transparency.ts'

type DecodedPixels = Pick<DecodedImage, 'sample' | 'visible' | 'closeUp' | 'transparentShare' | 'pixelCells'>

interface DecodeOptions {
  /** Decoded in full first, and made small from that. */
  isWhole: boolean
}

const sampleSideMax = 256
/** An opaque part below this share of the frame is measured as a close-up, with so much of its side around it. */
const closeUpShare = 0.25
const marginShare = 0.125

/** Decodes once. Takes all measurements on full-size pixels, then releases them. */
export async function decodePixels(source: Sharp, { isWhole }: DecodeOptions): Promise<DecodedPixels> {
  const upright = source.autoOrient()
  if (!isWhole) {
    const small = await readRaw(makeSmall(upright))
    return layOut(small, small, findOpaqueBox(small), null)
  }
  const whole = await readRaw(upright)
  const pixelCells = measurePixelCells(whole)
  const box = findOpaqueBox(whole)
  return layOut(whole, await shrink(whole, null), box, pixelCells)
}

async function layOut(
  whole: RawImage,
  small: RawImage,
  box: OpaqueBox | null,
  pixelCells: DecodedImage['pixelCells'],
): Promise<DecodedPixels> {
  if (box === null) return { ...nothingSeen(small), pixelCells: null }
  const frame = layOnGround(small, box.leastOpacity)
  const isFar = hasOpacity(whole) && box.width * box.height < closeUpShare * whole.width * whole.height
  if (!isFar) return { ...frame, closeUp: null, pixelCells }
  const closeUp = layOnGround(await shrink(whole, withMargin(box, whole)), box.leastOpacity)
  // A part that is too small to leave a pixel in the sample still counts as visible.
  const transparentShare = Math.min(frame.transparentShare, 1 - 1 / (whole.width * whole.height))
  return { sample: frame.sample, closeUp: closeUp.sample, visible: closeUp.visible, transparentShare, pixelCells }
}

function nothingSeen(small: RawImage): Omit<DecodedPixels, 'pixelCells'> {
  const visible: PixelSample = { width: 0, height: 0, pixels: new Uint8Array() }
  return { sample: layOnGround(small, 1).sample, visible, closeUp: null, transparentShare: 1 }
}

function withMargin(box: Box, frame: RawImage): Box {
  const margin = Math.ceil(Math.max(box.width, box.height) * marginShare)
  const left = Math.max(0, box.left - margin)
  const top = Math.max(0, box.top - margin)
  return {
    left,
    top,
    width: Math.min(frame.width, box.left + box.width + margin) - left,
    height: Math.min(frame.height, box.top + box.height + margin) - top,
  }
}

async function shrink(image: RawImage, part: Box | null): Promise<RawImage> {
  const { data, width, height, channels } = image
  const isSmall = part === null && Math.max(width, height) <= sampleSideMax
  if (isSmall) return image
  const source = sharp(data, { raw: { width, height, channels: channels as 1 | 2 | 3 | 4 } })
  return readRaw(makeSmall(part === null ? source : source.extract(part)))
}

/** A kernel without negative lobes adds no colour that is not in the image. */
function makeSmall(source: Sharp): Sharp {
  return source.resize(sampleSideMax, sampleSideMax, { fit: 'inside', withoutEnlargement: true, kernel: 'linear' })
}

async function readRaw(source: Sharp): Promise<RawImage> {
  const pixels = source.toColourspace('srgb').raw({ depth: 'uchar' })
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}
