import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { findFreePort, isPortFree } from '../local-servers.ts'
import { type programs, yieldingNiceness } from '../processes.ts'
import { checkout, logDirectory } from './local-paths.ts'
import { defineServer, type Log } from './services/server.ts'

const localhost = '127.0.0.1'
const answerMs = 2_000
// Longer than the processes' own deadline, so that they end by themselves unless they hang.
const stopMs = (Number(process.env.SHUTDOWN_DEADLINE_MS) || 30_000) + 5_000

/** Defines a process of the service; `restart` starts it and waits until it is ready. Metrics are at `url`. */
export async function defineProgram(program: (typeof programs)[number], environment: NodeJS.ProcessEnv, say: Log) {
  mkdirSync(logDirectory, { recursive: true })
  const { id, name, plan, preferredPort } = program
  const port = (await isPortFree(preferredPort, localhost)) ? preferredPort : await findFreePort()
  // The API is ready when its own port answers.
  const readyUrl = `http://${localhost}:${id === 'api' ? environment.PORT : port}/readyz`
  const own = { METRICS_PORT: String(port), DATABASE_OWNER_URL: '', ...plan.environment }
  return defineServer({
    name,
    command: [process.execPath, ...plan.flags, plan.entry],
    directory: checkout,
    environment: { ...environment, ...own },
    url: `http://${localhost}:${port}/metrics${port === preferredPort ? '' : ` (port ${preferredPort} is taken)`}`,
    logPath: join(logDirectory, `${id}.log`),
    isReady: () => answersWell(readyUrl),
    stopMs,
    onLine: say,
    // Only when it is ready: a busy machine would not let it start.
    onReady: (pid) => (plan.isYielding ? lowerPriority(pid) : undefined),
  })
}

async function answersWell(url: string): Promise<boolean> {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerMs) }).catch(() => null)
  await response?.body?.cancel()
  return response?.ok ?? false
}

/**
 * On Linux niceness belongs to a thread, and counts within a session only where sessions are weighed against each other
 * (sched(7), "The autogroup feature"): so every thread gets it, and the session.
 */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, yieldingNiceness)
    for (const thread of readdirSync(`/proc/${pid}/task`)) setPriority(Number(thread), yieldingNiceness)
    writeFileSync(`/proc/${pid}/autogroup`, String(yieldingNiceness))
  } catch {
    // Where the system lacks one of these, the process works all the same.
  }
}
