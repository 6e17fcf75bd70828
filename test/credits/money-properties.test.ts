import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkLedger } from '#shared/credits/ledger-check.ts'
import { revokeCredits, revokeGrant } from '#shared/credits/revoke-credits.ts'
import { createReserver } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs, voidJob, voidUnchangedJob } from '#shared/jobs/settle-job.ts'
import { refundOrder } from '#shared/orders/refund-order.ts'
import { settleOrder } from '#shared/orders/settle-order.ts'
import { newId } from '#shared/platform/ids.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { expireGrants } from '../../worker/jobs/sweeps/expire-grants.ts'
import { givenSupplier } from '../helpers/billing.ts'
import { type ClockedDatabase, createClockedDatabase } from '../helpers/clock.ts'
import { CreditOracle } from '../helpers/credit-oracle.ts'
import { givenCustomer, givenGrant, newJob } from '../helpers/given.ts'
import { accountState } from '../helpers/ledger.ts'
import { givenOrder, givenPurchase } from '../helpers/purchases.ts'

let database: ClockedDatabase
beforeAll(async () => {
  database = await createClockedDatabase(12)
})
afterAll(async () => database.close())

/** The 365 days from here on hold a leap day. */
const start = '2027-12-01T00:00:00Z'
const failed = { status: 'failed', errorCode: 'engine_failed' } as const
const supplier = givenSupplier()
const logger = createLogger({ level: 'silent', process: 'test' })
/** Long enough to shrink a failing history as well. */
const timeout = 120_000
const hourMs = 3_600_000
const minuteMs = 60_000

const call = fc.record({ kind: fc.constant('call' as const), cost: fc.integer({ min: 1, max: 4 }) })
const buy = fc.record({ kind: fc.constant('buy' as const), credits: fc.integer({ min: 1, max: 6 }) })
const settle = fc.record({
  kind: fc.constantFrom('capture' as const, 'void' as const, 'unchanged' as const),
  pick: fc.nat(30),
})
const refund = fc.record({ kind: fc.constant('refund' as const), pick: fc.nat(10) })
const give = fc.record({ kind: fc.constant('give' as const), credits: fc.integer({ min: 1, max: 6 }) })
const revoke = fc.record({
  kind: fc.constant('revoke' as const),
  credits: fc.integer({ min: 1, max: 8 }),
  /** Of all gifts, of one grant, or the whole of one. */
  scope: fc.constantFrom('gifts' as const, 'grant' as const, 'whole' as const),
  pick: fc.nat(10),
})
const sweep = fc.record({ kind: fc.constant('sweep' as const) })
const wait = fc.record({
  kind: fc.constant('wait' as const),
  // From just before an expiry to just after it, of bought credits and of goodwill.
  hours: fc.constantFrom(1, 24 * 30 - 1, 24 * 30, 24 * 180, 24 * 365 - 1, 24 * 365),
})

type ValueOf<Source> = Source extends fc.Arbitrary<infer Value> ? Value : never

interface Account {
  accountId: string
  keyId: string
  reserve: ReturnType<typeof createReserver>
  held: { id: string; cost: number }[]
  purchases: { orderId: string; grantId: string }[]
  /** Grants that were not bought. */
  gifts: string[]
}

async function givenAccountWithoutCredits(): Promise<Account> {
  await database.setNow(start)
  const { accountId, keyId } = await givenCustomer(database, { credits: 0 })
  return { accountId, keyId, reserve: createReserver(database.sql), held: [], purchases: [], gifts: [] }
}

/** Checks this account only: faults of an earlier history must not fail every shorter one. */
async function expectSoundBooks({ accountId }: Account): Promise<void> {
  const { faults } = await checkLedger(database.sql)
  expect(faults.filter((fault) => fault.accountId === accountId || fault.accountId === null)).toEqual([])
}

function takeOne<Item>(items: Item[], pick: number): Item | undefined {
  return items.splice(pick % Math.max(items.length, 1), 1)[0]
}

async function settleJob(id: string, how: 'capture' | 'void' | 'unchanged'): Promise<boolean> {
  if (how === 'void') return voidJob(database.sql, id, failed)
  const succeeded = { jobId: id, result: {}, latencyMs: 1 }
  if (how === 'unchanged') return voidUnchangedJob(database.sql, succeeded)
  return (await captureJobs(database.sql, [succeeded]))[0] ?? false
}

describe('any history of purchases, gifts, calls, captures, voids, waiting, sweeps, refunds and revocations', () => {
  type Step = ValueOf<typeof step>
  const step = fc.oneof(
    { arbitrary: call, weight: 6 },
    { arbitrary: settle, weight: 4 },
    { arbitrary: buy, weight: 3 },
    { arbitrary: wait, weight: 4 },
    { arbitrary: sweep, weight: 2 },
    { arbitrary: refund, weight: 2 },
    { arbitrary: give, weight: 2 },
    { arbitrary: revoke, weight: 2 },
  )

  async function take(account: Account, oracle: CreditOracle, action: Step): Promise<void> {
    if (action.kind === 'call') {
      const job = newJob(account.accountId, account.keyId, { costCredits: action.cost })
      const { outcome } = await account.reserve(job)
      expect(outcome).toBe(oracle.reserve(job.id, action.cost) ? 'reserved' : 'insufficient_credits')
      if (outcome === 'reserved') account.held.push({ id: job.id, cost: action.cost })
    } else if (action.kind === 'buy') {
      const { order, grantId } = await givenPurchase(database, account.accountId, { credits: action.credits })
      account.purchases.push({ orderId: order.id, grantId })
      oracle.grant(grantId, action.credits, 365, { isBought: true })
    } else if (action.kind === 'give') {
      const grantId = await givenGrant(database, account.accountId, { credits: action.credits, validityDays: 200 })
      account.gifts.push(grantId)
      oracle.grant(grantId, action.credits, 200)
    } else if (action.kind === 'revoke') {
      await revokeSome(account, oracle, action)
    } else if (action.kind === 'refund') {
      const purchase = account.purchases[action.pick % Math.max(account.purchases.length, 1)]
      if (!purchase) return
      const { outcome } = await refundOrder(database.kysely, purchase.orderId, supplier)
      expect(outcome).toBe(oracle.refund(purchase.grantId))
    } else if (action.kind === 'sweep') {
      await expireGrants(database.sql, logger)
    } else if (action.kind === 'wait') {
      oracle.nowMs += action.hours * hourMs
    } else {
      const job = takeOne(account.held, action.pick)
      if (!job) return
      expect(await settleJob(job.id, action.kind)).toBe(true)
      oracle.settle(job.id, action.kind === 'capture' ? 'capture' : 'void')
    }
  }

  async function revokeSome(account: Account, oracle: CreditOracle, action: ValueOf<typeof revoke>): Promise<void> {
    const { accountId } = account
    const grants = [...account.gifts, ...account.purchases.map(({ grantId }) => grantId)]
    const grantId = grants[action.pick % Math.max(grants.length, 1)] ?? null
    if (action.scope === 'whole') {
      if (grantId === null) return
      const taken = await revokeGrant(database.sql, { accountId, grantId, reason: 'a test' })
      expect(taken).toBe(oracle.revokeGrant(grantId))
      return
    }
    const of = action.scope === 'gifts' ? null : grantId
    const { credits } = action
    const { outcome } = await revokeCredits(database.sql, { accountId, grantId: of, credits, reason: 'a test' })
    expect(outcome).toBe(oracle.revoke(credits, of) ? 'revoked' : 'not_available')
  }

  it('keeps every invariant, never overdraws and matches the oracle', { timeout }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 50 }), async (steps) => {
        const account = await givenAccountWithoutCredits()
        const oracle = new CreditOracle(start)
        for (const action of steps) {
          // No two grants expire at the same moment, so that the order in which they are spent is certain.
          oracle.nowMs += minuteMs
          await database.setNow(new Date(oracle.nowMs).toISOString())
          await take(account, oracle, action)
          await database.setNow(new Date(oracle.nowMs).toISOString())
          const live = await database.sql`
            select remaining from credit_grants
            where account_id = ${account.accountId} and active and expires_at > now() order by expires_at`
          expect(live.map(({ remaining }) => remaining)).toEqual(oracle.burnOrder())
        }
        await expectSoundBooks(account)
      }),
      { numRuns: 60 },
    )
  })
})

describe('any bursts of purchases, gifts, calls, captures, voids, refunds and revocations, all at once', () => {
  type Action = ValueOf<typeof action>
  const action = fc.oneof(
    { arbitrary: call, weight: 6 },
    { arbitrary: settle, weight: 4 },
    { arbitrary: buy, weight: 2 },
    { arbitrary: refund, weight: 1 },
    { arbitrary: give, weight: 1 },
    { arbitrary: revoke, weight: 2 },
  )

  interface Books {
    bought: number
    captured: number
    refunded: number
    revoked: number
  }

  /** Webhook, callback and sweep report the same payment at once. */
  async function buyThrice(account: Account, credits: number): Promise<number> {
    const order = await givenOrder(database, account.accountId, { credits })
    const payment = { reference: newId(), amountMinor: order.amounts.totalMinor, currency: order.currency }
    const settlement = { orderId: order.id, provider: order.provider, payment }
    const reports = [1, 2, 3].map(() => settleOrder(database.kysely, settlement, supplier))
    const outcomes = (await Promise.all(reports)).map(({ outcome }) => outcome)
    expect(outcomes.sort()).toEqual(['already_paid', 'already_paid', 'paid'])
    account.purchases.push({ orderId: order.id, grantId: '' })
    return credits
  }

  async function take(account: Account, books: Books, one: Action): Promise<void> {
    if (one.kind === 'call') {
      const job = newJob(account.accountId, account.keyId, { costCredits: one.cost })
      const { outcome } = await account.reserve(job)
      if (outcome === 'reserved') account.held.push({ id: job.id, cost: one.cost })
    } else if (one.kind === 'buy') {
      const credits = await buyThrice(account, one.credits)
      books.bought += credits
    } else if (one.kind === 'refund') {
      const purchase = account.purchases[one.pick % Math.max(account.purchases.length, 1)]
      const decision = purchase ? await refundOrder(database.kysely, purchase.orderId, supplier) : null
      if (decision?.outcome === 'refunded') books.refunded += decision.refund.credits
    } else if (one.kind === 'give') {
      account.gifts.push(await givenGrant(database, account.accountId, { credits: one.credits }))
      books.bought += one.credits
    } else if (one.kind === 'revoke') {
      const credits = await revokeSome(account, one)
      books.revoked += credits
    } else {
      const job = takeOne(account.held, one.pick)
      if (!job) return
      const tries = await Promise.all([settleJob(job.id, one.kind), settleJob(job.id, one.kind)])
      expect(tries.filter(Boolean)).toHaveLength(1)
      if (one.kind === 'capture') books.captured += job.cost
    }
  }

  async function revokeSome({ accountId, gifts }: Account, one: ValueOf<typeof revoke>): Promise<number> {
    const { credits, scope } = one
    const grantId = gifts[one.pick % Math.max(gifts.length, 1)] ?? null
    if (scope === 'whole') {
      if (grantId === null) return 0
      return (await revokeGrant(database.sql, { accountId, grantId, reason: 'a test' })) ?? 0
    }
    const of = scope === 'gifts' ? null : grantId
    const { outcome } = await revokeCredits(database.sql, { accountId, grantId: of, credits, reason: 'a test' })
    return outcome === 'revoked' ? credits : 0
  }

  it('keeps every invariant and never overdraws: what was granted is spent, held, refunded, revoked or left', {
    timeout,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(action, { minLength: 4, maxLength: 12 }), { minLength: 2, maxLength: 5 }),
        async (bursts) => {
          const account = await givenAccountWithoutCredits()
          const books: Books = { bought: await buyThrice(account, 6), captured: 0, refunded: 0, revoked: 0 }
          for (const burst of bursts) await Promise.all(burst.map((one) => take(account, books, one)))
          const heldCredits = account.held.reduce((total, { cost }) => total + cost, 0)
          const left = books.bought - books.captured - books.refunded - books.revoked - heldCredits
          const state = await accountState(database, account.accountId)
          expect(state).toMatchObject({ held: account.held.length, remaining: left })
          await expectSoundBooks(account)
        },
      ),
      { numRuns: 25 },
    )
  })
})
