import { givenCustomer } from './given.ts'
import { callOptimize, startProcess, type TestProcess } from './servers/processes.ts'
import { startSystem, type TestSystem } from './system.ts'

export interface CallTimes {
  p50Ms: number
  /** What holds up one call in ten is no noise: in the seconds of an attack, that is most of the time. */
  p90Ms: number
}

/** An API in a process of its own, with a database and a worker here: what holds it up shows from outside. */
export interface Edge {
  api: TestProcess
  system: TestSystem
  /** Of a customer with nothing to do with what a test attacks. */
  key: string
  /** Latencies of such customers' calls, made one after another until `until` settles; all must return 200. */
  timeCalls(until: Promise<unknown>): Promise<CallTimes>
  close(): Promise<void>
}

/** Between them they may make as many calls as an API answers one after another. */
const customers = 10

export async function startEdge(settings: Record<string, string> = {}, withImages = false): Promise<Edge> {
  const system = await startSystem({ settings, withImages })
  const given = await Promise.all(Array.from({ length: customers }, () => givenCustomer(system.database)))
  const [key = '', ...others] = given.map((customer) => customer.key)
  const keys = [key, ...others]
  const api = await startProcess('api', { ...system.environment, LOG_LEVEL: 'info', ...settings })
  return {
    api,
    system,
    key,
    async timeCalls(until) {
      let isOver = false
      const noteEnd = () => {
        isOver = true
      }
      until.then(noteEnd, noteEnd)
      const times: number[] = []
      while (!isOver) {
        const { status, elapsedMs } = await callOptimize(api, keys[times.length % customers] ?? key)
        if (status !== 200) throw new Error(`a paid call was answered ${status}`)
        times.push(elapsedMs)
      }
      times.sort((a, b) => a - b)
      const at = (share: number): number => times[Math.ceil(times.length * share) - 1] ?? Number.NaN
      return { p50Ms: at(0.5), p90Ms: at(0.9) }
    },
    async close() {
      await api.end('SIGTERM')
      await system.close()
    },
  }
}
