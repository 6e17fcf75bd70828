import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { withDeadline } from '#shared/concurrency/deadline.ts'
import { withFaults } from '../../ops/chaos/faulty-server.ts'
import { findServices, type Services } from '../../ops/dev/services/find-services.ts'
import { startPostgres } from '../../ops/dev/services/postgres.ts'
import { startRedis } from '../../ops/dev/services/redis.ts'
import { processIdentity } from '../../ops/dev/services/server.ts'
import { makeTemporaryFolder } from '../setup/temporary-folder.ts'

const fileName = new URL('../../ops/dev/services/find-services.ts', import.meta.url).href

let directory: string
let lines: string[]
const log = (line: string) => {
  lines.push(line)
}

beforeEach(() => {
  // mkdtemp creates a folder that only its owner can open, like a private checkout.
  directory = mkdtempSync(join(tmpdir(), 'find services '))
  lines = []
  vi.stubEnv('DATABASE_URL', undefined)
  vi.stubEnv('REDIS_URL', undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
})

async function withDatabase<Answer>(url: string, use: (sql: postgres.Sql) => Promise<Answer>): Promise<Answer> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  try {
    return await use(sql)
  } finally {
    await sql.end({ timeout: 1 })
  }
}

function onMachine(): Promise<Services> {
  return findServices({ dataDirectory: directory, log, durable: false })
}

describe('local services', () => {
  test('data in a private folder survives a restart, and only the owner can read the password', async () => {
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    const first = await onMachine()
    await withDatabase(first.databaseUrl, (sql) => sql`create table kept as select 'words' as word`)
    await first.stop()
    expect(statSync(join(directory, 'postgres', 'password')).mode & 0o777).toBe(0o600)

    const second = await onMachine()
    const rows = await withDatabase(second.databaseUrl, (sql) => sql`select word from kept`)
    await second.stop()
    expect(rows).toMatchObject([{ word: 'words' }])
  })

  test('servers left behind by a killed run are stopped by the next run', async () => {
    const script = `
      const { findServices } = await import(${JSON.stringify(fileName)})
      const { servers } = await findServices({ dataDirectory: ${JSON.stringify(directory)}, durable: false, log: () => {} })
      console.log(JSON.stringify(servers.map(({ pid }) => pid)))
    `
    const run = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [said] = await once(run.stdout, 'data')
    const left: number[] = JSON.parse(String(said))
    run.kill('SIGKILL')
    await once(run, 'exit')
    expect(left.map(processIdentity)).toEqual([expect.any(String), expect.any(String)])

    const services = await onMachine()
    expect(left.map(processIdentity)).toEqual([undefined, undefined])
    await services.stop()
    expect(lines.filter((line) => line.includes('interrupted run'))).toHaveLength(2)
  })

  test('removing the temporary folder stops a server that a failed test left behind, even if frozen', async () => {
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const folder = await makeTemporaryFolder({ config: { env: {} } })
    const server = withFaults(await startRedis({ dataDirectory: join(folder.directory, 'nested', 'redis'), log }))
    server.freeze()
    await folder.remove()
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`Stopping process ${server.pid},`))
    said.mockRestore()
    expect(processIdentity(server.pid)).toBeUndefined()
    expect(existsSync(folder.directory)).toBe(false)
  })

  test('URLs from the environment are used unchanged, and no server is started', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://someone@database.example/name')
    vi.stubEnv('REDIS_URL', 'redis://redis.example')
    const services = await onMachine()
    expect(services).toMatchObject({
      databaseUrl: 'postgres://someone@database.example/name',
      redisUrl: 'redis://redis.example',
    })
    await services.stop()
    expect([services.servers, readdirSync(directory)]).toEqual([[], []])
  })
})

describe('a Postgres server for fault tests', () => {
  test('can be frozen with open connections, thawed, killed and restarted on the same port', async () => {
    const server = withFaults(await startPostgres({ dataDirectory: directory, log, durable: false }))
    await withDatabase(server.url, async (sql) => {
      await sql`select 1`
      server.freeze()
      const answer = sql`select 1`.execute()
      await expect(withDeadline(answer, 100, 'the answer')).rejects.toThrow('took longer')
      server.thaw()
      await answer
    })
    const formerPid = server.pid
    await server.kill()
    expect(processIdentity(formerPid)).toBeUndefined()
    await server.restart()
    expect(server.pid).not.toBe(formerPid)
    await withDatabase(server.url, (sql) => sql`select 1`)
    await server.stop()
    expect(processIdentity(server.pid)).toBeUndefined()
  })
})
