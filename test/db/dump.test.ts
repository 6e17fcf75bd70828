import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '#shared/db/connect.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenCustomer } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import { runAdmin } from '../helpers/programs/run-program.ts'

let database: TestDatabase
const directory = mkdtempSync(path.join(os.tmpdir(), 'poa-dump-'))
const file = path.join(directory, 'poa.dump')
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.close()
  rmSync(directory, { recursive: true })
})

const dump = (environment: Record<string, string> = {}) =>
  runAdmin(['backup', 'dump', file], { DATABASE_URL: database.ownerUrl, ...environment })

/** Major version of the program on the PATH; 0 without one. */
function clientVersion(): number {
  try {
    return Number(/\(PostgreSQL\) (\d+)/.exec(execFileSync('pg_dump', ['--version'], { encoding: 'utf8' }))?.[1])
  } catch {
    return 0
  }
}

async function serverVersion(): Promise<number> {
  const [row] = await database.sql<{ version: number }[]>`
    select current_setting('server_version_num')::int / 10000 as version`
  return row?.version ?? 0
}

describe('backup dump', () => {
  it('without pg_dump says what to install, and leaves no file', async () => {
    const end = await dump({ PATH: '/nowhere' })
    expect([end.exitCode, end.stderr]).toEqual([1, expect.stringMatching(/^pg_dump is not on the PATH\. Install .*18/)])
    expect(existsSync(file)).toBe(false)
  })

  it('writes a file that restore load reads, or refuses a pg_dump that is older than the server', async () => {
    await givenCustomer(database)
    const end = await dump()
    if (clientVersion() < (await serverVersion())) {
      expect([end.exitCode, end.stdout]).toEqual([1, ''])
      expect(end.stderr).toMatch(/pg_dump is (not on the PATH|version \d+ and the server \d+)/)
      return
    }
    expect([end.exitCode, end.stderr]).toEqual([0, ''])
    const name = `poa_restored_${process.pid}`
    await database.sql.unsafe(`create database ${name}`)
    const url = new URL(database.ownerUrl)
    url.pathname = `/${name}`
    const restored = openDatabase(url.href, { connectionsMax: 1, name: 'poa-test' })
    try {
      const load = () => runAdmin(['restore', 'load', file], { DATABASE_URL: url.href })
      expect((await load()).exitCode).toBe(0)
      await expectSoundLedger(restored)
      expect((await load()).stderr).toMatch(/not empty/)
    } finally {
      await restored.close()
      await database.sql.unsafe(`drop database ${name} with (force)`)
    }
  })
})

describe('backup status', () => {
  it('ends with 1 where Postgres does not archive', async () => {
    const end = await runAdmin(['backup', 'status', '--json'], { DATABASE_URL: database.url })
    expect([end.exitCode, JSON.parse(end.stdout)]).toMatchObject([1, { archiving: { mode: 'off', is_sound: false } }])
  })
})
