import { DeadlineError, withDeadline } from '#shared/concurrency/deadline.ts'

/**
 * A batch that runs longer than this may be waiting for a row lock: the next one then starts without waiting for it.
 */
const slowMs = 20
/** While calls come faster than this, the next batch waits: a statement of eight jobs costs little more than one of two. */
const busyCallsPerMs = 0.6
const busyPauseMs = 2

/**
 * Combines many single-item calls into few batches. Calls in one turn of the event loop share a batch, and so do those
 * that arrive while a batch is running; up to `inFlightMax` batches run at once if the first is slow. A lone call waits
 * for no timer.
 *
 * A batch that takes longer than `deadlineMs` fails with DeadlineError and frees its slot: a silently dead connection
 * must not block the calls behind it. A call that has waited that long is rejected unsent, since its caller has given
 * up.
 *
 * `run` must answer in the order of its items. If a batch fails for a reason that may lie in one of its items
 * (`failsWholeBatch(error)` is false), each item is run alone, so that one item cannot fail the others.
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
  let lastFlushAtMs = Number.NEGATIVE_INFINITY
  let callsPerMs = 0
  let turn: NodeJS.Immediate | null = null
  let timer: NodeJS.Timeout | null = null

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
    unplan()
    rejectExpired()
    if (inFlight >= options.inFlightMax || waiting.length === 0) return
    inFlight += 1
    const calls = waiting.splice(0, options.sizeMax)
    const nowMs = performance.now()
    callsPerMs = calls.length / (nowMs - lastFlushAtMs)
    lastFlushAtMs = nowMs
    void runBatch(calls).finally(() => {
      inFlight -= 1
      unplan()
      plan()
    })
    plan()
  }
  /** Schedules the next flush of the waiting calls. */
  const plan = (): void => {
    if (turn || timer || waiting.length === 0 || inFlight >= options.inFlightMax) return
    if (waiting.length >= options.sizeMax) turn = setImmediate(flush)
    else if (inFlight > 0) timer = setTimeout(flush, slowMs)
    else if (callsPerMs >= busyCallsPerMs) timer = setTimeout(flush, busyPauseMs)
    else turn = setImmediate(flush)
  }
  const unplan = (): void => {
    if (turn) clearImmediate(turn)
    if (timer) clearTimeout(timer)
    turn = null
    timer = null
  }
  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, calledAtMs: performance.now(), resolve, reject })
      plan()
    })
}
