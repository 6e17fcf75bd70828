import { AddressError } from '#shared/addresses/address-error.ts'

export interface FetchDeadline {
  signal: AbortSignal
  /** Lets the time run no longer; an abort from outside still comes through. */
  stopClock(): void
  /** Lets go of timer and outer signal. */
  end(): void
}

/** A signal that is aborted with `timed_out` after `deadlineMs`, or with the outer signal's reason when that goes first. */
export function startDeadline(deadlineMs: number, outer?: AbortSignal): FetchDeadline {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new AddressError('timed_out')), deadlineMs)
  const passOn = () => controller.abort(outer?.reason)
  if (outer?.aborted) passOn()
  outer?.addEventListener('abort', passOn, { once: true })
  const stopClock = () => clearTimeout(timer)
  const end = () => {
    stopClock()
    outer?.removeEventListener('abort', passOn)
  }
  return { signal: controller.signal, stopClock, end }
}

/**
 * Waits for `work` until `signal` is aborted, then throws its reason. The HTTP client heeds a signal only once it is
 * connected; a lookup or a handshake that hangs would otherwise hold its caller beyond every deadline.
 */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([work, aborted])
  } catch (error) {
    // Work that was aborted fails in its own words, sometimes before the signal's turn comes.
    throw signal.aborted ? signal.reason : error
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
