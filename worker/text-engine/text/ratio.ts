const sizes = /^(\d{1,5}(?:\.\d{1,2})?)[:x×/](\d{1,5}(?:\.\d{1,2})?)$/iu
const wellKnown = /^[1-9]\d?:[1-9]\d?$/u
/** Conventionally not reduced. */
const unreduced = new Set(['21:9', '9:21'])

/** "1920x1080" and "8.5:11" as whole numbers in lowest terms, "21:9" unchanged; null if it is not a ratio. */
export function readRatio(value: string): string | null {
  if (wellKnown.test(value.trim())) return value.trim()
  const match = sizes.exec(value.trim())
  if (!match) return null
  const scale = value.includes('.') ? 100 : 1
  const [width, height] = [Math.round(Number(match[1]) * scale), Math.round(Number(match[2]) * scale)]
  return width === 0 || height === 0 ? null : reduceRatio(`${width}:${height}`)
}

/** In lowest terms, except for the wide formats that are known by another name. */
export function reduceRatio(value: string): string {
  const [width = 1, height = 1] = value.split(':').map(Number)
  const divisor = greatestCommonDivisor(width, height)
  return unreduced.has(value) || divisor === 0 ? value : `${width / divisor}:${height / divisor}`
}

function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right)
}

/** "wide 16:9". */
export function describeRatio(value: string): string {
  const sides = compareSides(value)
  return `${sides === 0 ? 'square' : sides > 0 ? 'wide' : 'vertical'} ${value}`
}

/** Positive for a wide frame, negative for an upright one. */
export function compareSides(ratio: string): number {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return width - height
}

/** "16:9", "1920x1080" and "8.5:11" as one number; null for what is no ratio. */
export function ratioValue(value: string): number | null {
  const [width = '', height = '', more] = value.split(/[:x×/]/u)
  const ratio = Number(width) / Number(height)
  return more === undefined && width !== '' && height !== '' && Number.isFinite(ratio) && ratio > 0 ? ratio : null
}

/** True for ratios that differ by less than a hundredth; false where one is none. */
export function sameRatio(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && Math.abs(one / other - 1) < 0.01
}
