import type { ProviderFailure } from '../provider.ts'

/** Latest outcomes that count: of all accounts, and of each. */
const samplesMax = 40
const samplesEachMax = 10
/** Older samples are ignored. */
const sampleAgeMsMax = 300_000
/** The circuit opens above this mean failure rate of the accounts, with at least this many failures in total. */
const failureShareMax = 0.5
const failuresMin = 5
/** Fewer failing accounts keep only themselves away from the provider. */
const accountsMin = 3
/** Least failures of a failing account, so that a chance failure does not count. */
const ownFailuresMin = 2
/** Between half-open probes; the delay doubles with each. The account of the last probe waits for two delays. */
const halfOpenDelayMsMin = 1000
const halfOpenDelayMsMax = 30_000

/** Failures of the provider; any other concerns a single call. */
const trippingFailures: ReadonlySet<ProviderFailure> = new Set([
  'rate_limited',
  'unavailable',
  'timeout',
  'unauthorized',
])
/** The provider responded, though without a result. */
const responses: ReadonlySet<AttemptOutcome> = new Set(['refused', 'truncated', 'invalid_request'])

type AttemptOutcome = 'succeeded' | ProviderFailure

/** A call that was let through. */
interface AdmittedCall {
  /** Must be called once. Unless `isShort`, a timeout does not count against the provider. */
  end(outcome: AttemptOutcome, isShort: boolean): void
}

export interface ProviderCircuit {
  /** Whether a call of the account would be rejected now. Takes no probe. */
  refuses(accountId: string): boolean
  /** Admits a call, as a probe if the circuit is open; null if it is rejected. */
  admit(accountId: string): AdmittedCall | null
}

interface Sample {
  accountId: string
  isFailure: boolean
  atMs: number
}

/**
 * A circuit breaker that weighs accounts instead of calls: each account has one vote, the failure rate of its own calls,
 * so that one account cannot open the circuit for others. While fewer than three accounts fail, the circuit rejects
 * only these. Half-open probes are spread over accounts, and a slow probe does not delay the next one.
 */
export function createProviderCircuit(onChange: (isOpen: boolean, failure: ProviderFailure) => void): ProviderCircuit {
  let samples: Sample[] = []
  let isOpen = false
  let halfOpenDelayMs = halfOpenDelayMsMin
  let nextProbeAtMs = 0
  let lastProbedAccountId: string | null = null

  const change = (open: boolean, failure: ProviderFailure): void => {
    isOpen = open
    halfOpenDelayMs = halfOpenDelayMsMin
    nextProbeAtMs = Date.now() + halfOpenDelayMs
    lastProbedAccountId = null
    if (!open) samples = []
    onChange(open, failure)
  }
  const isRejected = (accountId: string): boolean => {
    const votes = countVotes(samples)
    const failing = [...votes.values()].filter(({ share }) => share > failureShareMax)
    if (failing.length >= accountsMin) return true
    const own = votes.get(accountId)
    return own !== undefined && own.share > failureShareMax && own.failures >= ownFailuresMin
  }
  const isProbeDue = (accountId: string): boolean =>
    Date.now() >= nextProbeAtMs + (accountId === lastProbedAccountId ? halfOpenDelayMs : 0)
  const end = (accountId: string, isProbe: boolean, outcome: AttemptOutcome): void => {
    if (outcome === 'succeeded' || responses.has(outcome)) {
      if (isProbe && isOpen) change(false, 'unavailable')
      else samples = addSample(samples, { accountId, isFailure: false, atMs: Date.now() })
    } else if (trippingFailures.has(outcome)) {
      samples = addSample(samples, { accountId, isFailure: true, atMs: Date.now() })
      if (!isOpen && shouldTrip(samples)) change(true, outcome)
    }
  }
  return {
    refuses: (accountId) => isOpen && isRejected(accountId) && !isProbeDue(accountId),
    admit(accountId) {
      const isProbe = isOpen
      if (isOpen && isRejected(accountId)) {
        if (!isProbeDue(accountId)) return null
        lastProbedAccountId = accountId
        nextProbeAtMs = Date.now() + halfOpenDelayMs
        halfOpenDelayMs = Math.min(2 * halfOpenDelayMs, halfOpenDelayMsMax)
      }
      return {
        end(outcome, isShort) {
          if (outcome !== 'timeout' || isShort) end(accountId, isProbe, outcome)
        },
      }
    },
  }
}

/** Drops expired samples, and the oldest one if the limit of the account or the total is reached. */
function addSample(samples: readonly Sample[], sample: Sample): Sample[] {
  const recent = samples.filter(({ atMs }) => sample.atMs - atMs < sampleAgeMsMax)
  const own = recent.filter(({ accountId }) => accountId === sample.accountId)
  const oldest = own.length >= samplesEachMax ? own[0] : recent.length >= samplesMax ? recent[0] : null
  return [...recent.filter((other) => other !== oldest), sample]
}

function countVotes(samples: readonly Sample[]): Map<string, { failures: number; share: number }> {
  const byAccount = Map.groupBy(samples, ({ accountId }) => accountId)
  const votes = [...byAccount].map(([accountId, own]) => {
    const failures = own.filter(({ isFailure }) => isFailure).length
    return [accountId, { failures, share: failures / own.length }] as const
  })
  return new Map(votes)
}

function shouldTrip(samples: readonly Sample[]): boolean {
  const votes = [...countVotes(samples).values()]
  const failures = votes.reduce((sum, vote) => sum + vote.failures, 0)
  const shares = votes.reduce((sum, { share }) => sum + share, 0)
  return failures >= failuresMin && shares / votes.length > failureShareMax
}
