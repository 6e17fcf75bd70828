/** Lines of one sort within a second; a flood must not fill a disk. */
const linesPerSecond = 5

export interface LogSampler {
  /**
   * Whether a line of this sort may be written now: null if not, else what to add to it, which is how many were left
   * out since the last. Sorts are few: statuses or error codes.
   */
  take(sort: string | number): { leftOut?: number } | null
}

export function createLogSampler(nowMs: () => number = Date.now): LogSampler {
  const counts = new Map<string | number, { second: number; lines: number; leftOut: number }>()
  return {
    take(sort) {
      const second = Math.floor(nowMs() / 1000)
      const last = counts.get(sort)
      const count = last?.second === second ? last : { second, lines: 0, leftOut: last?.leftOut ?? 0 }
      counts.set(sort, count)
      if (count.lines >= linesPerSecond) {
        count.leftOut += 1
        return null
      }
      count.lines += 1
      const { leftOut } = count
      count.leftOut = 0
      return leftOut > 0 ? { leftOut } : {}
    },
  }
}
