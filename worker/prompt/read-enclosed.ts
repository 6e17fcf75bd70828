import { countWords } from './read-words.ts'
import type { Place } from './trim-request.ts'

/** Marks that somebody sets around a text on purpose. */
export const enclosure = /^(?:"""|'''|<([a-z][\w-]{0,30})>)/u
const enclosures: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '「': '」' }

/**
 * A body that opens with a mark of its own ends where the mark is closed, whatever it says inside. Undefined where it
 * opens with none; null where the marks do not tell the text from what follows.
 */
export function readEnclosed(text: string, { start, end }: Place, wordsMin: number): Place | null | undefined {
  const body = text.slice(start, end)
  const fence = enclosure.exec(body)
  if (fence) {
    const close = fence[1] ? `</${fence[1]}>` : fence[0]
    const found = body.indexOf(close, fence[0].length)
    if (found < 0) return undefined
    const isOwnLine = /^\s*(?:$|\n\s*[\p{Lu}\p{Lo}])/u.test(body.slice(found + close.length, found + close.length + 80))
    return isOwnLine ? { start, end: start + found + close.length } : null
  }
  const close = enclosures[body.charAt(0)]
  const found = close ? body.indexOf(close, 1) : -1
  if (found <= 0) return undefined
  const rest = body.slice(found + 1)
  if (!/\p{L}{2}/u.test(rest)) return { start, end }
  // Behind a short quotation, or within a sentence that goes on, the author's own words cannot be set apart.
  const isClosed = /^[.。]?\s+[\p{Lu}\p{Lo}¿¡]/u.test(rest)
  const stop = /^[.。]/u.test(rest) ? 1 : 0
  return isClosed && countWords(body.slice(0, found)) >= wordsMin ? { start, end: start + found + 1 + stop } : null
}

const closers: Readonly<Record<string, string>> = { '"': '"', '”': '“', '»': '«', '」': '「' }

/** A quotation that ends the request, behind a sentence of it: "Output only the names. “…”" */
export function readClosingQuote(text: string, wordsMin: number): Place | null {
  const end = text.trimEnd().length
  const open = closers[text.charAt(end - 1)]
  const start = open ? text.lastIndexOf(open, end - 2) : -1
  if (start <= 0 || !/[.!?:。！？：]\s+$/u.test(text.slice(Math.max(0, start - 8), start))) return null
  return countWords(text.slice(start, end)) >= wordsMin ? { start, end } : null
}
