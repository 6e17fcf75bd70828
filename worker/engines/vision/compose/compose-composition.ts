import type { Draft } from '../../../text-engine/analyze/draft.ts'
import type { Verdict } from '../../../text-engine/guardrails/verdict.ts'
import type { ComposeRequest, ImageReading } from '../image-reading.ts'
import type { DecidedAxes } from './compose-decided.ts'
import type { ComposedSubject } from './compose-subject.ts'

/** A picture as the text engine takes it: the subject as a draft, the rest from the reading. */
export interface Composition {
  reading: ImageReading
  request: ComposeRequest
  subject: ComposedSubject
  draft: Draft
  decided: DecidedAxes
  /** A label of the API's domain groups. */
  group: string
}

/** One wording of it that passed the rules of its target. */
export interface Composed {
  /** The written prompt, read. */
  result: Draft
  verdict: Verdict
  negatives: string[]
  changes: string[]
  warnings: string[]
}
