import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase(1)
})
afterAll(() => database.close())

// Text in Postgres cannot contain a NUL byte.
const text = fc.string({ unit: 'binary' }).map((value) => value.replaceAll('\0', '').toWellFormed())
const awkward = fc.constantFrom('', 'NULL', '"', '\\', '\\"', '{}', 'a,b', ' ', '\n', '{"a"}', "'")

describe('an array survives a round trip to Postgres', () => {
  it('of texts with any content', async () => {
    const texts = fc.array(fc.oneof(text, awkward), { maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(texts, async (sent) => {
        const rows = await database.sql`select ${sent}::text[] as all, value from unnest(${sent}::text[]) as value`
        expect(rows.map((row) => row.value)).toEqual(sent)
        for (const row of rows) expect(row.all).toEqual(sent)
      }),
    )
  })

  it('of integers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer()), async (sent) => {
        expect(await database.sql`select ${sent}::int[] as all`).toEqual([{ all: sent }])
      }),
    )
  })

  it('of numbers', async () => {
    const numbers = fc.array(fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0))
    await fc.assert(
      fc.asyncProperty(numbers, async (sent) => {
        expect(await database.sql`select ${sent}::float8[] as all`).toEqual([{ all: sent }])
      }),
    )
  })

  it('of ids', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.uuid()), async (sent) => {
        expect(await database.sql`select ${sent}::uuid[] as all`).toEqual([{ all: sent }])
      }),
    )
  })
})

it('a statement with an array is sent again when the server has dropped its plan', async () => {
  const read = () => database.sql`select * from plans_dropped where name = any (${['a', 'c']}::text[]) order by name`
  await database.sql`create table plans_dropped (name text)`
  await database.sql`insert into plans_dropped select unnest(${['a', 'b', 'c']}::text[])`
  expect(await read()).toEqual([{ name: 'a' }, { name: 'c' }])
  await database.sql`alter table plans_dropped add column rank int default 1`
  expect(await read()).toEqual([
    { name: 'a', rank: 1 },
    { name: 'c', rank: 1 },
  ])
})
