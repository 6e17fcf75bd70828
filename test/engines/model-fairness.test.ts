import { Redis } from 'ioredis'
import { afterAll, afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { countOf, standInSettings } from '../helpers/stand-ins/model-providers.ts'
import { type ModelStandIn, startModelStandIn } from '../helpers/stand-ins/model-stand-in.ts'
import { readDraft, rewriteWell } from '../helpers/stand-ins/written-replies.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let standIn: ModelStandIn
let system: TestSystem
let gate: PromiseWithResolvers<void>
const redis = new Redis(inject('redisUrl'))
afterAll(() => redis.disconnect())
/** Answers drafts that begin with "slow" when the gate opens, and all others at once. */
beforeEach(async () => {
  gate = Promise.withResolvers<void>()
  standIn = await startModelStandIn(async (asked) => {
    if (readDraft(asked).startsWith('slow')) await gate.promise
    return { text: rewriteWell(asked) }
  })
})
afterEach(async () => {
  gate.resolve()
  await system.close()
  await standIn.close()
})

async function start(settings: Record<string, string>): Promise<void> {
  system = await startSystem({
    withModels: true,
    settings: { ...standInSettings(standIn.url, 'openai,local'), ...settings },
  })
}

const slots = { CONCURRENCY_LLM_STANDARD: '8', CONCURRENCY_LLM_PRIORITY: '8' }

async function best(key: string, prompt: string, headers?: Record<string, string>) {
  const { status, body } = await system.optimize(key, { prompt, quality: 'best', include_analysis: true }, headers)
  return { status, engine: body.data?.analysis?.engine, warnings: body.data?.analysis?.warnings }
}

describe('the model slots', () => {
  it('are shared: all calls of one account reach the model beside eight slow calls of another', async () => {
    await start({ ...slots, MODEL_DEADLINE_MS: '60000', MODEL_ATTEMPT_DEADLINE_MS: '60000', SYNC_WAIT_MS: '60000' })
    const [busy, neighbour] = [await givenCustomer(system.database), await givenCustomer(system.database)]
    const slow = Array.from({ length: 8 }, (_, at) => best(busy.key, `slow: write letter ${at + 2} to my landlord`))
    // Half of the slots; the other calls wait in the worker.
    await eventually(() => standIn.calls.length === 4)
    await eventually(async () => (await system.api.runner.queues.llm.priority.getActiveCount()) === 8)
    for (let at = 0; at < 10; at += 1) {
      expect(await best(neighbour.key, `write a letter to neighbour ${at + 2}`)).toMatchObject({ engine: 'openai' })
    }
    expect(standIn.calls).toHaveLength(14)
    gate.resolve()
    expect(new Set((await Promise.all(slow)).map(({ engine }) => engine))).toEqual(new Set(['openai']))
    await expectSoundLedger(system.database)
  })

  it('lead to the local result, within the caller’s wait, if none is free in time', async () => {
    await start({ CONCURRENCY_LLM_PRIORITY: '1', MODEL_DEADLINE_MS: '60000', SYNC_WAIT_MS: '4000' })
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const calls = [2, 3].map((count) => best(key, `slow: write ${count} letters to my landlord`))
    const answers = await Promise.all(calls)
    expect(answers.map(({ status, engine }) => [status, engine])).toEqual([
      [200, 'local'],
      [200, 'local'],
    ])
    expect(standIn.calls).toHaveLength(1)
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 2, remaining: 3 })
    const { slotWait } = system.worker?.metrics.providers ?? {}
    if (!slotWait) throw new Error('no worker')
    expect(await countOf(slotWait, { outcome: 'timed_out' })).toBeGreaterThan(0)
  })

  it('are not taken by background jobs, which have their own queue and slots', async () => {
    await start({ ...slots, MODEL_DEADLINE_MS: '60000', MODEL_ATTEMPT_DEADLINE_MS: '60000' })
    const { key, accountId } = await givenCustomer(system.database)
    const { priority, 'priority-background': background } = system.api.runner.queues.llm
    const sent = Array.from({ length: 20 }, (_, at) =>
      best(key, `slow: write letter ${at + 2}`, { prefer: 'respond-async' }),
    )
    expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([202]))
    await eventually(() => standIn.calls.length === 4)
    expect(await background.getActiveCount()).toBe(4)
    expect(await priority.getJobCountByTypes('waiting', 'active')).toBe(0)
    expect(await best(key, 'write a letter to my neighbour')).toMatchObject({ engine: 'openai' })
    gate.resolve()
    await eventually(async () => (await accountState(system.database, accountId)).captured === 21)
  })
})

describe('the budgets', () => {
  /** gpt-5.4-mini costs 165 micro-dollars for 100 input and 20 output tokens; a call holds about 26,000. */
  const oneCall = '30000'
  const refusals = (budget: string) =>
    countOf(system.worker?.metrics.providers.budgetRefusals ?? never(), { provider: 'openai', budget })
  const never = (): never => {
    throw new Error('no worker')
  }
  const spendOf = async (what: string) => {
    const day = new Date().toISOString().slice(0, 10)
    return Number(await redis.get(`${system.redisPrefix}:model-spend:${day}:${what}`))
  }

  it.each([
    ['account', 'MODEL_BUDGET_ACCOUNT_MICRODOLLARS_PER_DAY', true],
    ['api_key', 'MODEL_BUDGET_API_KEY_MICRODOLLARS_PER_DAY', true],
    ['total', 'MODEL_BUDGET_TOTAL_MICRODOLLARS_PER_DAY', false],
  ])('%s: over budget, the local engine answers and says so; actual costs count', async (name, setting, isOwn) => {
    await start({ [setting]: oneCall })
    const [first, other] = [await givenCustomer(system.database), await givenCustomer(system.database)]
    expect(await best(first.key, 'write a letter to my neighbour')).toMatchObject({ engine: 'openai' })
    await eventually(async () => (await spendOf('total')) === 165)
    // Held estimates count: of two concurrent calls, only one fits.
    const slow = best(first.key, 'slow: write a letter to my landlord')
    await eventually(() => standIn.calls.length === 2)
    const refused = await best(first.key, 'write a letter to my sister')
    expect(refused).toMatchObject({ status: 200, engine: 'local' })
    expect(refused.warnings[0]).toContain('budget')
    expect(await refusals(name)).toBe(1)
    const besides = await best(other.key, 'write a letter to my brother')
    expect(besides.engine).toBe(isOwn ? 'openai' : 'local')
    gate.resolve()
    expect((await slow).engine).toBe('openai')
    await eventually(async () => (await spendOf('total')) === 165 * (isOwn ? 3 : 2))
    await system.worker?.measure()
    const { spendToday } = system.worker?.metrics.providers ?? never()
    expect(await countOf(spendToday, {})).toBe(165 * (isOwn ? 3 : 2))
    const keys = await redis.keys(`${system.redisPrefix}:model-spend:*`)
    for (const key of keys) expect(await redis.ttl(key)).toBeGreaterThan(86_400)
  })

  it('count the estimated cost of a call that timed out, marked as estimated', async () => {
    await start({ MODEL_ATTEMPT_DEADLINE_MS: '100', MODEL_BUDGET_ACCOUNT_MICRODOLLARS_PER_DAY: '1000000' })
    const { key, accountId } = await givenCustomer(system.database)
    expect(await best(key, 'slow: write a letter to my landlord')).toMatchObject({ engine: 'local' })
    const spent = await spendOf(`account:${accountId}`)
    expect(spent).toBeGreaterThan(165)
    const { cost, tokens } = system.worker?.metrics.providers ?? never()
    expect(Math.ceil(await countOf(cost, { basis: 'estimated' }))).toBe(spent)
    expect(await countOf(tokens, { basis: 'counted' })).toBe(0)
  })

  it('do not apply to a model without a price', async () => {
    await start({ OPENAI_MODEL: 'a-model-of-ours', MODEL_BUDGET_TOTAL_MICRODOLLARS_PER_DAY: '1' })
    const { key } = await givenCustomer(system.database)
    expect(await best(key, 'write a letter to my neighbour')).toMatchObject({ engine: 'openai' })
  })
})
