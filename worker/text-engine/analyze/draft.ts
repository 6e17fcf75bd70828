import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Aspect, Tag } from '../knowledge/schemas.ts'
import type { TextReading } from '../text/read-text.ts'
import type { Range } from '../text/words.ts'

/** The analysis of a draft; every range is one of `text`. Never changed later. */
export interface Draft extends TextReading {
  text: string
  /** The sentences that request something, in order. */
  request: readonly Range[]
  /** Greetings, thanks, remarks about the author: kept in place, decide nothing. */
  chitchat: readonly Range[]
  /** Pasted content: text to be worked on, no instruction. */
  pastedContent: readonly Range[]
  /** Words that label the next quotation as text in the image; they request nothing. */
  imageTextLabels: readonly Range[]
  constraints: readonly Constraint[]
  exclusions: readonly Exclusion[]
  /** What the first words do, such as "write" or "how do i". */
  firstTags: ReadonlySet<Tag | 'aspect'>
  /** Index after the head noun of the opening phrase: "airlines" in "budget airlines of Asia". */
  firstNounEnd: number
  /** Structured, long, a role with rules, a fixed form of answer, machine text: only the target's syntax applies. */
  isFinished: boolean
  /** Some words of the request ask for a text, an answer or a role. */
  asksForText: boolean
  /** The words that only state the ratio, if any. */
  ratioPhrase: readonly Range[]
  /** A sentence after the first gives an order or a role. */
  ordersLater: boolean
  /** By the draft alone; an image-only target takes noun phrases as images. */
  modality: Modality
}

/** Whether the draft states a constraint on the aspect. */
export function constrains(draft: Draft, aspect: Aspect): boolean {
  return draft.constraints.some((constraint) => constraint.aspect === aspect)
}

/** How something looks, rather than what it is. */
export const lookAspects: ReadonlySet<Aspect> = new Set<Aspect>(['medium', 'style', 'light', 'palette', 'mood'])
/** From where it is seen, and what is around it. */
export const viewAspects: ReadonlySet<Aspect> = new Set<Aspect>(['viewpoint', 'composition', 'background'])

/** The words that state a constraint, and on what. */
export interface Constraint extends Range {
  aspect: Aspect
}

/**
 * What the author wants left out: `range` holds the whole of it ("no people"), `subject` what is excluded ("people").
 */
export interface Exclusion {
  range: Range
  subject: Range
}

/** The excluded things as written, such as "people": of a list of exclusions, or of all. */
export function subjectsOf({ text, exclusions }: Draft, list: readonly Exclusion[] = exclusions): string[] {
  return list.map(({ subject }) => text.slice(subject.start, subject.end))
}
