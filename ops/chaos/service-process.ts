import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { defineServer, type Server } from '../dev/services/server.ts'
import { findFreePort, isServiceReady } from '../local-servers.ts'
import { processes } from '../processes.ts'
import { withFaults } from './faulty-server.ts'

const root = path.join(import.meta.dirname, '../..')
const plans = {
  api: processes.api,
  textWorker: processes.textWorker,
  imageWorker: processes.imageAndModelWorker,
} as const
const stopMs = 35_000
const restartPauseMs = 300

/** Starts one process of the service; `environment` may be changed for later starts. */
export async function startServiceProcess(
  name: keyof typeof plans,
  logDirectory: string,
  settings: Record<string, string>,
) {
  const [port, metricsPort] = [await findFreePort(), await findFreePort()]
  const plan = plans[name]
  const environment: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE || path.join(logDirectory, 'compile-cache'),
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_HOST: '127.0.0.1',
    METRICS_PORT: String(metricsPort),
    ...settings,
    ...plan.environment,
  }
  const server = defineServer({
    name,
    url: `http://127.0.0.1:${metricsPort}`,
    command: [process.execPath, ...plan.flags, plan.entry],
    directory: root,
    environment,
    logPath: path.join(logDirectory, `${name}.log`),
    isReady: () => isServiceReady(metricsPort),
    stopMs,
  })
  await server.restart()
  return Object.assign(withFaults(server), {
    environment,
    publicUrl: `http://127.0.0.1:${port}`,
    isReady: () => isServiceReady(metricsPort),
  })
}

export type Keeper = ReturnType<typeof createKeeper>

/** Starts servers again that have ended, as a service manager does, until `end`. */
export function createKeeper(log: (line: string) => void) {
  let isEnding = false
  const held = new Set<Server>()
  const watch = async (server: Server): Promise<void> => {
    while (!isEnding) {
      const reason = await server.exited()
      await delay(restartPauseMs)
      if (isEnding || held.has(server)) return
      log(`${server.name} ended (${reason}) and is started again`)
      await server.restart().catch((error: Error) => log(error.message))
    }
  }
  return {
    keep<Kept extends Server>(server: Kept): Kept {
      held.delete(server)
      void watch(server)
      return server
    },
    /** The server is not started again. */
    release: (server: Server): void => void held.add(server),
    end(): void {
      isEnding = true
    },
  }
}
