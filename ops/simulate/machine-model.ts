import type { CallCosts } from './measure-size.ts'
import { type SimulationPlan, type StreamResult, simulate } from './simulate.ts'

export interface MachineModel {
  costs: CallCosts
  /** That all processes share. */
  cores: number
  /** API processes, and as many workers. */
  processes: number
}

/** Between processes and to the disk, without a processor: what a call takes at rest beyond its processor time. */
const idleMs = 2
const secondsDefault = 60
/** Reserve, enqueue, claim, capture, reply: how often a call changes the process. */
const apiSteps = 2
const workerSteps = 2
const storeSteps = 3

/**
 * A call on one machine: its processor time in turns of API, stores and worker, each of which takes a core and, for API and
 * worker, the one thread of its process.
 */
function planMachine({ costs, cores }: MachineModel, perSecond: number, seed: number): SimulationPlan {
  const turn = (meanMs: number, times: number) =>
    Array.from({ length: times }, () => ({ station: 'cores', time: { meanMs: meanMs / times } }))
  const [api, stores, worker] = [
    turn(costs.api, apiSteps),
    turn(costs.postgres + costs.redis, storeSteps),
    turn(costs.worker, workerSteps),
  ]
  const between = { station: 'between', time: { meanMs: idleMs, isConstant: true } }
  const steps = [...api.slice(0, 1), ...stores.slice(0, 2), between, ...worker, ...stores.slice(2), ...api.slice(1)]
  return {
    seed,
    seconds: secondsDefault,
    stations: [
      { name: 'cores', servers: cores },
      { name: 'between', servers: Number.POSITIVE_INFINITY },
    ],
    streams: [{ name: 'optimize', perSecond, priority: 0, steps }],
  }
}

/** Calls a second at which the scarcest resource is fully used: the cores, or the threads of API or workers. */
export function capacityPerSecond({ costs, cores, processes }: MachineModel): number {
  const { api, worker, postgres, redis } = costs
  const byCores = (1000 * cores) / (api + worker + postgres + redis)
  return Math.min(byCores, (1000 * processes) / api, (1000 * processes) / worker, 1000 / redis)
}

export function predictLatency(model: MachineModel, perSecond: number, seed: number): StreamResult {
  const [stream] = simulate(planMachine(model, perSecond, seed)).streams
  if (!stream) throw new Error('the plan has no stream')
  return stream
}
