import type { Draft } from '../analyze/draft.ts'
import { ratioValue } from '../text/ratio.ts'
import { type Flag, readFlags } from '../text/read-flag.ts'
import { currencySigns } from '../text/read-text.ts'
import {
  characterKindAt,
  characterLengthAt,
  lowerOf,
  type Range,
  type Span,
  stemsOf,
  type Word,
} from '../text/words.ts'
import forms from './data/number-forms.json' with { type: 'json' }
import signs from './data/signs.json' with { type: 'json' }

/** A text to look things up in; each form is made when it is first asked for. */
export interface SearchedText {
  text: string
  /** Whether the plain text contains this. Look-ups in text order resume at the last hit rather than at the start. */
  holds(own: string): boolean
  folded(): string
  /** Folded, without spaces and hyphens. */
  joined(): string
  lowers(): ReadonlySet<string>
  stems(): ReadonlySet<string>
  numbers(): ReadonlyMap<string, readonly NumberPlace[]>
  /** The numbers that are ratios, as one number each. */
  ratios(): readonly number[]
  /** The parameters by name, with the value of those that are ratios. */
  flags(): ReadonlyMap<string, readonly (Flag & { ratio: number | null })[]>
}

export function searchText({ text, words }: Pick<Draft, 'text' | 'words'>): SearchedText {
  const plain = once(() => plainText(text))
  const folded = once(() => foldText(text))
  const numbers = once(() => readNumbers(text))
  let lastAt = 0
  return {
    text,
    holds(own) {
      const at = plain().indexOf(own, lastAt)
      if (at >= 0) lastAt = at
      return at >= 0 || plain().includes(own)
    },
    folded,
    joined: once(() => folded().replaceAll(/[- ]/gu, '')),
    lowers: once(
      () => new Set(words.flatMap(({ lower }) => [lower, ...(lower.includes('-') ? lower.split('-') : [])])),
    ),
    stems: once(() => stemsOf(words)),
    numbers,
    ratios: once(() => [...numbers().keys()].flatMap((key) => ratioValue(key) ?? [])),
    flags: once(() => {
      const flags = readFlags(text).map((flag) => ({ ...flag, ratio: ratioValue(flag.value) }))
      return Map.groupBy(flags, ({ name }) => name)
    }),
  }
}

const curly: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '„': '"', '–': '-', '×': 'x' }
const commonWords: ReadonlySet<string> = new Set(signs.commonWords)
const contentWordLengthMin = 4
/** First code point of the scripts whose single characters are words. */
const unspacedFrom = 0x2e80

/** Single spaces, plain quotation marks and dashes; case is left. */
export function plainText(text: string): string {
  return text.replaceAll(/[’‘“”„–×]/gu, (mark) => curly[mark] ?? mark).replaceAll(/\s+/gu, ' ')
}

/** The same in small letters, for look-ups. */
export function foldText(text: string): string {
  return lowerOf(plainText(text))
}

/** True for a word that carries the topic of a text. */
export function isContentWord(word: Word): boolean {
  return isUnspaced(word) || (word.lower.length >= contentWordLengthMin && !commonWords.has(word.lower))
}

/** True for a single character that is a word. */
export function isUnspaced({ lower }: Word): boolean {
  return (lower.codePointAt(0) ?? 0) >= unspacedFrom
}

/** Makes a value when it is first asked for, and keeps it. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The range of a number, up to the first place after its digits. */
type NumberPlace = Range

const figures = /\p{Nd}+(?:[.,:/×x–-]\p{Nd}+)*/gu
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/u
const thousands = /^[kK](?!\p{L})/u

/** Every number of a text under each way of writing its value, in one pass. */
function readNumbers(text: string): Map<string, NumberPlace[]> {
  const places = [...text.matchAll(figures)].flatMap(({ 0: found, index: start }) => {
    const end = start + found.length
    return numberKeys(found, text.slice(end, end + 2)).map((key) => ({ key, start, end }))
  })
  return Map.groupBy(places, ({ key }) => key)
}

/** "1,500" is 1500; "5k" is 5000; "16×9" is "16x9"; "10-12" is itself and its two ends. */
function numberKeys(figure: string, after: string): string[] {
  const plain = figure.replaceAll('×', 'x').replaceAll('–', '-')
  const keys = [plain]
  if (grouped.test(plain)) keys.push(plain.replaceAll(/[.,]/gu, ''))
  if (thousands.test(after.trimStart())) keys.push(String(Number(plain.replace(',', '.')) * 1000))
  const parts = rangeParts(plain)
  return parts.length > 1 ? [...keys, ...parts] : keys
}

/** The ends of "10-12"; a ratio, a date, a fraction and a decimal are one number. */
function rangeParts(figure: string): string[] {
  const parts = figure.split(/[-–]/u)
  return parts.length === 2 ? parts : [figure]
}

/** The letters behind a number, at it or after one space; empty where none are. */
function lettersBehind(text: string, end: number): string {
  let at = end
  if (' -'.includes(text.charAt(at))) at += 1
  const start = at
  while (at < text.length && characterKindAt(text, at) === 'letter') at += characterLengthAt(text, at)
  return text.slice(start, at)
}

const numberWords: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(forms.words))
/** Each name of a unit with all of its names. */
const units = new Map<string, Set<string>>()
for (const group of forms.units)
  for (const name of group) units.set(name, new Set([...(units.get(name) ?? []), ...group]))
const longUnitLengthMax = 16
const ordinalEnd = /^(?:st|nd|rd|th|er|e|º|ª)$/u

/** True if the number of a span is in the result, in figures or in words, with its unit. */
export function isNumberKept(text: string, span: Span, result: SearchedText): boolean {
  const { figure, sign, letters } = readFigure(text, span)
  const after = letters.slice(0, 2)
  const places = numberKeys(figure, after)
    .slice(0, 3)
    .flatMap((key) => result.numbers().get(key) ?? [])
  if (places.length === 0) {
    const parts = rangeParts(figure)
    const isSaid = (part: string): boolean =>
      result.numbers().has(part) || (numberWords.get(part)?.some((word) => result.lowers().has(word)) ?? false)
    return parts.every(isSaid) && hasUnit(sign || letters, result)
  }
  const unit = sign || letters
  if (unit === '' || ordinalEnd.test(unit)) return true
  if (places.some(({ start, end }) => isUnitAt(unit, start, end, result))) return true
  return !places.every(({ end }) => isOtherUnitAt(unit, end, result)) && hasUnit(unit, result)
}

/** The figure, the currency before it and the letters at it. */
function readFigure(text: string, { start, end }: Span): { figure: string; sign: string; letters: string } {
  const sign = currencySigns.includes(text.charAt(start)) ? text.charAt(start) : ''
  let from = start + sign.length
  let to = from
  while (to < end && (characterKindAt(text, to) === 'digit' || !isLetterOrSign(text, to))) to += 1
  while (to > from && characterKindAt(text, to - 1) !== 'digit') to -= 1
  while (from < to && characterKindAt(text, from) !== 'digit') from += 1
  const unit = text.slice(to, end).trim()
  const isWhole = end >= text.length || characterKindAt(text, end) !== 'letter'
  return { figure: text.slice(from, to), sign, letters: (isWhole ? unit : lettersBehind(text, to)).toLowerCase() }
}

function isLetterOrSign(text: string, at: number): boolean {
  const mark = text.charAt(at)
  return mark === '%' || mark === ' ' || mark === '°' || (characterKindAt(text, at) === 'letter' && mark !== 'x')
}

/** Next to the number: the same sign or letters, a synonym of the unit, or its long form. */
function isUnitAt(unit: string, start: number, end: number, { text }: SearchedText): boolean {
  const before = text.charAt(start - 1)
  const sign = text.charAt(end) === ' ' ? text.charAt(end + 1) : text.charAt(end)
  if (before === unit || sign === unit || standsAt(unit, text, end)) return true
  const letters = lettersBehind(text, end).toLowerCase()
  if (letters === unit) return true
  const names = units.get(unit)
  if (names) return names.has(letters)
  return unit.startsWith(letters)
    ? letters !== ''
    : isShortFor(unit, text.slice(end, end + longUnitLengthMax).toLowerCase())
}

/** The unit as written, with a mark in it such as "km/h". */
function standsAt(unit: string, text: string, end: number): boolean {
  const from = text.charAt(end) === ' ' ? end + 1 : end
  const after = from + unit.length
  return text.slice(from, after).toLowerCase() === unit && characterKindAt(text, after) !== 'letter'
}

/** "yo" for "year-old", "wks" for "weeks": the same first letter, and the others in their order. */
function isShortFor(unit: string, written: string): boolean {
  const word = written.trimStart().replace(/^-/u, '')
  let at = 0
  if (!word.startsWith(unit.charAt(0))) return false
  for (const letter of unit) {
    at = word.indexOf(letter, at) + 1
    if (at === 0) return false
  }
  return true
}

/** "10 m" is not "10 km". */
function isOtherUnitAt(unit: string, end: number, { text }: SearchedText): boolean {
  const letters = lettersBehind(text, end).toLowerCase()
  return units.has(unit) && units.has(letters) && !units.get(unit)?.has(letters)
}

/** Anywhere in the result; a unit that has no other name, such as "words", is judged as a word. */
function hasUnit(unit: string, result: SearchedText): boolean {
  if (unit === '') return true
  const names = units.get(unit)
  if (!names) return result.lowers().has(unit) || result.folded().includes(unit) || unit.length > 3
  return [...names].some((name) => result.lowers().has(name) || (name.length <= 2 && result.text.includes(name)))
}
