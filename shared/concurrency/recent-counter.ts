/** Counts events within a sliding window: `add()` counts one more and returns how many came within the last `windowMs`. */
export function createRecentCounter(windowMs: number): { add(): number } {
  const times: number[] = []
  return {
    add() {
      const now = performance.now()
      times.push(now)
      while (now - (times[0] ?? now) > windowMs) times.shift()
      return times.length
    },
  }
}
