import { type Word, wordsWithin } from '../text/words.ts'
import type { Draft } from './draft.ts'
import type { Mention } from './lexicon.ts'

const ownWordsMax = 90
const roleWordsMin = 25
const sectionsMin = 2
const listItemsMin = 4
const headingLine = /^#{1,4} \S|^<[a-z][a-z0-9_-]{1,30}>$|^\*\*[^*\n]{2,40}\*\*:?$/u
const listLine = /^(?:[-*•]|\d{1,2}[.)]) \S/u

/**
 * True for a prompt that its author laid out, or that is long, a role with rules, of a fixed form of answer, or no
 * prose at all.
 */
export function isFinished(
  { text, words, request, pastedContent }: Pick<Draft, 'text' | 'words' | 'request' | 'pastedContent'>,
  /** Outside pasted content. */
  mentions: readonly Mention[],
): boolean {
  if (isJson(text) || isStructured(text, words, mentions)) return true
  const ownWords = pastedContent.reduce((sum, range) => sum - wordsWithin(words, range).length, words.length)
  if (request.length === 0 || ownWords === 0 || ownWords > ownWordsMax) return true
  const kinds = new Set(mentions.map(({ meaning }) => meaning.kind))
  return kinds.has('fixed-form') || (kinds.has('role') && ownWords >= roleWordsMin)
}

/** A prompt written as an object or a list has its own layout. */
export function isJson(text: string): boolean {
  const trimmed = text.trim()
  const first = trimmed.charAt(0)
  return (
    (first === '{' && trimmed.endsWith('}') && trimmed.includes('"')) ||
    (first === '[' && trimmed.endsWith(']') && trimmed.includes('"'))
  )
}

/** Headings, tags and labels of parts, two of them at least; or a list of several items. */
function isStructured(text: string, words: readonly Word[], mentions: readonly Mention[]): boolean {
  let sections = 0
  let items = 0
  for (const line of text.split('\n')) {
    const trimmed = line.trim()
    if (headingLine.test(trimmed)) sections += 1
    else if (listLine.test(trimmed)) items += 1
  }
  for (const { meaning, firstWord, endWord } of mentions)
    if (meaning.kind === 'label' && isLabel(text, words, firstWord, endWord)) sections += 1
  return sections >= sectionsMin || items >= listItemsMin
}

/** At the beginning of a line, with a colon behind it. */
function isLabel(text: string, words: readonly Word[], first: number, end: number): boolean {
  const start = words[first]?.start ?? 0
  const last = words[end - 1]?.end ?? 0
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const after = text
    .slice(last, last + 4)
    .replaceAll('*', '')
    .trimStart()
  return before.replaceAll('*', '').trim() === '' && (after.startsWith(':') || after.startsWith('：'))
}
