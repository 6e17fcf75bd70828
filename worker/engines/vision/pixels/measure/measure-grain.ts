import { type Planes, ramp, roundShare } from './measure-planes.ts'

export interface GrainMeasures {
  level: 'clean' | 'fine' | 'pronounced' | null
  /** Standard deviation of the fine residue in the calmest parts, in brightness levels. */
  deviation: number
  confidence: number
}

const blockSide = 8

/**
 * Noise where the image should be even. A block whose quarters differ is structure, not grain, and is left out;
 * so are blocks at the ends of the scale, where noise is cut off.
 */
export function measureGrain(planes: Planes): GrainMeasures {
  const residues: number[] = []
  let blocks = 0
  for (let y = 1; y + blockSide < planes.height; y += blockSide) {
    for (let x = 1; x + blockSide < planes.width; x += blockSide) {
      blocks += 1
      const residue = measureBlock(planes, x, y)
      if (residue !== null) residues.push(residue)
    }
  }
  if (residues.length < 8) return { level: null, deviation: 0, confidence: 0 }
  residues.sort((first, second) => first - second)
  const deviation = residues[Math.floor(residues.length * 0.3)]
  // Grain lies over everything alike; cloth, stone and leaves differ from place to place.
  const calm = residues[Math.floor(residues.length * 0.08)]
  const busy = residues[Math.floor(residues.length * 0.55)]
  const evenness = deviation < 1.1 ? 1 : ramp(busy / Math.max(0.1, calm), 2, 1.5)
  const level = deviation < 1.1 ? 'clean' : deviation < 3.4 ? 'fine' : 'pronounced'
  const isClear = Math.min(1, Math.abs(deviation - 1.1) / 0.7, Math.abs(deviation - 3.4) / 1)
  const confidence = (0.4 + 0.4 * isClear) * ramp(residues.length / blocks, 0.02, 0.2) * evenness
  return { level, deviation: roundShare(deviation), confidence: roundShare(confidence) }
}

function measureBlock(planes: Planes, fromX: number, fromY: number): number | null {
  const { luma, width } = planes
  const quarters = [0, 0, 0, 0]
  let sum = 0
  let squares = 0
  for (let y = 0; y < blockSide; y += 1) {
    for (let x = 0; x < blockSide; x += 1) {
      const index = (fromY + y) * width + fromX + x
      const value = luma[index]
      const quarter = (y < blockSide / 2 ? 0 : 2) + (x < blockSide / 2 ? 0 : 1)
      quarters[quarter] += value
      const residue = value - (value + luma[index - 1] + luma[index + 1] + ring(luma, width, index)) / 5
      sum += residue
      squares += residue * residue
    }
  }
  const means = quarters.map((quarter) => quarter / 16)
  const mean = (means[0] + means[1] + means[2] + means[3]) / 4
  if (mean < 24 || mean > 236) return null
  const deviation = Math.sqrt(Math.max(0, squares / 64 - (sum / 64) ** 2))
  const unevenness = Math.max(...means) - Math.min(...means)
  return unevenness > 3 + 1.2 * deviation ? null : deviation
}

function ring(luma: Float32Array, width: number, index: number): number {
  return luma[index - width] + luma[index + width]
}
