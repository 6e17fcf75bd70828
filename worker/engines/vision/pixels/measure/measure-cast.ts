import { type Planes, ramp, roundShare } from './measure-planes.ts'

export interface CastMeasures {
  temperature: 'warm' | 'cool' | 'neutral'
  temperatureConfidence: number
  /** Shadows and lights leaning opposite ways. */
  splitTone: 'warm lights, cool shadows' | 'cool lights, warm shadows' | null
  /** Hasler and Süsstrunk's measure, 0 to about 150. */
  colorfulness: number
  saturation: 'monochrome' | 'muted' | 'natural' | 'vibrant'
  /** An image of one hue laid over greys. */
  toning: 'sepia' | 'blue' | null
}

interface Zone {
  count: number
  /** Mean height in the frame, 0 at the top to 1. */
  level: number
  a: number
  b: number
}

/** Colour temperature, split toning and colourfulness. */
export function measureCast(planes: Planes): CastMeasures {
  const { all, shadows, middle, lights } = sumZones(planes)
  const colorfulness = measureColorfulness(planes.pixels, planes.count)
  const isGrey = colorfulness < 7
  const judged = middle.count >= planes.count * 0.1 ? middle : all
  // Blue against yellow decides; red against green only leans on it.
  const warmth = judged.b + 0.35 * judged.a
  const temperature = isGrey || Math.abs(warmth) < 4 ? 'neutral' : warmth > 0 ? 'warm' : 'cool'
  return {
    temperature,
    temperatureConfidence: roundShare(
      temperature === 'neutral' ? ramp(Math.abs(warmth), 6, 1) : 0.45 + 0.55 * ramp(Math.abs(warmth), 4, 13),
    ),
    splitTone: isGrey ? null : findSplit(shadows, lights, planes.count),
    colorfulness: Math.round(colorfulness * 10) / 10,
    saturation: isGrey ? 'monochrome' : colorfulness < 26 ? 'muted' : colorfulness < 62 ? 'natural' : 'vibrant',
    toning: findToning(planes, all, colorfulness),
  }
}

function sumZones(planes: Planes): Record<'all' | 'shadows' | 'middle' | 'lights', Zone> {
  const zone = (): Zone => ({ count: 0, level: 0, a: 0, b: 0 })
  const zones = { all: zone(), shadows: zone(), middle: zone(), lights: zone() }
  for (let index = 0; index < planes.count; index += 1) {
    const lightness = planes.lightness[index]
    const a = planes.a[index]
    const b = planes.b[index]
    add(zones.all, a, b)
    if (lightness >= 20 && lightness <= 88) addForLight(zones.middle, a, b)
    if (lightness >= 6 && lightness < 34) {
      add(zones.shadows, a, b)
      zones.shadows.level += index / planes.count
    }
    if (lightness > 64 && lightness < 97) {
      add(zones.lights, a, b)
      zones.lights.level += index / planes.count
    }
  }
  for (const each of Object.values(zones)) {
    each.a /= Math.max(1, each.count)
    each.b /= Math.max(1, each.count)
    each.level /= Math.max(1, each.count)
  }
  return zones
}

function add(zone: Zone, a: number, b: number): void {
  zone.count += 1
  zone.a += a
  zone.b += b
}

const mostChroma = 24

/** The light tints everything a little; a strong colour belongs to its thing, and green to leaves. */
function addForLight(zone: Zone, a: number, b: number): void {
  const isLeaf = a < -5 && b > -a * 0.3
  const chroma = Math.sqrt(a * a + b * b)
  const scale = isLeaf ? 0 : Math.min(1, mostChroma / (chroma || 1))
  add(zone, a * scale, b * scale)
}

function findSplit(shadows: Zone, lights: Zone, count: number): CastMeasures['splitTone'] {
  if (Math.min(shadows.count, lights.count) < count * 0.08) return null
  // A blue sky over brown earth is no grading.
  if (shadows.level - lights.level > 0.2) return null
  if (lights.b > 5 && shadows.b < -4) return 'warm lights, cool shadows'
  if (lights.b < -5 && shadows.b > 4) return 'cool lights, warm shadows'
  return null
}

// D. Hasler and S. Süsstrunk, "Measuring colourfulness in natural images", 2003.
function measureColorfulness(pixels: Uint8Array, count: number): number {
  const sums = [0, 0, 0, 0]
  for (let index = 0; index < count; index += 1) {
    const red = pixels[index * 3]
    const green = pixels[index * 3 + 1]
    const blue = pixels[index * 3 + 2]
    const redGreen = red - green
    const yellowBlue = (red + green) / 2 - blue
    sums[0] += redGreen
    sums[1] += yellowBlue
    sums[2] += redGreen * redGreen
    sums[3] += yellowBlue * yellowBlue
  }
  const [redGreen = 0, yellowBlue = 0, redGreenSquares = 0, yellowBlueSquares = 0] = sums.map((sum) => sum / count)
  const spread = redGreenSquares - redGreen ** 2 + yellowBlueSquares - yellowBlue ** 2
  return Math.sqrt(Math.max(0, spread)) + 0.3 * Math.hypot(redGreen, yellowBlue)
}

/** Sepia and its cousins: every pixel lies on one hue, weakly, and lightness alone draws the image. */
function findToning(planes: Planes, all: Zone, colorfulness: number): CastMeasures['toning'] {
  const length = Math.hypot(all.a, all.b)
  if (length < 5 || length > 25 || colorfulness > 42) return null
  let across = 0
  let along = 0
  let lightness = 0
  for (let index = 0; index < planes.count; index += 1) {
    const a = planes.a[index]
    const b = planes.b[index]
    across += ((a * all.b - b * all.a) / length) ** 2
    along += ((a * all.a + b * all.b) / length - length) ** 2
    lightness += (planes.lightness[index] - 50) ** 2
  }
  const isOneHue = Math.sqrt(across / planes.count) < 1.8 && Math.sqrt(along / planes.count) < 8
  if (!isOneHue || Math.sqrt(lightness / planes.count) < 10) return null
  if (all.b > 4 && all.a > -2) return 'sepia'
  return all.b < -4 ? 'blue' : null
}
