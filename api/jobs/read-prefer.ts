/** How the caller would like to be answered (RFC 7240). */
export interface Preference {
  /** It takes 202 and a place to look, instead of waiting to the end. */
  allowsAsync: boolean
  /** How long it waits; null for as long as the service would have it wait. */
  waitMs: number | null
}

const waitPattern = /^wait\s*=\s*"?(\d{1,6})"?$/

/**
 * Reads `Prefer`. `respond-async` alone does not wait at all, `wait=N` waits N seconds, both together the same. Whatever
 * else is preferred, or cannot be read, is passed over, as the standard has it; of what is said twice, the first counts.
 */
export function readPrefer(header: string | string[] | undefined): Preference {
  const preferences = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';', 1)[0]?.trim() ?? '')
  const isAsync = preferences.includes('respond-async')
  const seconds = preferences.map((part) => waitPattern.exec(part)?.[1]).find((digits) => digits !== undefined)
  if (seconds !== undefined) return { allowsAsync: true, waitMs: Number(seconds) * 1000 }
  return { allowsAsync: isAsync, waitMs: isAsync ? 0 : null }
}

/** What `Preference-Applied` says of an answer; null if nothing was preferred. */
export function describeApplied(preference: Preference, waitMs: number, isAccepted: boolean): string | null {
  if (!preference.allowsAsync) return null
  const wait = preference.waitMs === null || waitMs === 0 ? [] : [`wait=${waitMs / 1000}`]
  const applied = isAccepted || wait.length === 0 ? ['respond-async', ...wait] : wait
  return applied.join(', ')
}
