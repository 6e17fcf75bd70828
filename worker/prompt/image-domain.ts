import type { Choices } from './split-choices.ts'

/** A kind of picture, with the decisions that suit it when its author has not made them. */
export interface ImageDomain {
  id: string
  group: string
  framework: string
  strong: readonly string[]
  weak: readonly string[]
  /** What such a picture is called; a drawn kind names its medium. */
  kinds: Choices
  /** Whole clauses, "soft light falls across the face", so that they read as a sentence and, turned, as a list part. */
  light: Choices
  /** Noun phrases, so that they read well both in a comma list and inside a sentence. */
  framing: Choices
  palette: Choices
  /** Camera cue; empty for media that no camera makes. */
  lens: readonly string[]
  /** Suitable shapes; the first is the usual one. */
  ratios: Choices
  /** The usual ratio. */
  ratio: string
  avoid: readonly string[]
}
