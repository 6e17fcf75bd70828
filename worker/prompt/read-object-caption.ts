import { dropTrailing } from './drop-trailing.ts'
import { nameRatio } from './find-ratio.ts'
import type { Conversion } from './prompt-plan.ts'
import { readWords } from './read-words.ts'

const listStops: ReadonlySet<string> = new Set('.,;')

export interface ObjectCaption {
  /** The values in their order, as one caption. */
  text: string
  /** What the object says is to stay out. */
  exclusions: string[]
  /** As two whole numbers. */
  ratio: string | null
  /** Every value as it has to stand in the result; the keys only name them. */
  values: string[]
}

/** Keys that only say that a value is what is seen. */
const plainKeys = new Set(
  `subject subjects scene description prompt main name caption image picture object objects element elements action
   position pose detail details type text title content items parts value general overall`.split(/\s+/u),
)
const exclusionKey = /^(?:negative(?:[ _-]?prompt)?s?|avoid|exclude|exclusions?|without|no|keep[ _-]out)$/iu
const ratioKey = /^(?:aspect[ _-]?ratio|ratio|ar|aspect)$/iu
/** A longer value is a phrase of its own and needs no noun behind it. */
const bareWordsMax = 3
/** More levels than any caption has. */
const levelsMax = 7

const object = /^\s*(?:```(?:json)?\n)?(\{[\s\S]*\})(?:\n```)?\s*$/u

/** A prompt pasted as a JSON object, as a caption; null when the text is no object, or nothing in it can be read. */
export function readObjectCaption(text: string): ObjectCaption | null {
  const written = object.exec(text)?.[1]
  const parsed = written === undefined ? null : parseObject(written)
  if (written === undefined || parsed === null || losesWords(written, parsed)) return null
  const caption: ObjectCaption = { text: '', exclusions: [], ratio: null, values: [] }
  const parts: string[] = []
  collect(parsed, { key: '', isExcluded: false, parts, caption })
  caption.text = parts.join(', ')
  return readWords(caption.text).length > 0 ? caption : null
}

/** Each value as it stands in the result, where an exclusion or an empty word may be said otherwise. */
export function provenValues(values: readonly string[], conversions: readonly Conversion[]): string {
  return values
    .flatMap((value) => value.split(', '))
    .flatMap((item) => {
      const said = conversions.find(({ from }) => item.includes(from) || from.includes(item))
      return said ? [item.replace(said.from, '').trim(), said.to] : [item]
    })
    .filter((item) => item !== '')
    .join(', ')
}

function parseObject(text: string): object | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Of two values under one key a reader of JSON keeps the last; what nests too deep is not read at all. */
function losesWords(text: string, parsed: object): boolean {
  return (text.match(/"(?:[^"\\]|\\.)*"/gu)?.length ?? 0) !== countStrings(parsed, levelsMax)
}

/** Keys and values; infinite where they nest deeper than `levels`. */
function countStrings(value: unknown, levels: number): number {
  if (typeof value === 'string') return 1
  if (typeof value !== 'object' || value === null) return 0
  if (levels === 0) return Number.POSITIVE_INFINITY
  const inner = Object.values(value).map((item) => countStrings(item, levels - 1))
  return inner.reduce((sum, count) => sum + count, Array.isArray(value) ? 0 : inner.length)
}

interface Place {
  key: string
  /** True for all that stands under a key of what is to stay out. */
  isExcluded: boolean
  parts: string[]
  caption: ObjectCaption
}

function collect(value: unknown, place: Place): void {
  const { key, isExcluded, parts, caption } = place
  const said = isExcluded ? caption.exclusions : parts
  if (Array.isArray(value)) collectList(value, place)
  else if (typeof value === 'string') collectText(value, place)
  else if (typeof value === 'number') {
    caption.values.push(String(value))
    said.push(`${nameKey(key)} ${value}`.trim())
  } else if (value === true) said.push(nameKey(key))
  else if (value === false && !isExcluded) caption.exclusions.push(nameKey(key))
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value))
      collect(inner, { ...place, key: name, isExcluded: isExcluded || exclusionKey.test(name) })
}

/** Short values under one key are one part: "palette of moss, grey". */
function collectList(list: readonly unknown[], place: Place): void {
  const texts = list.filter((value) => typeof value === 'string').map(tidy)
  const isShort = texts.length === list.length && texts.every((text) => readWords(text).length <= bareWordsMax)
  if (!isShort || texts.length === 0 || place.isExcluded) {
    for (const value of list) collect(value, place)
    return
  }
  place.caption.values.push(...texts)
  const joined = texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`
  place.parts.push(isSaid(place.key, joined) ? joined : `${nameKey(place.key)} of ${joined}`)
}

function collectText(value: string, { key, isExcluded, parts, caption }: Place): void {
  const text = tidy(value)
  if (text === '') return
  caption.values.push(text)
  const ratio = ratioKey.test(key) ? nameRatio(text) : null
  if (isExcluded)
    caption.exclusions.push(
      ...text
        .toLowerCase()
        .split(',')
        .map((item) => item.trim()),
    )
  else if (ratio !== null && ratio === text) caption.ratio = ratio
  else parts.push(isPlainKey(key, text) ? text : `${text} ${nameKey(key)}`)
}

/** True when the key adds nothing to what its value says. */
function isPlainKey(key: string, value: string): boolean {
  return isSaid(key, value) || readWords(value).length > bareWordsMax
}

function isSaid(key: string, value: string): boolean {
  const words = readWords(nameKey(key))
  const stems = readWords(value).map((word) => word.stem)
  const isNamed = words.some((word) => stems.some((stem) => word.stem.startsWith(stem) || stem.startsWith(word.stem)))
  return isNamed || words.every((word) => plainKeys.has(word.lower))
}

/** "color_palette" → "color palette". */
function nameKey(key: string): string {
  return key
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .replaceAll(/[_-]+/gu, ' ')
    .toLowerCase()
    .trim()
}

/** One line without the stop that a list part has no use for. */
function tidy(value: string): string {
  return dropTrailing(value.replaceAll(/\s+/gu, ' ').trim(), listStops)
}
