import { currencySigns } from '../text/read-text.ts'
import { characterKindAt, type Span } from '../text/words.ts'
import forms from './data/number-forms.json' with { type: 'json' }
import { lettersBehind, numberKeys, rangeParts, type SearchedText } from './searched-text.ts'

const words: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(forms.words))
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
    const isSaid = (part: string): boolean => result.numbers().has(part) || isInWords(part, result)
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

function isInWords(figure: string, result: SearchedText): boolean {
  return words.get(figure)?.some((word) => result.lowers().has(word)) ?? false
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
