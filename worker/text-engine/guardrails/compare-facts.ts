import { targets } from '../../targets/registry.ts'
import type { ParameterRules } from '../../targets/target.ts'
import type { Draft } from '../analyze/draft.ts'
import { indexRanges } from '../text/ranges.ts'
import { ratioValue, sameRatio } from '../text/ratio.ts'
import { type Flag, isDrawingFlag, isRatioFlag, listedItems, readFlagAt } from '../text/read-flag.ts'
import { isDigitUnit, isLetterUnit, type Range, readWords, type Span, stemsOf, wordsWithin } from '../text/words.ts'
import signs from './data/signs.json' with { type: 'json' }
import { foldText, isNumberKept, plainText, type SearchedText } from './searched-text.ts'
import { errorIf, type VerifyOptions, type Violation } from './verdict.ts'

const emphasis: ReadonlySet<string> = new Set(signs.emphasis)
const codeWord = /_|\p{Ll}\p{Lu}/u
const endMarks = '.,;:!?'
const titleShareMin = 0.6
const titleWordsMin = 5
const factLengthMax = 24

/** Looks for every fact of a draft in the result; each is counted, and each different one that is lost is named. */
export function compareFacts(
  draft: Draft,
  result: SearchedText,
  options: VerifyOptions,
): { lost: number; violations: Violation[] } {
  const isTitled = isInTitleCase(draft)
  const weights = indexRanges(options.modality === 'image' ? findWeights(draft.text) : [])
  const seen = new Map<string, Violation[]>()
  let lost = 0
  for (const span of draft.spans) {
    if (weights.touches(span)) continue
    if (span.kind === 'name' && isTitled && options.writer === 'model') continue
    const own = draft.text.slice(span.start, span.end)
    const key = `${span.kind} ${own} ${span.kind === 'number' ? draft.text.charAt(span.end) : ''}`
    const violations = seen.get(key) ?? findViolations(draft, span, own, result, options)
    seen.set(key, violations)
    lost += violations.length
  }
  return { lost, violations: [...seen.values()].flat() }
}

/** The violation of a fact that is lost, or none. */
function findViolations(
  draft: Draft,
  span: Span,
  own: string,
  result: SearchedText,
  options: VerifyOptions,
): Violation[] {
  if (isKept(draft, span, own, result, options)) return []
  if (span.kind === 'identifier' && result.folded().includes(foldText(own)))
    return errorIf(own, 'identifier-case', 'Capitals and small letters of this must stay as in the draft')
  const evidence = span.kind === 'number' ? widened(draft.text, span) : own
  return errorIf(evidence, 'fact-lost', 'This of the draft is missing; it must stand in the prompt letter for letter')
}

function isKept(draft: Draft, span: Span, own: string, result: SearchedText, options: VerifyOptions): boolean {
  const isPicture = options.modality === 'image'
  switch (span.kind) {
    case 'number':
      return isNumberKept(draft.text, span, result) || (isPicture && isRatioOfFlag(own, result))
    case 'name':
      return wordsWithin(draft.words, span).every(({ lower }) => isNamed(lower, result) || emphasis.has(lower))
    case 'identifier':
      return isWhole(own, result.text) || (!codeWord.test(own) && isJoined(own, result))
    case 'quotation':
      return result.holds(innerOf(own))
    case 'flag': {
      const flag = readFlagAt(draft.text, span.start)
      return !isPicture || !flag
        ? result.holds(plainText(own))
        : isParameterKept(flag, result, targets[options.targetId].image.parameters)
    }
    default:
      return result.holds(plainText(own))
  }
}

function isNamed(lower: string, result: SearchedText): boolean {
  const bare = lower.endsWith("'s") ? lower.slice(0, -2) : lower
  return (
    result.lowers().has(lower) ||
    result.lowers().has(bare) ||
    result.lowers().has(`${bare}'s`) ||
    (bare.length > 3 && result.folded().includes(bare))
  )
}

/** Not within a longer word. */
function isWhole(own: string, text: string): boolean {
  for (let at = text.indexOf(own); at >= 0; at = text.indexOf(own, at + own.length)) {
    if (!isWordUnit(text.charCodeAt(at - 1)) && !isWordUnit(text.charCodeAt(at + own.length))) return true
  }
  return false
}

function isWordUnit(code: number): boolean {
  return isLetterUnit(code) || isDigitUnit(code) || code === 0x5f
}

/** "covid19" is "COVID-19". */
function isJoined(own: string, result: SearchedText): boolean {
  const bare = foldText(own).replaceAll('-', '')
  return result.joined().includes(bare)
}

/** The text between the marks, without a final punctuation mark. */
function innerOf(quotation: string): string {
  const inner = plainText(quotation.slice(1, -1)).trim()
  return endMarks.includes(inner.at(-1) ?? ' ') ? inner.slice(0, -1) : inner
}

function isRatioOfFlag(number: string, result: SearchedText): boolean {
  const own = ratioValue(number)
  return [...result.flags()].some(
    ([name, flags]) => isRatioFlag(name) && flags.some(({ ratio }) => sameRatio(ratio, own)),
  )
}

/** A number with the letters at it, as a person would name it: "4B". */
function widened(text: string, { start, end }: Span): string {
  let to = end
  while (to < text.length && to - end < factLengthMax && isWordUnit(text.charCodeAt(to))) to += 1
  return text.slice(start, to)
}

/** True for Title Case, in which capitals do not mark names. */
function isInTitleCase({ text, words, spans }: Draft): boolean {
  if (!spans.some(({ kind }) => kind === 'name') || words.length < titleWordsMin) return false
  const capitals = words.filter(({ start, lower }) => text.charAt(start) !== lower.charAt(0)).length
  return capitals / words.length >= titleShareMin
}

/**
 * True if a picture prompt keeps a parameter of the draft: unchanged, clamped to its range, as a ratio in whole numbers
 * or, for a target without parameters, as a value in the text. Parameters without meaning for the target may be
 * dropped.
 */
function isParameterKept(flag: Flag, result: SearchedText, parameters: ParameterRules | null): boolean {
  if (!isDrawingFlag(flag.name)) return result.folded().includes(`--${flag.name}`)
  if (flag.name === 'no') return areItemsKept(flag.value, result)
  const isRatio = isRatioFlag(flag.name)
  if (parameters === null) return !isRatio || flag.value === '' || hasRatio(flag.value, result)
  const rule = parameters.get(flag.name)
  if (flag.name === 'style' && flag.value === 'raw' && result.folded().includes('--raw')) return true
  const wanted = rule?.name ?? flag.name
  const kept = [...result.flags()].filter(([name]) => parameters.get(name)?.name === wanted)
  const own = ratioValue(flag.value)
  if (isRatio && own === null) return kept.length > 0
  if (isRatio) return kept.some(([, flags]) => flags.some(({ ratio }) => sameRatio(ratio, own)))
  const clamped = clamp(flag.value, rule?.range)
  return kept.some(([, flags]) => flags.some(({ value }) => value === flag.value || value === clamped))
}

function areItemsKept(value: string, result: SearchedText): boolean {
  return listedItems(value).every((item) => {
    const stems = [...stemsOf(readWords(item))]
    return stems.length === 0 || stems.some((stem) => result.stems().has(stem))
  })
}

function hasRatio(value: string, result: SearchedText): boolean {
  const own = ratioValue(value)
  return own === null || result.ratios().some((ratio) => sameRatio(ratio, own))
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
