const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** Waits between attempts: about three days in all, as Standard Webhooks 1.0 proposes. */
const waitsMs = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour]
const jitterShare = 0.1
const retryAfterMsMax = 24 * hour

export const attemptsMax = waitsMs.length + 1

/**
 * Time until the next attempt after `attempts` failed ones, or null when it was the last. `random` is 0 to 1; a
 * receiver that names a later time gets it.
 */
export function nextWaitMs(attempts: number, random: number, retryAfterMs: number | null): number | null {
  const wait = waitsMs[attempts - 1]
  if (wait === undefined) return null
  const withJitter = wait * (1 + jitterShare * (2 * random - 1))
  return Math.round(Math.max(withJitter, Math.min(retryAfterMs ?? 0, retryAfterMsMax)))
}
