import type { Place } from './trim-request.ts'

/** Work that is done on each of several items. */
const perItem =
  /\b(?:classify|categori[sz]e|label|tag|triage|sort|translate|rate|score|rank|extract|rewrite|correct|fix|summari[sz]e|match|check)\b[^\n]{0,60}\b(?:each|every|these|the following|all)\b/iu
/** These are told by the author and not worked on. */
const ownItems =
  /\b(?:rules|steps|criteria|fields|categories|labels|requirements|constraints|guidelines|instructions|columns|points|conditions|options|by|with|using|into|as follows)\s?[:.]?\s*$/iu
const itemMark = /^\s*(?:\d{1,3}[.)]|[-*•])\s+\S/u
const itemsMin = 2
const leadLengthMax = 300

/** Items in a list below a request that is done on each of them, up to the end of the text. */
export function splitListedItems(text: string): Place | null {
  const gap = text.indexOf('\n')
  if (gap < 0 || gap > leadLengthMax) return null
  const lead = text.slice(0, gap)
  if (!perItem.test(lead) || ownItems.test(lead)) return null
  const body = text.slice(gap).trim()
  const lines = body.split('\n').filter((line) => line.trim() !== '')
  if (lines.length < itemsMin || !lines.every((line) => itemMark.test(line))) return null
  const start = text.indexOf(body, gap)
  return { start, end: start + body.length }
}
