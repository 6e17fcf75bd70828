const runsMin = 5
/** Above the bound after the fewest runs, further ones tell growth from a pause for garbage. */
const runsMax = 15
/** Shorter work costs nobody anything, and systems count processor time in steps of up to 4 ms. */
const floorMs = 10

/** What is four times as long may take four times the time, and half as much again; squares would take sixteen times. */
export const linearGrowthMax = 6

/**
 * How many times the work on the long input takes that on the short one. Processor time of this thread, which other
 * programs cannot lengthen; the least of some runs in turn, since collections of garbage and a busy machine only add.
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
