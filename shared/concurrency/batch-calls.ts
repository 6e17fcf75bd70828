import { DeadlineError, withDeadline } from '#shared/concurrency/deadline.ts'

/**
 * Turns many calls of one item into few calls of many. A call runs at once while there is room; what comes while
 * `underWayMax` batches are under way is sent together in the next one. So nothing ever waits for a timer, and under
 * load a statement and its commit are shared by many jobs.
 *
 * A batch that takes longer than `deadlineMs` fails with DeadlineError and gives its place free: a connection that died
 * without a word must not hold up everything behind it. A call that has waited that long is not sent any more, since
 * its caller has gone.
 *
 * `run` must answer in the order of its items. If a batch fails for a reason that may lie in one of its items
 * (`isShared(error)` is false), each item is run by itself, so that none suffers for another.
 */
export function batchCalls<Item, Answer>(options: {
  what: string
  sizeMax: number
  deadlineMs: number
  /** More than one where a batch can wait for a row, so that it does not hold up all that come after it. */
  underWayMax: number
  run(items: Item[]): Promise<Answer[]>
  isShared(error: unknown): boolean
}): (item: Item) => Promise<Answer> {
  type Call = { item: Item; calledAtMs: number; resolve(answer: Answer): void; reject(error: unknown): void }
  const waiting: Call[] = []
  let underWay = 0

  const runBatch = async (calls: Call[]): Promise<void> => {
    try {
      const work = options.run(calls.map((call) => call.item))
      const answers = await withDeadline(work, options.deadlineMs, options.what)
      for (const [index, call] of calls.entries()) call.resolve(answers[index] as Answer)
    } catch (error) {
      if (calls.length > 1 && !options.isShared(error)) await Promise.all(calls.map((call) => runBatch([call])))
      else for (const call of calls) call.reject(error)
    }
  }
  const dropLate = (): void => {
    const oldestMs = performance.now() - options.deadlineMs
    while (waiting[0] && waiting[0].calledAtMs < oldestMs) {
      waiting.shift()?.reject(new DeadlineError(`${options.what} waited longer than ${options.deadlineMs} ms`))
    }
  }
  const pump = (): void => {
    dropLate()
    if (underWay >= options.underWayMax || waiting.length === 0) return
    underWay += 1
    const calls = waiting.splice(0, options.sizeMax)
    void runBatch(calls).finally(() => {
      underWay -= 1
      pump()
    })
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, calledAtMs: performance.now(), resolve, reject })
      pump()
    })
}
