import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Range, Sentence, Span, Word } from '../text/text-spans.ts'
import type { Constraint, Exclusion, Slot } from './slots.ts'

/** A draft as it was read, in one coordinate system: every range is one of `text`. Frozen; nothing is added later. */
export interface Draft {
  text: string
  words: readonly Word[]
  sentences: readonly Sentence[]
  spans: readonly Span[]
  /** ISO 639-1 (`zh-Hant` for traditional characters), or `und` where nothing is sure. */
  language: string
  /** What asks, in the order of the text. */
  request: readonly Range[]
  /** Greetings, thanks, remarks about the author: kept where they are, decide nothing. */
  chitchat: readonly Range[]
  /** What is handed over to be worked on. */
  pastedContent: readonly Range[]
  /** Words that say what the quotation behind them is: they ask for nothing. */
  imageTextLabels: readonly Range[]
  constraints: readonly Constraint[]
  exclusions: readonly Exclusion[]
  /** Structured, long, a role with rules of its own, a fixed form of answer, machine text: only the target's syntax applies. */
  isFinished: boolean
  /** Some words of the request ask for a text, an answer or a role. */
  asksForText: boolean
  /** By the draft alone; a target that only draws decides otherwise for noun phrases. */
  modality: Modality
}

/** True where the draft settles the slot itself. */
export function settles(draft: Draft, slot: Slot): boolean {
  return draft.constraints.some((constraint) => constraint.slot === slot)
}
