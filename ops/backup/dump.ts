import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Sql } from 'postgres'

const run = promisify(execFile)
const versionDeadlineMs = 10_000

/** A program of Postgres is missing, too old, or has failed. */
export class DumpError extends Error {
  override name = 'DumpError'
}

/** Writes the whole database to one file in pg_dump's custom format, compressed, and returns its SHA-256. @throws DumpError */
export async function dumpDatabase(sql: Sql, url: string, file: string): Promise<string> {
  await requireProgram(sql, 'pg_dump')
  // The name appears last, so that a file with it is whole.
  const unfinished = `${file}.unfinished`
  try {
    await runProgram('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${unfinished}`], url)
    await rename(unfinished, file)
  } finally {
    await rm(unfinished, { force: true })
  }
  return hashFile(file)
}

/** Loads a dump into an empty database, all of it or nothing. @throws DumpError */
export async function loadDump(sql: Sql, url: string, file: string): Promise<void> {
  await requireProgram(sql, 'pg_restore')
  const [row] = await sql<{ tables: number }[]>`
    select count(*)::int as tables from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind in ('r', 'p')`
  if (row?.tables !== 0)
    throw new DumpError('The database is not empty: create a new one and name it in DATABASE_OWNER_URL')
  const options = ['--no-owner', '--no-privileges', '--single-transaction', '--exit-on-error']
  await runProgram('pg_restore', [...options, `--dbname=${databaseName(url)}`, file], url)
}

/** SHA-256 in hexadecimal. */
export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex')
}

/** pg_dump and pg_restore refuse a server newer than themselves. */
async function requireProgram(sql: Sql, program: string): Promise<void> {
  const found = await run(program, ['--version'], { timeout: versionDeadlineMs }).catch(() => null)
  const version = Number(/\(PostgreSQL\) (\d+)/.exec(found?.stdout ?? '')?.[1])
  const [row] = await sql<{ major: number }[]>`
    select current_setting('server_version_num')::int / 10000 as major`
  const major = row?.major ?? 0
  const advice = `Install the client programs of Postgres ${major} (Debian and Ubuntu: postgresql-client-${major})`
  if (!found || Number.isNaN(version)) throw new DumpError(`${program} is not on the PATH. ${advice}`)
  if (version < major) throw new DumpError(`${program} is version ${version} and the server ${major}. ${advice}`)
}

function databaseName(url: string): string {
  return decodeURIComponent(new URL(url).pathname.slice(1))
}

/** The credentials are passed in the environment: other users of the machine can read a process's arguments. */
async function runProgram(program: string, options: string[], url: string): Promise<void> {
  const { hostname, port, username, password } = new URL(url)
  const env = {
    ...process.env,
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: databaseName(url),
  }
  try {
    await run(program, options, { env })
  } catch (error) {
    const lines = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    throw new DumpError(`${program} failed: ${lines.split('\n').slice(0, 5).join('\n')}`)
  }
}
