import type { ProviderFailure } from '../provider.ts'

/** Of the latest outcomes, so many are looked at, and so many of one account. */
const samplesMax = 40
const samplesEachMax = 10
/** What is older says nothing of now. */
const sampleAgeMsMax = 300_000
/** The circuit opens when accounts fail more than half of their calls on average, and so many failed in all. */
const failureShareMax = 0.5
const failuresMin = 5
/** Fewer failing accounts keep only themselves away from the provider. */
const accountsMin = 3
/** What a failing account needs, so that a chance failure beside it does not count. */
const ownFailuresMin = 2
/** Between trial calls; the pause doubles with each. The account of the last trial waits for two pauses. */
const trialPauseMsMin = 1000
const trialPauseMsMax = 30_000

/** What the provider is to blame for; anything else is about the one call. */
const providerFailures: ReadonlySet<ProviderFailure> = new Set([
  'rate_limited',
  'unavailable',
  'timeout',
  'unauthorized',
])
/** The provider answered, though not with a result. */
const answers: ReadonlySet<AttemptOutcome> = new Set(['refused', 'truncated', 'invalid_request'])

export type AttemptOutcome = 'succeeded' | ProviderFailure

/** A call that was let through. */
export interface AdmittedCall {
  /** Must be called once. `isShort`: a timeout of a long call is the call's own. */
  end(outcome: AttemptOutcome, isShort: boolean): void
}

export interface ProviderCircuit {
  /** Whether a call of the account would be kept away now. Takes no trial. */
  refuses(accountId: string): boolean
  /** Lets a call through, as a trial where the circuit is open; null while it is kept away. */
  admit(accountId: string): AdmittedCall | null
}

interface Sample {
  accountId: string
  isFailure: boolean
  atMs: number
}

/**
 * A circuit breaker that weighs accounts instead of calls: each account has one vote, the share of its own calls that
 * failed. So no number of calls of one account, whatever they contain, decides for others; and while fewer than three
 * accounts fail, the circuit is open for these alone. Once open, trials are spread over accounts. A trial is not waited
 * for: a slow one delays no other.
 */
export function createProviderCircuit(onChange: (isOpen: boolean, failure: ProviderFailure) => void): ProviderCircuit {
  let samples: Sample[] = []
  let isOpen = false
  let trialPauseMs = trialPauseMsMin
  let nextTrialAtMs = 0
  let lastTrialOf: string | null = null

  const change = (open: boolean, failure: ProviderFailure): void => {
    isOpen = open
    trialPauseMs = trialPauseMsMin
    nextTrialAtMs = Date.now() + trialPauseMs
    lastTrialOf = null
    if (!open) samples = []
    onChange(open, failure)
  }
  const isKeptAway = (accountId: string): boolean => {
    const votes = countVotes(samples)
    const failing = [...votes.values()].filter(({ share }) => share > failureShareMax)
    if (failing.length >= accountsMin) return true
    const own = votes.get(accountId)
    return own !== undefined && own.share > failureShareMax && own.failures >= ownFailuresMin
  }
  const isTrialDue = (accountId: string): boolean =>
    Date.now() >= nextTrialAtMs + (accountId === lastTrialOf ? trialPauseMs : 0)
  const end = (accountId: string, isTrial: boolean, outcome: AttemptOutcome): void => {
    if (outcome === 'succeeded' || answers.has(outcome)) {
      if (isTrial && isOpen) change(false, 'unavailable')
      else samples = addSample(samples, { accountId, isFailure: false, atMs: Date.now() })
    } else if (providerFailures.has(outcome)) {
      samples = addSample(samples, { accountId, isFailure: true, atMs: Date.now() })
      if (!isOpen && isSick(samples)) change(true, outcome)
    }
  }
  return {
    refuses: (accountId) => isOpen && isKeptAway(accountId) && !isTrialDue(accountId),
    admit(accountId) {
      const isTrial = isOpen
      if (isOpen && isKeptAway(accountId)) {
        if (!isTrialDue(accountId)) return null
        lastTrialOf = accountId
        nextTrialAtMs = Date.now() + trialPauseMs
        trialPauseMs = Math.min(2 * trialPauseMs, trialPauseMsMax)
      }
      return {
        end(outcome, isShort) {
          if (outcome !== 'timeout' || isShort) end(accountId, isTrial, outcome)
        },
      }
    },
  }
}

/** Without what is too old; where an account or all have too many, the oldest makes room. */
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

function isSick(samples: readonly Sample[]): boolean {
  const votes = [...countVotes(samples).values()]
  const failures = votes.reduce((sum, vote) => sum + vote.failures, 0)
  const shares = votes.reduce((sum, { share }) => sum + share, 0)
  return failures >= failuresMin && shares / votes.length > failureShareMax
}
