import { AddressError } from '#shared/ssrf/address-error.ts'

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
