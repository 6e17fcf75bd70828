import type { Draft } from '../../text-engine/analyze/draft.ts'
import { findRequest, findWeight, unquoted } from '../../text-engine/guardrails/prompt-words.ts'
import { errorIf, type Violation } from '../../text-engine/guardrails/verdict.ts'
import { ratioValue, reduceRatio } from '../../text-engine/text/ratio.ts'
import { readWords, stemOf, type Word } from '../../text-engine/text/words.ts'
import type { ParameterRule, ParameterRules } from '../target.ts'
import stored from './parameters.json' with { type: 'json' }

const denialStart = /\b(?:no|without|don['’]?t|do not|avoid|excluding) [\p{L}\p{N}'’-]{1,40}/iu
const spacing = /\S--[a-z]|\s\s--[a-z]|(?<=^|\s)[–—](?:ar|raw|no|s|v|c|seed) |(?<=^|\s)- -[a-z]/iu
const parameterStart = /(?:^|\s)--[a-z]/iu
const endMark = /[,.;:]$/u
const ratioForm = /^\d+:\d+$/u
const guarded: ReadonlySet<string> = new Set(stored.guardedItems)

interface Parameter {
  name: string
  value: string
  /** As written. */
  text: string
}

/** The rules for a caption with parameters behind it. */
export function checkMidjourney(draft: Draft, result: Draft): Violation[] {
  const { text } = result
  const at = text.search(parameterStart)
  const body = at < 0 ? text : text.slice(0, at)
  const bodyWords = at < 0 ? result.words : result.words.filter(({ end }) => end <= at)
  const mark = at > 0 ? endMark.exec(body)?.[0] : null
  const [firstLine = '', secondLine] = text.trim().split(/[\n\r]/u, 2)
  return [
    ...errorIf(
      spacing.exec(text)?.[0],
      'midjourney-parameter-spacing',
      'A parameter begins with one space and two hyphens',
    ),
    ...errorIf(mark, 'midjourney-punctuation', 'Punctuation before the first parameter'),
    ...errorIf(secondLine === undefined ? null : firstLine.slice(-30), 'midjourney-one-line', 'The prompt is one line'),
    ...checkBody(result, body),
    ...(at < 0 ? [] : checkParameters(draft, text.slice(at).trim(), bodyWords)),
  ]
}

function checkBody(result: Draft, body: string): Violation[] {
  const shown = unquoted(result).slice(0, body.length)
  const denial = result.language === 'pt' ? null : denialStart.exec(shown)?.[0]
  return [
    ...errorIf(denial, 'midjourney-denial', 'Exclusions belong in --no'),
    ...errorIf(findWeight(shown), 'midjourney-foreign-syntax', 'Weights and tags of other tools have no effect here'),
    ...errorIf(findRequest(body), 'midjourney-request', 'A caption does not open with a request'),
  ]
}

function checkParameters(draft: Draft, text: string, body: readonly Word[]): Violation[] {
  const seen = new Set<string>()
  return readParameters(text).flatMap((parameter) => {
    const name = parameters.get(parameter.name)?.name ?? parameter.name
    const isRepeated = seen.has(name)
    seen.add(name)
    return checkParameter(draft, { ...parameter, name }, body, isRepeated)
  })
}

function readParameters(text: string): Parameter[] {
  return text
    .split(/(?:^|\s)(?=--)/u)
    .filter((part) => part !== '')
    .map((part) => {
      const [head = '', ...rest] = part.trim().split(' ')
      return { name: head.slice(2).toLowerCase(), value: rest.join(' '), text: part.trim() }
    })
}

function checkParameter(draft: Draft, parameter: Parameter, body: readonly Word[], isRepeated: boolean): Violation[] {
  const { name, value, text } = parameter
  const rule = parameters.get(name)
  const isList = name === 'no'
  const badItem = isList ? findBadItem(parameter, body) : null
  const bare = value.split(' ', 1)[0]?.replace(endMark, '') ?? ''
  const isOddRatio = name === 'ar' && !isGoodRatio(bare)
  const isForeign = (rule?.isAuthorsOnly ?? false) && !hasParameter(draft, name)
  return [
    ...errorIf(
      !isList && value.includes(' ') ? text : null,
      'midjourney-text-after-parameters',
      'Text after the parameters: they end the prompt',
    ),
    ...errorIf(!isList && endMark.test(value) ? text : null, 'midjourney-punctuation', 'Punctuation after a value'),
    ...errorIf(isRepeated ? text : null, 'midjourney-repeated-parameter', 'The parameter occurs twice'),
    ...errorIf(isRepeated || rule ? null : text, 'midjourney-unknown-parameter', 'The parameter does not exist'),
    ...errorIf(isInRange(bare, rule?.range) ? null : text, 'midjourney-value-range', 'The value is out of range'),
    ...errorIf(
      isOddRatio ? text : null,
      'midjourney-ratio',
      'The ratio is two whole numbers in lowest terms, at most 14 to 1',
    ),
    ...errorIf(badItem, 'midjourney-no-list', '--no lists at most eight single nouns that the caption does not use'),
    ...errorIf(isForeign ? text : null, 'midjourney-author-only', 'Only the author may set this parameter'),
  ]
}

function hasParameter({ text }: Draft, name: string): boolean {
  const rule = parameters.get(name)
  const names = [name, ...(rule?.aliases ?? [])]
  return names.some((alias) => new RegExp(`(?:--|[–—])${alias}\\b`, 'iu').test(text))
}

function isInRange(value: string, range: readonly number[] | undefined): boolean {
  const [min, max] = range ?? []
  if (min === undefined || max === undefined) return true
  return value !== '' && Number(value) >= min && Number(value) <= max
}

function isGoodRatio(value: string): boolean {
  const ratio = ratioValue(value)
  const isInForm = ratio !== null && ratioForm.test(value) && Math.max(ratio, 1 / ratio) <= stored.ratioMax
  return isInForm && reduceRatio(value) === value
}

/**
 * Finds an item that is a phrase, a negation or a guarded word; returns the whole parameter if it lists something that
 * the caption shows.
 */
function findBadItem({ value, text }: Parameter, body: readonly Word[]): string | null {
  const items = value.split(',').map((item) => item.trim())
  if (items.length > stored.listItemsMax) return items.at(-1) ?? value
  const stems = new Set(body.map(({ lower }) => stemOf(lower)))
  const read = items.map((item) => ({ item, words: readWords(item) }))
  if (read.some(({ words }) => words.length === 1 && stems.has(stemOf(words[0]?.lower ?? '')))) return text
  return read.find(({ item, words }) => isBadItem(item, words))?.item ?? null
}

function isBadItem(item: string, words: readonly Word[]): boolean {
  if (words.length === 0 || words.length > stored.listItemWordsMax || item !== item.toLowerCase()) return true
  return words.some(({ lower }) => guarded.has(lower) || lower === 'no' || lower === 'not' || lower === 'without')
}

const entries = Object.entries(stored.parameters as Readonly<Record<string, ParameterRule>>)

export const parameters: ParameterRules = new Map(
  entries.flatMap(([name, rule]) =>
    [name, ...(rule.aliases ?? [])].map((alias) => [alias, { ...rule, name }] as const),
  ),
)
