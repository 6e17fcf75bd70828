/**
 * Waits for `work` until `signal` is aborted, then throws its reason; the work itself may go on unheard. An HTTP client
 * heeds a signal only once it is connected; a lookup or a handshake that hangs would otherwise hold its caller beyond
 * every deadline.
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
