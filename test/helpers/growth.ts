const runsMin = 5
/** Above the bound after the fewest runs, further ones tell growth from a pause for garbage. */
const runsMax = 15
/** Shorter work costs nobody anything, and systems count processor time in steps of up to 4 ms. */
const floorMs = 10

/** Limit for inputs four times as long: linear growth plus half; quadratic growth would be sixteen. */
export const linearGrowthMax = 6

/**
 * Ratio of the work's time on the long input to that on the short one: processor time of this thread, independent of
 * other programs, as the minimum of several runs, since garbage collection and a busy machine only add to it.
 */
export function measureGrowth<Input>(inputs: { short: Input; long: Input }, work: (input: Input) => unknown): number {
  const costMs = (input: Input): number => {
    const before = process.threadCpuUsage()
    work(input)
    const { user, system } = process.threadCpuUsage(before)
    return (user + system) / 1000
  }
  let [shortMs, longMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  const growth = () => longMs / Math.max(shortMs, floorMs)
  for (let run = 0; run < runsMax; run += 1) {
    shortMs = Math.min(shortMs, costMs(inputs.short))
    longMs = Math.min(longMs, costMs(inputs.long))
    // Within the bound, whatever further runs would say.
    if (longMs < linearGrowthMax * floorMs) break
    if (run + 1 >= runsMin && growth() < linearGrowthMax) break
  }
  return growth()
}
