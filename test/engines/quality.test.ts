import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { classifyJob, enqueueJob } from '#shared/jobs/job-queue.ts'
import { findJobOutcome, moveJob } from '#shared/jobs/job-repository.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { call } from '../helpers/call.ts'
import { readDocument, undocumented } from '../helpers/documented.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'
import { childrenOf, givenPicture, imageToPrompt } from '../helpers/vision.ts'

let system: TestSystem
beforeAll(async () => {
  system = await startSystem({ withModels: true })
})
afterAll(async () => system.close())

const prompt = 'write a blog post about remote work in 2026'
const noModel = 'No model is configured: the local engine wrote the result.'

async function weightsOf(of: TestSystem, accountId: string): Promise<string[]> {
  const rows = await of.database.sql`select weight from jobs where account_id = ${accountId}`
  return rows.map((row) => row.weight)
}

describe('quality', () => {
  it.each(['fast', 'auto', undefined])(
    '%s is answered by the local engine, without a warning about missing models',
    async (quality) => {
      const { key, accountId } = await givenCustomer(system.database)
      const answer = await system.optimize(key, { prompt, include_analysis: true, ...(quality ? { quality } : {}) })
      expect(answer.status).toBe(200)
      expect(answer.body.data.analysis.engine).toBe('local')
      expect(answer.body.data.analysis.warnings).not.toContain(noModel)
      expect(await weightsOf(system, accountId)).toEqual(['text'])
    },
  )

  it('best without a model is answered by the local engine, and a requested analysis says so', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const plain = await system.optimize(key, { prompt, quality: 'best' })
    const fast = await system.optimize(key, { prompt })
    expect(plain.body.data).toEqual(fast.body.data)
    const generated = await call(system, key, {
      method: 'POST',
      path: '/prompts/generate',
      body: { topic: 'sourdough bread', quality: 'best', include_analysis: true },
    })
    expect(generated.body.data.analysis).toMatchObject({ engine: 'local', warnings: expect.arrayContaining([noModel]) })
    expect((await weightsOf(system, accountId)).toSorted()).toEqual(['model', 'model', 'text'])
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 3, voided: 0, remaining: 2 })
  })

  it('best reads an uploaded image in the model queue, and starts one process for the first', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const former = await childrenOf(process.pid)
    const upload = { image_base64: (await givenPicture()).toString('base64'), mime_type: 'image/png' }
    const answer = await imageToPrompt(system, key, { ...upload, quality: 'best', include_analysis: true })
    expect(answer.status).toBe(200)
    expect(answer.body.data.analysis).toMatchObject({ engine: 'vision', warnings: expect.arrayContaining([noModel]) })
    expect(await weightsOf(system, accountId)).toEqual(['model'])
    expect((await childrenOf(process.pid)).filter((pid) => !former.includes(pid))).toHaveLength(1)
  })

  it('other than the three listed is refused', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { prompt, quality: 'slow' })
    expect([answer.status, answer.body.error.code]).toEqual([422, 'validation_error'])
    expect(answer.body.error.details).toEqual([{ field: 'quality', message: expect.stringContaining('best') }])
  })

  it('defaults to the operator’s setting', async () => {
    const own = await startSystem({ withModels: true, settings: { DEFAULT_QUALITY: 'best' } })
    try {
      const { key, accountId } = await givenCustomer(own.database)
      expect((await own.optimize(key, { prompt })).status).toBe(200)
      expect((await own.optimize(key, { prompt, quality: 'fast' })).status).toBe(200)
      expect((await weightsOf(own, accountId)).toSorted()).toEqual(['model', 'text'])
    } finally {
      await own.close()
    }
  })
})

describe('meta', () => {
  const unchanged = 'what is the capital of france'
  const certain = 'write a haiku about autumn rain'
  const vague = 'please do the usual with all of it then'

  it.each<[string, object, object]>([
    ['a result', { prompt: certain }, { changed: true, quality: 'fast', engine: 'local', fallback: false }],
    ['a draft word for word', { prompt: unchanged }, { changed: false, quality: 'fast' }],
    ['white space alone', { prompt: ` ${unchanged.replace(' ', '   ')} ` }, { changed: false, quality: 'fast' }],
    ['best without a model', { prompt: certain, quality: 'best' }, { changed: true, quality: 'best', fallback: true }],
    ['auto, certain', { prompt: certain, quality: 'auto' }, { quality: 'auto', engine: 'local', fallback: false }],
    ['auto, wanting a model', { prompt: vague, quality: 'auto' }, { changed: false, quality: 'auto', fallback: true }],
  ])('says how it was made: %s', async (_what, body, meta) => {
    const { key, accountId } = await givenCustomer(system.database)
    const answer = await system.optimize(key, { target_model: 'chatgpt', ...body })
    expect(answer.body.meta).toMatchObject(meta)
    expect(answer.body.data).not.toHaveProperty('meta')
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1 })
  })

  it('is the same in a replay, and in the job', async () => {
    const { key } = await givenCustomer(system.database)
    const body = { prompt: unchanged, target_model: 'chatgpt', quality: 'best' }
    const first = await system.optimize(key, body, { 'idempotency-key': 'k' })
    const again = await system.optimize(key, body, { 'idempotency-key': 'k' })
    const job = await call(system, key, { path: `/jobs/${first.headers['x-request-id']}` })
    const meta = { changed: false, quality: 'best', engine: 'local', fallback: true }
    expect([first.body.meta, again.body.meta, job.body.meta]).toEqual([meta, meta, meta])
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect(job.body.data).not.toHaveProperty('meta')
  })

  it('is left out for a result stored by an earlier version, and nothing else is', async () => {
    const { key, accountId } = await givenCustomer(system.database)
    const body = { prompt: unchanged, target_model: 'chatgpt' }
    const first = await system.optimize(key, body, { 'idempotency-key': 'k' })
    await system.database.sql`update jobs set result = result - 'meta' where account_id = ${accountId}`
    const again = await system.optimize(key, body, { 'idempotency-key': 'k' })
    const job = await call(system, key, { path: `/jobs/${first.headers['x-request-id']}` })
    const { meta: _now, ...former } = first.body
    expect([again.status, again.body]).toEqual([200, former])
    expect(job.body).toEqual({ ...former, job: job.body.job })
    const { paths } = await readDocument(system)
    expect(undocumented(paths['/api/v1/jobs/{job_id}'].get, job)).toEqual([])
  })

  it('reports topics and pictures as changed', async () => {
    const { key } = await givenCustomer(system.database)
    const generated = await call(system, key, {
      method: 'POST',
      path: '/prompts/generate',
      body: { topic: 'sourdough bread' },
    })
    const upload = { image_base64: (await givenPicture()).toString('base64'), mime_type: 'image/png' }
    const pictured = await imageToPrompt(system, key, { ...upload, quality: 'best' })
    expect(generated.body.meta).toEqual({ changed: true, quality: 'fast', engine: 'local', fallback: false })
    expect(pictured.body.meta).toEqual({ changed: true, quality: 'best', engine: 'local', fallback: true })
  })
})

describe('a job moved to the model queue', () => {
  async function reserved(): Promise<{ id: string; accountId: string }> {
    const { accountId, keyId } = await givenCustomer(system.database, { credits: 3 })
    const options = { targetId: 'universal', negativePrompt: false, includeAnalysis: false, quality: 'auto' } as const
    const request = { endpoint: 'optimize', prompt, ...options } as const
    const job = newJob(accountId, keyId, { tier: 'priority', jobClass: classifyJob('optimize', 'auto'), request })
    expect(await reserveJob(system.database.sql, job)).toMatchObject({ outcome: 'reserved' })
    return { id: job.id, accountId }
  }
  const attemptOf = async (id: string) =>
    (await system.database.sql`select attempt from jobs where id = ${id}`)[0]?.attempt

  /** The class in the row. A job delivered by the queue of another class is moved before it runs. */
  const classOf = async (id: string) => (await system.database.sql`select weight from jobs where id = ${id}`)[0]?.weight

  it('is queued there by the sweep if its entry was lost, and charged once', async () => {
    const { id, accountId } = await reserved()
    await system.database.sql`update jobs set attempt = 1 where id = ${id}`
    expect(await moveJob(system.database.sql, id, 'llm')).toEqual({ tier: 'priority', queuePriority: 0 })
    expect(await attemptOf(id)).toBe(0)
    await eventually(async () => (await findJobOutcome(system.database.sql, id))?.status === 'succeeded')
    expect(await attemptOf(id)).toBe(1)
    expect(await classOf(id)).toBe('model')
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 2 })
    await expectSoundLedger(system.database)
  })

  it('is run once, as a model job, even if its first queue delivers it', async () => {
    const { id, accountId } = await reserved()
    await system.database.sql`update jobs set weight = 'model' where id = ${id}`
    await enqueueJob(system.api.runner.queues.text.priority, { jobId: id, replyNode: 'test' }, 0)
    await eventually(async () => (await findJobOutcome(system.database.sql, id))?.status === 'succeeded')
    expect(await classOf(id)).toBe('model')
    expect(await attemptOf(id)).toBe(1)
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 2 })
  })

  it('cannot be moved once it is no longer held', async () => {
    const { id } = await reserved()
    await enqueueJob(system.api.runner.queues.text.priority, { jobId: id, replyNode: 'test' }, 0)
    await eventually(async () => (await findJobOutcome(system.database.sql, id))?.status === 'succeeded')
    expect(await moveJob(system.database.sql, id, 'llm')).toBeNull()
  })
})
