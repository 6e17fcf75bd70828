import { percentile } from '../bench/open-loop.ts'
import { createSeededRandom, type SeededRandom } from '../seeded-random.ts'
import { createEventQueue } from './event-queue.ts'

/** A step of a call; `mean` of an exponential time unless it is constant. */
interface StepTime {
  meanMs: number
  isConstant?: boolean
}

/** A kind of work with its own arrivals. */
interface Stream {
  name: string
  perSecond: number
  /** For `share` of every period, arrivals are `factor` times as frequent; the mean stays `perSecond`. */
  burst?: { factor: number; share: number; periodMs: number }
  /** Lower is served first; within one, first come, first served. */
  priority: number
  /** Steps in their order, each at a station. */
  steps: readonly { station: string; time: StepTime }[]
}

/** Servers with one queue. */
interface Station {
  name: string
  /** Jobs at once. */
  servers: number
}

export interface SimulationPlan {
  seed: number
  seconds: number
  stations: readonly Station[]
  streams: readonly Stream[]
  /** Held by a job from its first step to its last, such as concurrency of a worker; without limit if absent. */
  slots?: number
}

export interface StreamResult {
  name: string
  jobs: number
  meanMs: number
  p50Ms: number
  p99Ms: number
  /** Of all steps together, without service. */
  meanWaitMs: number
  waitedShare: number
}

interface SimulationResult {
  streams: StreamResult[]
  /** Share of the time of its servers. */
  utilisation: Record<string, number>
}

interface Job {
  stream: Stream
  /** What it does once it is served. */
  start(): void
  arrivedMs: number
  step: number
  queuedMs: number
  waitedMs: number
}

interface StationState {
  servers: number
  busy: number
  busyMs: number
  /** By priority, ascending; each in the order of arrival. */
  waiting: Map<number, Job[]>
}

/** Runs all arrivals of `seconds` to their end. The same plan gives the same result. @throws Error for an unknown station. */
export function simulate(plan: SimulationPlan): SimulationResult {
  const events = createEventQueue()
  const stations = new Map(plan.stations.map(({ name, servers }) => [name, openStation(servers)]))
  const gate = openStation(plan.slots ?? Number.POSITIVE_INFINITY)
  const ended: Job[] = []

  const enter = (job: Job, random: SeededRandom): void => {
    const step = job.stream.steps[job.step]
    if (!step) {
      end(job)
      return
    }
    const station = stations.get(step.station)
    if (!station) throw new Error(`there is no station ${step.station}`)
    acquire(station, job, events.nowMs(), () => {
      const serviceMs = step.time.isConstant ? step.time.meanMs : random.exponential(step.time.meanMs)
      station.busyMs += serviceMs
      events.add(events.nowMs() + serviceMs, () => {
        release(station, events.nowMs())
        job.step += 1
        enter(job, random)
      })
    })
  }
  const end = (job: Job): void => {
    release(gate, events.nowMs())
    ended.push({ ...job, queuedMs: events.nowMs() })
  }
  for (const [index, stream] of plan.streams.entries()) {
    const random = createSeededRandom(plan.seed * 1009 + index)
    const arrivals = arrivalsOf(stream, plan.seconds, random)
    const arrive = (index: number): void => {
      const arrivedMs = arrivals[index]
      if (arrivedMs === undefined) return
      events.add(arrivedMs, () => {
        const job: Job = { stream, start: () => {}, arrivedMs, step: 0, queuedMs: 0, waitedMs: 0 }
        acquire(gate, job, arrivedMs, () => enter(job, random))
        arrive(index + 1)
      })
    }
    arrive(0)
  }
  events.runAll()
  const totalMs = Math.max(events.nowMs(), 1)
  return {
    streams: plan.streams.map((stream) =>
      summarise(
        stream.name,
        ended.filter((job) => job.stream === stream),
      ),
    ),
    utilisation: Object.fromEntries(
      [...stations].map(([name, station]) => [name, station.busyMs / totalMs / station.servers]),
    ),
  }
}

function openStation(servers: number): StationState {
  return { servers, busy: 0, busyMs: 0, waiting: new Map() }
}

function acquire(station: StationState, job: Job, nowMs: number, start: () => void): void {
  if (station.busy < station.servers) {
    station.busy += 1
    start()
    return
  }
  job.queuedMs = nowMs
  job.start = start
  const { priority } = job.stream
  const queue = station.waiting.get(priority)
  if (queue) queue.push(job)
  else {
    station.waiting.set(priority, [job])
    station.waiting = new Map([...station.waiting].sort(([a], [b]) => a - b))
  }
}

function release(station: StationState, nowMs: number): void {
  for (const queue of station.waiting.values()) {
    const next = queue.shift()
    if (!next) continue
    next.waitedMs += nowMs - next.queuedMs
    next.start()
    return
  }
  station.busy -= 1
}

/** A Poisson process; in bursts its rate changes by thinning. */
function arrivalsOf({ perSecond, burst }: Stream, seconds: number, random: SeededRandom): number[] {
  const factor = burst?.factor ?? 1
  const calm = burst ? (1 - burst.share * factor) / (1 - burst.share) : 1
  if (calm < 0) throw new RangeError('a burst takes more than all arrivals')
  const arrivals: number[] = []
  const highest = perSecond * Math.max(factor, calm)
  for (
    let atMs = random.exponential(1000 / highest);
    atMs < seconds * 1000;
    atMs += random.exponential(1000 / highest)
  ) {
    const isBurst = burst !== undefined && (atMs % burst.periodMs) / burst.periodMs < burst.share
    if (random.next() < (perSecond * (isBurst ? factor : calm)) / highest) arrivals.push(atMs)
  }
  return arrivals
}

/** `queuedMs` of an ended job is its end. */
function summarise(name: string, jobs: readonly Job[]): StreamResult {
  const times = jobs.map(({ queuedMs, arrivedMs }) => queuedMs - arrivedMs).sort((a, b) => a - b)
  const mean = (values: readonly number[]): number =>
    values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
  return {
    name,
    jobs: jobs.length,
    meanMs: mean(times),
    p50Ms: percentile(times, 0.5),
    p99Ms: percentile(times, 0.99),
    meanWaitMs: mean(jobs.map(({ waitedMs }) => waitedMs)),
    waitedShare: mean(jobs.map(({ waitedMs }) => (waitedMs > 0 ? 1 : 0))),
  }
}
