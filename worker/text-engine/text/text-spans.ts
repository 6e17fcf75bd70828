/** A stretch of the author's text, in UTF-16 units: `text.slice(start, end)`. */
export interface Range {
  start: number
  end: number
}

export interface Word extends Range {
  /** Lower-cased and composed (NFC), for look-ups; the author's own form is the slice. */
  lower: string
}

export interface Sentence extends Range {
  /** Indexes into the words of the text: first, and one past the last. */
  firstWord: number
  endWord: number
}

/** What must be kept verbatim. */
export type SpanKind =
  | 'code'
  | 'quotation'
  | 'url'
  | 'email'
  | 'number'
  | 'name'
  | 'placeholder'
  | 'flag'
  | 'identifier'
  | 'markup'

export interface Span extends Range {
  kind: SpanKind
}
