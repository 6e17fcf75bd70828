/** Runs at most `underWayMax` of the tasks that are handed to it at once; the others wait in the order they came. */
export function limitConcurrency(underWayMax: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = []
  let underWay = 0
  return async (task) => {
    if (underWay >= underWayMax) await new Promise<void>((resolve) => waiting.push(resolve))
    else underWay += 1
    try {
      return await task()
    } finally {
      // The place goes straight to the next in line, so that nobody overtakes it.
      const next = waiting.shift()
      if (next) next()
      else underWay -= 1
    }
  }
}
