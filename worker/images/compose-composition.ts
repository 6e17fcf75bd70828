import type { ResultCheck } from '../prompt/check-result.ts'
import type { DraftFacts } from '../prompt/draft-facts.ts'
import type { ImageDomain } from '../prompt/image-domain.ts'
import type { Planned } from '../prompt/prompt-task.ts'
import type { DecidedAxes } from './compose-decided.ts'
import type { ComposedSubject } from './compose-subject.ts'
import type { ComposeRequest, ImageReading } from './image-reading.ts'

/** A picture as the text engine takes it: the subject as a draft, the rest from the reading. */
export interface Composition {
  reading: ImageReading
  request: ComposeRequest
  subject: ComposedSubject
  draft: DraftFacts
  decided: DecidedAxes
  domain: ImageDomain
  confidence: number
}

/** One wording of it that passed the rules of its target. */
export interface Composed extends Pick<Planned, 'changes' | 'warnings'> {
  result: DraftFacts
  check: ResultCheck
  negatives: string[]
}
