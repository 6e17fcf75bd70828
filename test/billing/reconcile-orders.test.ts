import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { toBuyer } from '#shared/billing/billing-details.ts'
import { type Database, openDatabase } from '#shared/db/connect.ts'
import { createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { type Checkout, openCheckout } from '#shared/orders/checkout.ts'
import { createOrder } from '#shared/orders/create-order.ts'
import { expireOrders, findOrder } from '#shared/orders/order-repository.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { describeError } from '#shared/platform/logger.ts'
import { apiSettings } from '../../api/config.ts'
import { purgeTexts } from '../../worker/jobs/sweeps/purge.ts'
import { expireUnpaidOrders, reconcileOrders, takeDueOrders } from '../../worker/jobs/sweeps/reconcile-orders.ts'
import { takeHeldJobs } from '../../worker/jobs/sweeps/sweep-held-jobs.ts'
import { foreignDetails, indianDetails, supplierEnvironment } from '../helpers/billing.ts'
import { type ClockedDatabase, createClockedDatabase } from '../helpers/clock.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenAccount, testPepper } from '../helpers/given.ts'
import { expectSoundLedger } from '../helpers/ledger.ts'
import { givenOrder as givenPendingOrder } from '../helpers/purchases.ts'
import { bought, givenOpenOrder, oneBundle, openShop } from '../helpers/shop.ts'
import { type RazorpayStandIn, startRazorpayStandIn } from '../helpers/stand-ins/razorpay-stand-in.ts'
import { type StripeStandIn, startStripeStandIn } from '../helpers/stand-ins/stripe-stand-in.ts'

let database: ClockedDatabase
let stripe: StripeStandIn
let razorpay: RazorpayStandIn
let checkout: Checkout
let logged = ''
beforeAll(async () => {
  database = await createClockedDatabase()
  ;[stripe, razorpay] = await Promise.all([startStripeStandIn(), startRazorpayStandIn()])
  const config = parseConfig(apiSettings, {
    DATABASE_URL: database.url,
    REDIS_URL: 'redis://unused',
    API_KEY_PEPPER: testPepper,
    ...supplierEnvironment,
    ...stripe.environment,
    ...razorpay.environment,
  })
  const sink = new Writable({
    write(chunk, _, done) {
      logged += chunk
      done()
    },
  })
  const logger = pino({ serializers: { error: describeError } }, sink)
  const opened = openCheckout(config, { db: database.kysely, metrics: createWorkerMetrics().payments, logger })
  if (!opened) throw new Error('nothing is sold')
  checkout = opened
})
afterAll(async () => {
  await expectSoundLedger(database)
  await Promise.all([database.close(), stripe.close(), razorpay.close()])
})
beforeEach(async () => {
  // Column defaults use the real time, so each test starts from it, without orders of earlier tests due.
  await database.sql`update orders set next_check_at = null, expires_at = 'infinity'`
  await setAge(0)
})

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
let start = Date.now()
/** Moves the clock to so long after the start of the test. */
async function setAge(ageMs: number): Promise<void> {
  if (ageMs === 0) start = Date.now()
  await database.setNow(new Date(start + ageMs).toISOString())
}

async function givenOrder(currency: 'INR' | 'USD', provider?: 'manual') {
  const accountId = await givenAccount(database, { credits: 0 })
  const buyer = toBuyer(currency === 'INR' ? indianDetails : foreignDetails)
  const order = await createOrder(checkout, { accountId, plan: 'starter', currency, provider, buyer })
  return { ...order, reference: order.providerReference ?? '' }
}

const statusOf = async (id: string) => (await findOrder(database.kysely, id))?.status
const askedAbout = (reference: string) =>
  [...stripe.requests, ...razorpay.requests].filter(({ path, method }) => method === 'GET' && path.includes(reference))
    .length
const isPurchased = async (orderId: string) =>
  (await database.sql`select 1 from credit_grants where order_id = ${orderId}`).length === 1

describe('the sweep', () => {
  it('settles payments that no webhook reported, at both providers, and then stops asking', async () => {
    const [home, abroad] = [await givenOrder('INR'), await givenOrder('USD')]
    razorpay.pay(home.reference)
    stripe.pay(abroad.reference)
    await reconcileOrders(checkout)
    expect(await statusOf(home.id)).toBe('pending')
    await setAge(2 * minuteMs)
    await reconcileOrders(checkout)
    expect([await statusOf(home.id), await statusOf(abroad.id)]).toEqual(['paid', 'paid'])
    expect([await isPurchased(home.id), await isPurchased(abroad.id)]).toEqual([true, true])
    const events = await database.sql`select kind, outcome from payment_events where order_id = ${home.id}`
    expect(events).toEqual([{ kind: 'sweep', outcome: 'paid' }])
    await setAge(3 * dayMs)
    await reconcileOrders(checkout)
    expect(askedAbout(home.reference)).toBe(1)
  })

  it('asks after a minute, then less and less often up to every hour, for a week', async () => {
    const order = await givenOrder('INR')
    const askedAfterMinutes: number[] = []
    const minutes = [0.5, 1.5, 2, 2.8, 3.2, 5, 7, 12, 14, 25, 29, 50, 60, 110, 125, 170, 190]
    for (const minute of minutes) {
      const before = askedAbout(order.reference)
      await setAge(minute * minuteMs)
      await reconcileOrders(checkout)
      if (askedAbout(order.reference) > before) askedAfterMinutes.push(minute)
    }
    expect(askedAfterMinutes).toEqual([1.5, 3.2, 7, 14, 29, 60, 125, 190])
    await setAge(7 * dayMs + hourMs)
    await reconcileOrders(checkout)
    const asked = askedAbout(order.reference)
    await setAge(9 * dayMs)
    await reconcileOrders(checkout)
    expect(askedAbout(order.reference)).toBe(asked)
  })

  it('expires unpaid orders after a day, transfers after 30, and still settles a payment that was confirmed late', async () => {
    const [online, transfer] = [await givenOrder('INR'), await givenOrder('INR', 'manual')]
    await setAge(dayMs - hourMs)
    await expireUnpaidOrders(checkout)
    expect(await statusOf(online.id)).toBe('pending')
    await setAge(dayMs + hourMs)
    await expireUnpaidOrders(checkout)
    expect([await statusOf(online.id), await statusOf(transfer.id)]).toEqual(['expired', 'pending'])
    razorpay.pay(online.reference)
    await setAge(3 * dayMs)
    await reconcileOrders(checkout)
    expect([await statusOf(online.id), await isPurchased(online.id)]).toEqual(['paid', true])
    await setAge(31 * dayMs)
    await expireUnpaidOrders(checkout)
    expect([await statusOf(online.id), await statusOf(transfer.id)]).toEqual(['paid', 'expired'])
  })

  it('grants nothing for a wrong amount, and the operator can see it', async () => {
    const order = await givenOrder('INR')
    razorpay.pay(order.reference, { amount: 100 })
    await setAge(2 * minuteMs)
    await reconcileOrders(checkout)
    expect([await statusOf(order.id), await isPurchased(order.id)]).toEqual(['pending', false])
    const events = await database.sql`select outcome, amount_minor from payment_events where order_id = ${order.id}`
    expect(events).toEqual([{ outcome: 'wrong_amount', amount_minor: '100' }])
  })

  it('skips a failing provider until the next run, and continues with the other', async () => {
    const first = [await givenOrder('USD'), await givenOrder('USD')]
    const home = await givenOrder('INR')
    for (const order of first) stripe.pay(order.reference)
    razorpay.pay(home.reference)
    stripe.mode = 'error'
    const before = stripe.requests.length
    await setAge(2 * minuteMs)
    await reconcileOrders(checkout)
    stripe.mode = 'well'
    expect(stripe.requests.length).toBe(before + 1)
    expect(await statusOf(home.id)).toBe('paid')
    await setAge(10 * minuteMs)
    await reconcileOrders(checkout)
    expect(await Promise.all(first.map(({ id }) => statusOf(id)))).toEqual(['paid', 'paid'])
  })

  it('asks once, even when run three times at once', async () => {
    const order = await givenOrder('INR')
    await setAge(2 * minuteMs)
    await Promise.all([reconcileOrders(checkout), reconcileOrders(checkout), reconcileOrders(checkout)])
    expect(askedAbout(order.reference)).toBe(1)
  })

  it('logs outcomes, but neither buyer data nor the Stripe key', () => {
    expect(logged).toContain('"outcome":"paid"')
    expect(logged).toContain('stripe responded 500 server_error')
    for (const secret of [
      indianDetails.legal_name,
      'example.com',
      'Indiranagar',
      stripe.environment.STRIPE_SECRET_KEY,
    ]) {
      expect(logged).not.toContain(secret)
    }
  })
})

describe('a sweep keeps to its limit, even with a query plan made for a single row', () => {
  const limit = 3
  let server: TestDatabase
  let keyed: Database
  let accountId: string
  beforeAll(async () => {
    server = await createTestDatabase()
    keyed = openDatabase(server.url, { connectionsMax: 1, name: 'poa-sweep', usesGenericPlans: true })
    accountId = await givenAccount(server, { credits: 0 })
  })
  afterAll(async () => {
    await keyed.close()
    await server.close()
  })

  it('of orders', async () => {
    await givenPendingOrder(server, accountId)
    await server.sql`analyze orders`
    expect(await takeDueOrders(keyed.kysely, limit)).toEqual([])
    expect(await expireOrders(keyed.kysely, limit)).toEqual([])
    for (let made = 0; made < 9; made += 1) await givenPendingOrder(server, accountId)
    await server.sql`update orders set next_check_at = now(), expires_at = now()`
    expect(await takeDueOrders(keyed.kysely, limit)).toHaveLength(limit)
    expect(await expireOrders(keyed.kysely, limit)).toHaveLength(limit)
  })

  it('of jobs', async () => {
    const givenHeld = (count: number) => server.sql`
      insert into jobs (id, account_id, api_key_id, endpoint, tier, cost, money_state, status, reply_node, request,
        deadline_at, next_sweep_at)
      select uuidv7(), ${accountId}, ${accountId}, 'optimize', 'standard', 1, 'held', 'queued', 'x', '{}',
        now(), now() from generate_series(1, ${count})`
    await givenHeld(1)
    await server.sql`analyze jobs`
    await takeHeldJobs(keyed.sql, limit)
    await purgeTexts(keyed.sql, 1, limit)
    await givenHeld(30)
    expect(await takeHeldJobs(keyed.sql, limit)).toHaveLength(limit)
    await server.sql`
      update jobs set status = 'succeeded', money_state = 'captured', finished_at = now() - interval '2 hours'`
    expect(await purgeTexts(keyed.sql, 1, limit)).toBe(limit)
  })
})

it('a worker runs the sweep of orders', async () => {
  const shop = await openShop({ withWorker: true })
  const open = await givenOpenOrder(shop, 'INR')
  shop.razorpay.pay(open.reference)
  await shop.system.database.sql`update orders set next_check_at = now() where id = ${open.id}`
  await eventually(async () => (await bought(shop, open.accountId)).paid === 1, 15_000)
  expect(await bought(shop, open.accountId)).toEqual(oneBundle)
  await shop.close()
})
