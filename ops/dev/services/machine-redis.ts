import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { redisAnswers } from './answers.ts'
import type { StopSteps } from './detached-process.ts'
import { findFreePort } from './free-port.ts'
import type { MachineServerOptions } from './machine-postgres.ts'
import { findRedisProgram } from './redis-program.ts'
import { secretFromFile } from './secret-file.ts'
import { type Server, startServer } from './server.ts'
import { stopStaleServer } from './stale-server.ts'

// SIGTERM lets Redis write its append-only file out first.
export const redisStopSteps: StopSteps = [
  { signal: 'SIGTERM', deadlineMs: 2_500 },
  { signal: 'SIGKILL', deadlineMs: 5_000 },
]
const readyWaitMs = 30_000

/** Starts this machine's Redis or Valkey, on 127.0.0.1 only, with its data and log in `dataDirectory`. */
export async function startMachineRedis(options: MachineServerOptions): Promise<Server> {
  const { dataDirectory, log, durable = true } = options
  const program = await findRedisProgram(log)
  mkdirSync(dataDirectory, { recursive: true })
  const recordPath = join(dataDirectory, 'server.record')
  await stopStaleServer({ name: 'Redis', recordPath, stopSteps: redisStopSteps, log })
  const port = options.port ?? (await findFreePort())
  const password = secretFromFile(`${dataDirectory}.password`)
  const url = `redis://:${password}@127.0.0.1:${port}`
  return startServer({
    name: 'Redis',
    url,
    command: program,
    // It replaces its command line by a title once it has started.
    flags: [...addressFlags(port), '--requirepass', password, '--dir', dataDirectory, ...redisFlags(durable)],
    directory: dataDirectory,
    logPath: join(dataDirectory, 'server.log'),
    recordPath,
    stopSteps: redisStopSteps,
    isReady: () => redisAnswers(url),
    readyWaitMs,
  })
}

function addressFlags(port: number): string[] {
  return ['--port', String(port), '--bind', '127.0.0.1']
}

/** Room for uploads that wait for a worker, and for the queues. As in compose.yaml. */
const memoryMax = '1gb'

/** The settings that the queue relies on: nothing is evicted, and a restart loses at most the last second. */
export function redisFlags(durable: boolean): string[] {
  const appendOnly = durable ? ['--appendonly', 'yes', '--appendfsync', 'everysec'] : ['--appendonly', 'no']
  return [...appendOnly, '--save', '', '--maxmemory', memoryMax, '--maxmemory-policy', 'noeviction']
}
