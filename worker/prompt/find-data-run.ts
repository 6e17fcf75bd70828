import { lineEnd } from './line-end.ts'
import type { Place } from './trim-request.ts'

const tableRowsMin = 2
const recordsMin = 3
const fieldLengthMax = 40
const recordLengthMax = 400
/** Objects are tried at so many places; an unclosed bracket on every line would be quadratic otherwise. */
const objectTriesMax = 3

/** The first table, object or list of records that stands on lines of its own; null where there is none. */
export function findDataRun(text: string): Place | null {
  if (!/^[ \t]*[|{[]|[,;\t]/mu.test(text)) return null
  let tries = 0
  let last = ''
  for (let start = 0, end = 0; start <= text.length; start = end + 1) {
    // Data begins behind a blank line, a colon or the end of a sentence; code and lists run on.
    const isBorder = last === '' || borderMarks.includes(last)
    end = lineEnd(text, start)
    last = lastMark(text, start, end)
    if (!isBorder) continue
    const table = last !== '' && noRecordMarks.includes(last) ? null : readTable(text, start, end)
    if (table) return table
    objectHead.lastIndex = start
    if (tries >= objectTriesMax || !objectHead.test(text)) continue
    tries += 1
    const object = readObject(text, start, end)
    if (object) return object
  }
  return null
}

const borderMarks = ':.!?：。！？'
/** A line that ends in one of them is no row and no record. */
const noRecordMarks = '.!?:;,{}'
const objectHead = /[ \t]*(?:\{\s*"|\[\s*[{["\d-])/uy
const space = /\s/u

/** The last character of a line, or nothing for a blank one. */
function lastMark(text: string, start: number, end: number): string {
  let at = end - 1
  while (at >= start && space.test(text.charAt(at))) at -= 1
  return at < start ? '' : text.charAt(at)
}

function readTable(text: string, start: number, end: number): Place | null {
  const line = text.slice(start, end)
  const table = isRow(line) ? withOpenRow(text, findRun(text, start, isRow, tableRowsMin)) : null
  if (table || line.length > recordLengthMax) return table
  for (const mark of separators) if (line.includes(mark)) return readRecords(text, start, line, mark)
  return null
}

function isRow(line: string): boolean {
  if (!line.includes('|')) return false
  const row = line.trim()
  return row.length > 2 && row.startsWith('|') && row.endsWith('|')
}

/** The lines from here on, as far as they are alike; null for fewer than `least`. */
function findRun(text: string, from: number, isPart: (line: string) => boolean, least: number): Place | null {
  let count = 0
  let end = from - 1
  for (let start = from; start <= text.length; start = end + 1) {
    const next = lineEnd(text, start)
    if (!isPart(text.slice(start, next))) break
    count += 1
    end = next
  }
  return count >= least ? { start: from, end } : null
}

/** The last row of a table may run on into a remark; what stands up to its last mark is the row. */
function withOpenRow(text: string, table: Place | null): Place | null {
  if (!table || text.charAt(table.end + 1) !== '|') return table
  const lineEnd = text.indexOf('\n', table.end + 1)
  const line = text.slice(table.end + 1, lineEnd < 0 ? text.length : lineEnd)
  const head = text.slice(table.start, text.indexOf('\n', table.start))
  const last = line.lastIndexOf('|')
  return line.split('|').length === head.split('|').length ? { start: table.start, end: table.end + 2 + last } : table
}

/** Lines with the same number of short fields; a line that ends like a sentence is none of them. */
function readRecords(text: string, start: number, head: string, mark: string): Place | null {
  const fields = countFields(head, mark)
  return fields === 0 ? null : findRun(text, start, (line) => countFields(line, mark) === fields, recordsMin)
}

const separators = [',', ';', '\t']
const noRecord = /[.!?:;,{}]\s*$|[()=<>]/u
const proseField = /^ \p{Ll}+ \p{Ll}/u

/** How many fields the mark parts; 0 for a line that is no record. */
function countFields(line: string, mark: string): number {
  if (line.length > recordLengthMax || !line.includes(mark) || noRecord.test(line)) return 0
  let fields = 0
  for (let start = 0; start <= line.length; fields += 1) {
    const found = line.indexOf(mark, start)
    const end = found < 0 ? line.length : found
    if (end - start > fieldLengthMax || proseField.test(line.slice(start, end))) return 0
    start = end + 1
  }
  return fields
}

/** From an opening bracket to the one that closes it, if that ends its line. */
function readObject(text: string, from: number, end: number): Place | null {
  const start = from + text.slice(from, end).search(/\S/u)
  let depth = 0
  let isQuoted = false
  for (let at = start; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\\') at += 1
    else if (character === '"') isQuoted = !isQuoted
    else if (isQuoted) continue
    else if (character === '{' || character === '[') depth += 1
    else if (character === '}' || character === ']') depth -= 1
    if (depth === 0) return /^[ \t]*(?:\n|$)/u.test(text.slice(at + 1, at + 40)) ? { start, end: at + 1 } : null
  }
  return null
}
