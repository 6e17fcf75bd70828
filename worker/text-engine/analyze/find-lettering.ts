import { wordIndexAt } from '../text/read-words.ts'
import type { Range, Span, Word } from '../text/text-spans.ts'

const names = new Set(['text', 'words', 'lettering', 'saying', 'headline', 'caption', 'title', 'tagline'])
const gaps = new Set([' ', ': ', ':'])

/** The words that name what a quotation right behind them is to be: in `banner, text "Flat 30% off"` nobody asks for a text. */
export function findLettering(text: string, words: readonly Word[], spans: readonly Span[]): Range[] {
  return spans.flatMap(({ kind, start }) => {
    if (kind !== 'quotation') return []
    const word = words[wordIndexAt(words, start) - 1]
    const isName = word !== undefined && names.has(word.lower) && gaps.has(text.slice(word.end, start))
    return isName ? [{ start: word.start, end: word.end }] : []
  })
}
