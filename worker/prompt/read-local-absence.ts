import type { Exclusion } from './exclusion.ts'
import type { NegationLexicon } from './negation-lexicon.ts'
import { gapAfter, startsClause } from './read-excluded-items.ts'
import type { Word } from './read-words.ts'

const reach = 9
const keeping = /^(?:keep|keeping|kept|leave|leaving|left|make|making)$/u
const keepingAbroad =
  /^(?:dejar|deja|deje|dejando|dejad|mantén|mantener|mantenga|laisser|laisse|laissez|laissant|garder|garde|gardez|lass|lasse|lassen|halte|halten|deixar|deixe|deixa|deixando|manter|mantenha|lasciare|lascia|lasciando|mantieni|mantenere|tieni|laat|houd|biarkan)$/u
/** "The cap free of stitching". */
const owned = /^(?:the|its|his|her|their) /u
const partWordsMax = 4
const determiner =
  /^(?:the|a|an|its|their|his|her|my|our|this|that|these|those|one|both|all|each|enough|some|most|it|them)$/u
/** Said of the picture as a whole, so that nothing is left to a place. */
const whole =
  /^(?:it|them|everything|(?:the |this |my )?(?:whole |entire )?(?:picture|image|photo|photograph|frame|scene|shot|composition|illustration|painting|design|artwork|drawing|render))$/u
/** Parts of a picture, which may be named without a verb: "background free of people". */
const region =
  /\b(?:third|half|side|corner|quarter|centre|center|middle|top|bottom|edges?|gutter|margin|sky|water|sea|lake|background|foreground|backdrop|space|area|zone|strip|rest|upper part|lower part)$/u
const lettering =
  /\b(?:text|words?|letters?|lettering|writing|logos?|labels?|numbers?|typography|print|graphics|captions?)\b/u
const clutter = /\b(?:clutter|mess|junk|distractions?|rubbish|litter|noise)\b/u
const airy = /\b(?:birds?|clouds?|smoke|smog|fog|haze|planes?|stars?|kites?|balloons?)\b/u
const beings =
  /\b(?:people|persons?|humans?|faces?|figures?|men|women|children|crowds?|tourists?|animals?|dogs?|guests?|subjects?|objects?)\b/u
const waters = /\b(?:water|sea|lake|river|pond|harbou?r|bay|canal|pool)\b/u
const surfaces = /\b(?:table|desk|counter|sofa|couch|shelf|shelves|bench|chairs?|bed|walls?|tray|worktop|windowsill)\b/u

interface Found {
  at: number
  last: number
  items: readonly string[]
}

/** What is excluded from one place only, or with an exception, and so from the whole picture not at all. */
export function readLocal(
  text: string,
  words: readonly Word[],
  found: Found,
  lexicon: NegationLexicon,
): Exclusion | null {
  return (
    (lexicon.hasParticiples ? readException(text, words, found) : null) ?? readLocalAbsence(text, words, found, lexicon)
  )
}

/**
 * "Keep the left third free of people", "leave the sky without birds": what is said of one place stays there and is said
 * by what the place is like, for it is no exclusion from the whole picture. Null where the place is the picture.
 */
function readLocalAbsence(
  text: string,
  words: readonly Word[],
  found: Found,
  lexicon: NegationLexicon,
): Exclusion | null {
  const { at, last, items } = found
  // "With no birds" goes as a whole.
  const opener = words[at - 1]?.lower === lexicon.withWord && gapAfter(text, words, at - 1) === ' ' ? at - 1 : at
  const place = readPlace(text, words, opener, last, lexicon.hasParticiples === true)
  if (place === null) return null
  const [first, end] = [words[opener], words[last]]
  if (!first || !end) return null
  const local = lexicon.hasParticiples ? describe(place, items.join(' ')) : null
  const [start, stop] = [first.start, end.end]
  return { from: text.slice(start, stop), items: [], start, end: stop, isClause: false, lead: '', place: null, local }
}

/** The place before the words that exclude, "the left third"; null where the whole picture is meant. */
function readPlace(
  text: string,
  words: readonly Word[],
  opener: number,
  last: number,
  isEnglish: boolean,
): string | null {
  const verb = isEnglish ? keeping : keepingAbroad
  const isFree = /^(?:free|devoid)$/u.test(words[opener]?.lower ?? '')
  for (let at = opener - 1; at >= Math.max(0, opener - reach) && gapAfter(text, words, at) === ' '; at -= 1) {
    const named = nameFrom(text, words, at + 1, opener)
    const lower = words[at]?.lower ?? ''
    const opensClause = startsClause(text, words[at]?.start ?? 0)
    const isKept = verb.test(lower) && (!isEnglish || ((isFree || opensClause) && isPlace(lower, named)))
    if (named !== '' && isKept) return whole.test(named) ? null : named
    const own = nameFrom(text, words, at, opener)
    const isPart =
      at > 0 && opensClause && (region.test(own) || (isFree && opener - at <= partWordsMax && owned.test(own)))
    if (isEnglish && isPart) return whole.test(own) ? null : own
    if (isEnglish && lower === 'with' && /^(?:the|its|a|an) /u.test(named) && region.test(named)) return named
  }
  const closes = (at: number): boolean => /^(?:lassen|halten)$/u.test(words[at]?.lower ?? '')
  return !isEnglish && (closes(last) || closes(last + 1)) ? '' : null
}

/** "The left third" is a place and "he left the room" tells something; "keep" may stand before a bare noun. */
function isPlace(verb: string, named: string): boolean {
  const first = named.split(' ', 1)[0] ?? ''
  return (
    determiner.test(first) || (/^(?:keep|leave|keeping|leaving)$/u.test(verb) && !/^(?:out|away|clear)$/u.test(first))
  )
}

function nameFrom(text: string, words: readonly Word[], from: number, to: number): string {
  return text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).toLowerCase()
}

/** What the place is like without them. */
function describe(place: string, items: string): string {
  if (lettering.test(items)) return 'plain'
  if (clutter.test(items)) return 'uncluttered'
  if (airy.test(items)) return 'clear'
  if (waters.test(place)) return 'open and clear'
  if (surfaces.test(place)) return 'bare'
  return beings.test(items) ? 'empty' : 'clear'
}

const singled =
  /^(?:other )?(text|lettering|writing|typography|colou?rs?|word|light source|light|people|person|animals?|furniture)s?$/u
const excepting = /^ (?:other than|except(?: for)?|apart from|besides|but(?= (?:the|a|an|one|"))) /u
const exceptionReach = 80

/** "No text other than the title" is "the title as the only text"; null where what is excepted is no single kind of thing. */
function readException(text: string, words: readonly Word[], found: Found): Exclusion | null {
  const [first, last] = [words[found.at], words[found.last]]
  const kind = found.items.length === 1 ? singled.exec(found.items[0] ?? '')?.[1] : undefined
  if (kind === undefined || !first || !last) return null
  const rest = text.slice(last.end, last.end + exceptionReach)
  const opener = excepting.exec(rest)?.[0] ?? ''
  const excepted = opener === '' ? null : thing.exec(rest.slice(opener.length))?.[0].trimEnd()
  if (!excepted) return null
  const end = last.end + opener.length + excepted.length
  const isOne = /^(?:a|an|one|the|my|her|his) /u.test(excepted) && !/ (?:and|or) /u.test(excepted)
  const named = kind === 'people' && isOne ? 'person' : isOne ? kind.replace(/^(colou?r|animal)s$/u, '$1') : kind
  const local = `${startsClause(text, first.start) ? '' : 'with '}${excepted} as the only ${named}`
  const span = { from: text.slice(first.start, end), start: first.start, end }
  return { ...span, items: [], isClause: false, lead: '', place: null, local }
}

/** What is excepted, up to the end of the clause. */
const thing = /^(?:"[^"\n]{1,60}"|[^,.;:!?\n()"–—]){1,60}(?=[,.;!?\n]|$)/u
