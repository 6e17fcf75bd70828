import type { ProviderId } from '#shared/catalog/engines.ts'
import type { Release } from '#shared/concurrency/fair-semaphore.ts'
import type { Modality } from '#shared/prompts/prompt-result.ts'
import type { Knowledge } from '../../../text-engine/engine-knowledge.ts'
import type { Verdict, Violation } from '../../../text-engine/guardrails/verdict.ts'
import type { ModelCall, ModelUsage } from '../provider.ts'

/** One text to be written: the instruction and the check of its reply. Independent of providers. */
export interface WritingTask<Reply> {
  instruction: string
  /** The first turn, with the author's text behind a marker. */
  request: string
  /** The author's text alone: it limits the length of a reply. */
  draft: string
  modality: Modality
  image?: NonNullable<ModelCall['image']>
  schema: ModelCall['schema']
  /** Parses and checks; `reply` is null for an unusable text, and an error states the reason. */
  judge(text: string): Judgement<Reply>
}

export interface Judgement<Reply> {
  reply: Reply | null
  verdict: Verdict
}

/** A reply that passed, and what it cost with the ones before it. */
export interface AcceptedReply<Reply> {
  reply: Reply
  verdict: Verdict
  providerId: ProviderId
  usage: ModelUsage
}

/** The accepted result, if any, and the cost of all calls. */
export interface Written<Accepted> {
  accepted: Accepted | null
  usage: ModelUsage
  /** What providers may have billed without counting it. */
  estimatedTokens: number
  /** Time spent waiting for models and for a slot. */
  modelMs: number
  /** A provider was not asked because a budget was used up. */
  isOverBudget: boolean
}

/** Limits the concurrent jobs at the models, fairly between accounts. */
export interface ModelSlots {
  /** Waits at most `waitMs`, if given. Resolves with the function that releases the slot, or null when the time is up. */
  acquire(accountId: string, waitMs: number | undefined): Promise<Release | null>
}

/** What one reply cost, by the provider's own count. */
export interface ReplyUsage {
  provider: ProviderId
  model: string
  usage: ModelUsage
}

/** Verdict on one reply; `rules` are those that it violated with severity `error`, and contain none of its text. */
export interface JudgedReply {
  provider: ProviderId
  /** 1, or 2 after its violations were named to the model. */
  round: number
  isAccepted: boolean
  rules: readonly Violation['rule'][]
}

/** What is known beside the provider: how texts are read, and how prompts are scored. */
export type ModelKnowledge = Pick<Knowledge, 'lexicon' | 'scoreWeights'>

export interface WritingOptions {
  /** For all providers and rounds together; after it the local engine answers. */
  deadlineMs?: number
  /** Limit on input and output tokens of all providers and rounds together. */
  tokensMax?: number
  /** Reasoning tokens per reply, in addition to the output. */
  thinkingTokens?: number
  /** Without it, models are asked at once. */
  slots?: ModelSlots
  onReplyUsage?: (usage: ReplyUsage) => void
  onJudged?: (judged: JudgedReply) => void
}
