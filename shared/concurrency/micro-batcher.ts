import { DeadlineError, withDeadline } from '#shared/concurrency/deadline.ts'

/**
 * Turns many calls of one item into few calls of many. A call runs at once while fewer than `inFlightMax` batches are in
 * flight; calls that come meanwhile share the next batch. No call waits for a timer, and under load many jobs share a
 * statement and its commit.
 *
 * A batch that takes longer than `deadlineMs` fails with DeadlineError and frees its slot: a connection that died
 * silently must not hold up the calls behind it. A call that has waited that long is rejected unsent, since its caller
 * has gone.
 *
 * `run` must answer in the order of its items. If a batch fails for a reason that may lie in one of its items
 * (`failsWholeBatch(error)` is false), each item is run alone, so that none fails for another.
 */
export function createMicroBatcher<Item, Answer>(options: {
  what: string
  sizeMax: number
  deadlineMs: number
  /** More than one where a batch can wait for a row lock, so that it does not hold up the next. */
  inFlightMax: number
  run(items: Item[]): Promise<Answer[]>
  failsWholeBatch(error: unknown): boolean
}): (item: Item) => Promise<Answer> {
  type Call = { item: Item; calledAtMs: number; resolve(answer: Answer): void; reject(error: unknown): void }
  const waiting: Call[] = []
  let inFlight = 0

  const runBatch = async (calls: Call[]): Promise<void> => {
    try {
      const work = options.run(calls.map((call) => call.item))
      const answers = await withDeadline(work, options.deadlineMs, options.what)
      for (const [index, call] of calls.entries()) call.resolve(answers[index] as Answer)
    } catch (error) {
      if (calls.length > 1 && !options.failsWholeBatch(error)) await Promise.all(calls.map((call) => runBatch([call])))
      else for (const call of calls) call.reject(error)
    }
  }
  const rejectExpired = (): void => {
    const oldestMs = performance.now() - options.deadlineMs
    while (waiting[0] && waiting[0].calledAtMs < oldestMs) {
      waiting.shift()?.reject(new DeadlineError(`${options.what} waited longer than ${options.deadlineMs} ms`))
    }
  }
  const flush = (): void => {
    rejectExpired()
    if (inFlight >= options.inFlightMax || waiting.length === 0) return
    inFlight += 1
    const calls = waiting.splice(0, options.sizeMax)
    void runBatch(calls).finally(() => {
      inFlight -= 1
      flush()
    })
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, calledAtMs: performance.now(), resolve, reject })
      flush()
    })
}
