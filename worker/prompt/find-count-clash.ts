import { imperativeVerbs } from './data/imperative-verbs.ts'

const units =
  'bullet points?|bullets?|points?|paragraphs?|items?|steps?|sections?|slides?|questions?|examples?|lines?|rows?'
/** Far cheaper than the pattern, and in every text in which that finds something. */
const unitWithNumber = new RegExp(`\\d (?:${units})\\b`, 'iu')
const bound = new RegExp(
  `\\b(exactly|at least|minimum(?: of)?|at most|max(?:imum)?(?: of)?|no more than|up to|in|as|use|give|write|list) (\\d{1,4}) (${units})\\b(?! (?:on|for|about|of|per|each)\\b)`,
  'giu',
)

/** "Risks in exactly 5 bullets": a word or two of its own, with nothing else before it in its clause. */
const ownNoun =
  /(?:^|[.,:;!?\n]|\b(?:and|then|plus|with|an?|the))\s*(\p{L}+(?: \p{L}+)?)(?: (?:in|with|of|has|have|is|gets?))* *$/iu
const nounReach = 50

interface Bounds {
  /** What the single counts are of, where that is named. */
  nouns: Set<string>
  /** Numbers that a text names as the count without a bound. */
  counts: Set<number>
  isExact: boolean
  least: number
  most: number
}

/**
 * Counts of one unit that cannot all hold, in a sentence: "in 3 bullets" and "exactly 5 bullets", or a minimum above a
 * maximum. Counts of a part ("3 bullets on costs") are no such bounds.
 */
export function findCountClash(text: string): string | null {
  if (!unitWithNumber.test(text)) return null
  const found = new Map<string, Bounds>()
  for (const { 1: how = '', 2: digits = '', 3: unit = '', index } of text.matchAll(bound)) {
    const bounds = note(found, how.toLowerCase(), Number(digits), unit)
    const noun = ownNoun.exec(text.slice(Math.max(0, index - nounReach), index))?.[1]?.toLowerCase() ?? ''
    if (noun !== '' && !imperativeVerbs.has(noun.split(' ', 1)[0] ?? '')) bounds.nouns.add(noun)
  }
  for (const [unit, { nouns, counts, isExact, least, most }] of found) {
    // Those of an introduction and those of a body are two counts.
    if (nouns.size > 1) continue
    const wished = [...counts].toSorted((first, second) => first - second)
    const isOutside = wished.some((count) => count < least || count > most)
    if ((isExact && counts.size > 1) || isOutside || least > most) {
      const named = [...new Set([...wished, least, most])]
        .toSorted((first, second) => first - second)
        .filter((count) => count > 0 && count < Number.POSITIVE_INFINITY)
      return `The draft names counts of ${unit}s that cannot all hold: ${named.join(', ')}.`
    }
  }
  return null
}

function note(found: Map<string, Bounds>, how: string, count: number, unit: string): Bounds {
  const name = unit
    .toLowerCase()
    .replace(/s$/u, '')
    .replace(/^bullet point$/u, 'bullet')
  const bounds = found.get(name) ?? {
    nouns: new Set(),
    counts: new Set(),
    isExact: false,
    least: 0,
    most: Number.POSITIVE_INFINITY,
  }
  if (/^(?:at least|min)/u.test(how)) bounds.least = Math.max(bounds.least, count)
  else if (/^(?:at most|max|no more|up to)/u.test(how)) bounds.most = Math.min(bounds.most, count)
  else bounds.counts.add(count)
  bounds.isExact ||= how === 'exactly'
  found.set(name, bounds)
  return bounds
}
