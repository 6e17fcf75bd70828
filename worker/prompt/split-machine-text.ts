import { findDataRun } from './find-data-run.ts'
import { isRemark, opensAsMachine, readsAsMachine, readsAsMail } from './machine-text.ts'
import { countWords } from './read-words.ts'
import type { Place } from './trim-request.ts'

const remarksMax = 4
const leadLinesMax = 6
const leadWordsMax = 60
const leadLengthMax = 600
const askedWordsMin = 2
/** Rows have no space behind their mark, or stand between bars. */
const opensAsRows = /^\s*(?:[|{[]|[^\s,;|]{1,40}(?:[,;\t][^,;\t\n]{0,40}){1,40}(?:\n|$))/u

/** Code, a trace or rows of data that come first, with the request about them in the last paragraphs. */
export function splitLeadingData(text: string): Place | null {
  const start = text.search(/\S/u)
  if (start < 0) return null
  const rows = opensAsRows.test(text) ? readLeadingRows(text, start) : null
  if (rows || !opensAsMachine(text)) return rows
  const place = withoutRemarks(text, { start, end: text.trimEnd().length })
  return place.end < text.trimEnd().length ? place : null
}

function readLeadingRows(text: string, start: number): Place | null {
  const run = findDataRun(text.slice(start))
  if (run?.start !== 0) return null
  const rest = text.slice(start + run.end)
  const asked = rest.trim()
  const isApart = /^[ \t]*\r?\n[ \t]*\r?\n/u.test(rest) || (rest.startsWith('\n') && /[?？]$/u.test(asked))
  if (!isApart || countWords(asked) < askedWordsMin || findDataRun(asked)) return null
  return { start, end: start + run.end }
}

/** The same behind a request of a few lines: "why is this slow? my query:", and the query below. */
export function splitMachineBelow(text: string): Place | null {
  if (opensAsMachine(text)) return null
  let from = text.indexOf('\n')
  for (let line = 0; line < leadLinesMax && from >= 0 && from < leadLengthMax; line += 1) {
    const start = from + 1
    const before = text.slice(0, from).trimEnd()
    const isBorder = text.charAt(start - 2) === '\n' || /[:?.：？]$/u.test(before)
    if (isBorder && opensAsMachine(text.slice(start, start + leadLengthMax)) && text.charAt(start).trim() !== '') {
      const words = countWords(before)
      const place = withoutRemarks(text, { start, end: text.trimEnd().length })
      const isCode = readsAsMachine(text.slice(place.start, place.end))
      return isCode && words >= askedWordsMin && words <= leadWordsMax ? place : null
    }
    from = text.indexOf('\n', start)
  }
  return null
}

/** A line that only names the text below it goes with it: "Student text:" asks for nothing. */
const textLabel =
  /(?:^|\n)(?:(?:the|my|our|student|source|original|sample|first|input|error|customer)(?:['’]s)? ){0,2}(?:text|draft|essay|answer|e-?mail|mail|message|notes?|article|letter|code|logs?|data|transcript|review|passage|paragraph|input|query|table|abstract|traceback|output|source)\s?:[ \t]*\n?$/iu

/** The place with a label at its head, where the request stands elsewhere. */
export function withLabel(text: string, place: Place): Place {
  const before = text.slice(0, place.start).trimEnd()
  const label = textLabel.exec(before.slice(-60))
  const isAskedBehind = text.slice(place.end).trim() !== ''
  if (!label || !isAskedBehind || label[0].trimStart().length !== before.trimStart().length) return place
  return { start: text.search(/\S/u), end: place.end }
}

/** Where code or a trace is handed over, what the author says behind it is none of it. */
export function withoutRemarks(text: string, place: Place): Place {
  const block = text.slice(place.start, place.end)
  const isMail = readsAsMail(block)
  if (!isMail && !readsAsMachine(block)) return place
  let { end } = place
  // Whoever writes a mail asks in it as well; of its paragraphs only the last can be the author's.
  const isWhole = end === text.trimEnd().length
  for (let cut = 0; cut < (isMail ? Number(isWhole) : remarksMax); cut += 1) {
    const body = text.slice(place.start, end)
    const gap = body.lastIndexOf('\n\n')
    if (gap < 0 || !isRemark(body.slice(gap))) break
    end = place.start + body.slice(0, gap).trimEnd().length
  }
  return { start: place.start, end }
}
