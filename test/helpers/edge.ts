import { callOptimize, startProcess, type TestProcess } from './processes.ts'
import { startSystem, type TestSystem } from './system.ts'

/** An API in a process of its own, with a database and a worker here: what holds it up shows from outside. */
export interface Edge {
  api: TestProcess
  system: TestSystem
  /** The longest of calls that are sent one after another until `until` resolves, in milliseconds; all must be 200. */
  slowestCallMs(key: string, until: Promise<unknown>): Promise<number>
  close(): Promise<void>
}

export async function startEdge(settings: Record<string, string> = {}): Promise<Edge> {
  const system = await startSystem({ settings })
  const api = await startProcess('api', { ...system.environment, LOG_LEVEL: 'info', ...settings })
  return {
    api,
    system,
    async slowestCallMs(key, until) {
      let isOver = false
      const noteEnd = () => {
        isOver = true
      }
      until.then(noteEnd, noteEnd)
      let slowestMs = 0
      while (!isOver) {
        const { status, elapsedMs } = await callOptimize(api, key)
        if (status !== 200) throw new Error(`a paid call was answered ${status}`)
        slowestMs = Math.max(slowestMs, elapsedMs)
      }
      return slowestMs
    },
    async close() {
      await api.end('SIGTERM')
      await system.close()
    },
  }
}
