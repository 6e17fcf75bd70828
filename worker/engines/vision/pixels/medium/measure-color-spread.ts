import type { Planes } from '../measure/measure-planes.ts'

/** CIELAB lightness below which a pixel is dark, and above which it is bright. */
const darkMax = 30
const brightMin = 75
/** Of CIELAB chroma: less has no hue worth counting. */
const leastChroma = 6
const leastShare = 0.01

/** How brightness and colour are spread over the image. */
export interface ColorSpreadFeatures {
  /** Different colours against pixels, 0 to 1: a lens sees hardly two alike. */
  distinctShare: number
  /** Brightness, 0 to 1, below which that share of the pixels lies. */
  level1: number
  level5: number
  level25: number
  level50: number
  level75: number
  level95: number
  level99: number
  /** In bits: of brightness over 256 levels, and of hue over eight directions weighted by chroma. */
  lightEntropy: number
  hueEntropy: number
  chroma: number
  chromaDeviation: number
  /** Correlation of chroma and lightness. */
  chromaWithLight: number
  meanA: number
  meanB: number
  /** Mean chroma of dark and of bright places; −1 where there are none. */
  darkChroma: number
  brightChroma: number
  darkShare: number
  brightShare: number
}

/** One pass over colours and one over levels. */
export function measureColorSpread(planes: Planes): ColorSpreadFeatures {
  return { distinctShare: countDistinct(planes) / planes.count, ...measureLevels(planes), ...measureChroma(planes) }
}

function countDistinct({ pixels, count }: Planes): number {
  const seen = new Uint8Array(1 << 21)
  let distinct = 0
  for (let at = 0; at < count * 3; at += 3) {
    const color = (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2]
    const bit = 1 << (color & 7)
    const before = seen[color >> 3]
    if ((before & bit) !== 0) continue
    seen[color >> 3] = before | bit
    distinct += 1
  }
  return distinct
}

function measureLevels({ luma, count }: Planes) {
  const levels = new Uint32Array(256)
  for (const value of luma) {
    const level = Math.min(255, (value + 0.5) | 0)
    levels[level] += 1
  }
  const below = (share: number) => {
    let level = 0
    for (let seen = levels[0]; seen < share * count && level < 255; seen += levels[level]) level += 1
    return level / 255
  }
  return {
    level1: below(0.01),
    level5: below(0.05),
    level25: below(0.25),
    level50: below(0.5),
    level75: below(0.75),
    level95: below(0.95),
    level99: below(0.99),
    lightEntropy: entropyOf(levels),
  }
}

function measureChroma({ a, b, lightness, count }: Planes) {
  const sums = { chroma: 0, square: 0, light: 0, lightSquare: 0, both: 0, a: 0, b: 0 }
  const ends = { dark: 0, darkChroma: 0, bright: 0, brightChroma: 0 }
  const hues = new Float64Array(8)
  for (let index = 0; index < count; index += 1) {
    const alongA = a[index]
    const alongB = b[index]
    const light = lightness[index]
    const chroma = Math.sqrt(alongA * alongA + alongB * alongB)
    sums.chroma += chroma
    sums.square += chroma * chroma
    sums.light += light
    sums.lightSquare += light * light
    sums.both += chroma * light
    sums.a += alongA
    sums.b += alongB
    if (light < darkMax) {
      ends.dark += 1
      ends.darkChroma += chroma
    } else if (light > brightMin) {
      ends.bright += 1
      ends.brightChroma += chroma
    }
    if (chroma <= leastChroma) continue
    const octant = (alongA > 0 ? 1 : 0) + (alongB > 0 ? 2 : 0) + (Math.abs(alongA) > Math.abs(alongB) ? 4 : 0)
    hues[octant] += chroma
  }
  const mean = sums.chroma / count
  const chromaVariance = Math.max(0, sums.square / count - mean * mean)
  const lightVariance = Math.max(0, sums.lightSquare / count - (sums.light / count) ** 2)
  return {
    hueEntropy: entropyOf(hues),
    chroma: mean,
    chromaDeviation: Math.sqrt(chromaVariance),
    chromaWithLight: (sums.both / count - (mean * sums.light) / count) / Math.sqrt(chromaVariance * lightVariance + 1),
    meanA: sums.a / count,
    meanB: sums.b / count,
    darkChroma: ends.dark > count * leastShare ? ends.darkChroma / ends.dark : -1,
    brightChroma: ends.bright > count * leastShare ? ends.brightChroma / ends.bright : -1,
    darkShare: ends.dark / count,
    brightShare: ends.bright / count,
  }
}

function entropyOf(weights: Uint32Array | Float64Array): number {
  let total = 0
  for (const weight of weights) total += weight
  let bits = 0
  for (const weight of weights) if (weight > 0) bits -= (weight / total) * Math.log2(weight / total)
  return bits
}
