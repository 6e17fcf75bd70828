import { readFlagAt } from './read-flag.ts'

export type SpanKind =
  | 'fence'
  | 'code'
  | 'quote'
  | 'placeholder'
  | 'url'
  | 'email'
  | 'flag'
  | 'number'
  | 'name'
  | 'negation'

/** A piece of the draft that must be found again in the result. */
export interface Span {
  kind: SpanKind
  text: string
  start: number
  end: number
}

// Lookahead is bounded so that a draft of nothing but openers stays linear.
const quoteLengthMax = 300
const inlineCodeLengthMax = 200
const placeholderLengthMax = 80

const quotePairs: Readonly<Record<string, string>> = { '"': '"', '“': '”', '«': '»', '「': '」', '『': '』', '„': '“' }
const placeholderPairs: readonly (readonly [open: string, close: string])[] = [
  ['{{', '}}'],
  ['${', '}'],
  ['{', '}'],
  ['[', ']'],
  ['<', '>'],
]

/** The first character where a span may begin; everything between is passed over at once. */
const spanOpening = /[`~"“«「『„{$[<@]|(?<=^|[\s(:=,])'|(?<=^|\s)-(?=-)|h(?=ttps?:)|w(?=ww\.)/giu

/** Finds fences, code, quotes, placeholders, addresses and flags, left to right and without overlap. */
export function findSpans(text: string): Span[] {
  const spans: Span[] = []
  const closes: Closes = new Map()
  spanOpening.lastIndex = 0
  // What is found has one character.
  while (spanOpening.test(text)) {
    const at = spanOpening.lastIndex - 1
    const span = readSpanAt(text, at, closes)
    if (span) spans.push(span)
    spanOpening.lastIndex = span ? span.end : at + skipLength(text, at)
  }
  return spans
}

/** A run of fence marks that nothing closes is passed as a whole; trying each of its places would be quadratic. */
function skipLength(text: string, at: number): number {
  const character = text.charAt(at)
  if (character !== '`' && character !== '~') return 1
  let length = 1
  while (text.charAt(at + length) === character) length += 1
  return length
}

function readSpanAt(text: string, at: number, closes: Closes): Span | null {
  const character = text.charAt(at)
  if (character === '`' || character === '~') return readCodeAt(text, at, character, closes)
  const close = quotePairs[character]
  if (close) return readPairAt(text, at, 'quote', character, close, quoteLengthMax, closes)
  if (character === "'") return readSingleQuoteAt(text, at)
  if (character === '-') return readFlagSpanAt(text, at)
  if ('{$[<'.includes(character)) return readPlaceholderAt(text, at, closes)
  if ('hHwW'.includes(character)) return readAddressAt(text, at)
  return character === '@' ? readEmailAt(text, at) : null
}

function readCodeAt(text: string, at: number, character: string, closes: Closes): Span | null {
  const fence = character.repeat(3)
  if (text.startsWith(fence, at)) {
    let length = 3
    while (text.charAt(at + length) === character) length += 1
    const close = text.indexOf(character.repeat(length), at + length)
    return close < 0 ? null : span('fence', text, at, close + length)
  }
  return character === '`' ? readPairAt(text, at, 'code', '`', '`', inlineCodeLengthMax, closes) : null
}

/** Next place of each closing mark, so that a text of openers is searched once and not at each of them. */
type Closes = Map<string, number>

function findClose(text: string, close: string, from: number, closes: Closes): number {
  const known = closes.get(close)
  if (known !== undefined && known >= from) return known
  const found = text.indexOf(close, from)
  const at = found < 0 ? Number.POSITIVE_INFINITY : found
  closes.set(close, at)
  return at
}

function readPairAt(
  text: string,
  at: number,
  kind: SpanKind,
  open: string,
  close: string,
  lengthMax: number,
  closes: Closes,
): Span | null {
  const from = at + open.length
  const length = findClose(text, close, from, closes) - from
  if (length <= 0 || length >= lengthMax || text.slice(from, from + length).includes('\n\n')) return null
  return span(kind, text, at, from + length + close.length)
}

function readSingleQuoteAt(text: string, at: number): Span | null {
  // An apostrophe inside a word is not a quotation mark.
  if (at > 0 && !/[\s(:=,]/u.test(text.charAt(at - 1))) return null
  const inner = text.slice(at + 1, at + 120)
  for (let close = inner.indexOf("'"); close > 0; close = inner.indexOf("'", close + 1)) {
    if (!/[\p{L}\p{N}]/u.test(inner.charAt(close + 1))) return span('quote', text, at, at + close + 2)
  }
  return null
}

function readFlagSpanAt(text: string, at: number): Span | null {
  const flag = readFlagAt(text, at)
  return flag ? span('flag', text, at, flag.end) : null
}

function readPlaceholderAt(text: string, at: number, closes: Closes): Span | null {
  for (const [open, close] of placeholderPairs) {
    if (!text.startsWith(open, at)) continue
    const found = readPairAt(text, at, 'placeholder', open, close, placeholderLengthMax, closes)
    const inner = found?.text.slice(open.length, -close.length) ?? ''
    const nested = inner.includes(open) || inner.includes('\n')
    // A comparison sign or arrow is not a tag.
    if (!found || nested || (open === '<' && !/^[/\p{L}]/u.test(inner))) return null
    return found
  }
  return null
}

function readAddressAt(text: string, at: number): Span | null {
  const rest = text.slice(at, at + 8).toLowerCase()
  if (!rest.startsWith('http://') && !rest.startsWith('https://') && !rest.startsWith('www.')) return null
  let end = at
  while (end < text.length && !/[\s<>"'`，。）]/u.test(text.charAt(end))) end += 1
  while (end > at && '.,;:!?)'.includes(text.charAt(end - 1))) end -= 1
  return end - at > 7 ? span('url', text, at, end) : null
}

function readEmailAt(text: string, at: number): Span | null {
  let start = at
  while (start > 0 && at - start < 64 && /[\w.+-]/u.test(text.charAt(start - 1))) start -= 1
  let end = at + 1
  while (end < text.length && end - at < 255 && /[\w.-]/u.test(text.charAt(end))) end += 1
  while (text.charAt(end - 1) === '.') end -= 1
  return start < at && text.slice(at, end).includes('.') ? span('email', text, start, end) : null
}

function span(kind: SpanKind, text: string, start: number, end: number): Span {
  return { kind, text: text.slice(start, end), start, end }
}
