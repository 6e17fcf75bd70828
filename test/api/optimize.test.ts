import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem()
})
afterAll(async () => system.close())

const draft = 'write a blog post about remote work in 2026 for "Acme" managers'

describe('optimize', () => {
  it.each(targetIds)('answers for %s in the shape of the contract and charges one credit', async (target) => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const answer = await system.optimize(key, { prompt: draft, target_model: target })
    expect(answer.status).toBe(200)
    expect(Object.keys(answer.body)).toEqual(['success', 'data', 'usage', 'meta'])
    const { data, usage } = answer.body
    expect(Object.keys(data).sort()).toEqual([
      'character_count',
      'optimization_score',
      'optimized_prompt',
      'original_prompt',
      'target_model',
    ])
    expect(data).toMatchObject({ original_prompt: draft, target_model: target })
    for (const fact of ['2026', 'Acme', 'remote work']) expect(data.optimized_prompt).toContain(fact)
    expect(data.character_count).toBe([...data.optimized_prompt].length)
    expect(data.optimization_score).toBeGreaterThan(0)
    expect(data.optimization_score).toBeLessThanOrEqual(100)
    expect(usage).toMatchObject({ credits_deducted: 1, credits_remaining: 4 })
    expect(usage.latency_ms).toBeGreaterThan(0)
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 4 })
  })

  it('writes for any model when no target is named', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt: draft })
    expect(answer.body.data.target_model).toBe('universal')
  })

  it('returns exclusion terms when they were asked for, and only then', async () => {
    const { key } = await givenCustomer(system.database)
    const prompt = 'a cat sitting by a window'
    const asked = await system.optimize(key, { prompt, target_model: 'midjourney', negative_prompt: true })
    expect(asked.body.data.negative_prompt).toEqual(expect.stringMatching(/\w/))
    expect(asked.body.data.optimized_prompt).toContain('--no ')
    const unasked = await system.optimize(key, { prompt, target_model: 'midjourney', negative_prompt: false })
    expect(unasked.body.data).not.toHaveProperty('negative_prompt')
    expect(unasked.body.data.optimized_prompt).not.toContain('--no ')
  })

  it('explains itself when asked', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt: draft, target_model: 'claude', include_analysis: true })
    const { analysis, optimization_score } = answer.body.data
    expect(analysis).toMatchObject({ engine: 'local', modality: 'chat', language: 'en' })
    expect(analysis.score_before).toBeLessThan(optimization_score)
    expect(analysis.retained.kept).toBe(analysis.retained.total)
    expect(analysis.retained.total).toBeGreaterThan(0)
  })

  it('answers the same request in the same words', async () => {
    const { key } = await givenCustomer(system.database)
    const body = { prompt: 'logo for a bakery called Crumb & Co', target_model: 'flux', negative_prompt: true }
    const answers = await Promise.all([1, 2, 3].map(() => system.optimize(key, body)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body.data))).size).toBe(1)
  })

  it('accepts 4,000 code points, even if they are more UTF-16 units', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt: `${'🙂'.repeat(3990)} draw this` })
    expect(answer.status).toBe(200)
  })

  it('gives a customer of the priority tier the same answer through the other queue', async () => {
    const sandbox = await givenCustomer(system.database, { plan: 'sandbox', credits: 3 })
    const pro = await givenCustomer(system.database, { plan: 'pro', credits: 3 })
    const [standard, priority] = await Promise.all([
      system.optimize(sandbox.key, { prompt: draft }),
      system.optimize(pro.key, { prompt: draft }),
    ])
    expect(priority.body.data).toEqual(standard.body.data)
    const tiers = await system.database
      .sql`select distinct tier from jobs where account_id in ${system.database.sql([sandbox.accountId, pro.accountId])} order by 1`
    expect(tiers.map((row) => row.tier)).toEqual(['priority', 'standard'])
  })

  it('the request id of the answer is the id of the job', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt: draft })
    const [job] = await system.database.sql`select id from jobs where account_id = ${accountId}`
    expect(answer.headers['x-request-id']).toBe(job?.id)
    await expectSoundLedger(system.database)
  })

  it('neither key nor prompt text is in the queue', async () => {
    const { key } = await givenCustomer(system.database)
    const prompt = 'xylophone quokka manuscript'
    const queue = system.api.runner.queues.text.priority
    // A completed entry is removed at once.
    await queue.pause()
    const answered = system.optimize(key, { prompt })
    const [job] = await eventually(async () => {
      const jobs = await queue.getJobs()
      return jobs.length > 0 && jobs
    })
    expect(Object.keys(job?.data ?? {}).sort()).toEqual(['jobId', 'replyNode'])
    expect(JSON.stringify(job)).not.toMatch(/xylophone|poa_live_/)
    await queue.resume()
    expect((await answered).status).toBe(200)
  })
})
