import stored from '../../../targets/midjourney/parameters.json' with { type: 'json' }
import type { Draft } from '../../analyze/draft.ts'
import { readWords } from '../../text/read-words.ts'
import type { Word } from '../../text/text-spans.ts'
import { parameterRules, ratioOf } from '../find-flag.ts'
import { stemOf } from '../fold-text.ts'
import { broken, type Fault } from '../verdict.ts'
import { findBooster, findRequest, findWeight, unquoted } from './prompt-words.ts'

const bodyWordsMax = 60
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

/** The sixteen numbered rules for a caption with parameters behind it. */
export function checkMidjourney(draft: Draft, result: Draft): Fault[] {
  const { text } = result
  const at = text.search(parameterStart)
  const body = at < 0 ? text : text.slice(0, at)
  const bodyWords = at < 0 ? result.words : result.words.filter(({ end }) => end <= at)
  const lineEnd = text.trim().search(/[\n\r]/u)
  return [
    ...broken('midjourney-2', 'hard', spacing.exec(text)?.[0], 'One space stands before a parameter, and two hyphens'),
    ...broken(
      'midjourney-3',
      'hard',
      at > 0 ? endMark.exec(body)?.[0] : null,
      'No punctuation stands before the first parameter',
    ),
    ...broken(
      'midjourney-16',
      'hard',
      lineEnd < 0 ? null : text.trim().slice(Math.max(0, lineEnd - 30), lineEnd),
      'The prompt is one line',
    ),
    ...checkBody(draft, result, body, bodyWords),
    ...(at < 0 ? [] : checkParameters(draft, text.slice(at).trim(), bodyWords)),
  ]
}

function checkBody(draft: Draft, result: Draft, body: string, words: readonly Word[]): Fault[] {
  const shown = unquoted(result).slice(0, body.length)
  const lenses = new Set([...body.matchAll(/\b\d{1,4} ?mm\b/gu)].map(([lens]) => lens.replace(' ', '')))
  const isLong = words.length > Math.max(bodyWordsMax, draft.words.length)
  const isSoup = body.split(',').length >= 4 && body.split(',').every((part) => readWords(part).length <= 2)
  return [
    ...broken(
      'midjourney-8',
      'hard',
      result.language === 'pt' ? null : denialStart.exec(shown)?.[0],
      'Exclusions belong in --no',
    ),
    ...broken('midjourney-9', 'hard', findWeight(shown), 'Weights and tags of other tools mean nothing here'),
    ...broken('midjourney-10', 'hard', findRequest(body), 'A caption does not open with a request'),
    ...broken(
      'midjourney-11',
      'advice',
      isLong ? `${words.length} words` : null,
      `A caption of more than ${bodyWordsMax} words is shortened`,
    ),
    ...broken('midjourney-11', 'advice', isSoup ? body.trim() : null, 'A caption reads better than a list of keywords'),
    ...broken('midjourney-12', 'advice', findBooster(result), 'Quality words carry no picture'),
    ...broken('midjourney-13', 'advice', lenses.size > 1 ? [...lenses].join(', ') : null, 'One lens is enough'),
  ]
}

function checkParameters(draft: Draft, text: string, body: readonly Word[]): Fault[] {
  const seen = new Set<string>()
  return readParameters(text).flatMap((parameter) => {
    const name = parameterRules.get(parameter.name)?.name ?? parameter.name
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

function checkParameter(draft: Draft, parameter: Parameter, body: readonly Word[], isRepeated: boolean): Fault[] {
  const { name, value, text } = parameter
  const rule = parameterRules.get(name)
  const isList = name === 'no'
  const bare = value.split(' ', 1)[0]?.replace(endMark, '') ?? ''
  const isForeign = (rule?.isAuthorsOnly ?? false) && !hasParameter(draft, name)
  return [
    ...broken(
      'midjourney-1',
      'hard',
      !isList && value.includes(' ') ? text : null,
      'Nothing stands behind the parameters',
    ),
    ...broken(
      'midjourney-3',
      'hard',
      !isList && endMark.test(value) ? text : null,
      'No punctuation stands behind a value',
    ),
    ...broken(
      'midjourney-4',
      'hard',
      isRepeated || !rule ? text : null,
      isRepeated ? 'The parameter stands twice' : 'The parameter is not known',
    ),
    ...broken('midjourney-5', 'hard', isInRange(bare, rule?.range) ? null : text, 'The value is out of its range'),
    ...broken(
      'midjourney-6',
      'hard',
      name === 'ar' && !isGoodRatio(bare) ? text : null,
      'The ratio is two whole numbers without a common divisor, at most 14 to 1',
    ),
    ...broken(
      'midjourney-7',
      'hard',
      isList ? findBadItem(parameter, body) : null,
      'What --no lists are at most eight single nouns that the caption does not use',
    ),
    ...broken('midjourney-15', 'hard', isForeign ? text : null, 'Only the author may set this parameter'),
  ]
}

function hasParameter({ text }: Draft, name: string): boolean {
  const rule = parameterRules.get(name)
  const names = [name, ...(rule?.aliases ?? [])]
  return names.some((alias) => new RegExp(`(?:--|[–—])${alias}\\b`, 'iu').test(text))
}

function isInRange(value: string, range: readonly number[] | undefined): boolean {
  const [min, max] = range ?? []
  if (min === undefined || max === undefined) return true
  return value !== '' && Number(value) >= min && Number(value) <= max
}

function isGoodRatio(value: string): boolean {
  const ratio = ratioOf(value)
  if (ratio === null || !ratioForm.test(value) || Math.max(ratio, 1 / ratio) > stored.ratioMax) return false
  const [width = 1, height = 1] = value.split(':').map(Number)
  return stored.unreducedRatios.includes(value) || commonDivisor(width, height) === 1
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}

/** A phrase, a denied or a guarded word, or the whole parameter where it lists what the caption shows. */
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
