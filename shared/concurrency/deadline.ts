/** A call to another system took longer than its deadline; its outcome is unknown. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Waits for `work` at most `deadlineMs`. The work is not cancelled, so the caller must treat a missed deadline as
 * "outcome unknown". Needed even with server-side timeouts: a frozen or unreachable server applies none.
 *
 * @throws DeadlineError naming `what` after `deadlineMs`.
 */
export async function withDeadline<Result>(
  work: PromiseLike<Result>,
  deadlineMs: number,
  what: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<never>((_, reject) => {
    const end = (): void => reject(new DeadlineError(`${what} took longer than ${deadlineMs} ms`))
    // A process that was frozen runs its timers before it reads the answers that have arrived meanwhile.
    timer = setTimeout(() => setImmediate(end), deadlineMs)
  })
  try {
    return await Promise.race([work, timeUp])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Waits for `work` until `signal` is aborted. HTTP clients observe a signal only once they are connected, so a hanging
 * DNS lookup or TLS handshake would otherwise outlast the deadline.
 *
 * @throws the reason of `signal`, also where the work failed because of the abort.
 */
export async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([work, aborted])
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
