import { acts, courtesyWords, pluralNouns, thingsInEd, thingsInIng } from './data/excluding-words.ts'
import type { NegationLexicon } from './negation-lexicon.ts'
import type { Word } from './read-words.ts'

export interface ExcludedItems {
  items: string[]
  /** The last word that belongs to them. */
  last: number
}

const itemWordsMax = 6
const itemsMax = 6
const ownedWordsMax = 3
const amounts = new Set(
  'pair pairs piece pieces kind kinds sort sorts type types trace traces hint hints bit bits lot lots amount amounts set sets pile piles bunch row rows group groups'.split(
    ' ',
  ),
)
const tailWordsMax = 6
const closingJoiners = /^(?:or|nor|y|o|ni|et|ou|und|oder|e|and|né|nem|noch|atau|dan|или|и|أو|و)$/u
/** They join two excluded things; "and" may as well go on with the picture. */
const eitherJoiners = /^(?:or|nor|o|ni|ou|oder|né|nem|noch|atau|или|أو)$/u
/** They begin a thing that is there. */
const determiners: ReadonlySet<string> = new Set(
  `a an the one two three four five six seven eight nine ten twelve some his her its their my our this these that those only just
   many several few plenty lots both each another every single un una une uno dos tres cuatro cinco deux trois quatre cinq des
   ein eine einen einem zwei drei vier fünf um uma dois duas três quatro due tre quattro один одна одно два две три четыре een twee drie dua tiga`.split(
    /\s+/u,
  ),
)
const looks: ReadonlySet<string> = new Set(
  'fresh clean plain white soft simple minimal minimalist warm natural studio solid clear crisp smooth neutral seamless'.split(
    ' ',
  ),
)
const materials: ReadonlySet<string> = new Set(
  'wooden oak brick marble stone brass copper linen leather bamboo terracotta ceramic velvet'.split(' '),
)
/** What people add to a list of exclusions without saying "no" again. */
const artefact =
  /^(?:extra )?(?:texts?|watermarks?|logos?|signatures?|lettering|captions?|typography|blur|noise|jpe?g artifacts|artifacts|artefacts|deformed (?:hands|fingers)|gradients?|clutter|mock-?ups?|emojis?|hashtags?|drop shadows?|blurry|ugly|low ?res|low quality|bad anatomy|deformed|cropped|out of frame|extra (?:limbs|fingers|hands)|distortion|borders?)$/iu

/** The things after a word that excludes: "text", "people or cars"; behind a colon every part of a list is one. */
export function readExcludedItems(
  text: string,
  words: readonly Word[],
  from: number,
  lexicon: NegationLexicon,
  isList = false,
): ExcludedItems | null {
  const first = readItem(text, words, from, lexicon)
  if (!first) return null
  const items = [first.item]
  let last = first.last
  while (items.length < itemsMax) {
    const next = readNextItem(text, words, last, lexicon, isList)
    if (!next) break
    items.push(next.item)
    last = next.last
  }
  const start = lexicon.hasParticiples === true && !isList ? findExamples(text, words, last) : null
  const examples = start === null ? null : readExcludedItems(text, words, start, lexicon, true)
  return examples && endsClause(text, words[examples.last]?.end ?? 0)
    ? { items: [...items, ...examples.items].slice(0, itemsMax), last: examples.last }
    : { items, last }
}

/** "No modern objects like cars or phones", "such as a laptop": where the examples begin, or null. */
function findExamples(text: string, words: readonly Word[], last: number): number | null {
  if (!/^,? $/u.test(gapAfter(text, words, last))) return null
  const next = words[last + 1]?.lower
  if (next === 'like' || next === 'including') return last + 2
  return next === 'such' && words[last + 2]?.lower === 'as' ? last + 3 : null
}

interface Item {
  item: string
  last: number
}

/** "or text", "and no text"; ", text or logos" when the list closes with an "or"; ", watermark" by itself. */
function readNextItem(
  text: string,
  words: readonly Word[],
  last: number,
  lexicon: NegationLexicon,
  isList: boolean,
): Item | null {
  const gap = gapAfter(text, words, last)
  const joiner = words[last + 1]?.lower ?? ''
  if (gap === ' ' && closingJoiners.test(joiner)) {
    const opener = lexicon.openers.has(words[last + 2]?.lower ?? '') ? 1 : 0
    const item = readItem(text, words, last + 2 + opener, lexicon)
    if (!item) return null
    const isSafe = opener === 1 || isList || eitherJoiners.test(joiner) || endsClause(text, words[item.last]?.end ?? 0)
    return isSafe && !isDetermined(words[last + 2 + opener]) && (opener === 1 || !startsWanted(words, last + 2))
      ? item
      : null
  }
  if (isList && gap === ', ' && joiner === 'and') return readItem(text, words, last + 2, lexicon)
  if (gap !== ', ') return null
  if (eitherJoiners.test(closingJoiner(text, words, last + 1)))
    return readItem(text, words, last + (eitherJoiners.test(joiner) ? 2 : 1), lexicon)
  const item = readItem(text, words, last + 1, lexicon)
  if (item && isList) return item
  return item && artefact.test(item.item) && endsClause(text, words[item.last]?.end ?? 0) ? item : null
}

/** The joiner that ends a comma list starting here, if one does. */
function closingJoiner(text: string, words: readonly Word[], from: number): string {
  for (let at = from; at < from + itemsMax * 2; at += 1) {
    const lower = words[at]?.lower ?? ''
    if (eitherJoiners.test(lower)) return lower
    if (!/^,? $/u.test(gapAfter(text, words, at))) return ''
  }
  return ''
}

/** One noun phrase, whole: modifiers, nouns, and what the things are doing. */
function readItem(text: string, words: readonly Word[], from: number, lexicon: NegationLexicon): Item | null {
  let at = from
  while (lexicon.fillers.has(words[at]?.lower ?? '') && gapAfter(text, words, at) === ' ') at += 1
  const parts: string[] = []
  let last = at
  while (parts.length < itemWordsMax) {
    const word = words[at]
    if (!word || isEnd(word.lower, lexicon)) break
    // "No text other than the title": the exception begins.
    if (word.lower === 'other' && words[at + 1]?.lower === 'than') break
    const tail = parts.length > 0 ? readParticiple(text, words, at, parts, lexicon) : 'noun'
    if (tail === 'verb') break
    if (typeof tail === 'object') return tail
    parts.push(lexicon.keepsCase ? word.text : word.lower)
    last = at
    if (gapAfter(text, words, at) !== ' ') break
    at += 1
  }
  if (parts.length === 0) return null
  return lexicon.hasParticiples ? readOf(text, words, parts, last, lexicon) : { item: parts.join(' '), last }
}

/** "pairs of shoes" are shoes, "a statue of a horse" is one thing. */
function readOf(
  text: string,
  words: readonly Word[],
  parts: readonly string[],
  last: number,
  lexicon: NegationLexicon,
): Item {
  const plain = { item: parts.join(' '), last }
  const isOf = words[last + 1]?.lower === 'of' && gapAfter(text, words, last) === ' '
  if (!isOf || gapAfter(text, words, last + 1) !== ' ') return plain
  const isGeneral = /^(?:an?y?)$/u.test(words[last + 2]?.lower ?? '')
  let at = last + (isGeneral ? 3 : 2)
  const owned: string[] = []
  while (words[at] && !isEnd(words[at]?.lower ?? '', lexicon) && owned.length < ownedWordsMax) {
    owned.push(words[at]?.lower ?? '')
    if (gapAfter(text, words, at) !== ' ') break
    at += 1
  }
  if (owned.length === 0) return plain
  const end = last + (isGeneral ? 2 : 1) + owned.length
  const article = isGeneral ? `${words[last + 2]?.lower} ` : ''
  const isAmount = amounts.has(parts.at(-1) ?? '')
  return { item: isAmount ? owned.join(' ') : `${plain.item} of ${article}${owned.join(' ')}`, last: end }
}

function isEnd(lower: string, lexicon: NegationLexicon): boolean {
  return lexicon.stops.has(lower) || lexicon.openers.has(lower) || courtesyWords.has(lower)
}

/** What a word in -ing or -ed behind other words is: part of the noun, what the noun does, or a new thought. */
function readParticiple(
  text: string,
  words: readonly Word[],
  at: number,
  parts: readonly string[],
  lexicon: NegationLexicon,
): 'noun' | 'verb' | Item {
  const lower = words[at]?.lower ?? ''
  const isParticiple =
    (lower.endsWith('ing') && !thingsInIng.has(lower)) || (lower.endsWith('ed') && !thingsInEd.has(lower))
  if (!lexicon.hasParticiples || !isParticiple) return 'noun'
  const noun = parts.at(-1) ?? ''
  const isPlural = pluralNouns.has(noun) || /[^su]s$/u.test(noun)
  const next = gapAfter(text, words, at) === ' ' ? words[at + 1] : undefined
  const isLast = !next || isEnd(next.lower, lexicon)
  // "A horse without a rider galloping on the beach": the horse does.
  if (next && !isPlural && /^an?$/u.test(words[at - parts.length - 1]?.lower ?? '')) return 'verb'
  if (isLast && !isDetermined(next)) return isPlural ? { item: `${lower} ${parts.join(' ')}`, last: at } : 'noun'
  if (!isPlural) return isDetermined(next) ? 'verb' : 'noun'
  const end = findClauseEnd(text, words, at)
  return end === null ? 'verb' : { item: parts.join(' '), last: end }
}

/** The last word of the clause, when it is near. */
export function findClauseEnd(text: string, words: readonly Word[], from: number): number | null {
  for (let at = from; at <= from + tailWordsMax; at += 1) {
    const word = words[at]
    if (!word) return null
    if (endsClause(text, word.end)) return at
    if (/^(?:and|but|or)$/u.test(words[at + 1]?.lower ?? '')) return null
  }
  return null
}

/** "Without touching the wall" is an act and no thing. */
export function isAct(opener: string, item: string): boolean {
  const [first = '', second] = item.split(' ')
  if (!/^\p{L}{3,}ing$/u.test(first) || thingsInIng.has(first)) return false
  return acts.has(first) || (opener !== 'no' && second === undefined)
}

export function isDetermined(word: Word | undefined): boolean {
  return determiners.has(word?.lower ?? '') || /^\d/u.test(word?.lower ?? '')
}

/** "No text and white background": a thing with a look of its own is there. */
export function startsWanted(words: readonly Word[], at: number): boolean {
  const lower = words[at]?.lower ?? ''
  // "No clutter and wooden shelves", but "no plastic bottles and glass jars".
  const isMade = materials.has(lower) && /^(?:no|without|an?y)$/u.test(words[at - 3]?.lower ?? '')
  return isDetermined(words[at]) || ((looks.has(lower) || isMade) && words[at - 1]?.lower === 'and')
}

export function gapAfter(text: string, words: readonly Word[], at: number): string {
  const word = words[at]
  const next = words[at + 1]
  return word && next ? text.slice(word.end, next.start) : ''
}

/** True when a clause begins at the place. */
export function startsClause(text: string, start: number): boolean {
  return /(?:^|[,.;:!?\n(–—،、。]|\s-|\band|\bbut)\s*$/u.test(text.slice(Math.max(0, start - 12), start))
}

export function endsClause(text: string, end: number): boolean {
  return /^\s*(?:$|[,.;!?\n)–—،、。]|--)/u.test(text.slice(end, end + 8))
}
