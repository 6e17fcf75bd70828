import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'

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
