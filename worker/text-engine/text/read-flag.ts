import stored from './flags.json' with { type: 'json' }
import { isDigitUnit, isLetterUnit, type Range, type Span } from './words.ts'

/** A parameter such as `--ar 3:2`, in the author's form. */
export interface Flag extends Range {
  /** Small letters, without the dashes. */
  name: string
  /** Empty for a switch. */
  value: string
}

/** Parameters of drawing tools that take no value. Others take one if a fitting value follows. */
const switches = new Set(stored.switches.split(' '))
/** Parameters of drawing tools; any other name is a command-line flag and is read without a value. */
const valued = new Set(stored.valued.split(' '))
/** Parameters whose value may be a word or an address. */
const worded = new Set(stored.worded.split(' '))
const drawingOnly = new Set(stored.drawingOnly.split(' '))
const nameLengthMax = 40

/** Reads a parameter at a place; null where none begins there. */
export function readFlagAt(text: string, start: number): Flag | null {
  if (!text.startsWith('--', start) || (start > 0 && !isSpace(text.charCodeAt(start - 1)))) return null
  let end = start + 2
  while (end - start < nameLengthMax && isNameCharacter(text.charCodeAt(end))) end += 1
  const name = text.slice(start + 2, end).toLowerCase()
  if (name === '' || name.startsWith('-')) return null
  const valueEnd = valued.has(name) ? findValueEnd(text, end, name) : end
  return { name, value: text.slice(end, valueEnd).trim(), start, end: valueEnd }
}

/** The parameters of a text, in order; each extends to the next one. */
export function readFlags(text: string): Flag[] {
  const flags: Flag[] = []
  for (let at = text.indexOf('--'); at >= 0; at = text.indexOf('--', at + 2)) {
    const flag = readFlagAt(text, at)
    if (flag) flags.push(flag)
  }
  return flags
}

/** The first parameter whose name satisfies `isMeant`. */
export function findFlag(text: string, spans: readonly Span[], isMeant: (name: string) => boolean): Span | undefined {
  return spans.find(({ kind, start }) => kind === 'flag' && isMeant(readFlagAt(text, start)?.name ?? ''))
}

/** True for a name that some drawing tool knows. */
export function isDrawingFlag(name: string): boolean {
  return valued.has(name) || switches.has(name)
}

/** True for a name that no command-line tool is likely to know. */
export function isDrawingOnlyFlag(name: string): boolean {
  return drawingOnly.has(name)
}

/** True for the parameter of the aspect ratio. */
export function isRatioFlag(name: string): boolean {
  return name === 'ar' || name === 'aspect'
}

/** What a `--no` lists, as written. */
export function listedItems(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function findValueEnd(text: string, from: number, name: string): number {
  let at = from
  while (text.charAt(at) === ' ') at += 1
  if (at === from) return from
  let end = at
  if (name === 'no') {
    // The only list: it runs to the next parameter, the end of the sentence or of the line.
    while (end < text.length && !'\n.;'.includes(text.charAt(end)) && !text.startsWith('--', end)) end += 1
    return trimEnd(text, from, end)
  }
  while (end < text.length && !isSpace(text.charCodeAt(end)) && !',;'.includes(text.charAt(end))) end += 1
  if (text.startsWith('-', at)) return from
  // A word behind a parameter that takes a number belongs to the caption.
  const isNumeric = isDigitUnit(text.charCodeAt(at)) || text.charAt(at) === '.'
  return isNumeric || worded.has(name) ? trimEnd(text, from, end) : from
}

function trimEnd(text: string, from: number, end: number): number {
  let last = end
  while (last > from && (isSpace(text.charCodeAt(last - 1)) || '.,'.includes(text.charAt(last - 1)))) last -= 1
  return last
}

function isNameCharacter(code: number): boolean {
  return isLetterUnit(code) || code === 0x2d
}

function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0 || code === 0x3000
}
