import type { Draft } from '../text-engine/analyze/draft.ts'

const ratio = /^(\d{1,5}(?:\.\d{1,2})?)[:x×/](\d{1,5}(?:\.\d{1,2})?)$/iu
const wellKnown = /^[1-9]\d?:[1-9]\d?$/u
const termMax = 21

/**
 * "1920x1080" and "8.5:11" as two whole numbers without a common divisor, "21:9" as it is; null when it is no ratio.
 */
export function readRatio(value: string): string | null {
  if (wellKnown.test(value.trim())) return value.trim()
  const match = ratio.exec(value.trim())
  if (!match) return null
  const scale = value.includes('.') ? 100 : 1
  const width = Math.round(Number(match[1]) * scale)
  const height = Math.round(Number(match[2]) * scale)
  if (width === 0 || height === 0) return null
  const divisor = greatestCommonDivisor(width, height)
  return `${width / divisor}:${height / divisor}`
}

/** In lowest terms, except for the wide formats that are known by another name. */
export function reduceRatio(value: string): string {
  const [width = 1, height = 1] = value.split(':').map(Number)
  const divisor = greatestCommonDivisor(width, height)
  return Math.max(width, height) === 21 || divisor === 0 ? value : `${width / divisor}:${height / divisor}`
}

const usualRatios = new Set('1:1 4:3 3:4 3:2 2:3 4:5 5:4 5:7 7:5 16:9 9:16 21:9 2:1 1:2'.split(' '))

/** The ratio that the author names in the words of the caption; null for none and for odd sizes. */
export function statedRatio({ text, spans, constraints }: Draft): string | null {
  for (const constraint of constraints) {
    if (constraint.slot !== 'ratio') continue
    for (const { kind, start, end } of spans) {
      if (kind !== 'number' || start > constraint.end || end < constraint.start) continue
      const found = readRatio(text.slice(start, end).replaceAll(/[^\d:x×./]/giu, ''))
      if (found?.split(':').every((term) => Number(term) <= termMax)) return found
    }
  }
  const usual = spans.find(({ kind, start, end }) => kind === 'number' && usualRatios.has(text.slice(start, end)))
  return usual ? text.slice(usual.start, usual.end) : null
}

/** "wide 16:9". */
export function describeRatio(value: string): string {
  const [width = 1, height = 1] = value.split(':').map(Number)
  const shape = width === height ? 'square' : width > height ? 'wide' : 'vertical'
  return `${shape} ${value}`
}

export function greatestCommonDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestCommonDivisor(right, left % right)
}
