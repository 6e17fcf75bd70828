import type { Draft } from '../analyze/draft.ts'
import { wordsWithin } from '../text/read-words.ts'
import type { Range } from '../text/text-spans.ts'
import { type CaptionGrammar, nounWordsMax, type PictureIndex } from './picture-index.ts'
import type { FormEntry, MediumEntry, SceneFact } from './picture-knowledge.ts'
import { factsOfWords } from './scene-facts.ts'
import { findThing, type Phrase, type Piece, singularsOf, splitPhrases } from './split-phrases.ts'

/** A caption as far as a picture follows from it. */
export interface Caption {
  form: FormEntry | null
  medium: MediumEntry | null
  phrases: readonly Phrase[]
  verbs: readonly string[]
  /** Lower-case words outside of what is left out, quotations and parameters. */
  words: readonly string[]
  /** What the words say of the scene. */
  stated: ReadonlySet<SceneFact>
  /** What words, things and technique say of it together. */
  facts: ReadonlySet<SceneFact>
  excluded: { words: ReadonlySet<string>; facts: ReadonlySet<SceneFact> }
  /** An order to change a picture that exists. */
  isEdit: boolean
}

const verbatimKinds = new Set(['code', 'quotation', 'url', 'email', 'placeholder', 'flag', 'markup'])

/** Drafts never change, and several steps ask for the caption of the same one. */
const known = new WeakMap<Draft, { index: PictureIndex; caption: Caption }>()

/** What a draft shows, in which form and by which technique; parsed once for each draft. */
export function parseCaption(draft: Draft, index: PictureIndex): Caption {
  const found = known.get(draft)
  if (found?.index === index) return found.caption
  const caption = parseNew(draft, index)
  known.set(draft, { index, caption })
  return caption
}

function parseNew(draft: Draft, index: PictureIndex): Caption {
  const left = [
    ...draft.exclusions.map(({ range }) => range),
    ...draft.spans.filter(({ kind }) => verbatimKinds.has(kind)),
  ].toSorted((one, other) => one.start - other.start)
  const pieces = afterOpener(piecesOf(draft, left), index)
  const words = pieces.flatMap((piece) => (piece === 'break' ? [] : [piece.lower]))
  const { phrases, verbs } = splitPhrases(pieces, index)
  const excludedWords = draft.exclusions.flatMap(({ subject }) => wordsIn(draft, subject))
  const medium = findMedium(pieces, index)
  const form = findForm(phrases, pieces, index)
  const stated = new Set([
    ...factsOfWords(words, index.grammar),
    ...(hasBlackAndWhite(words) ? (['colourless'] as const) : []),
    ...(medium?.facts ?? []),
  ])
  return {
    form: form?.isApplied && isOnSomething(phrases) ? null : form,
    medium,
    phrases,
    verbs,
    words,
    stated,
    facts: new Set([...stated, ...phrases.flatMap(({ thing }) => thing?.facts ?? [])]),
    excluded: {
      words: new Set(excludedWords.flatMap((word) => singularsOf(word, index.grammar))),
      facts: factsOfWords(excludedWords, index.grammar),
    },
    isEdit: isEdit(draft, words, index),
  }
}

const supportNouns: ReadonlySet<string> = new Set([
  'object',
  'furniture',
  'building',
  'vehicle',
  'person',
  'body',
  'animal',
])

/** "A logo on a mug" shows a mug. */
function isOnSomething(phrases: readonly Phrase[]): boolean {
  const [first, second] = phrases
  return first?.role === 'head' && second?.role === 'place' && supportNouns.has(second.thing?.sort ?? '')
}

/**
 * True for a draft that begins with a use of pictures, or that is one thing and no more: "instagram post for a sale",
 * "snake". A chat model may be meant to write it; one that only draws is not.
 */
export function namesPicture(draft: Draft, index: PictureIndex): boolean {
  const pieces = afterOpener(piecesOf(draft, []), index)
  const all = pieces.flatMap((piece) => (piece === 'break' ? [] : [piece.lower]))
  const { plainModifiers, particles } = index.grammar
  for (let from = 0; from < all.length; from += 1) {
    const words = all.slice(from, from + nounWordsMax + 1)
    const { thing, length } = findThing(words, index)
    if (thing !== null && length === all.length - from) return true
    for (let count = Math.min(nounWordsMax, words.length); count > 0; count -= 1)
      if (formAtEnd(words.slice(0, count), index, count)) return true
    const first = words[0] ?? ''
    if (!plainModifiers.has(first) && particles.get(first) !== 'determiner') return false
  }
  return false
}

function wordsIn({ words }: Draft, range: Range): string[] {
  return wordsWithin(words, range).map(({ lower }) => lower)
}

/** The words that count, with a break at every punctuation mark and every omission. */
function piecesOf({ text, words }: Draft, left: readonly Range[]): Piece[] {
  const pieces: Piece[] = []
  let next = 0
  let end = 0
  for (const word of words) {
    while ((left[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) next += 1
    const isLeft = word.start >= (left[next]?.start ?? Number.POSITIVE_INFINITY)
    if (!isLeft) {
      const gap = text.slice(end, word.start)
      if (pieces.length > 0 && (gap.trim() !== '' || gap.includes('\n'))) pieces.push('break')
      const before = pieces.at(-1)
      const isCloseUp = word.lower === 'up' && before !== undefined && before !== 'break' && before.lower === 'close'
      if (isCloseUp) pieces.pop()
      pieces.push(isCloseUp ? { ...word, lower: 'closeup' } : word)
      end = word.end
    }
  }
  return pieces
}

/** "Please draw me a fox" shows a fox. */
function afterOpener(pieces: Piece[], { grammar }: PictureIndex): Piece[] {
  let at = 0
  for (;;) {
    const length = [4, 3, 2, 1].find((count) => grammar.openers.has(joined(pieces, at, count)))
    if (length === undefined) return pieces.slice(at)
    at += length
  }
}

function joined(pieces: readonly Piece[], at: number, count: number): string {
  return pieces
    .slice(Math.max(at, 0), Math.max(at + count, 0))
    .map((piece) => (piece === 'break' ? ',' : piece.lower))
    .join(' ')
}

/** The use that the author names: first, after "for" or "as", or as a separate segment. */
function findForm(phrases: readonly Phrase[], pieces: readonly Piece[], index: PictureIndex): FormEntry | null {
  const [first] = phrases
  const opening = joined(pieces, 0, pieces.length).split(' of ')[0] ?? ''
  const candidates = [opening.split(/ (?:for|with|,|that|called|named|in|showing|featuring|about) /u)[0] ?? '']
  if (first) candidates.push(first.words.join(' '))
  for (const { role, words } of phrases)
    if (role === 'segment' && !index.media.has(words.join(' '))) candidates.push(words.join(' '))
  candidates.push(asCompoundNoun(pieces))
  const behindFor = / (?:for|as) (?:a |an |my |our |the )?([^,]+)/u.exec(joined(pieces, 0, pieces.length))?.[1]
  if (behindFor !== undefined) candidates.push(behindFor.split(' of ')[0] ?? '')
  for (const candidate of candidates) {
    const form = formAtEnd(candidate.split(' '), index)
    if (form) return form
  }
  return leadingForm(opening.split(' '), index)
}

/** "The cover of a book" is a book cover. */
function asCompoundNoun(pieces: readonly Piece[]): string {
  const [what, of, ...rest] = joined(pieces, 0, 5)
    .split(' ')
    .filter((word) => word !== 'a' && word !== 'an' && word !== 'the')
  return of === 'of' ? `${rest[0] ?? ''} ${what ?? ''}` : ''
}

/** "Logo bakery minimal": the form comes first, then what it is for. */
function leadingForm(words: readonly string[], index: PictureIndex): FormEntry | null {
  for (let length = Math.min(nounWordsMax, words.length); length > 0; length -= 1) {
    const form = index.forms.get(words.slice(0, length).join(' ').replaceAll('-', ' '))
    if (form?.leads) return form
  }
  return null
}

function formAtEnd(words: readonly string[], { forms, grammar }: PictureIndex, lengthMin = 1): FormEntry | null {
  const last = words.at(-1) ?? ''
  for (let length = Math.min(nounWordsMax, words.length); length >= lengthMin; length -= 1)
    for (const noun of singularsOf(last, grammar)) {
      const form = forms.get([...words.slice(words.length - length, -1), noun].join(' ').replaceAll('-', ' '))
      if (form) return form
    }
  return null
}

/** The technique: a name of several words at any position, a single word only where it cannot name a thing. */
function findMedium(pieces: readonly Piece[], { media, grammar }: PictureIndex): MediumEntry | null {
  for (let length = 3; length > 0; length -= 1)
    for (let at = 0; at + length <= pieces.length; at += 1) {
      if (length === 1 && !isTechnique(pieces, at, grammar)) continue
      const medium = media.get(joined(pieces, at, length).replaceAll('-', ' '))
      if (medium) return medium
    }
  return null
}

/** "Watercolor fox", "fox, watercolor", "a sketch of a fox", "fox in watercolor"; not "watercolors on a desk". */
function isTechnique(pieces: readonly Piece[], at: number, { particles }: CaptionGrammar): boolean {
  const before = joined(pieces, at - 1, 1)
  const next = joined(pieces, at + 1, 1)
  if (next === 'of' || next === 'style' || before === 'in') return true
  if (next === '' || next === ',')
    return before === ',' || joined(pieces, at - 2, 1) === ',' || joined(pieces, at - 3, 1) === ','
  return (before === '' || before === ',' || particles.get(before) === 'determiner') && !particles.has(next)
}

function hasBlackAndWhite(words: readonly string[]): boolean {
  return words.includes('black') && ` ${words.join(' ')} `.includes(' black and white ')
}

function isEdit({ text }: Draft, words: readonly string[], { grammar }: PictureIndex): boolean {
  const lower = ` ${text.toLowerCase().slice(0, 400)} `
  const speaksOfOne = grammar.givenPicture.some((phrase) => lower.includes(phrase))
  return grammar.edits.has(words[0] ?? '') || (speaksOfOne && words.some((word) => grammar.edits.has(word)))
}
