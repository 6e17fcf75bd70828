/** A call to another system took longer than we are ready to wait; its outcome is unknown. */
export class DeadlineError extends Error {
  override name = 'DeadlineError'
}

/**
 * Waits for `work` at most `deadlineMs`. The work itself goes on: whoever calls must treat a missed deadline as
 * "outcome unknown". A server that is frozen or gone without a word answers neither yes nor no, and no server-side
 * timeout helps then.
 *
 * @throws DeadlineError naming `what` when the time is up.
 */
export async function withDeadline<Result>(
  work: PromiseLike<Result>,
  deadlineMs: number,
  what: string,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const timeUp = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DeadlineError(`${what} took longer than ${deadlineMs} ms`)), deadlineMs)
  })
  try {
    return await Promise.race([work, timeUp])
  } finally {
    clearTimeout(timer)
  }
}
