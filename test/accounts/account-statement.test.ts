import { Readable } from 'node:stream'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { LedgerKind } from '#shared/credits/ledger.ts'
import { readStatementPage, type StatementPage, type StatementPosition } from '#shared/credits/statement.ts'
import { newId } from '#shared/platform/ids.ts'
import { call } from '../helpers/call.ts'
import { givenAccount, givenApiKey, givenCustomer, givenGrant } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

interface Entry {
  id: string
  created_at: string
  kind: string
  credits: number
  balance: number
}

interface Page {
  opening_balance: number
  closing_balance: number
  items: Entry[]
  next_cursor: string | null
  has_more: boolean
}

const statement = (key: string, query = '', headers?: Record<string, string>) =>
  call(system, key, { path: `/account/statement${query}`, ...(headers ? { headers } : {}) })

/** Follows the cursors to the end. Entries come newest first. */
async function allPages(key: string, query: string): Promise<Page[]> {
  const pages: Page[] = []
  for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.next_cursor ?? null) {
    const answer = await statement(key, `${query}${cursor && `&cursor=${cursor}`}`)
    expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.any(String)])
    pages.push(answer.body.data)
  }
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => Number(id)))
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
  return pages
}

/** Every page adds up, each begins where the one before ends, and each balance follows from the one below it. */
function expectJoined(pages: Page[]): void {
  for (const [index, page] of pages.entries()) {
    const moved = page.items.reduce((sum, { credits }) => sum + credits, 0)
    expect(page.opening_balance + moved).toBe(page.closing_balance)
    if (index > 0) expect(page.closing_balance).toBe(pages[index - 1]?.opening_balance)
  }
  const entries = pages.flatMap((page) => page.items)
  let balance = pages.at(-1)?.opening_balance ?? Number.NaN
  for (const entry of entries.toReversed()) {
    balance += entry.credits
    expect(entry.balance).toBe(balance)
  }
}

async function available(accountId: string): Promise<number> {
  const [row] = await system.database.sql<{ sum: number }[]>`
    select coalesce(sum(remaining), 0)::int as sum from credit_grants where account_id = ${accountId}`
  return row?.sum ?? 0
}

async function history(accountId: string): Promise<string[]> {
  const rows = await system.database.sql<{ id: string }[]>`
    select id from ledger_entries where account_id = ${accountId} order by id desc`
  return rows.map(({ id }) => id)
}

type Movement = { kind: LedgerKind; credits: number; hour: number; minutesBefore?: number }

/** One grant, and movements on it that never overdraw, at given hours of the year 2026. */
async function givenHistory(movements: Movement[]): Promise<{ accountId: string; key: string }> {
  const { sql } = system.database
  const accountId = await givenAccount(system.database, { credits: 0 })
  const grantId = newId()
  const at = (hour: number, minutesBefore = 0) => new Date(Date.UTC(2026, 0, 1, hour, -minutesBefore))
  let remaining = 1000
  const entries = [{ kind: 'grant', delta: 1000, reason: null as string | null, created_at: at(0) }]
  for (const { kind, credits, hour, minutesBefore } of movements) {
    const delta = kind === 'capture' ? 0 : kind === 'void' ? Math.min(credits, 1000 - remaining) : -credits
    if ((kind === 'void' && delta === 0) || remaining + delta < 0) continue
    remaining += delta
    entries.push({ kind, delta, reason: kind === 'revoke' ? 'a test' : null, created_at: at(hour, minutesBefore) })
  }
  await sql`insert into credit_grants (id, account_id, plan, source, granted, remaining, active, expires_at)
    values (${grantId}, ${accountId}, 'enterprise', 'operator', 1000, ${remaining}, ${remaining > 0}, now() + interval '1 day')`
  await sql`insert into ledger_entries ${sql(entries.map((entry) => ({ ...entry, account_id: accountId, grant_id: grantId })))}`
  return { accountId, key: (await givenApiKey(system.database, accountId)).secret }
}

const movement = fc.record({
  kind: fc.constantFrom<LedgerKind>('reserve', 'capture', 'void', 'expiry', 'refund', 'revoke'),
  credits: fc.integer({ min: 1, max: 60 }),
  // Often about midnight, where ranges begin and end.
  hour: fc.oneof(
    fc.integer({ min: 1, max: 360 }),
    fc.integer({ min: 24, max: 24 * 15 + 1 }).map((hour) => hour - (hour % 24) + (hour % 2)),
  ),
  minutesBefore: fc.constantFrom(0, 0, 1, 30, 59),
})
/** In the order in which they are committed, which is that of their times but for the length of a transaction. */
const movements = fc
  .array(movement, { maxLength: 60, size: 'max' })
  .map((list) => list.toSorted((a, b) => a.hour - b.hour))

describe('the statement', () => {
  it('shows each movement of real calls with its job and endpoint, newest first', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const { headers } = await system.optimize(key, { prompt: 'name a cat' })
    const { data } = (await statement(key)).body
    expect(data).toMatchObject({ opening_balance: 0, closing_balance: 4, next_cursor: null })
    const jobId = headers['x-request-id']
    expect(data.items).toMatchObject([
      { kind: 'capture', credits: 0, balance: 4, job_id: jobId, endpoint: 'optimize', order_id: null },
      { kind: 'reserve', credits: -1, balance: 4, job_id: jobId, endpoint: 'optimize' },
      { kind: 'grant', credits: 5, balance: 5, job_id: null, endpoint: null },
    ])
    expect((await call(system, key, { path: '/account' })).body.data.credits.available).toBe(4)
    expect(data.items.map(({ id }: Entry) => id)).toEqual(await history(accountId))
    await expectSoundLedger(system.database)
  })

  it('of an account that never had a credit is empty', async () => {
    const { key } = await givenCustomer(system.database, { credits: 0 })
    const empty = { opening_balance: 0, closing_balance: 0, items: [], next_cursor: null, has_more: false }
    expect((await statement(key)).body.data).toEqual(empty)
    expect((await statement(key, '?from=2026-01-01&to=2026-12-31')).body.data).toEqual(empty)
  })

  it('adds up across pages of any length and closes with the balance of the grants', async () => {
    await fc.assert(
      fc.asyncProperty(movements, fc.integer({ min: 3, max: 30 }), async (list, limit) => {
        const { accountId, key } = await givenHistory(list)
        const pages = await allPages(key, `?limit=${limit}`)
        expectJoined(pages)
        expect(pages[0]?.closing_balance).toBe(await available(accountId))
        expect(pages.at(-1)?.opening_balance).toBe(0)
        expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(await history(accountId))
      }),
      { numRuns: 15 },
    )
  })

  it('splits at any day, in any time zone, into two ranges that add up', async () => {
    const zone = fc.constantFrom('UTC', 'UTC', 'Asia/Kolkata', 'Pacific/Kiritimati')
    await fc.assert(
      fc.asyncProperty(movements, fc.integer({ min: 1, max: 15 }), zone, async (list, day, timeZone) => {
        const { accountId, key } = await givenHistory(list)
        const on = (date: number) => `2026-01-${String(date).padStart(2, '0')}`
        const later = await allPages(key, `?limit=7&time_zone=${timeZone}&from=${on(day + 1)}`)
        const earlier = await allPages(key, `?limit=7&time_zone=${timeZone}&to=${on(day)}`)
        expectJoined([...later, ...earlier])
        expect(later[0]?.closing_balance).toBe(await available(accountId))
        expect(earlier.at(-1)?.opening_balance).toBe(0)
        const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone })
        for (const { created_at: at } of earlier.flatMap(({ items }) => items))
          expect(dayOf.format(new Date(at)) <= on(day)).toBe(true)
        for (const { created_at: at } of later.flatMap(({ items }) => items))
          expect(dayOf.format(new Date(at)) > on(day)).toBe(true)
      }),
      { numRuns: 15 },
    )
  })

  it('contains all entries of a range even if they were committed out of time order', async () => {
    const aboutMidnight = Array.from({ length: 40 }, (_, index): Movement => {
      const time = index % 2 ? { hour: 24, minutesBefore: 10 } : { hour: 25, minutesBefore: 50 }
      return { kind: 'reserve', credits: 1, ...time }
    })
    const { key } = await givenHistory(aboutMidnight)
    const [day, dayBefore] = await Promise.all([
      allPages(key, '?from=2026-01-02&to=2026-01-02'),
      allPages(key, '?to=2026-01-01'),
    ])
    expectJoined([...day, ...dayBefore])
    expect(day[0]).toMatchObject({ opening_balance: 980, closing_balance: 960 })
    expect(day[0]?.items).toHaveLength(20)
  })
})

describe('a paged statement', () => {
  it('shows the same snapshot on all pages while calls continue', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 20 })
    const pages: Page[] = []
    for (let cursor: string | null = ''; cursor !== null; cursor = pages.at(-1)?.next_cursor ?? null) {
      pages.push((await statement(key, `?limit=2${cursor && `&cursor=${cursor}`}`)).body.data)
      if (pages.length < 8) await system.optimize(key, { prompt: 'name a cat' })
    }
    expectJoined(pages)
    expect(pages.flatMap(({ items }) => items)).toHaveLength(1)
    const fresh = await allPages(key, '?limit=2')
    expectJoined(fresh)
    expect(fresh.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(await history(accountId))
  })

  it('omits an entry committed after its first page; a new statement includes it', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 10 })
    const { promise: isRead, resolve: release } = Promise.withResolvers<void>()
    const { promise: isWritten, resolve: written } = Promise.withResolvers<void>()
    const late = system.database.sql.begin(async (sql) => {
      const id = newId()
      await sql`insert into credit_grants (id, account_id, source, granted, remaining, expires_at)
        values (${id}, ${accountId}, 'operator', 7, 7, now() + interval '1 day')`
      await sql`insert into ledger_entries (account_id, grant_id, kind, delta) values (${accountId}, ${id}, 'grant', 7)`
      written()
      await isRead
    })
    await isWritten
    await givenGrant(system.database, accountId, { credits: 3 })

    const first: Page = (await statement(key, '?limit=1')).body.data
    release()
    await late
    const second: Page = (await statement(key, `?limit=5&cursor=${first.next_cursor}`)).body.data
    expectJoined([first, second])
    expect([first.closing_balance, second.opening_balance]).toEqual([13, 0])
    const fresh: Page = (await statement(key)).body.data
    expectJoined([fresh])
    expect(fresh.items.map(({ credits }) => credits)).toEqual([3, 7, 10])
  })

  it('survives a wraparound of 32-bit transaction IDs between two pages', async () => {
    const { accountId } = await givenCustomer(system.database, { credits: 10 })
    await givenGrant(system.database, accountId, { credits: 3 })
    const read = (position: StatementPosition | null): Promise<StatementPage> =>
      readStatementPage(system.database.sql, {
        accountId,
        range: { startsAt: null, endsAt: null },
        entriesMax: 1,
        position,
      })
    const { next } = await read(null)
    if (!next) throw new Error('no second page')
    // As if the snapshot had been taken in the next epoch, a few transactions after the entries.
    const shifted = next.moment.snapshot.replace(/\d+/g, (number) => String(BigInt(number) + (1n << 32n)))
    const second = await read({ ...next, moment: { ...next.moment, snapshot: shifted } })
    expect(second.entries.map(({ credits }) => credits)).toEqual([10])
    const before = await read({ ...next, moment: { ...next.moment, snapshot: '3:3:' } })
    expect(before.entries).toEqual([])
  })
})

describe('the statement as CSV', () => {
  const rowsOf = (text: string) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => line.split(','))

  it('has the same columns and lines, with the closing balance first and the opening one last', async () => {
    const { key } = await givenHistory(
      Array.from({ length: 40 }, (_, hour) => ({ kind: 'reserve' as const, credits: 2, hour })),
    )
    const { items: entries }: Page = (await statement(key, '?limit=100')).body.data
    const file = await statement(key, '?format=csv')
    expect(file.headers['content-type']).toMatch(/^text\/csv; charset=utf-8/)
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="statement-all-\d{4}-\d\d-\d\d\.csv"$/)
    const [head, closing, ...lines] = rowsOf(file.text)
    const opening = lines.pop()
    expect(head).toEqual(Object.keys(entries[0] ?? {}))
    expect([closing?.[2], closing?.[4], opening?.[2], opening?.[4]]).toEqual([
      'closing_balance',
      '920',
      'opening_balance',
      '0',
    ])
    expect(lines).toEqual(
      entries.map((entry) => Object.values(entry).map((cell) => (cell === null ? '' : String(cell)))),
    )
  })

  it('is one statement also when it is longer than what is read at once, and calls go on meanwhile', async () => {
    const { accountId, key } = await givenHistory(
      Array.from({ length: 2500 }, (_, index) => ({
        kind: index % 2 ? 'void' : 'reserve',
        credits: 1,
        hour: index / 100,
      })),
    )
    const file = statement(key, '?format=csv')
    await givenGrant(system.database, accountId, { credits: 9 })
    const lines = rowsOf((await file).text).slice(1)
    const closing = Number(lines[0]?.[4])
    const moved = lines.slice(1, -1).reduce((sum, cells) => sum + Number(cells[3]), 0)
    expect([1000, 1009]).toContain(closing)
    expect([moved, lines.at(-1)?.[4]]).toEqual([closing, '0'])
    expect(new Set(lines.slice(1, -1).map(([id]) => id)).size).toBe(closing === 1009 ? 2502 : 2501)
  })

  it('is chosen by Accept too, unless a format is named', async () => {
    const { key } = await givenCustomer(system.database)
    const type = async (query: string, accept: string) =>
      (await statement(key, query, { accept })).headers['content-type']
    expect(await type('', 'text/csv')).toContain('text/csv')
    expect(await type('?format=json', 'text/csv')).toContain('application/json')
    expect(await type('', '*/*')).toContain('application/json')
    expect((await statement(key)).headers.vary).toBe('accept')
  })

  it('keeps to the range, and is named after it', async () => {
    const { key } = await givenHistory([{ kind: 'reserve', credits: 5, hour: 30 }])
    const file = await statement(key, '?format=csv&from=2026-01-02&to=2026-01-02')
    expect(file.headers['content-disposition']).toContain('statement-2026-01-02-2026-01-02.csv')
    expect(rowsOf(file.text).map((cells) => [cells[2], cells[3], cells[4]])).toEqual([
      ['kind', 'credits', 'balance'],
      ['closing_balance', '', '995'],
      ['reserve', '-5', '995'],
      ['opening_balance', '', '1000'],
    ])
  })

  it('ends without its last line when Postgres goes away in the middle', async () => {
    const { writeStatementCsv } = await import('../../api/resources/statement/csv.ts')
    const { accountId } = await givenHistory([{ kind: 'reserve', credits: 5, hour: 30 }])
    const range = { startsAt: null, endsAt: null }
    const first = await readStatementPage(system.database.sql, { accountId, range, entriesMax: 1, position: null })
    const stream = Readable.from(writeStatementCsv(first, () => Promise.reject(new Error('away'))))
    let text = ''
    stream.on('data', (chunk) => (text += chunk))
    await expect(new Promise((resolve, reject) => stream.on('error', reject).on('end', resolve))).rejects.toThrow(
      'away',
    )
    expect(text).not.toContain('opening_balance')
  })
})

describe('invalid statement requests', () => {
  it.each([
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['limit=many', 'limit'],
    ['limit=5.5', 'limit'],
    ['limit=true', 'limit'],
    ['limit=', 'limit'],
    ['limit=1&limit=2', 'limit'],
    ['from=2026-02-30', 'from'],
    ['from=yesterday', 'from'],
    ['from=0000-01-01', 'from'],
    ['from=2026-03-01&to=2026-02-01', 'from'],
    ['time_zone=IST', 'time_zone'],
    ['time_zone=%2B05:30', 'time_zone'],
    ['time_zone=Mars/Olympus', 'time_zone'],
    // Node knows this one, Postgres does not.
    ['from=2026-03-01&time_zone=US/Pacific-New', 'time_zone'],
    ['format=xml', 'format'],
    ['cursor=nonsense', 'cursor'],
    ['page=2', 'page'],
  ])('%s is rejected', async (query, field) => {
    const { key } = await givenCustomer(system.database)
    const answer = await statement(key, `?${query}`)
    expect([answer.status, answer.body.error.details?.[0].field]).toEqual([422, field])
  })

  it('a cursor that was altered or belongs to another account or range is rejected', async () => {
    const mine = await givenHistory([{ kind: 'reserve', credits: 1, hour: 1 }])
    const theirs = await givenHistory([{ kind: 'reserve', credits: 1, hour: 1 }])
    const { next_cursor: cursor } = (await statement(mine.key, '?limit=1&to=2026-06-30')).body.data
    const status = async (key: string, query: string) => (await statement(key, `?cursor=${query}`)).status
    expect(await status(mine.key, cursor)).toBe(200)
    expect(await status(mine.key, `${cursor}&to=2026-06-30`)).toBe(200)
    expect(await status(mine.key, `${cursor}&to=2026-06-29`)).toBe(422)
    expect(await status(theirs.key, cursor)).toBe(422)
    const changed = `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`
    expect(await status(mine.key, changed)).toBe(422)
  })
})
