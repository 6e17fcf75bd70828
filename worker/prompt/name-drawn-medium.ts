import { buildCueIndex, type CueHit, findCues } from './cue-index.ts'
import { mannerKinds, mediumOwners, namedMedia, nounKinds } from './data/image-named-media.ts'
import type { DraftFacts } from './draft-facts.ts'
import type { Word } from './read-words.ts'
import { rememberByDraft } from './remember-by-draft.ts'

const index = buildCueIndex(Object.entries(namedMedia).map(([key, phrases]) => ({ key, weight: 1, phrases })))
const wordsMax = 80
/** The name of a picture comes in its first words. */
const headWordsMax = 8
const partWordsMax = 5
const tagReach = 120
/** They end the name of the picture; "of" and what follows is its subject. */
const headEnds = new Set(
  `of in on at with near by under over next behind from beside above below into through inside outside for and or is are was
   were to that who which made showing depicting featuring during against across while being`.split(/\s+/u),
)
const breakMark = /[,.:;()\n]/u
const looksLike = /\b(?:in (?:the style of |an? |the )?|as an? |like an? |look like an? |style: ?|medium: ?)$/iu
const verbForm = /^\p{L}{2,}(?:ing|ed)$/u
/** Between the name of a medium and the end of the opening. */
const nameTails = new Set([
  'design',
  'designs',
  'style',
  'art',
  'set',
  'pack',
  'illustration',
  'sheet',
  'page',
  'sketch',
])
/** Tags of image boards stand for drawn figures. */
const boardTag = /(?:^|[,(])\s*\d\+?(?:girl|boy)s?\b/iu

export interface NamedMedium {
  domainId: string
  /** Named in the opening, and not only as the manner of something else. */
  isHead: boolean
}

/** The same as `findDrawnMedium`, found once: the kind of picture and the choices for it both ask. */
export const nameDrawnMedium: (draft: DraftFacts) => NamedMedium | null = rememberByDraft(findDrawnMedium)

/** The medium a caption asks for in plain words; null where it names none, or only a thing that bears the name of one. */
function findDrawnMedium(draft: DraftFacts): NamedMedium | null {
  if (draft.language !== 'en' && draft.language !== 'und') return null
  const text = draft.instruction
  if (/--niji\b/u.test(draft.text) || boardTag.test(text.slice(0, tagReach))) return { domainId: 'anime', isHead: true }
  const words = draft.instructionWords.slice(0, wordsMax)
  const hits = keepWidest(findCues(index, words)).filter((hit) => isMedium(hit, words, draft))
  const longest = hits.toSorted((left, right) => right.length - left.length)
  const headEnd = findHeadEnd(words, text, longest)
  const head = longest.find((hit) => hit.at < headEnd && (!nounKinds.has(hit.key) || endsHead(hit, headEnd, words)))
  if (head) return { domainId: head.key, isHead: true }
  const manner = longest.find((hit) => mannerKinds.has(hit.key) && isManner(hit, words, text))
  return manner ? { domainId: manner.key, isHead: false } : null
}

/** "Comic book" is not also a comic: what follows the longer name decides. */
function keepWidest(hits: readonly CueHit<string>[]): CueHit<string>[] {
  return hits.filter(
    (hit) => !hits.some(({ at, length }) => length > hit.length && at <= hit.at && at + length >= hit.at + hit.length),
  )
}

/** A verb, a quoted word and a "comic store" are no media. */
function isMedium(hit: CueHit<string>, words: readonly Word[], draft: DraftFacts): boolean {
  const first = words[hit.at]
  const next = words[hit.at + hit.length]
  if (!first) return false
  if (draft.spans.some((span) => span.kind === 'quote' && span.start <= first.start && first.start < span.end))
    return false
  if (next && mediumOwners.has(next.lower) && !breaksBetween(words, hit.at + hit.length, draft.instruction))
    return false
  // "Painting a wall" is work; "a painting of a wall" and "wall, oil painting" are pictures.
  const isVerb = hit.length === 1 && verbForm.test(first.lower)
  return !isVerb || !next || next.lower === 'of' || breaksBetween(words, hit.at + 1, draft.instruction)
}

/** "Fantasy map of", "tattoo design of", "sticker". */
function endsHead(hit: CueHit<string>, headEnd: number, words: readonly Word[]): boolean {
  let end = hit.at + hit.length
  while (end < headEnd && nameTails.has(words[end]?.lower ?? '')) end += 1
  return end === headEnd
}

/** "A fox, ink and watercolour", "a market in watercolour", "… in the style of a comic book". */
function isManner(hit: CueHit<string>, words: readonly Word[], text: string): boolean {
  const first = words[hit.at]
  if (!first) return false
  if (looksLike.test(text.slice(Math.max(0, first.start - 24), first.start))) return true
  let start = hit.at
  while (start > 0 && !breaksBetween(words, start, text)) start -= 1
  let end = hit.at + hit.length
  while (end < words.length && !breaksBetween(words, end, text)) end += 1
  return start > 0 && end - start <= partWordsMax
}

function findHeadEnd(words: readonly Word[], text: string, hits: readonly CueHit<string>[]): number {
  let at = 0
  for (; at < words.length && at < headWordsMax; at += 1) {
    const lower = words[at]?.lower ?? ''
    const isInside = hits.some((hit) => hit.at <= at && at < hit.at + hit.length)
    if (at > 0 && (headEnds.has(lower) || breaksBetween(words, at, text) || (verbForm.test(lower) && !isInside))) break
  }
  return at
}

/** True when a comma or a stop stands before this word. */
function breaksBetween(words: readonly Word[], at: number, text: string): boolean {
  const before = words[at - 1]
  const word = words[at]
  return before !== undefined && word !== undefined && breakMark.test(text.slice(before.end, word.start))
}
