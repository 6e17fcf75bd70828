import { findDataRun } from './find-data-run.ts'
import { countWords } from './read-words.ts'
import type { Place } from './trim-request.ts'

/** What a table or an object within the request is named when it shows the form of the answer. */
const sampleLead =
  /\b(?:format|template|structure|schema|form|layout|shape|style|like(?: this| so)?|as follows|returns?|outputs?|respond|reply|answer|sample|example)\b[^\n.]{0,40}:$|\b(?:template|like (?:this|so)|as follows|(?:this|the following) (?:format|structure|schema|form|layout|shape|style|template))[.:]?$/iu
/** "Return the rows below as JSON:" hands them over all the same. */
const handedOver =
  /\b(?:below|these|following (?:data|table|records?|strings?|json|objects?|list|rows|items|entries|values))\b[^\n]{0,60}$/iu
const dataLabelLengthMax = 40
const proseBeforeMax = 60

/** A table, an object or a list of records stands apart by its looks; whatever follows it is the author's again. */
export function splitData(text: string): Place | null {
  const run = findDataRun(text)
  if (!run) return null
  const before = text.slice(0, run.start).trimEnd()
  const after = text.slice(run.end)
  const gap = text.slice(before.length, run.start)
  const isApart = /[:：]$/u.test(before) || gap.includes('\n') || before === ''
  const isSample = sampleLead.test(before.slice(-80)) && !handedOver.test(before.slice(-80))
  if (!isApart || isSample || countWords(before) < 2 || countWords(before) > proseBeforeMax) return null
  // Among other data or in a pasted text it is a part of that.
  const beside = /^\n([^\n]*\S)/u.exec(after.slice(0, 400))?.[1]
  if (beside && !/[.!?:。！？]$/u.test(beside)) return null
  if (findDataRun(after.trimStart()) || /(?:^|\n)[ \t]*[-*•] /u.test(text)) return null
  return withLabel(text, before, run)
}

/** A short line above that names the data goes with it. */
function withLabel(text: string, before: string, run: Place): Place {
  const start = before.lastIndexOf('\n') + 1
  const line = before.slice(start)
  const isLabel = start > 0 && line.length <= dataLabelLengthMax && /^\p{L}[^.!?]*[:：]$/u.test(line)
  return isLabel && text.slice(before.length, run.start).length < 3 ? { start, end: run.end } : run
}
