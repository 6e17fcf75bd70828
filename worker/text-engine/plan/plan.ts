import type { Draft } from '../analyze/draft.ts'
import type { Aspect } from '../knowledge/schemas.ts'

/**
 * What is added to a draft (docs/adr/0006-author-text-stays-whole.md): `task` adds what belongs to the recognised task
 * or picture, `finished` nothing, since the draft is complete, `as-sent` nothing, since no addition is known or none
 * passed the guardrails.
 */
export type FallbackLevel = 'finished' | 'task' | 'as-sent'

interface PlanOrigin {
  draft: Draft
  fallbackLevel: FallbackLevel
  /** The task or the kind of picture; null where none is probable enough. */
  taskId: string | null
  /** The type of output, such as `mail`; null where it is not recognised. */
  output: string | null
  /** 0 to 1: calibrated probability that this is the task; quality `auto` asks a model below a threshold. */
  confidence: number
  /** Missing information that the answer depends on, as aspects. */
  missing: readonly Aspect[]
}

/** The author's text, complete and in order, then the added lines. */
export interface ChatPlan extends PlanOrigin {
  kind: 'chat'
  /** A label of the API's domain groups. */
  group: string
  /** Whole sentences in the draft's language; none for `finished` and `as-sent`. */
  lines: readonly string[]
}

/** The author's caption, complete and in order, then only what follows from it. */
export interface PicturePlan extends PlanOrigin {
  kind: 'picture'
  /** Phrases without a full stop, in the order in which they are said. */
  clauses: readonly string[]
  /** The clauses as whole sentences, for targets that take prose; without them, the clauses are used. */
  sentences?: readonly string[]
  /** Such as `3:2`; null where nothing is certain or the author gave one. */
  ratio: string | null
  /** The picture must tile seamlessly. */
  isTiled: boolean
  /** What to leave out: the author's first, then ours. */
  negatives: readonly string[]
}

export type PromptPlan = ChatPlan | PicturePlan
