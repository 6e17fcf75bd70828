import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settleOrder } from '#shared/orders/settle-order.ts'
import { reconcileOrders } from '../../worker/jobs/sweeps/reconcile-orders.ts'
import { givenSupplier } from '../helpers/billing.ts'
import { givenAccount } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import { givenOrder } from '../helpers/purchases.ts'
import { bought, confirm, givenOpenOrder, oneBundle, openShop, type Shop } from '../helpers/shop.ts'
import { type RazorpayPayment, razorpayCallback, razorpayMessage } from '../helpers/stand-ins/razorpay-stand-in.ts'
import { deliver } from '../helpers/stand-ins/signed-message.ts'
import { stripeMessage } from '../helpers/stand-ins/stripe-stand-in.ts'
import type { Answer } from '../helpers/system.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterAll(async () => shop.close())

type OpenOrder = Awaited<ReturnType<typeof givenOpenOrder>>

/** Deterministic, so that a failure can be reproduced. */
function shuffle<Item>(items: Item[]): Item[] {
  let state = 12_345
  return items
    .map((item) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return { item, place: state }
    })
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/** Runs all tasks, `atOnce` at a time. */
async function runAll<Result>(tasks: (() => Promise<Result>)[], atOnce: number): Promise<Result[]> {
  const results: Result[] = []
  const waiting = [...tasks]
  const run = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) results.push(await task())
  }
  await Promise.all(Array.from({ length: atOnce }, run))
  return results
}

async function numbersOf(): Promise<number[]> {
  const rows = await shop.system.database.sql<{ number: number }[]>`
    select sequence_number as number from invoices where kind = 'invoice' order by 1`
  return rows.map((row) => row.number)
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Delivers as providers do, again until the answer is 200. */
async function deliverUntilTaken(send: () => Promise<Answer>): Promise<string> {
  for (;;) {
    const { status, body } = await send()
    if (status === 200) return body.data.outcome
    expect(status).toBe(503)
  }
}

/** Ten deliveries of one paid order, of which Razorpay's are of two kinds under ten names. */
function deliveriesOf(open: OpenOrder, payment: RazorpayPayment | null): (() => Promise<string>)[] {
  return Array.from({ length: 10 }, (_, index) => {
    if (payment === null) {
      const message = stripeMessage(shop.stripe.pay(open.reference), { id: `evt_${open.id}_${index % 5}` })
      return () => deliverUntilTaken(() => deliver(shop.system, 'stripe', message))
    }
    const order = index % 2 === 0 ? shop.razorpay.orders.get(open.reference) : undefined
    const message = razorpayMessage(payment, { order, id: `${open.id}-${index % 5}` })
    return () => deliverUntilTaken(() => deliver(shop.system, 'razorpay', message))
  })
}

describe('1,000 deliveries of 100 payments, shuffled, half of them racing the buyer’s return', () => {
  it('make 100 grants and 100 invoices, whose numbers have no gap', { timeout: 120_000 }, async () => {
    const opens: OpenOrder[] = []
    for (const index of upTo(100)) opens.push(await givenOpenOrder(shop, index % 2 === 0 ? 'INR' : 'USD'))
    const paid = opens.map((open) => {
      const isRazorpay = shop.razorpay.orders.has(open.reference)
      return { open, payment: isRazorpay ? shop.razorpay.pay(open.reference) : null }
    })
    const deliveries = paid.flatMap(({ open, payment }) => deliveriesOf(open, payment))
    const returns = paid.slice(0, 50).map(({ open, payment }) => async () => {
      const body = payment ? razorpayCallback(payment) : undefined
      for (;;) {
        const answer = await confirm(shop, open.key, open.id, body)
        if (answer.status === 200) return 'returned'
        expect(answer.status).toBe(503)
      }
    })
    expect(deliveries).toHaveLength(1000)

    const outcomes = await runAll(shuffle<() => Promise<string>>([...deliveries, ...returns]), 40)

    expect(outcomes.filter((outcome) => outcome === 'paid').length).toBeLessThanOrEqual(100)
    expect(new Set(outcomes)).toEqual(new Set(['paid', 'already_paid', 'returned']))
    for (const { open } of paid) expect(await bought(shop, open.accountId)).toEqual(oneBundle)
    expect(await numbersOf()).toEqual(upTo(100))
    await expectSoundLedger(shop.system.database)
  })
})

describe('one payment reported by webhook, return, sweep and operator at once', () => {
  it.each(upTo(5))('grants once, round %i', async () => {
    const open = await givenOpenOrder(shop, 'INR')
    const payment = shop.razorpay.pay(open.reference)
    await shop.system.database.sql`update orders set next_check_at = now() where id = ${open.id}`
    const { checkout } = shop.system.api
    if (!checkout) throw new Error('nothing is sold')
    const settlement = {
      orderId: open.id,
      provider: 'razorpay' as const,
      payment: { reference: payment.id, amountMinor: payment.amount, currency: payment.currency },
    }
    const [told, returned, , settled] = await Promise.all([
      deliver(shop.system, 'razorpay', razorpayMessage(payment)),
      confirm(shop, open.key, open.id, razorpayCallback(payment)),
      reconcileOrders(checkout),
      settleOrder(shop.system.database.kysely, settlement, givenSupplier()),
    ])
    for (const outcome of [told.body.data.outcome, settled.outcome]) expect(outcome).toBeOneOf(['paid', 'already_paid'])
    expect(returned.body.data.status).toBe('paid')
    expect(await bought(shop, open.accountId)).toEqual(oneBundle)
  })
})

describe('200 orders settled by hand at once', () => {
  it('have 200 invoices without a gap, each order settled once although tried twice', async () => {
    const { database } = shop.system
    const before = (await numbersOf()).length
    const orders = await runAll(
      upTo(200).map(() => async () => givenOrder(database, await givenAccount(database, { credits: 0 }))),
      10,
    )
    const settle = (order: (typeof orders)[number]) => () =>
      settleOrder(
        database.kysely,
        {
          orderId: order.id,
          provider: 'manual',
          payment: { reference: `UTR ${order.id}`, amountMinor: order.amounts.totalMinor, currency: 'INR' },
        },
        givenSupplier(),
      )
    const settled = await runAll(shuffle([...orders, ...orders].map(settle)), 50)
    const count = (outcome: string) => settled.filter((result) => result.outcome === outcome).length
    expect([count('paid'), count('already_paid')]).toEqual([200, 200])
    expect(await numbersOf()).toEqual(upTo(before + 200))
    await expectSoundLedger(database)
  })
})

describe('a settlement whose connection is cut in the middle', () => {
  it('leaves nothing half done and no gap in the numbers, and the redelivery settles', async () => {
    const { database } = shop.system
    const before = (await numbersOf()).length
    const open = await givenOpenOrder(shop, 'USD')
    const message = stripeMessage(shop.stripe.pay(open.reference))
    const hold = await database.sql.reserve()
    await hold`begin`
    await hold`lock table invoices in share row exclusive mode`
    const cut = deliver(shop.system, 'stripe', message)
    const killed = async () => {
      // The grant is made, the order marked and the number taken; the invoice waits for the table.
      const rows = await database.sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where wait_event_type = 'Lock' and query ilike '%insert into "invoices"%' and datname = current_database()`
      return rows.length
    }
    await expect.poll(killed, { timeout: 5000 }).toBe(1)
    await hold`rollback`
    hold.release()
    expect((await cut).status).toBe(503)
    expect(await bought(shop, open.accountId)).toEqual({ grants: 0, credits: 0, invoices: 0, paid: 0 })
    expect((await deliver(shop.system, 'stripe', message)).body.data.outcome).toBe('paid')
    expect(await numbersOf()).toEqual(upTo(before + 1))
    await expectSoundLedger(database)
  })
})
