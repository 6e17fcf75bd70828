import { detectLanguage } from './detect-language.ts'
import type { DraftFacts } from './draft-facts.ts'
import { findNames } from './find-names.ts'
import { findNegations } from './find-negations.ts'
import { findNumbers } from './find-numbers.ts'
import { findSpans, type Span } from './find-spans.ts'
import { isStructured } from './is-structured.ts'
import { readStated } from './read-stated.ts'
import { readWords } from './read-words.ts'
import { splitMaterial } from './split-material.ts'
import { splitSentences } from './split-sentences.ts'

/** Reads a draft once, in linear time; every later step works from this. */
export function readDraft(text: string): DraftFacts {
  const words = readWords(text)
  const marked = findSpans(text)
  const material = splitMaterial(text, marked, words)
  const instruction = material ? text.slice(0, material.start) + text.slice(material.end) : text
  const instructionWords = material ? readWords(instruction) : words
  const instructionSpans = material ? findSpans(instruction) : marked
  return {
    text,
    words,
    instruction,
    instructionWords,
    sentences: splitSentences(instruction, instructionSpans),
    material,
    spans: mergeSpans(marked, [...findNumbers(text), ...findNegations(text, words), ...findNames(text, words)]),
    language: detectLanguage(instruction.trim() === '' ? text : instruction, instructionWords),
    stated: readStated(instruction, instructionWords),
    isStructured: isStructured(text),
  }
}

/** Adds the loose facts that no marked span already covers. */
function mergeSpans(marked: readonly Span[], loose: readonly Span[]): Span[] {
  const covered = new Set<number>()
  for (const span of marked) for (let at = span.start; at < span.end; at += 1) covered.add(at)
  return [...marked, ...loose.filter((span) => !covered.has(span.start) && !covered.has(span.end - 1))]
}
