import { chmodSync, existsSync, mkdirSync } from 'node:fs'
import { type ContainerRuntimeClient, GenericContainer, type StartedTestContainer } from 'testcontainers'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { containerPostgresAnswers, redisAnswers } from './answers.ts'
import type { Log } from './detached-process.ts'
import { redisFlags } from './machine-redis.ts'
import { secretFromFile } from './secret-file.ts'
import { waitUntil } from './wait-until.ts'

export type Service = { url: string; stop(): Promise<void> }

type DockerServiceOptions = { engine: ContainerRuntimeClient; dataDirectory: string; log: Log; durable: boolean }
type Recipe = {
  image: string
  mountTarget: string
  port: number
  environment: Record<string, string>
  command: string[]
  urlAt: (address: string) => string
  answers: (url: string) => Promise<boolean>
}

// A first start pulls the image.
const startWaitMs = 240_000
const readyWaitMs = 60_000
const stopWaitMs = 20_000
const directoryLabel = 'prompt-optimization-api.data-directory'

/** Starts Postgres in a container that keeps its data in `dataDirectory`. */
export async function startDockerPostgres(options: DockerServiceOptions): Promise<Service> {
  makeMountedDirectory(options.dataDirectory)
  const password = secretFromFile(`${options.dataDirectory}.password`)
  const relaxed = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  return startContainer(options, {
    image: 'postgres:18-alpine',
    // The image of Postgres 18 keeps its data in a folder per version below this one.
    mountTarget: '/var/lib/postgresql',
    port: 5432,
    environment: { POSTGRES_PASSWORD: password },
    command: ['postgres', '-c', 'max_connections=200', '-c', 'timezone=UTC', ...(options.durable ? [] : relaxed)],
    urlAt: (address) => `postgres://postgres:${password}@${address}/postgres`,
    answers: containerPostgresAnswers,
  })
}

/** Starts Redis in a container that keeps its data in `dataDirectory`. */
export async function startDockerRedis(options: DockerServiceOptions): Promise<Service> {
  makeMountedDirectory(options.dataDirectory)
  const password = secretFromFile(`${options.dataDirectory}.password`)
  return startContainer(options, {
    image: 'redis:8-alpine',
    mountTarget: '/data',
    port: 6379,
    environment: {},
    command: [
      'redis-server',
      '--bind',
      '0.0.0.0',
      '--requirepass',
      password,
      '--dir',
      '/data',
      ...redisFlags(options.durable),
    ],
    urlAt: (address) => `redis://:${password}@${address}`,
    answers: redisAnswers,
  })
}

async function startContainer({ engine, dataDirectory, log }: DockerServiceOptions, recipe: Recipe): Promise<Service> {
  await removeStaleContainers(engine, dataDirectory, log)
  const starting = new GenericContainer(recipe.image)
    .withBindMounts([{ source: dataDirectory, target: recipe.mountTarget, mode: 'rw' }])
    .withLabels({ [directoryLabel]: dataDirectory })
    .withEnvironment(recipe.environment)
    .withCommand(recipe.command)
    .withExposedPorts(recipe.port)
    .withStartupTimeout(readyWaitMs)
    .start()
  const container = await withDeadline(starting, startWaitMs, `starting ${recipe.image}`)
  const url = recipe.urlAt(`${container.getHost()}:${container.getMappedPort(recipe.port)}`)
  try {
    await waitUntil(() => recipe.answers(url), { what: `starting ${recipe.image}`, deadlineMs: readyWaitMs })
  } catch (error) {
    await stopContainer(container)
    throw error
  }
  return { url, stop: () => stopContainer(container) }
}

/** Open to the container's own users, whatever our umask is; what stands above it keeps others of this machine out. */
function makeMountedDirectory(path: string): void {
  if (existsSync(path)) return
  mkdirSync(path, { recursive: true })
  chmodSync(path, 0o755)
}

async function stopContainer(container: StartedTestContainer): Promise<void> {
  // The time is how long Docker waits for a clean end before it kills; the data must survive.
  await container.stop({ timeout: stopWaitMs, remove: true, removeVolumes: false })
}

/**
 * A run that was killed leaves its container behind. Within a container Postgres always has process id 1, so
 * that its lock file does not notice a second server on the same data: the old one has to go first.
 */
export async function removeStaleContainers(
  engine: ContainerRuntimeClient,
  dataDirectory: string,
  log: Log,
): Promise<void> {
  const containers = await engine.container.list()
  for (const { Id, Image, Labels } of containers.filter(({ Labels }) => Labels[directoryLabel] === dataDirectory)) {
    log(`Stopping the container ${Image} that an interrupted run has left behind (${Labels[directoryLabel]}).`)
    const container = engine.container.getById(Id)
    await engine.container.stop(container, { timeout: stopWaitMs }).catch(() => undefined)
    await engine.container.remove(container).catch(() => undefined)
  }
}
