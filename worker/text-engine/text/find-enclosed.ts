import { readFlagAt } from './read-flag.ts'
import { characterKindAt, isDigitUnit, isLetterUnit, type Span, type SpanKind } from './words.ts'

// The length between two marks is bounded, so that a text full of openers is read in linear time.
const quotationLengthMax = 300
const inlineCodeLengthMax = 200
const placeholderLengthMax = 80
const emailPartMax = 64

const quotationPairs: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '«': '»',
  '「': '」',
  '『': '』',
  '„': '“',
}
const placeholderPairs: readonly (readonly [open: string, close: string])[] = [
  ['{{', '}}'],
  ['${', '}'],
  ['{', '}'],
  ['[', ']'],
]
/** The characters at which a span may begin; everything between is passed over at once. */
const opening = /[`~"“«「『„'{$[<@]|--|https?:\/\/|www\./giu
const tag = /<\/?[a-z][\w:-]{0,40}(?:\s[^<>\n]{0,200})?\/?>/iuy
const addressEnd = /[\s<>"'`，。）]/u

/** Code, quotations, placeholders, markup, addresses and parameters, left to right and without overlap. */
export function findEnclosed(text: string): Span[] {
  const spans: Span[] = []
  const closes: Closes = new Map()
  opening.lastIndex = 0
  for (let found = opening.exec(text); found; found = opening.exec(text)) {
    const at = found.index
    const span = readAt(text, at, found[0], closes)
    if (span && span.start >= (spans.at(-1)?.end ?? 0)) {
      spans.push(span)
      opening.lastIndex = span.end
    } else {
      opening.lastIndex = at + runLength(text, at)
    }
  }
  return spans
}

/** An unclosed run of the same mark is skipped as a whole; trying each position would be quadratic. */
function runLength(text: string, at: number): number {
  const mark = text.charAt(at)
  let length = 1
  while (text.charAt(at + length) === mark) length += 1
  return length
}

function readAt(text: string, at: number, mark: string, closes: Closes): Span | null {
  if (mark === '`' || mark === '~') return readCodeAt(text, at, mark, closes)
  const close = quotationPairs[mark]
  if (close) return readPairAt(text, at, 'quotation', mark, close, quotationLengthMax, closes)
  if (mark === "'") return readSingleQuotationAt(text, at)
  if (mark === '--') {
    const flag = readFlagAt(text, at)
    return flag && { kind: 'flag', start: at, end: flag.end }
  }
  if (mark === '<') return readMarkupAt(text, at)
  if (mark === '@') return readEmailAt(text, at)
  return mark.length > 1 ? readAddressAt(text, at) : readPlaceholderAt(text, at, closes)
}

function readCodeAt(text: string, at: number, mark: string, closes: Closes): Span | null {
  if (text.startsWith(mark.repeat(3), at)) {
    const fence = mark.repeat(runLength(text, at))
    const close = findClose(text, fence, at + fence.length, closes)
    return Number.isFinite(close) ? { kind: 'code', start: at, end: close + fence.length } : null
  }
  return mark === '`' ? readPairAt(text, at, 'code', '`', '`', inlineCodeLengthMax, closes) : null
}

/** The next place of each closing mark, so that a text of openers is searched once and not at each of them. */
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
  return { kind, start: at, end: from + length + close.length }
}

function readSingleQuotationAt(text: string, at: number): Span | null {
  // An apostrophe inside or behind a word is not a quotation mark.
  if (at > 0 && characterKindAt(text, at - 1) !== 'gap') return null
  const inner = text.slice(at + 1, at + 120)
  for (let close = inner.indexOf("'"); close > 0; close = inner.indexOf("'", close + 1)) {
    const after = at + close + 2
    if (text.charAt(at + close) === ' ') continue
    if (after >= text.length || characterKindAt(text, after) === 'gap')
      return { kind: 'quotation', start: at, end: after }
  }
  return null
}

function readPlaceholderAt(text: string, at: number, closes: Closes): Span | null {
  for (const [open, close] of placeholderPairs) {
    if (!text.startsWith(open, at)) continue
    const found = readPairAt(text, at, 'placeholder', open, close, placeholderLengthMax, closes)
    const inner = found ? text.slice(at + open.length, found.end - close.length) : ''
    return inner.includes(open) || inner.includes('\n') ? null : found
  }
  return null
}

/** `<b>` is markup; `<your name>` is a placeholder. */
function readMarkupAt(text: string, at: number): Span | null {
  tag.lastIndex = at
  const found = tag.exec(text)?.[0]
  if (!found) return null
  const isBlank = found.includes(' ') && !found.includes('=') && !found.endsWith('/>')
  return { kind: isBlank ? 'placeholder' : 'markup', start: at, end: at + found.length }
}

function readAddressAt(text: string, at: number): Span | null {
  let end = at
  while (end < text.length && !addressEnd.test(text.charAt(end))) end += 1
  while (end > at && '.,;:!?)'.includes(text.charAt(end - 1))) end -= 1
  return end - at > 7 ? { kind: 'url', start: at, end } : null
}

function readEmailAt(text: string, at: number): Span | null {
  let start = at
  while (start > 0 && at - start < emailPartMax && isEmailCharacter(text.charCodeAt(start - 1))) start -= 1
  let end = at + 1
  while (end < text.length && end - at < 255 && isEmailCharacter(text.charCodeAt(end))) end += 1
  while (text.charAt(end - 1) === '.') end -= 1
  return start < at && text.slice(at, end).includes('.') ? { kind: 'email', start, end } : null
}

function isEmailCharacter(code: number): boolean {
  return isLetterUnit(code) || isDigitUnit(code) || code === 0x2e || code === 0x2d || code === 0x2b || code === 0x5f
}
