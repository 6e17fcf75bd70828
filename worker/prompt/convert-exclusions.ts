import { type NegationLexicon, negationLexicon } from './data/negation-lexicons.ts'
import type { Span } from './find-spans.ts'
import type { LanguageCode } from './language-code.ts'
import { readWords, stemWord, type Word } from './read-words.ts'

/** A thing the author wants left out: "no people", "without a hat", "do not show any text". */
export interface Exclusion {
  /** As written, with its negation word. */
  from: string
  items: string[]
  start: number
  end: number
  /** It fills its clause, so that nothing is broken when it goes. */
  isClause: boolean
  /** What has to stand before a positive phrase in its place. */
  lead: string
}

/** Most captions exclude nothing and are spared the reading. */
const mayExclude =
  /\b(?:no|not|without|avoid\w*|exclud\w+|free|devoid|don['’]?t|doesn['’]t|never|sin|sans|ohne|kein\w*|sem)\b/iu
const itemWordsMax = 3
const itemsMax = 6

/** Exclusions of plain things outside marked spans, in order; vaguer negations are not read. */
export function findExclusions(text: string, marked: readonly Span[], language: LanguageCode): Exclusion[] {
  if (!mayExclude.test(text)) return []
  const lexicon = negationLexicon(language)
  const words = readWords(text)
  const covered = marked.filter((span) => span.kind !== 'number' && span.kind !== 'flag')
  const exclusions: Exclusion[] = []
  let at = 0
  let mark = 0
  while (at < words.length) {
    const word = words[at]
    while ((covered[mark]?.end ?? Number.POSITIVE_INFINITY) <= (word?.start ?? 0)) mark += 1
    const isCovered = word && (covered[mark]?.start ?? Number.POSITIVE_INFINITY) <= word.start
    const found = word && !isCovered ? readExclusion(text, words, at, lexicon) : null
    if (found) exclusions.push(found.exclusion)
    at = found ? found.next : at + 1
  }
  return exclusions
}

interface Reading {
  exclusion: Exclusion
  next: number
}

function readExclusion(text: string, words: readonly Word[], at: number, lexicon: NegationLexicon): Reading | null {
  const afterOpener = readOpener(words, at, lexicon, gapAfter(text, words, at - 1))
  if (afterOpener === null || !isJoined(text, words, at, afterOpener)) return null
  const list = readItems(text, words, afterOpener, lexicon)
  if (!list || runsOn(text, words, list, lexicon)) return null
  const { first, lead } = readLead(text, words, at, lexicon)
  const own = words[first]?.start ?? 0
  const end = words[list.last]?.end ?? own
  const isClause = lead === '' && startsClause(text, own) && endsClause(text, end)
  // "…, but no birds": the joiner goes with what it joined.
  const joint = words[first - 1]
  const isJoint = isClause && /^(?:and|but|or)$/iu.test(joint?.text ?? '') && gapAfter(text, words, first - 1) === ' '
  const start = isJoint && joint ? joint.start : own
  return {
    exclusion: {
      from: text.slice(start, end),
      items: list.items,
      start,
      end,
      isClause,
      lead: lead === '' ? (/^(?:no|kein\w*)$/iu.test(words[at]?.text ?? '') ? '' : `${lexicon.withWord} `) : lead,
    },
    next: list.last + 1,
  }
}

/** The place after the words that exclude, or null. */
function readOpener(words: readonly Word[], at: number, lexicon: NegationLexicon, gap: string): number | null {
  const lower = (place: number): string => words[place]?.text.toLowerCase().replaceAll('’', "'") ?? ''
  const word = lower(at)
  // "No one" is a person; "no longer" and "no more" are no things.
  if (word === 'no' && /^(?:longer|more|doubt|matter|less|wonder)$/u.test(lower(at + 1))) return null
  // "Stops to avoid the child" tells what happens; "avoid clutter" is a wish.
  if (/^(?:avoid|avoiding|exclude|excluding)$/u.test(word) && at > 0 && !isWish(lower(at - 1), gap)) return null
  if (lexicon.openers.has(word)) return lexicon.verbs.has(lower(at + 1)) ? at + 2 : at + 1
  if ((word === 'free' || word === 'devoid') && /^(?:of|from)$/u.test(lower(at + 1))) return at + 2
  if (word === 'not' && /^(?:wearing|holding|carrying|having|containing)$/u.test(lower(at + 1))) return at + 2
  if (word === 'never' && lower(at + 1) === 'any') return at + 1
  const isDont = word === "don't" || word === 'dont' || word === "doesn't" || word === 'never'
  if (isDont && lexicon.verbs.has(lower(at + 1))) return at + 2
  const isDoNot = /^(?:do|does|should|must)$/u.test(word) && lower(at + 1) === 'not' && lexicon.verbs.has(lower(at + 2))
  return isDoNot ? at + 3 : null
}

/** Nothing but spaces may stand between the opener and the noun. */
function isJoined(text: string, words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) {
    const left = words[at]
    const right = words[at + 1]
    if (!left || !right || text.slice(left.end, right.start).trim() !== '') return false
  }
  return true
}

function isWish(previous: string, gap: string): boolean {
  return gap !== ' ' || /^(?:and|please|also|but)$/u.test(previous)
}

/** A noun that goes on with a verb and its object, "no bird crosses the sky", is part of what is told. */
function runsOn(text: string, words: readonly Word[], list: Items, lexicon: NegationLexicon): boolean {
  const gerund = list.items.find((item) => /^\p{L}{3,}ing\b/u.test(item))
  if (gerund !== undefined && !lexicon.positives.has(stemWord(gerund)) && !isThing(gerund)) return true
  if (gapAfter(text, words, list.last) !== ' ') return false
  const next = words[list.last + 1]?.text.toLowerCase() ?? ''
  return isDetermined(words[list.last + 1]) || /^(?:their|our|my|your|this|that|these|those|it|them|him)$/u.test(next)
}

/** Things that end like a gerund. */
function isThing(item: string): boolean {
  return /^(?:lettering|writing|clothing|lighting|building|buildings|ceiling|railing|string|king|wing|wings|ring|rings|swing|painting|paintings|shading|branding|outlining|packaging|furnishings|awning|warping|cropping|tiling|smudging|banding|wording)\b/u.test(
    item,
  )
}

interface Items {
  items: string[]
  last: number
}

function readItems(text: string, words: readonly Word[], from: number, lexicon: NegationLexicon): Items | null {
  const first = readItem(text, words, from, lexicon)
  if (!first) return null
  const items = [first.item]
  let last = first.last
  while (items.length < itemsMax) {
    const next = readNextItem(text, words, last, lexicon)
    if (!next) break
    items.push(...next.items)
    last = next.last
  }
  return { items, last }
}

/** "or text", "and no text"; and ", text or logos" when the list closes with an "or". */
function readNextItem(text: string, words: readonly Word[], last: number, lexicon: NegationLexicon): Items | null {
  const gap = gapAfter(text, words, last)
  const joiner = words[last + 1]?.text.toLowerCase() ?? ''
  if (gap === ' ' && /^(?:or|nor|and|y|o|ni|et|ou|und|oder|e|ou)$/u.test(joiner)) {
    const opener = lexicon.openers.has(words[last + 2]?.text.toLowerCase() ?? '') ? 1 : 0
    const item = readItem(text, words, last + 2 + opener, lexicon)
    if (!item) return null
    const isSafe =
      opener === 1 || /^(?:or|nor|o|ni|ou|oder)$/u.test(joiner) || endsClause(text, words[item.last]?.end ?? 0)
    return isSafe && !isDetermined(words[last + 2 + opener]) ? { items: [item.item], last: item.last } : null
  }
  if (gap !== ', ' || !/^(?:or|nor)$/u.test(closingJoiner(text, words, last + 1))) return null
  const offset = /^(?:or|nor)$/u.test(joiner) ? 2 : 1
  const item = readItem(text, words, last + offset, lexicon)
  return item ? { items: [item.item], last: item.last } : null
}

/** The joiner that ends a comma list starting here, if one does. */
function closingJoiner(text: string, words: readonly Word[], from: number): string {
  for (let at = from; at < from + itemsMax * 2; at += 1) {
    const lower = words[at]?.text.toLowerCase() ?? ''
    if (lower === 'or' || lower === 'nor') return lower
    if (!/^,? $/u.test(gapAfter(text, words, at))) return ''
  }
  return ''
}

function isDetermined(word: Word | undefined): boolean {
  return /^(?:a|an|the|two|three|some|his|her|its|un|una|une|ein|eine)$/iu.test(word?.text ?? '')
}

function readItem(
  text: string,
  words: readonly Word[],
  from: number,
  lexicon: NegationLexicon,
): { item: string; last: number } | null {
  let at = from
  while (lexicon.fillers.has(words[at]?.text.toLowerCase() ?? '') && gapAfter(text, words, at) === ' ') at += 1
  const parts: string[] = []
  let last = at
  while (parts.length < itemWordsMax) {
    const word = words[at]
    const lower = word?.text.toLowerCase() ?? ''
    if (!word || lexicon.stops.has(lower) || lexicon.openers.has(lower)) break
    if (parts.length > 0 && /(?:ing|ed)$/u.test(lower)) break
    parts.push(lower)
    last = at
    if (gapAfter(text, words, at) !== ' ') break
    at += 1
  }
  return parts.length === 0 ? null : { item: parts.join(' '), last }
}

function gapAfter(text: string, words: readonly Word[], at: number): string {
  const word = words[at]
  const next = words[at + 1]
  return word && next ? text.slice(word.end, next.start) : ''
}

/** "with no hat" and "there are no cars" are replaced as a whole. */
function readLead(
  text: string,
  words: readonly Word[],
  at: number,
  lexicon: NegationLexicon,
): { first: number; lead: string } {
  const before = (place: number): string =>
    gapAfter(text, words, place) === ' ' ? (words[place]?.text.toLowerCase() ?? '') : ''
  const previous = before(at - 1)
  if (previous === lexicon.withWord) return { first: at - 1, lead: `${lexicon.withWord} ` }
  if (/^(?:is|are)$/u.test(previous) && before(at - 2) === 'there') return { first: at - 2, lead: 'there are ' }
  return { first: at, lead: '' }
}

/** True when a clause begins at the place. */
function startsClause(text: string, start: number): boolean {
  return /(?:^|[,.;:!?\n(–—]|\band|\bbut)\s*$/u.test(text.slice(Math.max(0, start - 12), start))
}

function endsClause(text: string, end: number): boolean {
  return /^\s*(?:$|[,.;!?\n)–—]|--)/u.test(text.slice(end, end + 8))
}
