import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Edge, startEdge } from '../helpers/edge.ts'
import { givenCustomer } from '../helpers/given.ts'
import { openRawClient } from '../helpers/raw-client.ts'

const entries = 15_000
const exportsAtOnce = 60
/** Bounds to hold on a machine that others use too: the end of a file may be read when the next has begun. */
const p50MsMax = 1000
const readAtOnceMax = 5

let edge: Edge
beforeAll(async () => {
  edge = await startEdge()
})
afterAll(() => edge.close())

/** A customer with a long history: half of it calls, each with its capture. */
async function givenHistory(): Promise<{ accountId: string; key: string }> {
  const { sql } = edge.system.database
  const customer = await givenCustomer(edge.system.database)
  const [grant] = await sql`select id from credit_grants where account_id = ${customer.accountId}`
  await sql`
    insert into ledger_entries (account_id, grant_id, job_id, kind, delta)
    select ${customer.accountId}, ${grant?.id}, uuidv7(), case when n % 2 = 0 then 'reserve' else 'capture' end,
      case when n % 2 = 0 then -1 else 0 end
    from generate_series(1, ${entries}::int) n`
  return customer
}

/** Files that have begun and not ended. */
const reading = { now: 0, most: 0 }

const statementUrl = () => `${edge.api.url}/api/v1/account/statement?format=csv`

async function exportStatement(of: string): Promise<{ status: number; lines: number }> {
  const answer = await fetch(statementUrl(), { headers: { authorization: `Bearer ${of}` } })
  const isFile = answer.status === 200
  if (isFile) reading.most = Math.max(reading.most, ++reading.now)
  const text = await answer.text()
  if (isFile) reading.now -= 1
  return { status: answer.status, lines: text.split('\n').length }
}

describe('statements as CSV', () => {
  it('60 at once of one account run a few at a time, complete or 429, without delaying paid calls', async () => {
    const customer = await givenHistory()
    const exporting = Promise.all(Array.from({ length: exportsAtOnce }, () => exportStatement(customer.key)))
    const times = await edge.timeCalls(exporting)
    const answers = await exporting
    const whole = answers.filter(({ status }) => status === 200)
    expect(whole.length).toBeGreaterThan(0)
    expect(new Set(whole.map(({ lines }) => lines)).size).toBe(1)
    expect(answers.filter(({ status }) => status !== 200 && status !== 429)).toEqual([])
    expect(reading.most).toBeLessThanOrEqual(readAtOnceMax)
    expect(times.p50Ms).toBeLessThan(p50MsMax)
  }, 60_000)

  it('a client that stops reading or disconnects does not block later exports', async () => {
    const [stalled, other] = [await givenHistory(), await givenHistory()]
    const client = await openRawClient(edge.api.url)
    const path = new URL(statementUrl())
    client.socket.pause()
    client.socket.write(
      `GET ${path.pathname}${path.search} HTTP/1.1\r\nhost: test\r\nauthorization: Bearer ${stalled.key}\r\n\r\n`,
    )
    expect((await exportStatement(other.key)).status).toBe(200)
    client.socket.destroy()
    expect((await exportStatement(stalled.key)).status).toBe(200)
  })
})
