import type { Modality } from '#shared/prompts/prompt-result.ts'
import { buildCueIndex, type CueIndex, findCues } from './cue-index.ts'
import { type ClashingWishes, chatClashes, imageClashes } from './data/clashing-wishes.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findCountClash } from './find-count-clash.ts'
import { findNamedTwice, findShownTwice } from './find-named-twice.ts'
import { findPairedCounts } from './find-paired-counts.ts'
import { findLanguageClash, findReaderClash } from './find-reader-clash.ts'
import { markClashWords } from './mark-clash-words.ts'
import { rememberByDraft } from './remember-by-draft.ts'
import { boundsSame } from './same-length.ts'

type Side = 'left' | 'right'

interface Clashes {
  all: readonly ClashingWishes[]
  index: CueIndex<{ side: Side; clash: ClashingWishes }>
}

const clashesOf: Record<Modality, Clashes> = { chat: indexClashes(chatClashes), image: indexClashes(imageClashes) }

function indexClashes(all: readonly ClashingWishes[]): Clashes {
  const entry = (side: Side, clash: ClashingWishes) => ({ key: { side, clash }, weight: 1, phrases: clash[side] })
  return { all, index: buildCueIndex(all.flatMap((clash) => [entry('left', clash), entry('right', clash)])) }
}

/** Wishes further apart are about different parts of a long instruction. */
const wordsBetweenMax = 40
const charactersBetweenMax = 250
/** More bounds than this in so little room are a listing. */
const limitsBesideMax = 8
const upperBound =
  /(?:under|below|at most|max(?:imum)?(?: of)?|no more than|up to|less than|within|fewer than) (\d[\d,]*) ?(words|characters|sentences|pages)/giu
/** Far cheaper than the two patterns, and in every text in which one of them is. */
const lengthWithNumber = /\d ?(?:[Ww]ords|[Cc]haracters|[Ss]entences|[Pp]ages|WORDS|CHARACTERS)/u
const exactLength =
  /(?:^|\s)(?<!(?:under|below|most|max|maximum|than|to|within|(?:max|maximum|than|most) of) )(\d[\d,]*)[ -]?(word|words|characters|sentences|pages)\b/giu

const contradictions = {
  chat: rememberByDraft((draft) => readContradictions(draft, 'chat')),
  image: rememberByDraft((draft) => readContradictions(draft, 'image')),
}

/** Pairs of wishes that cannot both be met, one sentence each. */
export function findContradictions(draft: DraftFacts, modality: Modality): string[] {
  return contradictions[modality](draft)
}

function readContradictions(draft: DraftFacts, modality: Modality): string[] {
  const { all, index } = clashesOf[modality]
  const places = { left: new Map<ClashingWishes, number[]>(), right: new Map<ClashingWishes, number[]>() }
  for (const { key, at } of findCues(index, draft.instructionWords)) {
    const known = places[key.side].get(key.clash)
    if (known) known.push(at)
    else places[key.side].set(key.clash, [at])
  }
  const clashing = all.filter((clash) => standClose(places.left.get(clash) ?? [], places.right.get(clash) ?? []))
  const found = [...new Set(clashing.map(({ message }) => `The draft ${message}.`))]
  const length = findLengthClash(draft.instruction)
  const others = modality === 'chat' ? findChatClashes(draft, found) : [namesTwice(findShownTwice(draft))]
  return [...found, ...others, length?.warning ?? null].filter((message) => message !== null)
}

function findChatClashes(draft: DraftFacts, found: readonly string[]): (string | null)[] {
  const marks = markClashWords(draft.instructionWords)
  const paired = marks.counts > 1 ? findPairedCounts(draft) : null
  return [
    // One sentence for the same two counts.
    paired ?? findCountClash(draft.instruction),
    marks.languages > 1 ? findLanguageClash(draft.instructionWords) : null,
    marks.newcomers > 0 && marks.practitioners > 0 ? findReaderClash(draft) : null,
    marks.denials === 0
      ? null
      : namesTwice(
          findNamedTwice(draft, (thing) => found.some((message) => message.includes(` ${thing} and forbids`))),
        ),
  ]
}

function namesTwice(thing: string | null): string | null {
  return thing === null ? null : `The draft asks for "${thing}" and forbids it.`
}

/** Both lists ascend; one pass over the two finds their closest pair. */
function standClose(left: readonly number[], right: readonly number[]): boolean {
  let at = 0
  return left.some((place) => {
    while ((right[at] ?? Number.POSITIVE_INFINITY) < place - wordsBetweenMax) at += 1
    return (right[at] ?? Number.POSITIVE_INFINITY) <= place + wordsBetweenMax
  })
}

/** A stated length above a stated maximum beside it, with the line that settles it in favour of the maximum. */
export function findLengthClash(text: string): { warning: string; rule: string } | null {
  if (!lengthWithNumber.test(text)) return null
  const limits = [...text.matchAll(upperBound)]
  if (limits.length === 0) return null
  let from = 0
  for (const wish of text.matchAll(exactLength)) {
    while ((limits[from]?.index ?? Number.POSITIVE_INFINITY) < wish.index - charactersBetweenMax) from += 1
    for (const limit of limits.slice(from, from + limitsBesideMax)) {
      const clash = isOver(text, wish, limit) ? settleLength(wish, limit) : null
      if (clash) return clash
    }
  }
  return null
}

/** Of one unit, in one line: another line is about another part. */
function isOver(text: string, wish: RegExpExecArray, limit: RegExpExecArray): boolean {
  const isSameUnit = unitOf(limit).startsWith((wish[2] ?? '').toLowerCase().replace(/s$/u, ''))
  const [first, second] = wish.index < limit.index ? [wish.index, limit.index] : [limit.index, wish.index]
  return (
    isSameUnit &&
    readCount(wish[1]) > readCount(limit[1]) &&
    second - first <= charactersBetweenMax &&
    !text.slice(first, second).trimStart().includes('\n') &&
    boundsSame(text, wish, limit)
  )
}

function settleLength(wish: RegExpExecArray, limit: RegExpExecArray): { warning: string; rule: string } {
  const unit = unitOf(limit)
  return {
    warning: `The draft asks for ${wish[1]} ${unit} and sets a maximum of ${limit[1]} ${unit}; the maximum is taken as the bound.`,
    rule: `Where the stated lengths differ, the maximum of ${limit[1]} ${unit} decides.`,
  }
}

function unitOf(limit: RegExpExecArray): string {
  return (limit[2] ?? '').toLowerCase()
}

function readCount(text: string | undefined): number {
  return Number((text ?? '0').replaceAll(',', ''))
}
