import type { Draft } from '../text-engine/analyze/draft.ts'
import type { Edit } from '../text-engine/text/apply-edits.ts'
import { indexRanges } from '../text-engine/text/range-index.ts'
import { readWords } from '../text-engine/text/read-words.ts'
import stored from './own-case.json' with { type: 'json' }

/** Words that are not written with one capital; as the author has them they are right. */
const ownCase = new Set(stored)
const openingMarks = /^["'“‘(*\s>-]*$/u
/** A word before one of these is part of a URL, a path or an expression. */
const joinedMarks = '.:/\\_=(@#+&'

/**
 * Capitals at the starts of the author's sentences, for words that are sure to be plain ones (`usual`): what begins
 * with a small letter on purpose ("npm", "k8s") keeps it.
 */
export function capitalStarts(draft: Draft, usual: ReadonlySet<string>): Edit[] {
  const { text, words, sentences, spans } = draft
  const own = indexRanges([...draft.request, ...draft.chitchat])
  const small = sentences.flatMap(({ start, firstWord, endWord }) => {
    const word = words[firstWord]
    if (!word || endWord === firstWord || !openingMarks.test(text.slice(start, word.start))) return []
    return own.holds(word) && capitalOf(text.charAt(word.start)) !== null ? [word] : []
  })
  const facts = indexRanges(spans)
  const sure = small.filter(
    (word) => usual.has(word.lower) && !ownCase.has(word.lower) && !isJoined(text, word.end) && !facts.holds(word),
  )
  // Some capitals among small letters look like a mistake; the first word is safe.
  const changed = sure.length === small.length ? sure : sure.filter((word) => word === words[0])
  return changed.map(({ start }) => ({ start, end: start + 1, text: capitalOf(text.charAt(start)) ?? '' }))
}

/** A capital at the beginning of a caption, if its first word is a plain one. */
export function capitalise(caption: string, usual: ReadonlySet<string>): string {
  const [first] = readWords(caption.slice(0, 40))
  if (!first || first.start > 0 || !usual.has(first.lower) || ownCase.has(first.lower) || isJoined(caption, first.end))
    return caption
  return (capitalOf(caption.charAt(0)) ?? caption.charAt(0)) + caption.slice(1)
}

function capitalOf(letter: string): string | null {
  const capital = letter.toUpperCase()
  return capital === letter || capital.length !== 1 ? null : capital
}

function isJoined(text: string, end: number): boolean {
  return end < text.length && joinedMarks.includes(text.charAt(end)) && text.charAt(end + 1).trim() !== ''
}
