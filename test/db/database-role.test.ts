import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { withRole } from '#shared/db/application-role.ts'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { newId } from '#shared/platform/ids.ts'
import { requireServerVersion } from '../../ops/cli/explain-database-fault.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { runProgram } from '../helpers/programs/run-program.ts'

let database: TestDatabase
let service: Database
beforeAll(async () => {
  database = await createTestDatabase()
  service = openDatabase(database.url, { connectionsMax: 1, name: 'poa-test' })
})
afterAll(async () => {
  await service.close()
  await database.close()
})

/** The migration as a whole, for a role of this test, which is dropped afterwards. */
async function migrateFor(role: string, password: string) {
  const environment = {
    DATABASE_URL: withRole(database.ownerUrl, role, password),
    DATABASE_OWNER_URL: database.ownerUrl,
  }
  return runProgram('ops/cli/main.ts', ['migrate'], environment)
}

async function canConnect(role: string, password: string): Promise<boolean> {
  const connection = openDatabase(withRole(database.ownerUrl, role, password), { connectionsMax: 1, name: 'poa-test' })
  try {
    return (await connection.sql`select 1`).length === 1
  } catch {
    return false
  } finally {
    await connection.close()
  }
}

describe('the migration', () => {
  it('changes the password of the role to that in DATABASE_URL', async () => {
    const role = `poa_test_${newId().replaceAll('-', '')}`
    try {
      expect(await migrateFor(role, 'trial')).toMatchObject({ exitCode: 0 })
      expect(await migrateFor(role, 'changed')).toMatchObject({ exitCode: 0 })
      expect([await canConnect(role, 'changed'), await canConnect(role, 'trial')]).toEqual([true, false])
    } finally {
      await database.sql.unsafe(`drop owned by ${role}; drop role ${role}`)
    }
  })

  it('names the owner’s setting, but no password, when the owner is rejected', async () => {
    const ownerUrl = new URL(database.ownerUrl)
    ownerUrl.password = 'not-the-password'
    const ended = await runProgram('ops/cli/main.ts', ['migrate'], {
      DATABASE_URL: database.url,
      DATABASE_OWNER_URL: ownerUrl.href,
    })
    expect(ended.exitCode).toBe(1)
    expect(ended.stderr).toMatch(/^Postgres rejects the user or password in DATABASE_OWNER_URL\..*Change a password/)
    expect(ended.stderr).not.toContain('not-the-password')
  })

  it('refuses a Postgres before 18, and names that version', () => {
    expect(() => requireServerVersion(180_000)).not.toThrow()
    expect(() => requireServerVersion(170_006)).toThrow('Postgres 18 or later is required')
  })
})

describe('the role of the service’s processes', () => {
  it('is no superuser, and can make neither roles nor databases', async () => {
    const [role] = await service.sql`
      select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls from pg_roles where rolname = current_user`
    expect(role).toEqual({
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
    })
  })

  it.each([
    ['switch off what keeps ledger entries as they are', 'alter table ledger_entries disable trigger all'],
    ['change ledger entries', 'update ledger_entries set delta = 0'],
    ['delete ledger entries', 'delete from ledger_entries'],
    ['empty tables', 'truncate accounts'],
    ['drop tables', 'drop table jobs'],
    ['make tables', 'create table mine (id int)'],
    ['say what migrations have run', 'delete from kysely_migration'],
    ['read files of the server', "select pg_read_file('/etc/hostname')"],
    ['run programs on the server', "copy accounts to program 'cat'"],
  ])('cannot %s', async (_, statement) => {
    await expect(service.sql.unsafe(statement)).rejects.toMatchObject({ code: '42501' })
  })
})
