import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createWorkerMetrics } from '#shared/metrics/metrics.ts'
import { refundOrder } from '#shared/orders/refund-order.ts'
import { markRefundPaid } from '#shared/orders/refund-repository.ts'
import { ConfigError, parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import { startWorker } from '../../worker/compose.ts'
import { workerSettings } from '../../worker/config.ts'
import { measureRefunds } from '../../worker/jobs/sweeps/measure-ledger.ts'
import { givenSupplier } from '../helpers/billing.ts'
import { givenAccount, givenCustomer } from '../helpers/given.ts'
import { givenOrder, payOrder } from '../helpers/purchases.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withWorker: false })
})
afterAll(() => system.close())

/** A worker whose payment keys are set up in part, which openCheckout refuses wherever it reads them. */
function startWith(settings: Record<string, string>) {
  const environment = { ...system.environment, ...settings }
  return startWorker(parseConfig(workerSettings, environment), createLogger({ level: 'silent', process: 'test' }))
}

describe('a worker with SWEEPS=jobs', () => {
  const settings = { SWEEPS: 'jobs', API_KEY_PEPPER: '', STRIPE_SECRET_KEY: 'sk_of_another_process' }

  it('answers calls without the pepper, and never reads payment keys', async () => {
    const worker = await startWith(settings)
    const { key } = await givenCustomer(system.database)
    expect((await system.optimize(key, { prompt: 'a lighthouse in a storm' })).status).toBe(200)
    expect(await worker.metrics.registry.metrics()).not.toMatch(/^poa_ledger_drift_credits \d/m)
    await worker.close()
  })

  it.each([
    ['payment keys that contradict each other', { API_KEY_PEPPER: 'sixteen characters or more' }],
    ['no pepper', { STRIPE_SECRET_KEY: '' }],
  ])('is the only one that starts with %s', async (_what, change) => {
    const starting = startWith({ ...settings, ...change, SWEEPS: 'all' })
    await expect(starting).rejects.toThrow(ConfigError)
  })
})

describe('the oldest pending refund', () => {
  it('has its age measured until it is paid', async () => {
    const metrics = createWorkerMetrics()
    const measure = async (): Promise<string | undefined> => {
      await measureRefunds(system.database.sql, metrics)
      return (await metrics.registry.metrics()).match(/^poa_refund_oldest_pending_seconds (\S+)$/m)?.[1]
    }
    expect(await measure()).toBe('0')
    const order = await givenOrder(system.database, await givenAccount(system.database, { credits: 0 }))
    await payOrder(system.database, order, 'UTR 1')
    const refunded = await refundOrder(system.database.kysely, order.id, givenSupplier())
    if (refunded.outcome !== 'refunded') throw new Error(refunded.outcome)
    await system.database.sql`update refunds set created_at = now() - interval '25 hours'`
    expect(Number(await measure())).toBeCloseTo(25 * 3600, -2)
    await markRefundPaid(system.database.kysely, refunded.refund.id, 'NEFT 1')
    expect(await measure()).toBe('0')
  })
})
