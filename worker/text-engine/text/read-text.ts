import { detectLanguage, type LanguageSigns } from './detect-language.ts'
import { findEnclosed } from './find-enclosed.ts'
import { findNames } from './find-names.ts'
import { findNumbers } from './find-numbers.ts'
import { readWords } from './read-words.ts'
import { splitSentences } from './split-sentences.ts'
import type { Sentence, Span, Word } from './text-spans.ts'

export interface TextReading {
  words: Word[]
  sentences: Sentence[]
  /** In the order of the text, without overlap. */
  spans: Span[]
  /** ISO 639-1 (`zh-Hant` for traditional characters), or `und`. */
  language: string
}

/** Words, sentences, what must come back letter by letter, and the language of a text; time grows with its length. */
export function readText(text: string, known: { signs: LanguageSigns; usual: ReadonlySet<string> }): TextReading {
  const words = readWords(text)
  const enclosed = findEnclosed(text)
  const sentences = splitSentences(text, words, enclosed)
  const language = detectLanguage(text, words, known.signs)
  const free = wordsOutside(words, enclosed)
  // German writes every noun with a capital: only what is named by several words is surely a name.
  const isName = ({ kind, start, end }: Span): boolean =>
    language !== 'de' || kind !== 'name' || text.slice(start, end).includes(' ')
  const names = findNames(text, free, (lower) => known.usual.has(lower)).filter(isName)
  const numbers = findNumbers(text, free)
  return { words, sentences, spans: mergeSpans(enclosed, mergeSpans(names, numbers)), language }
}

function wordsOutside(words: readonly Word[], spans: readonly Span[]): Word[] {
  let next = 0
  return words.filter((word) => {
    while ((spans[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) next += 1
    return word.end <= (spans[next]?.start ?? Number.POSITIVE_INFINITY)
  })
}

/** Both in the order of the text; where two overlap, the first list is right. */
function mergeSpans(first: readonly Span[], second: readonly Span[]): Span[] {
  const merged: Span[] = [...first]
  let next = 0
  for (const span of second) {
    while ((first[next]?.end ?? Number.POSITIVE_INFINITY) <= span.start) next += 1
    if (span.end <= (first[next]?.start ?? Number.POSITIVE_INFINITY)) merged.push(span)
  }
  return merged.toSorted((left, right) => left.start - right.start)
}
