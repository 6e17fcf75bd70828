import type { Aspect } from '../knowledge/schemas.ts'
import type { Range, Sentence } from '../text/words.ts'
import type { Meaning, Mention } from './lexicon.ts'

/** A longer last request is not an instruction on the pasted content. */
const requestWordsMax = 40
/** Content with more requests, such as a recipe or a prompt, may end in one itself. */
const askingShareMax = 1 / 8
/** A shorter line is a name or a greeting. */
const hastyWordsMin = 4
const endMark = /[.!?…。！？।؟]["'”’)]*$/u
const endMarkLengthMax = 5
const letter = /^\p{L}/u
const smallLetter = /^\p{Ll}/u
const capital = /^["'“‘(]?\p{Lu}/u

/**
 * The pasted content without the author's instructions after it: sentences that only constrain the answer
 * ("…. bullet points, no names"), requests on separate lines, and a hasty sentence after edited prose
 * ("…. leave it blank dont guess"). A request in the middle of the content is part of it.
 */
export function withoutLastInstructions(
  text: string,
  { start, end }: Range,
  sentences: readonly Sentence[],
  mentions: readonly Mention[],
  /** True if the first words of a range request an output. */
  asks: (range: Range) => boolean,
): Range {
  const inside = sentences
    .filter((sentence) => sentence.end > start && sentence.end <= end)
    .map((sentence) => ({ ...sentence, start: Math.max(sentence.start, start) }))
  const tags = Map.groupBy(mentions, ({ firstWord }) => firstWord)
  const begins = ({ firstWord }: Sentence, is: (meaning: Meaning) => boolean): boolean =>
    (tags.get(firstWord) ?? []).some(({ meaning }) => is(meaning))
  const hasty = findHasty(text, inside)
  const isContent = (sentence: Sentence): boolean => !hasty.has(sentence) && !begins(sentence, isOnForm)
  const isRequest = (sentence: Sentence): boolean => asks(sentence) && isSeparateLine(text, sentence)
  const isAside = (sentence: Sentence): boolean =>
    begins(sentence, ({ kind }) => kind === 'courtesy' || (kind === 'chitchat' && !startsLine(text, sentence)))
  const constraintsAt = inside.findLastIndex(isContent) + 1
  const asidesAt = inside.findLastIndex((sentence) => isContent(sentence) && !isAside(sentence)) + 1
  const requestsAt = inside.slice(0, asidesAt).findLastIndex((one) => isContent(one) && !isRequest(one)) + 1
  const asking = inside.slice(0, requestsAt).filter(asks).length
  const isAskedFor =
    requestsAt < asidesAt && asking <= requestsAt * askingShareMax && inside.length - requestsAt <= requestsAt
  const last = inside[Math.max(isAskedFor ? requestsAt : constraintsAt, 1)]?.start ?? end
  return { start, end: start + text.slice(start, last).trimEnd().length }
}

/** The last sentences, in lower case and without an end mark, after prose with capitals and end marks. */
function findHasty(text: string, sentences: readonly Sentence[]): ReadonlySet<Sentence> {
  const isSmall = ({ start }: Sentence): boolean => smallLetter.test(text.slice(start, start + 2))
  const edited = sentences.slice(0, sentences.findLastIndex((sentence) => !isSmall(sentence)) + 1)
  const hasty = sentences.slice(edited.length)
  const last = hasty.at(-1)
  if (!last || isClosed(text, last) || edited.length === 0) return new Set()
  const isEdited = (sentence: Sentence): boolean =>
    isClosed(text, sentence) && capital.test(text.slice(sentence.start, sentence.start + 3))
  if (edited.filter(isEdited).length * 2 <= edited.length) return new Set()
  const wordCount = last.endWord - (hasty[0]?.firstWord ?? 0)
  return new Set(wordCount >= hastyWordsMin ? hasty : [])
}

/** True for a sentence with an end mark. */
export function isClosed(text: string, { start, end }: Range): boolean {
  return endMark.test(text.slice(Math.max(start, end - endMarkLengthMax), end))
}

/**
 * True for a separate line of some words: no list item, no continuation of the line before, and no question, with which a
 * conversation or a form may end.
 */
function isSeparateLine(text: string, { start, end, firstWord, endWord }: Sentence): boolean {
  const at = spaceStart(text, start)
  const head = text.slice(start, start + 2)
  if (text.charAt(at) !== '\n' || !letter.test(head) || endWord - firstWord > requestWordsMax) return false
  const before = { start: 0, end: text.charAt(at - 1) === '\r' ? at - 1 : at }
  if (/[,;:，、；：]/u.test(text.charAt(before.end - 1)) || /[?？]/u.test(text.charAt(end - 1))) return false
  return !smallLetter.test(head) || isClosed(text, before)
}

function startsLine(text: string, { start }: Sentence): boolean {
  return text.charAt(spaceStart(text, start)) === '\n'
}

/** The last position before `from` that holds a line break or a non-space character. */
function spaceStart(text: string, from: number): number {
  let at = from - 1
  while (at >= 0 && text.charAt(at) !== '\n' && text.charAt(at).trim() === '') at -= 1
  return at
}

const formAspects: ReadonlySet<Aspect> = new Set<Aspect>([
  'form',
  'length',
  'table',
  'only-the-result',
  'no-comments',
  'tone',
])

function isOnForm(meaning: Meaning): boolean {
  return meaning.kind === 'aspect' && formAspects.has(meaning.aspect)
}
