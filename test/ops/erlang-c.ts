/**
 * The queue M/M/c in closed form: Poisson arrivals, exponential service, `servers` in parallel, first come, first served.
 *
 * @throws RangeError unless the servers can keep up.
 */
export function erlangC({ perSecond, serviceMs, servers }: { perSecond: number; serviceMs: number; servers: number }): {
  /** Probability that an arrival must wait. */
  waitProbability: number
  meanWaitMs: number
  /** The wait that this share of arrivals does not exceed. */
  waitMsAt(share: number): number
} {
  const offered = (perSecond * serviceMs) / 1000
  if (offered >= servers) throw new RangeError(`${servers} servers cannot keep up with ${offered} Erlang`)
  // Erlang B by its recursion, which neither overflows nor loses digits.
  let blocking = 1
  for (let count = 1; count <= servers; count += 1) blocking = (offered * blocking) / (count + offered * blocking)
  const waitProbability = (servers * blocking) / (servers - offered * (1 - blocking))
  const drainMs = serviceMs / (servers - offered)
  return {
    waitProbability,
    meanWaitMs: waitProbability * drainMs,
    waitMsAt: (share) => Math.max(0, drainMs * Math.log(waitProbability / (1 - share))),
  }
}
