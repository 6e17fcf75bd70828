import { characterKindAt, characterLengthAt } from '../text/character-kinds.ts'

/** The range of a number, up to the first place after its digits. */
export interface NumberPlace {
  start: number
  end: number
}

const figures = /\p{Nd}+(?:[.,:/×x–-]\p{Nd}+)*/gu
const grouped = /^\d{1,3}(?:[.,]\d{3})+$/u
const thousands = /^[kK](?!\p{L})/u

/** Every number of a text under each way of writing its value, in one pass. */
export function readNumbers(text: string): Map<string, NumberPlace[]> {
  const places = new Map<string, NumberPlace[]>()
  for (const found of text.matchAll(figures)) {
    const place = { start: found.index, end: found.index + found[0].length }
    for (const key of numberKeys(found[0], text.slice(place.end, place.end + 2))) {
      const known = places.get(key)
      if (known) known.push(place)
      else places.set(key, [place])
    }
  }
  return places
}

/** "1,500" is 1500; "5k" is 5000; "16×9" is "16x9"; "10-12" is itself and its two ends. */
export function numberKeys(figure: string, after: string): string[] {
  const plain = figure.replaceAll('×', 'x').replaceAll('–', '-')
  const keys = [plain]
  if (grouped.test(plain)) keys.push(plain.replaceAll(/[.,]/gu, ''))
  if (thousands.test(after.trimStart())) keys.push(String(Number(plain.replace(',', '.')) * 1000))
  const parts = rangeParts(plain)
  return parts.length > 1 ? [...keys, ...parts] : keys
}

/** The ends of "10-12"; a ratio, a date, a fraction and a decimal are one number. */
export function rangeParts(figure: string): string[] {
  const parts = figure.split(/[-–]/u)
  return parts.length === 2 ? parts : [figure]
}

/** The letters behind a number, at it or after one space; empty where none are. */
export function lettersBehind(text: string, end: number): string {
  let at = end
  if (' -'.includes(text.charAt(at))) at += 1
  const start = at
  while (at < text.length && characterKindAt(text, at) === 'letter') at += characterLengthAt(text, at)
  return text.slice(start, at)
}
