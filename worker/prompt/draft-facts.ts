import type { Span } from './find-spans.ts'
import type { LanguageCode } from './language-code.ts'
import type { WeighedTalk } from './mark-talk.ts'
import type { StatedParts } from './read-stated.ts'
import type { Word } from './read-words.ts'
import type { Sentence } from './sentence.ts'
import type { Material } from './split-material.ts'

/** What was read in a text; the same reading serves the draft, the checker and the score. */
export interface DraftFacts {
  text: string
  words: readonly Word[]
  /** The draft without pasted material. */
  instruction: string
  instructionWords: readonly Word[]
  sentences: readonly Sentence[]
  material: Material | null
  /** Everything that must survive. */
  spans: readonly Span[]
  language: LanguageCode
  stated: StatedParts
  /** The text already has labelled sections, headings or tags. */
  isStructured: boolean
  /** Shared by a draft and what is made of it. */
  weighedTalk: WeighedTalk
  /** What later steps have read of these facts, kept by `rememberByDraft`; never shared with other facts. */
  readings: unknown[]
}

/** The same facts but for some; what was read of the old ones does not hold for them. */
export function changeFacts(facts: DraftFacts, changes: Partial<Omit<DraftFacts, 'readings'>>): DraftFacts {
  return { ...facts, ...changes, readings: [] }
}
