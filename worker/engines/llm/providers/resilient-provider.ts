import { setTimeout as delay } from 'node:timers/promises'
import pRetry from 'p-retry'
import { untilAborted } from '#shared/concurrency/deadline.ts'
import { createFairSemaphore } from '#shared/concurrency/fair-semaphore.ts'
import { modelSpan, withSpan } from '#shared/platform/tracing.ts'
import {
  type CallOptions,
  type ModelCall,
  type ModelReply,
  type ModelUsage,
  type Provider,
  ProviderError,
  type ProviderFailure,
} from '../provider.ts'
import { AttemptError, type ProviderClient } from './attempt.ts'
import { estimateTokens, estimateUsage, type ModelBudget } from './model-budget.ts'
import type { ProviderObserver, Spent } from './observe-provider.ts'
import { createProviderCircuit, type ProviderCircuit } from './provider-circuit.ts'

interface ProviderLimits {
  /** Of one request to the provider. */
  attemptDeadlineMs: number
  /** Concurrent requests, at most half of them per account; others wait for a slot until their signal aborts. */
  callsMax: number
}

/** The components of a resilient provider. */
export interface ProviderParts {
  client: ProviderClient
  limits: ProviderLimits
  budget: ModelBudget
  observer: ProviderObserver
}

const retriesMax = 2
const retryDelayMsMin = 250
const retryDelayMsMax = 3000
/** A longer Retry-After is not waited for: the next engine answers sooner. */
const retryAfterMsMax = 5000

const passingFailures: ReadonlySet<ProviderFailure> = new Set(['rate_limited', 'unavailable'])

/**
 * Makes a provider resilient: a deadline and a budget for each request, retries of transient failures, a cap on
 * concurrent requests that accounts share fairly, and a circuit breaker, by which calls go to the next engine without
 * waiting while it is open.
 */
export function createResilientProvider(parts: ProviderParts): Provider {
  const { client, limits, observer } = parts
  const circuit = createProviderCircuit((isOpen, failure) => observer.circuitChanged(isOpen, failure))
  const slots = createFairSemaphore({ slotsMax: limits.callsMax, slotsPerOwnerMax: Math.ceil(limits.callsMax / 2) })
  const attemptInTurn = async (call: ModelCall, options: CallOptions): Promise<ModelReply> => {
    const release = await slots.acquire(options.owner.accountId)
    try {
      options.signal.throwIfAborted()
      return await attemptWithinBudget(parts, circuit, call, options)
    } finally {
      release?.()
    }
  }
  return {
    id: client.id,
    model: client.model,
    async complete(call, options) {
      const { signal, owner } = options
      let estimatedTokens = 0
      const isWorthAnother = (error: unknown): error is AttemptError =>
        error instanceof AttemptError && mayPass(error) && !circuit.refuses(owner.accountId)
      try {
        return await pRetry(() => untilAborted(attemptInTurn(call, options), signal), {
          retries: retriesMax,
          minTimeout: retryDelayMsMin,
          maxTimeout: retryDelayMsMax,
          randomize: true,
          signal,
          shouldRetry: ({ error }) => isWorthAnother(error),
          // Extends p-retry's delay to the provider's Retry-After if that is longer.
          onFailedAttempt: async ({ error, retryDelay }) => {
            if (error instanceof AttemptError && error.mayCost) estimatedTokens += sumTokens(estimateUsage(call))
            const retryAfterMs = isWorthAnother(error) ? (error.retryAfterMs ?? 0) : 0
            if (retryDelay > 0 && retryAfterMs > retryDelay)
              await delay(retryAfterMs - retryDelay, undefined, { signal })
          },
        })
      } catch (error) {
        if (error instanceof AttemptError) throw new ProviderError(error.failure, error.usage, estimatedTokens)
        // Cut short by its job: in a request, or while it waited for one.
        throw new ProviderError('aborted', null, estimatedTokens)
      }
    },
  }
}

/** One request, if the circuit and the budgets let it through, and what it cost. */
async function attemptWithinBudget(
  { client, limits, budget, observer }: ProviderParts,
  circuit: ProviderCircuit,
  call: ModelCall,
  options: CallOptions,
): Promise<ModelReply> {
  const { accountId } = options.owner
  const refuse = (failure: 'circuit_open' | 'over_budget'): AttemptError => {
    observer.attempted(failure, null)
    return new AttemptError(failure)
  }
  if (circuit.refuses(accountId)) throw refuse('circuit_open')
  const estimate = estimateUsage(call)
  const hold = await budget.hold(options.owner, observer.costOf(estimate))
  if (typeof hold === 'string') {
    observer.budgetRefused(hold)
    throw refuse('over_budget')
  }
  const admitted = circuit.admit(accountId)
  if (!admitted) {
    void hold.settle(0)
    throw refuse('circuit_open')
  }
  const spend = (outcome: 'succeeded' | ProviderFailure, spent: Spent | null): void => {
    observer.attempted(outcome, spent)
    admitted.end(outcome, call.isShort)
    void hold.settle(spent === null ? 0 : observer.costOf(spent.usage))
  }
  try {
    const reply = await withSpan('chat', modelSpan(client.id, client.model), () =>
      attempt(client, call, options, limits),
    )
    spend('succeeded', countReply(reply, estimate))
    return reply
  } catch (error) {
    const failed = error instanceof AttemptError ? error : new AttemptError('unavailable')
    const { failure, usage, mayCost } = failed
    spend(failure, usage ? { usage, isEstimate: false } : mayCost ? { usage: estimate, isEstimate: true } : null)
    throw failed
  }
}

/** Some gateways count nothing. */
function countReply({ usage, text }: ModelReply, estimate: ModelUsage): Spent {
  if (sumTokens(usage) > 0) return { usage, isEstimate: false }
  return { usage: { inputTokens: estimate.inputTokens, outputTokens: estimateTokens(text) }, isEstimate: true }
}

function sumTokens({ inputTokens, outputTokens }: ModelUsage): number {
  return inputTokens + outputTokens
}

/** Rejects at the deadline even if the SDK ignores the signal. */
async function attempt(
  client: ProviderClient,
  call: ModelCall,
  { signal, owner }: CallOptions,
  { attemptDeadlineMs }: ProviderLimits,
): Promise<ModelReply> {
  const startMs = performance.now()
  const timeUp = AbortSignal.timeout(attemptDeadlineMs)
  const limit = AbortSignal.any([signal, timeUp])
  try {
    return await untilAborted(client.attempt(call, { signal: limit, owner }), limit)
  } catch (error) {
    if (!limit.aborted) throw error
    // A request that its job aborted counts as a timeout of the provider only if it had most of its time.
    const hadTime = timeUp.aborted || performance.now() - startMs > attemptDeadlineMs / 2
    throw new AttemptError(hadTime ? 'timeout' : 'aborted')
  }
}

function mayPass({ failure, retryAfterMs }: AttemptError): boolean {
  return passingFailures.has(failure) && (retryAfterMs ?? 0) <= retryAfterMsMax
}
