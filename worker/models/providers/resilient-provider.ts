import { setTimeout as delay } from 'node:timers/promises'
import { bulkhead, CircuitState, CountBreaker, circuitBreaker, ExponentialBackoff, handleWhen } from 'cockatiel'
import pRetry from 'p-retry'
import { untilAborted } from '#shared/until-aborted.ts'
import { type ModelCall, type ModelReply, type Provider, ProviderError, type ProviderFailure } from '../provider.ts'
import { AttemptError, type ProviderClient } from './attempt.ts'
import type { ProviderObserver } from './observe-provider.ts'

export interface ProviderLimits {
  /** Of one request to the provider. */
  attemptDeadlineMs: number
  /** Requests under way at once; the others wait, each as long as its own signal lets it. */
  callsMax: number
}

const retriesMax = 2
const retryDelayMsMin = 250
const retryDelayMsMax = 3000
/** A provider that wants to be left alone for longer is left alone: the next engine is there sooner. */
const retryAfterMsMax = 5000
/** More than half of the last twenty requests failed, and five at least. */
const sickness = { threshold: 0.5, size: 20, minimumNumberOfCalls: 5 }
/** Then one request is let through to see, first after a second and in the end once a minute. */
const probing = { initialDelay: 1000, maxDelay: 60_000 }

/** What the provider is to blame for; anything else is about the one call. */
const sickFailures: ReadonlySet<ProviderFailure> = new Set(['rate_limited', 'unavailable', 'timeout', 'unauthorized'])
const passingFailures: ReadonlySet<ProviderFailure> = new Set(['rate_limited', 'unavailable'])

/**
 * The one place that makes a provider bearable: a deadline for each request, retries of what may pass, a cap on requests
 * at once, and a circuit that opens when the provider is sick, so that calls go to the next engine without waiting.
 */
export function createResilientProvider(
  client: ProviderClient,
  limits: ProviderLimits,
  observer: ProviderObserver,
): Provider {
  const places = bulkhead(limits.callsMax, Number.POSITIVE_INFINITY)
  const isSick = handleWhen((error) => error instanceof AttemptError && sickFailures.has(error.failure))
  const breaker = circuitBreaker(isSick, {
    breaker: new CountBreaker(sickness),
    halfOpenAfter: new ExponentialBackoff(probing),
  })
  let isOpen = false
  breaker.onStateChange((state) => {
    // On the way back to closed it is half open, which to callers is open.
    if (isOpen === (state !== CircuitState.Closed)) return
    isOpen = !isOpen
    observer.circuitChanged(isOpen, lastFailure(breaker))
  })

  const isWorthAnother = (error: unknown): error is AttemptError =>
    breaker.state === CircuitState.Closed && error instanceof AttemptError && mayPass(error)
  const attemptInTurn = (call: ModelCall, signal: AbortSignal): Promise<ModelReply> =>
    places.execute(async () => {
      signal.throwIfAborted()
      // Its one trial request is under way: nobody waits for how that ends.
      const isProbing = breaker.state === CircuitState.HalfOpen
      if (isProbing) throw new AttemptError('circuit_open')
      return breaker.execute(() => attempt(client, call, { signal, ...limits }, observer))
    })
  return {
    id: client.id,
    model: client.model,
    async complete(call, { signal }) {
      try {
        return await pRetry(() => untilAborted(attemptInTurn(call, signal), signal), {
          retries: retriesMax,
          minTimeout: retryDelayMsMin,
          maxTimeout: retryDelayMsMax,
          randomize: true,
          signal,
          shouldRetry: ({ error }) => isWorthAnother(error),
          // Before the pause that p-retry makes: the provider's own wish, as far as it is the longer one.
          onFailedAttempt: async ({ error, retryDelay }) => {
            const wishMs = isWorthAnother(error) ? (error.retryAfterMs ?? 0) : 0
            if (retryDelay > 0 && wishMs > retryDelay) await delay(wishMs - retryDelay, undefined, { signal })
          },
        })
      } catch (error) {
        throw toProviderError(error, signal, observer)
      }
    },
  }
}

/** One request, given up at its deadline whether or not the SDK listens. */
async function attempt(
  client: ProviderClient,
  call: ModelCall,
  { signal, attemptDeadlineMs }: ProviderLimits & { signal: AbortSignal },
  observer: ProviderObserver,
): Promise<ModelReply> {
  const startMs = performance.now()
  const timeUp = AbortSignal.timeout(attemptDeadlineMs)
  const limit = AbortSignal.any([signal, timeUp])
  try {
    const reply = await untilAborted(client.attempt(call, { signal: limit }), limit)
    observer.attempted('succeeded', reply.usage)
    return reply
  } catch (error) {
    const elapsedMs = performance.now() - startMs
    const failed = limit.aborted
      ? explainAbort(timeUp.aborted || elapsedMs > attemptDeadlineMs / 2)
      : toAttemptError(error)
    observer.attempted(failed.failure, failed.usage)
    throw failed
  }
}

/** A request that its job cut short says something of the provider only if it had most of its time. */
function explainAbort(wasGivenTime: boolean): AttemptError {
  return new AttemptError(wasGivenTime ? 'timeout' : 'aborted')
}

function toAttemptError(error: unknown): AttemptError {
  return error instanceof AttemptError ? error : new AttemptError('unavailable')
}

function mayPass({ failure, retryAfterMs }: AttemptError): boolean {
  return passingFailures.has(failure) && (retryAfterMs ?? 0) <= retryAfterMsMax
}

function toProviderError(error: unknown, signal: AbortSignal, observer: ProviderObserver): ProviderError {
  if (error instanceof AttemptError) {
    if (error.failure === 'circuit_open') observer.attempted('circuit_open', null)
    return new ProviderError(error.failure, error.usage)
  }
  if (signal.aborted) return new ProviderError('aborted')
  // What is left is cockatiel's: the circuit is open.
  observer.attempted('circuit_open', null)
  return new ProviderError('circuit_open')
}

function lastFailure(breaker: { lastFailure: unknown }): ProviderFailure {
  const reason = breaker.lastFailure
  const error = typeof reason === 'object' && reason !== null && 'error' in reason ? reason.error : null
  return error instanceof AttemptError ? error.failure : 'unavailable'
}
