import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '#shared/db/migrate.ts'
import { startPostgres } from '../../ops/dev/services/postgres.ts'
import { makeTemporaryFolder } from './temporary-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Data folder of a stopped, migrated Postgres, to be copied: a tenth of what a new one costs. */
    clusterDirectory: string
  }
}

/** Migrates one Postgres, of which each test file's servers start as copies. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { directory, remove } = await makeTemporaryFolder(project)
  try {
    const dataDirectory = path.join(directory, 'postgres')
    const server = await startPostgres({ dataDirectory, durable: false, log: () => {} })
    await migrate(server.url, path.join(import.meta.dirname, '../../migrations')).finally(server.stop)
    project.provide('clusterDirectory', dataDirectory)
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}
