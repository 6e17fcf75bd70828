import { greatestCommonDivisor } from '../text-engine/analyze/stated-ratio.ts'

/** In lowest terms, except for the wide formats that are known by another name. */
export function reduceRatio(value: string): string {
  const [width = 1, height = 1] = value.split(':').map(Number)
  const divisor = greatestCommonDivisor(width, height)
  return Math.max(width, height) === 21 || divisor === 0 ? value : `${width / divisor}:${height / divisor}`
}

/** "wide 16:9". */
export function describeRatio(value: string): string {
  const [width = 1, height = 1] = value.split(':').map(Number)
  const shape = width === height ? 'square' : width > height ? 'wide' : 'vertical'
  return `${shape} ${value}`
}
