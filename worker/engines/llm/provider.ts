import type { ProviderId } from '#shared/catalog/engines.ts'

/** One call to a model: what it is told, what was said so far, and the shape of its reply. */
export interface ModelCall {
  instruction: string
  /** The request first; after a faulty reply, that reply and what is wrong with it. */
  turns: readonly ModelTurn[]
  /** A picture that goes with the first turn: small, and without metadata. */
  image?: { bytes: Uint8Array; mimeType: 'image/jpeg' | 'image/png' }
  /** The reply's JSON schema; providers that cannot enforce it are told it in words. */
  schema: { name: string; schema: Record<string, unknown> }
  outputTokensMax: number
  /** Whether a healthy provider answers it well within an attempt's deadline, so that a timeout says something. */
  isShort: boolean
}

/** Whom a call is made for. Fairness, budgets and the circuit breaker tell accounts apart; no provider is told. */
export interface CallOwner {
  accountId: string
  apiKeyId: string
}

export interface CallOptions {
  signal: AbortSignal
  owner: CallOwner
}

export interface ModelTurn {
  role: 'user' | 'model'
  text: string
}

export interface ModelReply {
  /** As the model wrote it: meant to be JSON, not yet checked. */
  text: string
  /** The model that answered, by the provider's own word where it says. */
  model: string
  usage: ModelUsage
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
}

/**
 * A company or a machine that runs models. `complete` retries what may pass, keeps its deadlines and gives up when
 * `signal` aborts. Rejects with ProviderError.
 */
export interface Provider {
  id: ProviderId
  model: string
  complete(call: ModelCall, options: CallOptions): Promise<ModelReply>
}

/** Why no usable reply came. None is worth another try with the same provider: that was done. */
export const providerFailures = [
  'refused',
  'truncated',
  'rate_limited',
  'unavailable',
  'timeout',
  'unauthorized',
  'invalid_request',
  'circuit_open',
  'over_budget',
  'aborted',
] as const
export type ProviderFailure = (typeof providerFailures)[number]

/** Says nothing of the prompt, the key or the provider's own words. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly failure: ProviderFailure
  /** What a useless reply cost all the same, such as a refusal. */
  readonly usage: ModelUsage | null
  /** Tokens that the provider may have billed and did not count, such as those of a timeout. */
  readonly estimatedTokens: number

  constructor(failure: ProviderFailure, usage: ModelUsage | null = null, estimatedTokens = 0) {
    super(`model provider: ${failure}`)
    this.failure = failure
    this.usage = usage
    this.estimatedTokens = estimatedTokens
  }
}
