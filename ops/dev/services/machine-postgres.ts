import { execFile } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { postgresAnswers } from './answers.ts'
import type { Log, StopSteps } from './detached-process.ts'
import { findFreePort } from './free-port.ts'
import { choosePostgresAccount, type PostgresAccount } from './postgres-account.ts'
import { findPostgresBinaries, type PostgresBinaries } from './postgres-binaries.ts'
import { secretFromFile } from './secret-file.ts'
import { type Server, startServer } from './server.ts'
import { stopStaleServer } from './stale-server.ts'

export type MachineServerOptions = { dataDirectory: string; log: Log; durable?: boolean; port?: number }

// SIGINT is a fast shutdown (open transactions roll back), SIGQUIT an immediate one (repaired on the next start).
export const postgresStopSteps: StopSteps = [
  { signal: 'SIGINT', deadlineMs: 3_000 },
  { signal: 'SIGQUIT', deadlineMs: 1_000 },
  { signal: 'SIGKILL', deadlineMs: 5_000 },
]
const initWaitMs = 60_000
const readyWaitMs = 60_000
// The API's and the worker's pools, a psql and a parallel test run stay far below this.
const connectionsMax = 200

/** Starts the Postgres that npm has installed, on 127.0.0.1 only, with its data, password and log in `dataDirectory`. */
export async function startMachinePostgres(options: MachineServerOptions): Promise<Server> {
  const { dataDirectory, log, durable = true } = options
  const binaries = await findPostgresBinaries()
  const account = choosePostgresAccount(log)
  mkdirSync(dataDirectory, { recursive: true })
  const recordPath = join(dataDirectory, 'server.record')
  await stopStaleServer({ name: 'Postgres', recordPath, stopSteps: postgresStopSteps, log })
  const password = secretFromFile(join(dataDirectory, 'password'))
  const clusterDirectory = await prepareCluster({ dataDirectory, binaries, account })
  const port = options.port ?? (await findFreePort())
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  return startServer({
    name: 'Postgres',
    url,
    ...account.wrap(binaries.postgres, serverFlags({ clusterDirectory, port, durable })),
    directory: dataDirectory,
    logPath: join(dataDirectory, 'server.log'),
    recordPath,
    stopSteps: postgresStopSteps,
    lastSignal: 'SIGQUIT',
    isReady: () => postgresAnswers(url),
    readyWaitMs,
  })
}

type Cluster = { dataDirectory: string; binaries: PostgresBinaries; account: PostgresAccount }

/** Makes the database files on first use. They get their final name last, so that a half-made set is never used. */
async function prepareCluster({ dataDirectory, binaries, account }: Cluster): Promise<string> {
  const clusterDirectory = join(dataDirectory, 'cluster')
  // The stale server is stopped by now; a lock file that remains may name a process id that a stranger has today.
  rmSync(join(clusterDirectory, 'postmaster.pid'), { force: true })
  if (existsSync(clusterDirectory)) return clusterDirectory
  const unfinished = join(dataDirectory, 'cluster.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  if (account.owner !== undefined) chownSync(unfinished, account.owner.uid, account.owner.gid)
  const passwordFlag = `--pwfile=${join(dataDirectory, 'password')}`
  const text = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const { command, flags } = account.wrap(binaries.initdb, [
    ...['-D', unfinished, '--username=postgres', '--auth=scram-sha-256', passwordFlag, '--no-sync'],
    ...text,
  ])
  await promisify(execFile)(command, flags, { cwd: dataDirectory, timeout: initWaitMs })
  renameSync(unfinished, clusterDirectory)
  return clusterDirectory
}

function serverFlags({
  clusterDirectory,
  port,
  durable,
}: {
  clusterDirectory: string
  port: number
  durable: boolean
}) {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    // A socket's path may not pass 107 bytes, and a checkout's path may.
    unix_socket_directories: '',
    max_connections: connectionsMax,
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
  return ['-D', clusterDirectory, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])]
}
