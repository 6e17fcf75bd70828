import { detectLanguage } from './detect-language.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findNames } from './find-names.ts'
import { findNegations } from './find-negations.ts'
import { findNumbers } from './find-numbers.ts'
import { findSpans, type Span } from './find-spans.ts'
import { isStructured } from './is-structured.ts'
import type { LanguageCode } from './language-code.ts'
import type { WeighedTalk } from './mark-talk.ts'
import { readStated } from './read-stated.ts'
import { moveWord, readWords, readWordsAround, type Word } from './read-words.ts'
import { requestLanguage } from './request-language.ts'
import { type Material, splitMaterial } from './split-material.ts'
import { splitSentences } from './split-sentences.ts'

/** So many sentences of talk around a request may hide where its text begins. */
const talkMin = 3

/**
 * Reads a draft once, in linear time; every later step works from this. A language or a material that is known need not
 * be found, nor the sentences of the `source` that it was made from be weighed as talk again.
 */
export function readDraft(
  text: string,
  knownLanguage?: LanguageCode,
  knownMaterial?: Material,
  source?: DraftFacts,
): DraftFacts {
  const draft = readOnce(text, knownLanguage, knownMaterial, source)
  const { start, end } = knownMaterial ? { start: 0, end: text.length } : withoutTalk(draft)
  if (end - start === text.length) return draft
  // Much talk is no request before a text, nor a part of it, and hides the one it stands beside.
  const amid = readOnce(text.slice(start, end), knownLanguage, undefined, draft).material
  if (!amid) return draft
  const material = { ...amid, start: amid.start + start, end: amid.end + start }
  return material.start === draft.material?.start && material.end === draft.material.end
    ? draft
    : readOnce(text, knownLanguage, material, source)
}

/** The text without the talk it opens and ends with, where there is much of it. */
function withoutTalk({ text, instruction, sentences, material }: DraftFacts): { start: number; end: number } {
  const first = sentences.findIndex(({ fillerIn }) => !fillerIn.text)
  const last = sentences.findLastIndex(({ fillerIn }) => !fillerIn.text)
  const isFound = material !== null && first === 0
  if (first < 0 || isFound || first + sentences.length - 1 - last < talkMin) return { start: 0, end: text.length }
  const start = first > 0 ? (sentences[first]?.start ?? 0) : 0
  const behind = sentences[last + 1]?.start ?? instruction.length
  const isBelow = material !== null && behind > material.start
  return {
    start: material && material.start < start ? 0 : start,
    end: behind + (isBelow || behind === instruction.length ? text.length - instruction.length : 0),
  }
}

function readOnce(
  text: string,
  knownLanguage: LanguageCode | undefined,
  knownMaterial: Material | undefined,
  source: DraftFacts | undefined,
): DraftFacts {
  const weighedTalk: WeighedTalk = source?.weighedTalk ?? new Map()
  const words = source ? readWordsAround(text, source) : readWords(text)
  const marked = findSpans(text)
  const hasSections = isStructured(text)
  const material = knownMaterial ?? splitMaterial(text, { marked, words, hasSections })
  const { instruction, instructionWords } = material
    ? joinAround(text, words, material)
    : { instruction: text, instructionWords: words }
  const instructionSpans = material ? findSpans(instruction) : marked
  const sentences = splitSentences(instruction, instructionSpans, instructionWords, weighedTalk)
  const language =
    knownLanguage ??
    (instruction.trim() === ''
      ? detectLanguage(text, instructionWords)
      : requestLanguage(sentences, instruction, instructionWords))
  return {
    text,
    words,
    instruction,
    instructionWords,
    sentences,
    material,
    spans: mergeSpans(marked, [...findNumbers(text, words), ...findNegations(text, words), ...findNames(text, words)]),
    language,
    stated: readStated(instruction, instructionWords, language),
    isStructured: hasSections,
    weighedTalk,
    readings: [],
  }
}

/** The request without its material; no gap is left where the material stood. */
function joinAround(
  text: string,
  words: readonly Word[],
  { start, end }: { start: number; end: number },
): Pick<DraftFacts, 'instruction' | 'instructionWords'> {
  const before = text.slice(0, start)
  const after = text.slice(end)
  const isAtEdge = before.trim() === '' || after.trim() === ''
  const head = isAtEdge ? before : `${before.trimEnd()}${endsLine(before, after) ? '\n' : ' '}`
  const tail = isAtEdge ? after : after.trimStart()
  const instruction = head + tail
  const shift = instruction.length - text.length
  const isCut = words.some((word) => word.end > start && word.start < end && (word.start < start || word.end > end))
  return { instruction, instructionWords: isCut ? readWords(instruction) : dropWords(words, { start, end, shift }) }
}

function endsLine(before: string, after: string): boolean {
  return /(?:\n[ \t]*|[:：]\s*)$/u.test(before) || /^[ \t]*\r?\n/u.test(after)
}

/** The words outside a part that is taken out of the text; those behind it move. */
function dropWords(
  words: readonly Word[],
  { start, end, shift }: { start: number; end: number; shift: number },
): readonly Word[] {
  return words.flatMap((word) => {
    if (word.end <= start) return [word]
    return word.start >= end ? [moveWord(word, shift)] : []
  })
}

/** Adds the loose facts that no marked span already covers. */
function mergeSpans(marked: readonly Span[], loose: readonly Span[]): Span[] {
  if (marked.length === 0 || loose.length === 0) return [...marked, ...loose]
  return [...marked, ...loose.filter((span) => !isInside(marked, span.start) && !isInside(marked, span.end - 1))]
}

/** Marked spans come in the order of the text and do not overlap. */
function isInside(marked: readonly Span[], at: number): boolean {
  let [low, high] = [0, marked.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((marked[middle]?.start ?? 0) <= at) low = middle + 1
    else high = middle
  }
  return (marked[low - 1]?.end ?? 0) > at
}
