import type { ProviderId } from '#shared/catalog/engines.ts'

/** One call to a model: instruction, turns so far, and the schema of its reply. */
export interface ModelCall {
  instruction: string
  /** The request first; after a rejected reply, that reply and its violations. */
  turns: readonly ModelTurn[]
  /** An image that goes with the first turn: small, and without metadata. */
  image?: { bytes: Uint8Array; mimeType: 'image/jpeg' | 'image/png' }
  /** The reply's JSON schema; described in the instruction for providers that cannot enforce it. */
  schema: { name: string; schema: Record<string, unknown> }
  outputTokensMax: number
  /** Whether a healthy provider answers well within an attempt's deadline, so that a timeout counts against it. */
  isShort: boolean
}

/** The account and key of a call, for fairness, budgets and the circuit breaker; never sent to a provider. */
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
  /** The model that answered, as the provider names it, else as configured. */
  model: string
  usage: ModelUsage
}

export interface ModelUsage {
  inputTokens: number
  outputTokens: number
}

/**
 * An API that runs models. `complete` retries transient failures, keeps its deadlines and stops when `signal` aborts.
 * Rejects with ProviderError.
 */
export interface Provider {
  id: ProviderId
  model: string
  complete(call: ModelCall, options: CallOptions): Promise<ModelReply>
}

/** Why there is no usable reply. Retries with the same provider are already made. */
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

/** Carries neither the prompt, nor the key, nor a message of the provider. */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly failure: ProviderFailure
  /** Tokens of an unusable reply, such as a refusal. */
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
