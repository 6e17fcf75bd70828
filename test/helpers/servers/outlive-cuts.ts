import { sql } from 'kysely'
import postgres from 'postgres'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { isDatabaseUnavailable } from '#shared/db/database-faults.ts'
import { type CutWay, cutWays, startCuttingProxy } from './cutting-proxy.ts'

// A separate process, since the test is whether it survives: `node outlive-cuts.ts <way of cutting> [bare]`. For each
// way of using the database it cuts a new connection after the server's first message, its second, and so on until the
// work ends before the cut. Prints the number of cuts for each, and exits with 1 if a caller got any error but that
// Postgres is unavailable, or if the next caller was not served.

type Work = (database: Database) => Promise<unknown>

const ways: Record<string, Work> = {
  statement: ({ sql }) => sql`select letter from unnest(${['a', 'b']}::text[]) as letter`,
  kysely: ({ kysely }) => sql`select ${1}::int as number`.execute(kysely),
  transaction: ({ kysely }) =>
    kysely.transaction().execute(async (transaction) => {
      await sql`select ${1}::int as number`.execute(transaction)
      await sql`select ${2}::int as number`.execute(transaction)
    }),
  snapshot: ({ sql }) =>
    sql.begin('isolation level repeatable read read only', async (snapshot) => {
      await snapshot`select ${1}::int as number`
      await snapshot`select ${2}::int as number`
    }),
}

/** The driver by itself, with none of our settings. */
function openBare(url: string): Database {
  const bare = postgres(url, { max: 1, onnotice: () => {} })
  return { sql: bare, close: () => bare.end({ timeout: 5 }) } as Database
}

async function isServed(work: Promise<unknown>): Promise<boolean> {
  try {
    await work
    return true
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    return false
  }
}

/** Returns whether there was anything to cut. */
async function outlive(work: Work, way: CutWay, afterMessages: number): Promise<boolean> {
  const proxy = await startCuttingProxy(databaseUrl)
  // One connection: whoever comes next gets the one that was cut.
  const database = isBare ? openBare(proxy.url) : openDatabase(proxy.url, { connectionsMax: 1, name: 'poa-cut' })
  proxy.cutNext({ way, afterMessages })
  const isFirstServed = await isServed(work(database))
  const wasCut = proxy.wasCut()
  // A cut after the first answer may refuse the second.
  const isNextServed = (await isServed(work(database))) || (isFirstServed && (await isServed(work(database))))
  if (!isNextServed) throw new Error(`not served after a cut after message ${afterMessages}`)
  await database.close()
  await proxy.close()
  return wasCut
}

const databaseUrl = process.env.DATABASE_URL ?? ''
const way = cutWays.find((candidate) => candidate === process.argv[2]) ?? 'hang up'
const isBare = process.argv[3] === 'bare'
const tried = Object.entries(ways).slice(0, isBare ? 1 : undefined)

/** Several at a time, since what was cut takes a while to close. */
async function countCuts(work: Work, from = 1): Promise<number> {
  const turns = Array.from({ length: 8 }, (_, index) => outlive(work, way, from + index))
  const wereCut = await Promise.all(turns)
  return wereCut.includes(false) ? from - 1 + wereCut.indexOf(false) : countCuts(work, from + wereCut.length)
}

const cuts = tried.map(async ([name, work]) => [name, await countCuts(work)])
process.stdout.write(JSON.stringify(Object.fromEntries(await Promise.all(cuts))))
