interface Entry {
  atMs: number
  /** Entries of the same time run in the order in which they were added. */
  order: number
  run(): void
}

interface EventQueue {
  add(atMs: number, run: () => void): void
  /** Runs what is due in the order of time until nothing is left. */
  runAll(): void
  nowMs(): number
}

/** A clock that jumps from event to event; the events are in a binary heap. */
export function createEventQueue(): EventQueue {
  const heap: Entry[] = []
  let nowMs = 0
  let order = 0
  const isBefore = (a: Entry, b: Entry): boolean => a.atMs < b.atMs || (a.atMs === b.atMs && a.order < b.order)
  const swap = (a: number, b: number): void => {
    const [first, second] = [heap[a], heap[b]]
    if (first && second) [heap[a], heap[b]] = [second, first]
  }
  const isBeforeAt = (a: number, b: number): boolean => {
    const [first, second] = [heap[a], heap[b]]
    return first !== undefined && second !== undefined && isBefore(first, second)
  }
  const rise = (from: number): void => {
    for (let at = from; at > 0; ) {
      const parent = (at - 1) >> 1
      if (!isBeforeAt(at, parent)) return
      swap(at, parent)
      at = parent
    }
  }
  const sink = (): void => {
    for (let at = 0; ; ) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const child = isBeforeAt(right, left) ? right : left
      if (!isBeforeAt(child, at)) return
      swap(at, child)
      at = child
    }
  }
  const take = (): Entry | undefined => {
    const first = heap[0]
    const last = heap.pop()
    if (!first || !last || heap.length === 0) return first
    heap[0] = last
    sink()
    return first
  }
  return {
    add(atMs, run) {
      heap.push({ atMs, order: order++, run })
      rise(heap.length - 1)
    },
    runAll() {
      for (let next = take(); next; next = take()) {
        nowMs = next.atMs
        next.run()
      }
    },
    nowMs: () => nowMs,
  }
}
