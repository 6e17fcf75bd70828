import type { Tag } from '../knowledge/schemas.ts'
import { indexRanges } from '../text/ranges.ts'
import { currencySigns, readText } from '../text/read-text.ts'
import { indexFrom, type Range, type Span, type SpanKind, type Word } from '../text/words.ts'
import type { Constraint, Draft } from './draft.ts'
import { findExclusions, firstNounEnd } from './find-exclusions.ts'
import { asksForText, detectModality, findOpenings, ordersLater, type SentenceOpening } from './find-openings.ts'
import { findPastedContent } from './find-pasted-content.ts'
import { isFinished } from './is-finished.ts'
import { findMentions, type Lexicon, type Mention } from './lexicon.ts'
import { findRatioPhrase } from './stated-ratio.ts'

/** Analyses a draft: language, spans, request, pasted content, constraints, exclusions, modality. */
export function readDraft(text: string, lexicon: Lexicon): Draft {
  const reading = readText(text, lexicon)
  const { words, sentences, spans, language } = reading
  const mentions = withoutOpenings(text, words, findMentions(text, words, language, lexicon))
  const pastedContent = findPastedContent(text, words, spans, mentions, sentences)
  const carried = spans.filter(({ kind }) => verbatimKinds.has(kind))
  const imageTextLabels = findImageTextLabels(text, words, spans)
  const taken = indexRanges([...carried, ...imageTextLabels, ...pastedContent])
  const own = mentions.filter(({ firstWord }) => !words[firstWord] || !taken.touches(words[firstWord]))
  const phrases = { text, words, phrasesAt: Map.groupBy(own, ({ firstWord }) => firstWord) }
  const openings = findOpenings(phrases, sentences)
  const { request, chitchat } = splitRequest(openings, pastedContent)
  const constraints = [
    ...findConstraints(words, own),
    ...spans.filter((span) => isPrice(text, span)).map(({ start, end }) => ({ aspect: 'budget' as const, start, end })),
    ...pastedContent.map((range) => ({ aspect: 'material' as const, ...range })),
    ...pastedContent.flatMap(({ start, end }) =>
      verseHeading.test(text.slice(start, end)) ? [{ aspect: 'verse' as const, start, end }] : [],
    ),
  ]
  return {
    text,
    ...reading,
    request,
    chitchat,
    pastedContent,
    imageTextLabels,
    constraints,
    ratioPhrase: findRatioPhrase({ text, words, spans, constraints }),
    exclusions: findExclusions(phrases, own),
    firstTags: new Set((phrases.phrasesAt.get(0) ?? []).map(({ meaning }) => meaning.kind)),
    firstNounEnd: firstNounEnd(phrases),
    isFinished: isFinished({ text, words, request, pastedContent }, own),
    asksForText: asksForText(openings),
    ordersLater: ordersLater(openings),
    modality: detectModality({ text, spans }, openings, own),
  }
}

/** "[Verse 1]", "Chorus:". */
const verseHeading = /^[([]?(?:verse|chorus|refrain)(?: \d{1,2})?[)\]]?:?\r?$/imu

/** "Picture this:" asks for no picture and announces no content; without its colon it opens nothing. */
function withoutOpenings(text: string, words: readonly Word[], mentions: Mention[]): Mention[] {
  if (!mentions.some(({ meaning }) => meaning.kind === 'speech-opening')) return mentions
  const isOpening = ({ meaning, endWord }: Mention): boolean =>
    meaning.kind === 'speech-opening' && text.charAt(words[endWord - 1]?.end ?? 0) === ':'
  const opened = indexRanges(
    mentions.filter(isOpening).map(({ firstWord, endWord }) => ({ start: firstWord, end: endWord })),
  )
  return mentions.filter((mention) =>
    mention.meaning.kind === 'speech-opening'
      ? isOpening(mention)
      : !opened.touches({ start: mention.firstWord, end: mention.firstWord + 1 }),
  )
}

/** Spans that are kept verbatim and instruct nothing. */
const verbatimKinds: ReadonlySet<SpanKind> = new Set([
  'code',
  'quotation',
  'placeholder',
  'markup',
  'url',
  'email',
  'flag',
])

const requestTags: readonly Tag[] = ['ask', 'work', 'draw', 'question', 'picture', 'text-noun', 'role']

/** Sentences that are only about the author or polite are chitchat; if there are no others, they are the request. */
function splitRequest(
  openings: readonly SentenceOpening[],
  pastedContent: readonly Range[],
): { request: Range[]; chitchat: Range[] } {
  const request: Range[] = []
  const chitchat: Range[] = []
  for (const { sentence, tags } of openings) {
    const range = outside(sentence, pastedContent)
    if (!range) continue
    // "Thanks, you are a great help" assigns no role.
    const asks = requestTags.some((kind) => tags.has(kind) && !(kind === 'role' && tags.has('chitchat')))
    const isChitchat = (tags.has('chitchat') || tags.has('courtesy')) && !asks
    if (isChitchat) chitchat.push(range)
    else request.push(range)
  }
  return request.length === 0 ? { request: chitchat, chitchat: [] } : { request, chitchat }
}

function isPrice(text: string, { kind, start }: Span): boolean {
  return kind === 'number' && currencySigns.includes(text.charAt(start))
}

/** The part of a sentence before or after pasted content; null if there is none. */
function outside(sentence: Range, pastedContent: readonly Range[]): Range | null {
  let { start, end } = sentence
  for (const range of pastedContent) {
    if (range.end <= start || range.start >= end) continue
    if (range.start <= start) start = Math.min(end, range.end)
    else end = range.start
  }
  return start < end ? { start, end } : null
}

/** Stated constraints; a phrase within a longer one of the same aspect is not said twice. */
function findConstraints(words: readonly Word[], mentions: readonly Mention[]): Constraint[] {
  const constraints: Constraint[] = []
  const ends = new Map<string, number>()
  for (const { meaning, firstWord, endWord } of mentions.toSorted(
    (left, right) => left.firstWord - right.firstWord || right.endWord - left.endWord,
  )) {
    if (meaning.kind !== 'aspect' || endWord <= (ends.get(meaning.aspect) ?? 0)) continue
    ends.set(meaning.aspect, endWord)
    constraints.push({ aspect: meaning.aspect, start: words[firstWord]?.start ?? 0, end: words[endWord - 1]?.end ?? 0 })
  }
  return constraints
}

const labelNames = new Set(['text', 'words', 'lettering', 'saying', 'headline', 'caption', 'title', 'tagline'])
const labelGaps = new Set([' ', ': ', ':'])

/** The word before a quotation that labels it as text in the image: `banner, text "Flat 30% off"` asks for no text. */
function findImageTextLabels(text: string, words: readonly Word[], spans: readonly Span[]): Range[] {
  return spans.flatMap(({ kind, start }) => {
    if (kind !== 'quotation') return []
    const word = words[indexFrom(words, start) - 1]
    const isLabel = word !== undefined && labelNames.has(word.lower) && labelGaps.has(text.slice(word.end, start))
    return isLabel ? [{ start: word.start, end: word.end }] : []
  })
}
