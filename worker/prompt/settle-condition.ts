import type { DraftFacts } from './draft-facts.ts'

const conditional = /blank|labelled|given|template|to fill in/u
/** What such a condition speaks of, and what shows that it is met. */
const met: readonly (readonly [named: RegExp, value: RegExp])[] = [
  [
    /\bdates?\b|\bdays?\b|\btime\b|period|month/u,
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b.{0,6}\d|\d.{0,6}\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)|\b(?:today|tomorrow|tonight)\b|\d{1,2}[/.-]\d{1,2}\b|\d ?(?:days?|weeks?|months?|minutes?|mins?|seconds?|secs?|hours?|hrs?)\b/u,
  ],
  [/figure|value|number|price|sums?\b|amount|rate|score|result|quantit/u, /\d[^\d]+\d/u],
  [/\bpay\b|cost|discount|offer/u, /[₹$€£]|\d ?%|\d ?(?:k|lpa|lakh)\b/u],
]
const wholeLine = /^(?:Leave|Put|Use|Mark|Keep)\b[^;]*\b(?:labelled|blanks?)\b/u
const tail =
  /(?:; (?:leave|mark|and leave)\b[^;]*\b(?:labelled|blanks?)\b[^;]*|, (?:with|and) (?:a )?(?:labelled )?blanks?\b[^;]*|, with (?:a )?labelled blanks?\b[^;]*|,? if (?:it|one|they) (?:is|are) given|,? if none is given)(?=[.;])/u
const unlessGiven = /\bunless (?:an? )?(?:\p{L}+ )?(?:number|time|length|titles?)?\b[^.]*\bgiven\b/u
const templateShape = /\btemplate\b|ready to fill in|\bto fill in\b/u
const reach = 600

/**
 * A line without the condition that the draft already meets: where a date stands, nothing is said about a blank for it.
 * Null where nothing else is left of the line.
 */
export function settleCondition(line: string, draft: DraftFacts): string | null {
  if (!conditional.test(line)) return line
  const text = draft.text.slice(0, reach).toLowerCase()
  const isMet = (part: string): boolean => met.some(([named, value]) => named.test(part) && value.test(text))
  if (templateShape.test(line)) return /\d\D+\d\D+\d/u.test(text) && !templateShape.test(text) ? null : line
  if (unlessGiven.test(line)) return /\d/u.test(text) ? null : line
  if (wholeLine.test(line)) return isMet(line) ? null : line
  const found = tail.exec(line)
  return found && isMet(found[0].includes('that') ? line : `${found[0]} ${line}`) ? line.replace(found[0], '') : line
}
