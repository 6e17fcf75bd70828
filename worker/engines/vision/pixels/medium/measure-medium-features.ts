import type { Edges } from '../measure/measure-edges.ts'
import { measureGrain } from '../measure/measure-grain.ts'
import type { Planes } from '../measure/measure-planes.ts'
import { type BrushFeatures, measureBrush } from './measure-brush.ts'
import { type BusyFeatures, measureBusyBlocks } from './measure-busy-blocks.ts'
import { type ColorSpreadFeatures, measureColorSpread } from './measure-color-spread.ts'
import {
  type EdgeFormFeatures,
  type EdgeShapeFeatures,
  measureEdgeForms,
  measureEdgeShapes,
} from './measure-edge-forms.ts'
import { measurePatterns, type PatternFeatures } from './measure-patterns.ts'
import { measurePixelGrid, type PixelGridFeatures } from './measure-pixel-grid.ts'
import { measureResidue, type ResidueFeatures } from './measure-residue.ts'
import { measureSteps, type StepFeatures } from './measure-steps.ts'
import { countGutters, measureStrokes, type StrokeFeatures } from './measure-strokes.ts'

/** What tells a photograph from a drawing, a page or a screen. Shares are of all pixels unless said otherwise. */
export interface MediumFeatures
  extends BrushFeatures,
    BusyFeatures,
    StepFeatures,
    PatternFeatures,
    ResidueFeatures,
    ColorSpreadFeatures,
    EdgeFormFeatures,
    EdgeShapeFeatures,
    StrokeFeatures,
    PixelGridFeatures {
  /** Of the sample, in pixels. */
  longerSide: number
  shorterSide: number
  /** Colours (five bits a channel; of greys, three times the levels) that make up 95 % of the image. */
  colorCount: number
  topColorShare: number
  topFourShare: number
  topLightness: number
  /** Equal to the right and the lower neighbour. */
  flatShare: number
  /** Flat next door, yet changed six pixels on: the slow gradients of shading. */
  slowShare: number
  /** Changing, but evenly. */
  smoothShare: number
  /** Fine detail away from strong edges: cloth, leaves, brush, grain. */
  textureShare: number
  /** Of the blocks of the image, those with such detail. */
  texturedBlockShare: number
  neutralShare: number
  vividShare: number
  /** Even bands right across the frame, between rows of content. */
  gutterCount: number
  /** Natural logarithm of the noise in the calmest parts, in brightness levels plus a fifth. */
  grainLevel: number
}

const strong = 40
const slowReach = 6

/** One pass over colours, one over neighbours, and the special measures for strokes and pixel grids. */
export function measureMediumFeatures(planes: Planes, edges: Edges): MediumFeatures {
  return {
    longerSide: Math.max(planes.width, planes.height),
    shorterSide: Math.min(planes.width, planes.height),
    ...measureBrush(planes),
    ...countColors(planes),
    ...measureSurfaces(planes, edges),
    ...measureEdgeShapes(planes, edges),
    ...measureStrokes(planes),
    gutterCount: countGutters(planes),
    grainLevel: Math.log(measureGrain(planes).deviation + 0.2),
    ...measurePixelGrid(planes),
    ...measureSteps(planes, edges),
    ...measurePatterns(planes),
    ...measureResidue(planes, edges),
    ...measureColorSpread(planes),
    ...measureEdgeForms(planes, edges),
  }
}

function countColors(planes: Planes) {
  let neutral = 0
  let vivid = 0
  for (let index = 0; index < planes.count; index += 1) {
    const a = planes.a[index]
    const b = planes.b[index]
    const squaredChroma = a * a + b * b
    if (squaredChroma < 36) neutral += 1
    if (squaredChroma > 3025) vivid += 1
  }
  // Greys fill only a line of the colour cube, which would make any grey photograph look like a drawing.
  const isGrey = neutral > planes.count * 0.98
  const { filled, topPixel } = isGrey ? countLevels(planes) : countBins(planes)
  let seen = 0
  const enough = filled.findIndex((weight) => {
    seen += weight
    return seen >= planes.count * 0.95
  })
  return {
    colorCount: (enough + 1) * (isGrey ? 3 : 1),
    topColorShare: filled[0] / planes.count,
    topFourShare: filled.slice(0, 4).reduce((sum, weight) => sum + weight, 0) / planes.count,
    topLightness: planes.lightness[topPixel],
    neutralShare: neutral / planes.count,
    vividShare: vivid / planes.count,
  }
}

function countLevels(planes: Planes) {
  return tally(planes.count, 256, (index) => Math.min(255, Math.round(planes.luma[index])))
}

function countBins({ pixels, count }: Planes) {
  return tally(count, 32768, (index) => {
    const green = pixels[index * 3 + 1] >> 3
    return ((pixels[index * 3] >> 3) << 10) | (green << 5) | (pixels[index * 3 + 2] >> 3)
  })
}

/** Weights of the bins in use, heaviest first, and a pixel of the heaviest. */
function tally(count: number, size: number, binOf: (index: number) => number) {
  const bins = new Uint32Array(size)
  const pixelOf = new Uint32Array(size)
  for (let index = 0; index < count; index += 1) {
    const bin = binOf(index)
    bins[bin] += 1
    pixelOf[bin] = index
  }
  let top = 0
  bins.forEach((weight, bin) => {
    if (weight > bins[top]) top = bin
  })
  const filled = bins.filter((weight) => weight > 0).sort((one, other) => other - one)
  return { filled, topPixel: pixelOf[top] }
}

function measureSurfaces(planes: Planes, edges: Edges) {
  const { width, height, pixels } = planes
  let flat = 0
  let slow = 0
  let smooth = 0
  let texture = 0
  const isFlat = new Uint8Array(planes.count)
  const isTexture = new Uint8Array(planes.count)
  const blockColumns = Math.ceil(width / 8)
  const blockDetail = new Float32Array(blockColumns * Math.ceil(height / 8))
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x
      const step = Math.max(channelStep(pixels, index, index + 1), channelStep(pixels, index, index + width))
      const detail = edges.detail[index]
      const strength = edges.strength[index]
      if (step <= 1) {
        flat += 1
        isFlat[index] = 1
        if (isSlow(planes, x, y)) slow += 1
      } else if (detail <= 4 && strength < 24) smooth += 1
      if (detail > 6 && detail < 70 && strength < strong) {
        texture += 1
        isTexture[index] = 1
        const block = Math.floor(y / 8) * blockColumns + Math.floor(x / 8)
        blockDetail[block] += 1
      }
    }
  }
  const inner = Math.max(1, (width - 2) * (height - 2))
  const textured = blockDetail.reduce((sum, count) => sum + (count >= 12 ? 1 : 0), 0)
  return {
    flatShare: flat / inner,
    slowShare: slow / inner,
    smoothShare: smooth / inner,
    textureShare: texture / inner,
    texturedBlockShare: textured / blockDetail.length,
    ...measureBusyBlocks(planes, isFlat, isTexture),
  }
}

function isSlow({ width, height, pixels }: Planes, x: number, y: number): boolean {
  const index = y * width + x
  const right = x + slowReach < width ? channelStep(pixels, index, index + slowReach) : 0
  const below = y + slowReach < height ? channelStep(pixels, index, index + slowReach * width) : 0
  const step = Math.max(right, below)
  return step >= 2 && step <= 14
}

function channelStep(pixels: Uint8Array, onePixel: number, otherPixel: number): number {
  const one = onePixel * 3
  const other = otherPixel * 3
  const red = Math.abs(pixels[one] - pixels[other])
  const green = Math.abs(pixels[one + 1] - pixels[other + 1])
  const blue = Math.abs(pixels[one + 2] - pixels[other + 2])
  return Math.max(red, green, blue)
}
