import type { Edges } from '../measure/measure-edges.ts'
import type { Planes } from '../measure/measure-planes.ts'

/** Of gradient strength, 0 to 255: less is calm. */
const calmStrength = 10
/** Brightness up to which a pixel is dark, and from which it is bright. */
const darkMax = 70
const brightMin = 160
const calmPixelsMin = 200
/** Keeps logarithms finite: a tenth of a brightness level. */
const leastResidue = 0.1

/** The finest detail: what a sensor, a brush or a renderer leaves behind. Logarithms are natural. */
export interface ResidueFeatures {
  /** Correlation of the finest detail of two channels, −1 to 1: near 1 where it is light and shadow alone. */
  redGreenAgreement: number
  greenBlueAgreement: number
  redBlueAgreement: number
  /** How unevenly it is spread: mean square against squared mean, and fourth power against squared mean square. */
  residuePeak: number
  residueKurtosis: number
  residueLevel: number
  /** Share of the pixels without residue. */
  residueFreeShare: number
  /** In calm parts: the residue level, and the levels of dark, middle and bright pixels relative to it. */
  calmNoise: number
  darkNoise: number
  middleNoise: number
  brightNoise: number
}

/** One pass with a four-neighbour Laplacian over each channel. */
export function measureResidue({ width, height, luma, pixels }: Planes, edges: Edges): ResidueFeatures {
  const sums = { red: 0, green: 0, blue: 0, redGreen: 0, greenBlue: 0, redBlue: 0, size: 0, square: 0, fourth: 0 }
  const calm = { sizes: [0, 0, 0], counts: [0, 0, 0] }
  let none = 0
  const row = width * 3
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x
      const red = turnOf(pixels, index * 3, row)
      const green = turnOf(pixels, index * 3 + 1, row)
      const blue = turnOf(pixels, index * 3 + 2, row)
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue
      sums.red += red * red
      sums.green += green * green
      sums.blue += blue * blue
      sums.redGreen += red * green
      sums.greenBlue += green * blue
      sums.redBlue += red * blue
      const square = light * light
      sums.size += Math.abs(light)
      sums.square += square
      sums.fourth += square * square
      if (red === 0 && green === 0 && blue === 0) none += 1
      if (edges.strength[index] < calmStrength) addCalm(calm, luma[index], Math.abs(light))
    }
  }
  const count = Math.max(1, (width - 2) * (height - 2))
  const mean = sums.size / count
  const meanSquare = sums.square / count
  return {
    redGreenAgreement: sums.redGreen / Math.sqrt(sums.red * sums.green + 1),
    greenBlueAgreement: sums.greenBlue / Math.sqrt(sums.green * sums.blue + 1),
    redBlueAgreement: sums.redBlue / Math.sqrt(sums.red * sums.blue + 1),
    residuePeak: Math.log(meanSquare / (mean * mean + 0.01) + leastResidue),
    residueKurtosis: Math.log(sums.fourth / count / (meanSquare * meanSquare + 0.01) + leastResidue),
    residueLevel: Math.log(mean + leastResidue),
    residueFreeShare: none / count,
    ...noiseOf(calm),
  }
}

interface CalmSums {
  sizes: number[]
  counts: number[]
}

function addCalm({ sizes, counts }: CalmSums, level: number, size: number): void {
  const tone = level < darkMax ? 0 : level < brightMin ? 1 : 2
  sizes[tone] += size
  counts[tone] += 1
}

function noiseOf({ sizes, counts }: CalmSums) {
  const size = sizes.reduce((sum, part) => sum + part, 0)
  const mean =
    size /
    Math.max(
      1,
      counts.reduce((sum, count) => sum + count, 0),
    )
  const against = (tone: number) => {
    const count = counts[tone]
    if (count <= calmPixelsMin) return 0
    return Math.log((sizes[tone] / count + leastResidue) / (mean + leastResidue))
  }
  const noise = { darkNoise: against(0), middleNoise: against(1), brightNoise: against(2) }
  return { calmNoise: Math.log(mean + leastResidue), ...noise }
}

function turnOf(pixels: Uint8Array, at: number, row: number): number {
  const beside = pixels[at - 3] + pixels[at + 3]
  return 4 * pixels[at] - beside - pixels[at - row] - pixels[at + row]
}
