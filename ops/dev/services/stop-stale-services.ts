import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from './detached-process.ts'
import { findDockerEngine } from './docker-engine.ts'
import { postgresStopSteps } from './machine-postgres.ts'
import { redisStopSteps } from './machine-redis.ts'
import { stopStaleServer } from './stale-server.ts'

const machineServers = [
  { name: 'Redis', folder: 'redis', stopSteps: redisStopSteps },
  { name: 'Postgres', folder: 'postgres', stopSteps: postgresStopSteps },
]

/** Stops whatever a killed run has left running on this data directory, so that the directory can be deleted. */
export async function stopStaleServices(dataDirectory: string, log: Log): Promise<void> {
  for (const { name, folder, stopSteps } of machineServers) {
    await stopStaleServer({ name, recordPath: join(dataDirectory, folder, 'server.record'), stopSteps, log })
    const containerDirectory = join(dataDirectory, `${folder}-docker`)
    const engine = existsSync(containerDirectory) ? await findDockerEngine() : undefined
    if (engine === undefined) continue
    const { removeStaleContainers } = await import('./docker-service.ts')
    await removeStaleContainers(engine, containerDirectory, log)
  }
}
