import type { ParameterRules } from '../../targets/target.ts'
import { ratioValue, sameRatio } from '../text/ratio.ts'
import { type Flag, isDrawingFlag, isRatioFlag, listedItems, readFlagAt } from '../text/read-flag.ts'
import { stemsOf } from '../text/stems.ts'
import { type Range, readWords } from '../text/words.ts'
import type { SearchedText } from './searched-text.ts'

/** The parameters of a text, in order; each extends to the next one. */
export function readFlags(text: string): Flag[] {
  const flags: Flag[] = []
  for (let at = text.indexOf('--'); at >= 0; at = text.indexOf('--', at + 2)) {
    const flag = readFlagAt(text, at)
    if (flag) flags.push(flag)
  }
  return flags
}

/**
 * True where a parameter of a draft is in the result of a picture: the same, at the bound of its range, its ratio in
 * whole numbers, or for a target without parameters its value in the text. What means nothing there may go.
 */
export function isParameterKept(flag: Flag, result: SearchedText, parameters: ParameterRules | null): boolean {
  if (!isDrawingFlag(flag.name)) return result.folded().includes(`--${flag.name}`)
  if (flag.name === 'no') return areItemsKept(flag.value, result)
  const isRatio = isRatioFlag(flag.name)
  if (parameters === null) return !isRatio || flag.value === '' || hasRatio(flag.value, result)
  const rule = parameters.get(flag.name)
  if (flag.name === 'style' && flag.value === 'raw' && result.folded().includes('--raw')) return true
  const kept = readFlags(result.text).filter(({ name }) => parameters.get(name)?.name === (rule?.name ?? flag.name))
  if (isRatio)
    return (
      kept.length > 0 && (ratioValue(flag.value) === null || kept.some(({ value }) => sameRatio(value, flag.value)))
    )
  return kept.some(({ value }) => value === flag.value || value === clamp(flag.value, rule?.range))
}

function areItemsKept(value: string, result: SearchedText): boolean {
  return listedItems(value).every((item) => {
    const stems = [...stemsOf(readWords(item))]
    return stems.length === 0 || stems.some((stem) => result.stems().has(stem))
  })
}

function hasRatio(value: string, result: SearchedText): boolean {
  if (ratioValue(value) === null) return true
  return [...result.numbers().keys()].some((key) => sameRatio(key, value))
}

function clamp(value: string, range: readonly number[] | undefined): string {
  const [min, max] = range ?? []
  if (min === undefined || max === undefined || value === '') return value
  return String(Math.min(max, Math.max(min, Number(value))))
}

/** `<lora:style:0.8>`, the `:1.2)` of `(red:1.2)`, the `::2` of `red::2`: syntax of other drawing tools, no facts. */
const weights = /<lora:[^<>\n]{0,60}>|(?<=\(\w{1,40}):\d(?:\.\d{1,2})?\)|(?<=\w)::(?:-?\d{1,2}(?:\.\d{1,2})?)?/gu

/** The weights of a caption, in order. */
export function findWeights(text: string): Range[] {
  if (!text.includes(':')) return []
  return [...text.matchAll(weights)].map(({ index, 0: { length } }) => ({ start: index, end: index + length }))
}
