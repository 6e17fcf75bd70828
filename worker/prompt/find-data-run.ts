import type { Place } from './trim-request.ts'

interface Line extends Place {
  text: string
}

const tableRowsMin = 2
const recordsMin = 3
const fieldLengthMax = 40
const recordLengthMax = 400
/** Objects are tried at so many places; an unclosed bracket on every line would be quadratic otherwise. */
const objectTriesMax = 3
const objectHeadMax = 80

/** The first table, object or list of records that stands on lines of its own; null where there is none. */
export function findDataRun(text: string): Place | null {
  if (!/^[ \t]*[|{[]|[,;\t]/mu.test(text)) return null
  const lines = readLines(text)
  let tries = 0
  for (let at = 0; at < lines.length; at += 1) {
    if (!isBorder(lines[at - 1])) continue
    const table = withOpenRow(text, runOf(lines, at, isRow, tableRowsMin)) ?? readRecords(lines, at)
    if (table) return table
    if (tries >= objectTriesMax || !opensObject(text, lines[at])) continue
    tries += 1
    const object = readObject(text, lines[at])
    if (object) return object
  }
  return null
}

const borderMarks = ':.!?：。！？'

/** Data begins behind a blank line, a colon or the end of a sentence; code and lists run on. */
function isBorder(before: Line | undefined): boolean {
  const end = before?.text.trimEnd() ?? ''
  return end === '' || borderMarks.includes(end.charAt(end.length - 1))
}

const objectHead = /^[ \t]*(?:\{\s*"|\[\s*[{["\d-])/u

function opensObject(text: string, line: Line | undefined): boolean {
  return line !== undefined && objectHead.test(text.slice(line.start, line.start + objectHeadMax))
}

function readLines(text: string): Line[] {
  const lines: Line[] = []
  let start = 0
  while (start <= text.length) {
    const found = text.indexOf('\n', start)
    const end = found < 0 ? text.length : found
    lines.push({ text: text.slice(start, end), start, end })
    start = end + 1
  }
  return lines
}

function isRow({ text }: Line): boolean {
  if (!text.includes('|')) return false
  const row = text.trim()
  return row.length > 2 && row.startsWith('|') && row.endsWith('|')
}

function runOf(lines: readonly Line[], at: number, isPart: (line: Line) => boolean, least: number): Place | null {
  let next = at
  for (let line = lines[next]; line && isPart(line); line = lines[next]) next += 1
  const first = lines[at]
  const last = lines[next - 1]
  return first && last && next - at >= least ? { start: first.start, end: last.end } : null
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
function readRecords(lines: readonly Line[], at: number): Place | null {
  const head = lines[at]?.text ?? ''
  if (head.length > recordLengthMax) return null
  const mark = [',', ';', '\t'].find((separator) => head.includes(separator))
  if (!mark || !isRecord(head, mark)) return null
  const fields = head.split(mark).length
  return runOf(lines, at, ({ text }) => isRecord(text, mark) && text.split(mark).length === fields, recordsMin)
}

function isRecord(line: string, mark: string): boolean {
  if (line.length > recordLengthMax || !line.includes(mark) || /[.!?:;,{}]\s*$|[()=<>]/u.test(line)) return false
  return line.split(mark).every((field) => field.length <= fieldLengthMax && !/^ \p{Ll}+ \p{Ll}/u.test(field))
}

/** From an opening bracket to the one that closes it, if that ends its line. */
function readObject(text: string, line: Line | undefined): Place | null {
  if (!line) return null
  const start = line.start + line.text.search(/\S/u)
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
