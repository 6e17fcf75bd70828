import { positivePhrases } from './data/positive-phrases.ts'
import { findNegations, isNegation } from './find-negations.ts'
import type { Span } from './find-spans.ts'
import { readWords, type Word } from './read-words.ts'

export interface Exclusion {
  /** As written, with its negation word. */
  from: string
  items: string[]
  start: number
  end: number
}

const fillers = new Set([
  'any',
  'include',
  'including',
  'add',
  'show',
  'have',
  'having',
  'a',
  'an',
  'the',
  'use',
  'put',
  'extra',
  'visible',
])
/** A parameter that names these is refused by moderation, which reads each word by itself. */
const guardedNouns = new Set([
  'clothing',
  'clothes',
  'cloth',
  'shirt',
  'dress',
  'pant',
  'underwear',
  'bra',
  'skin',
  'body',
  'top',
  'bottom',
  'shoe',
  'jacket',
])
const excludingWords = new Set(['no', 'without', 'avoid', "don't", 'dont', 'not', 'exclude', 'excluding'])

/** Exclusions that consist of plain nouns and end with their clause, outside quotes; others stay in the text. */
export function findExclusions(text: string, marked: readonly Span[]): Exclusion[] {
  const words = readWords(text)
  return findNegations(text, words).flatMap((span) => {
    if (marked.some((mark) => mark.start < span.end && span.start < mark.end)) return []
    const exclusion = readExclusion(text, span, words)
    return exclusion ? [exclusion] : []
  })
}

function readExclusion(text: string, span: Span, words: readonly Word[]): Exclusion | null {
  const inside = words.filter((word) => word.start >= span.start && word.end <= span.end)
  const [first, ...rest] = inside
  if (!first || !isNegation(first) || !excludingWords.has(first.text.toLowerCase().replaceAll('’', "'"))) return null
  // The clause must end here, or the noun may belong to a longer thought.
  if (!/^\s*(?:$|[,.;!\n]|--|(?:and|or) no\b)/u.test(text.slice(span.end))) return null
  const nouns = rest.filter((word) => !fillers.has(word.stem))
  const items = nouns
    .map((word) => (word.stem === 'or' || word.stem === 'and' || word.stem === 'no' ? ',' : word.text.toLowerCase()))
    .join(' ')
    .split(',')
    .map((item) => item.trim())
  if (items.length === 0 || items.some((item) => item === '' || item.split(' ').length > 2)) return null
  if (items.some((item) => item.split(' ').some((word) => guardedNouns.has(word.replace(/s$/u, ''))))) return null
  return { from: span.text, items, start: span.start, end: span.end }
}

/** The positive wording of every item, or null when one has none. */
export function positiveWording(exclusion: Exclusion): string[] | null {
  const phrases = exclusion.items.map(
    (item) => positivePhrases.get(item) ?? positivePhrases.get(item.replace(/s$/u, '')),
  )
  return phrases.every((phrase) => phrase !== undefined) ? [...new Set(phrases)] : null
}

/** The text without some of its parts, with the commas mended. */
export function removeParts(text: string, parts: readonly { start: number; end: number }[]): string {
  let result = ''
  let at = 0
  for (const part of parts.toSorted((left, right) => left.start - right.start)) {
    if (part.start < at) continue
    result += text.slice(at, part.start)
    at = part.end
  }
  result += text.slice(at)
  if (parts.length === 0) return result
  return result
    .replaceAll(/[ \t]{2,}/gu, ' ')
    .replaceAll(/(?:[,;] ?){2,}/gu, ', ')
    .replaceAll(/ ([,.;])/gu, '$1')
    .replaceAll(/,(?= ?\.)/gu, '')
    .replaceAll(/(?<=[.!?]) ?[,.](?= |$)/gu, '')
    .trim()
    .replace(/^[,;.] /u, '')
    .replace(/(?:,| and| or| with)$/u, '')
}
