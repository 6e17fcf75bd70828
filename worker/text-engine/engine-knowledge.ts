import type { Lexicon } from './analyze/lexicon.ts'
import type { NegativeTerms, TopicKnowledge } from './knowledge/schemas.ts'
import type { PictureKinds } from './plan/plan-picture.ts'
import type { Recognizer } from './recognize/recognize.ts'
import type { ScoreWeights } from './score/score-prompt.ts'

/** What the text engine knows, read once at start and never changed. */
export interface Knowledge {
  lexicon: Lexicon
  recognizer: Recognizer
  /** What the engine adds, by which it knows its own results. */
  knownAdditions: ReadonlySet<string>
  pictures: PictureKinds
  topics: TopicKnowledge
  /** What each merit and fault of a prompt counts, fitted by `npm run train:score`. */
  scoreWeights: ScoreWeights
  negatives: NegativeTerms
}
