import type { TargetId } from '#shared/catalog/targets.ts'
import { ambiguousColours, colouredNames, colourNames } from './data/image-colours.ts'
import { lightVerbParticiples } from './data/light-verbs.ts'
import type { DraftFacts } from './draft-facts.ts'
import { dropTrailing } from './drop-trailing.ts'
import type { Word } from './read-words.ts'

const captionStops: ReadonlySet<string> = new Set('.!,')

const functionWord =
  /^(?:a|an|the|in|on|at|with|of|from|to|by|for|over|under|into|through|between|behind|beside|near|above|below|against|across|around|along|is|are|was|and|or|as|its|his|her|their|that|which|while|where|de|en|con|mit|und|et|avec|com|e|y|von|vor|aus|im|auf|der|die|das|ein|eine|du|des|sur|dans|un|une|el|la|los|las|una|sobre|que|qui|para|por|do|da|na|um|uma|fuera|hors|außerhalb|fora)$|(?:ing|ed)$/iu
const afterThing = /^(?:on|in|with|and|of|at|is|are|or|next|beside|behind|under|by|to|from|that|hanging|lying)$/iu
const beforeThing = /^(?:an?|the|one|two|of|with|ice|whipped|sour|face|shaving)$/iu
const backdrop =
  /^(?:background|backdrop|seamless|studio|borders?|outlines?|frames?|margins?|edges?|text|letters|lettering|lines|linework)$/u
const quoted = /"[^"\n]{1,120}"|“[^”\n]{1,120}”|'[^'\n]{1,60}'(?!\p{L})/gu
const styleWord =
  /^(?:very |ultra )?(?:minimal|minimalist|minimalistic|pastel|dramatic|moody|cinematic|vintage|retro|elegant|modern|cozy|cosy|dark|bright|soft|cute|realistic|whimsical|playful|luxury|luxurious|rustic|clean|simple|bold|abstract|surreal|dreamy|colou?rful|vibrant|warm|cool|muted|detailed|sleek|dynamic|professional|futuristic|monochrome|glossy|matte|tall|wide|vertical|horizontal|square|flat|symmetrical|hd|high contrast|low contrast)$/iu
const denied = /^(?:no|without|not)\b/iu
const fragmentWordsMax = 4
const english = /\b(?:the|for|of|with|and|at|from)\b/iu
const keywordPartsMin = 4
const loosePartsMin = 5
const fragmentShareMax = 0.6
/** "June 3, 2026" and "7 pm" belong to what stands beside them; a list that holds any is no list of keywords. */
const date =
  /\b(?:(?:jan(?:uary)?|feb(?:ruary)?|march|april|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|may) \d|\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:1[0-9]|20)\d\d(?!\d|[:x×]\d)(?! ?(?:px|k|mm))|\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)|\d{1,2}:\d\d(?!\d)|\d{1,4}[/.-]\d{1,2}[/.-]\d{1,4})\b/iu

/** The colours that the caption gives to things, in order, each once; "an orange on a plate" names none. */
export function findColours(words: readonly Word[], text = ''): string[] {
  const found: string[] = []
  const quotes = [...text.matchAll(quoted)].map((match) => [match.index, match.index + match[0].length] as const)
  words.forEach((word, at) => {
    const name = word.lower
    if (!colourNames.has(name) || found.includes(name)) return
    // "Mint green" is one colour, and named by its last word.
    if (joinsColours(words, at, text)) return
    const next = words[at + 1]
    const previous = words[at - 1]?.lower ?? ''
    if (next && colouredNames.has(next.stem)) return
    if (quotes.some(([start, end]) => start <= word.start && word.start < end)) return
    // A backdrop is where the colours stand, not one of them.
    if (next && /^(?:white|black|gr[ae]y|beige|cream|thick|bold)$/u.test(name) && backdrop.test(next.lower)) return
    const isPaired =
      (previous === 'and' && colourNames.has(words[at - 2]?.lower ?? '')) ||
      (next?.lower === 'and' && colourNames.has(words[at + 2]?.lower ?? ''))
    const isLast = next === undefined || /[,.;:]/u.test(text.slice(word.end, next.start))
    const isThing =
      ambiguousColours.has(name) &&
      !isPaired &&
      ((isLast && previous !== 'in') || (next && afterThing.test(next.text)) || beforeThing.test(previous))
    const shade = joinsColours(words, at - 1, text) ? `${words[at - 1]?.lower} ${name}` : name
    if (!(isThing && shade === name) && !found.includes(shade)) found.push(shade)
  })
  return found
}

const shades =
  /^(?:mint|olive|navy|teal|turquoise|emerald|coral|rose|pink|lime|khaki|charcoal|silver|cream|ivory|aqua|rust|copper|golden|lilac|lavender|peach|amber|violet|indigo|ochre|burgundy|terracotta|sky|baby|royal|midnight|forest|bottle|sea|brick|blood|dusty|powder|moss|sage|lemon|mustard|wine|cherry|hot|burnt)$/u
const hues = /^(?:green|blue|red|gold|gr[ae]y|white|pink|yellow|orange|brown|purple)$/u

/** "Mint green", "rose gold", "sky blue": two words in a row and one colour. */
function joinsColours(words: readonly Word[], at: number, text: string): boolean {
  const [first, second] = [words[at], words[at + 1]]
  if (!first || !second || first.lower === second.lower) return false
  return (
    shades.test(first.lower) && hues.test(second.lower) && (text === '' || text.slice(first.end, second.start) === ' ')
  )
}

/** A short part without article, preposition or verb: a keyword, not a phrase. */
export function isFragment(part: string): boolean {
  const trimmed = part.trim()
  if (trimmed === '' || hasManyWords(trimmed)) return false
  return !trimmed.split(/\s+/u).some((word) => functionWord.test(word) || lightVerbParticiples.has(word))
}

const gap = /\s+/gu

/** True for more words than a fragment has; what is longer need not be taken to pieces. */
function hasManyWords(trimmed: string): boolean {
  gap.lastIndex = 0
  for (let words = 1; words <= fragmentWordsMax; words += 1) if (!gap.test(trimmed)) return false
  return true
}

/** The parts between commas and stops, and those of them that are bare keywords. */
export function splitFragments(text: string): { parts: string[]; fragments: string[] } {
  const parts = text.split(/[,;.](?=\s|$)/u).filter((part) => part.trim() !== '')
  return { parts, fragments: parts.filter(isFragment) }
}

/**
 * A caption of keywords becomes a phrase where the model wants sentences: "girl, red hair, forest, mist" → "girl with red
 * hair, forest and mist". Elsewhere, and in other languages, a list stays a list.
 */
export function joinKeywords(caption: string, draft: DraftFacts, targetId: TargetId): string {
  const isEnglish = draft.language === 'en' || (draft.language === 'und' && english.test(caption))
  if (!isEnglish || (targetId !== 'flux' && targetId !== 'gemini')) return caption
  const bare = dropTrailing(caption, captionStops)
  if (/[?;:\n"“(]/u.test(bare)) return caption
  const at = bare.lastIndexOf('. ')
  const list = at < 0 ? bare : bare.slice(at + 2)
  const parts = list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  if (date.test(list) || !isList(parts, targetId)) return caption
  // "Style of {prompt}. elegant, sleek, dark": the sentence stays, its list is joined.
  return at < 0 ? joinList(parts) : `${caption.slice(0, at + 2)}${joinRun(parts, 0)}`
}

/** As far as a model minds: our own sentences follow, and loosen a short list. */
function isList(parts: readonly string[], targetId: TargetId): boolean {
  const fragments = parts.filter(isFragment).length
  if (parts.length < keywordPartsMin) return false
  return targetId === 'gemini'
    ? fragments / parts.length > fragmentShareMax
    : fragments >= loosePartsMin && fragments / parts.length >= fragmentShareMax
}

/** The things that follow the subject hang on it by a "with". */
function joinList(parts: readonly string[]): string {
  const [head = '', first = ''] = parts
  const takesWith = kindOf(first) === 'thing' && !/\bwith\b/iu.test(head) && kindOf(head) === 'thing'
  return takesWith ? `${head} with ${joinRun(parts, 1)}` : `${head}, ${joinRun(parts, 1)}`
}

/** Things and lights up to the first part of another kind: "a, b and c", and the rest as it was. */
function joinRun(parts: readonly string[], from: number): string {
  const keywords = parts.slice(from)
  const other = keywords.findIndex((part) => !/^(?:thing|light|colour)$/u.test(kindOf(part)))
  const run = other < 0 ? keywords : keywords.slice(0, other)
  const rest = other < 0 ? [] : keywords.slice(other)
  const joined = run.length < 2 ? run : [`${run.slice(0, -1).join(', ')} and ${run.at(-1)}`]
  return [...joined, ...rest].join(', ')
}

type PartKind = 'camera' | 'light' | 'figure' | 'colour' | 'style' | 'denied' | 'thing'

const kindSigns: readonly (readonly [kind: PartKind, sign: RegExp])[] = [
  ['denied', denied],
  ['style', styleWord],
  ['colour', /#[\da-f]{3,8}\b/iu],
  [
    'camera',
    /\b(?:views?|angle|shots?|close-?up|lens|macro|overhead|bokeh|depth of field|perspective|framing|f\/\d|\d+ ?mm|eye level|panorama)\b/iu,
  ],
  [
    'light',
    /\b(?:light|lights|lighting|lit|backlit|glow|shadows?|sunset|sunrise|dawn|dusk|noon|night|golden hour|blue hour)\b/iu,
  ],
  ['figure', /^\d/u],
]

function kindOf(part: string): PartKind {
  return kindSigns.find(([, sign]) => sign.test(part))?.[0] ?? 'thing'
}
