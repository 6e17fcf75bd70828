import { detectLanguage } from './detect-language.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findNames } from './find-names.ts'
import { findNegations } from './find-negations.ts'
import { findNumbers } from './find-numbers.ts'
import { findSpans, type Span } from './find-spans.ts'
import { isStructured } from './is-structured.ts'
import type { LanguageCode } from './language-code.ts'
import { readStated } from './read-stated.ts'
import { readWords } from './read-words.ts'
import { type Material, splitMaterial } from './split-material.ts'
import { splitSentences } from './split-sentences.ts'

/**
 * Reads a draft once, in linear time; every later step works from this. A language or a material that is known need not
 * be found.
 */
export function readDraft(text: string, knownLanguage?: LanguageCode, knownMaterial?: Material): DraftFacts {
  const words = readWords(text)
  const marked = findSpans(text)
  const hasSections = isStructured(text)
  const material = knownMaterial ?? splitMaterial(text, { marked, words, hasSections })
  const instruction = material ? joinAround(text, material) : text
  const instructionWords = material ? readWords(instruction) : words
  const instructionSpans = material ? findSpans(instruction) : marked
  const language = knownLanguage ?? detectLanguage(instruction.trim() === '' ? text : instruction, instructionWords)
  return {
    text,
    words,
    instruction,
    instructionWords,
    sentences: splitSentences(instruction, instructionSpans, instructionWords),
    material,
    spans: mergeSpans(text.length, marked, [
      ...findNumbers(text),
      ...findNegations(text, words),
      ...findNames(text, words),
    ]),
    language,
    stated: readStated(instruction, instructionWords, language),
    isStructured: hasSections,
  }
}

/** The request without its material; no gap is left where the material stood. */
function joinAround(text: string, { start, end }: { start: number; end: number }): string {
  const before = text.slice(0, start)
  const after = text.slice(end)
  if (before.trim() === '' || after.trim() === '') return before + after
  const isOwnLine = /(?:\n[ \t]*|[:：]\s*)$/u.test(before) || /^[ \t]*\r?\n/u.test(after)
  return `${before.trimEnd()}${isOwnLine ? '\n' : ' '}${after.trimStart()}`
}

/** Adds the loose facts that no marked span already covers. */
function mergeSpans(textLength: number, marked: readonly Span[], loose: readonly Span[]): Span[] {
  if (marked.length === 0 || loose.length === 0) return [...marked, ...loose]
  const covered = new Uint8Array(textLength)
  for (const span of marked) covered.fill(1, span.start, span.end)
  return [...marked, ...loose.filter((span) => covered[span.start] !== 1 && covered[span.end - 1] !== 1)]
}
