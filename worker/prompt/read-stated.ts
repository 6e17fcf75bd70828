import { buildCueIndex, findCues } from './cue-index.ts'
import { type StatedPart, statedCues } from './data/stated-cues.ts'
import { findNumbers } from './find-numbers.ts'
import type { Word } from './read-words.ts'

export type StatedParts = Readonly<Record<StatedPart, boolean>>

const index = buildCueIndex(
  Object.entries(statedCues).map(([part, phrases]) => ({ key: part as StatedPart, weight: 1, phrases })),
)
const lengthUnit =
  /(?:words?|characters?|sentences?|paragraphs?|pages?|lines?|minutes?|bullets?|bullet points?|items?|slides?|palabras|mots|Wörter|palavras|字|文字|शब्द)$/u
const countedLength =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|a single|couple of) (?:words?|sentences?|paragraphs?|pages?|lines?|bullets?|bullet points)\b/iu
const unspacedFormat = /表格|列表|清单|格式|箇条書き|表形式|要点|तालिका|सूची/u
const unspacedAudience = /面向|针对|向け|読者|के लिए/u

/** Which parts of a good prompt the text already states, by cue words. */
export function readStated(text: string, words: readonly Word[]): StatedParts {
  const found = new Set(findCues(index, words).map((hit) => hit.key))
  const hasLength = countedLength.test(text) || findNumbers(text).some((span) => lengthUnit.test(span.text))
  return {
    format: found.has('format') || unspacedFormat.test(text),
    length: found.has('length') || hasLength,
    tone: found.has('tone'),
    audience: found.has('audience') || unspacedAudience.test(text),
    purpose: found.has('purpose'),
    role: found.has('role'),
    background: found.has('background'),
    rules: found.has('rules'),
  }
}
