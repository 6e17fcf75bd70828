import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { ContainerRuntimeClient } from 'testcontainers'
import { withDeadline } from '#shared/concurrency/deadline.ts'

const answerWaitMs = 5_000

/** The Docker engine that answers now, or undefined. Silent if there is none: most machines of newcomers have none. */
export async function findDockerEngine(): Promise<ContainerRuntimeClient | undefined> {
  if (!hasSignOfDocker()) return undefined
  const { getContainerRuntimeClient } = await import('testcontainers')
  try {
    return await withDeadline(getContainerRuntimeClient(), answerWaitMs, 'asking Docker')
  } catch {
    return undefined
  }
}

/** Loading testcontainers takes most of a second, which a machine without any Docker need not wait for. */
function hasSignOfDocker(): boolean {
  const programs = (process.env.PATH ?? '').split(delimiter).map((directory) => join(directory, 'docker'))
  const signs = ['/var/run/docker.sock', join(homedir(), '.testcontainers.properties'), ...programs]
  return process.env.DOCKER_HOST !== undefined || signs.some((path) => existsSync(path))
}
