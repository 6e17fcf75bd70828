import { Redis } from 'ioredis'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { enqueueJob } from '#shared/jobs/job-queue.ts'
import { findJobOutcome } from '#shared/jobs/job-repository.ts'
import { reserveJob } from '#shared/jobs/reserve-jobs.ts'
import { parseConfig } from '#shared/platform/config.ts'
import { createLogger } from '#shared/platform/logger.ts'
import type { ImageToPromptRequest } from '#shared/prompts/prompt-request.ts'
import { startWorker } from '../../worker/compose.ts'
import { workerSettings } from '../../worker/config.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, newJob, textsOnly } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture, imageToPrompt, type PictureHost, startPictureHost } from '../helpers/vision.ts'

let redis: Redis
let png: Buffer
let upload: object
let host: PictureHost
/** Has an image worker; for tests without special settings or queues. */
let system: TestSystem
beforeAll(async () => {
  redis = new Redis(inject('redisUrl'))
  png = await givenPicture()
  upload = { image_base64: png.toString('base64'), mime_type: 'image/png' }
  host = await startPictureHost({ '/picture.png': { body: png }, '/slow': 'silent' })
  // A load may take 1.8 seconds of the engine's four: enough for a decoder process that has just started.
  const deadlines = { ENGINE_DEADLINE_MS: '4000', IMAGE_DEADLINE_MS: '9000', SYNC_WAIT_MS: '20000' }
  const settings = { ...deadlines, IMAGE_URL_ALLOW: host.host }
  system = await startSystem({ withImages: true, settings })
})
afterAll(async () => {
  await system.close()
  redis.disconnect()
  await host.close()
})

const imageKeys = (of: TestSystem): Promise<string[]> => redis.keys(`${of.redisPrefix}:image:*`)
const silent = createLogger({ level: 'silent', process: 'test' })

/** A system whose workers are started by the test. */
async function withoutWorker(
  settings: Record<string, string>,
  work: (system: TestSystem, addWorker: (more?: Record<string, string>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const system = await startSystem({
    withWorker: false,
    withImages: true,
    settings: { IMAGE_URL_ALLOW: host.host, ...settings },
  })
  const workers: Awaited<ReturnType<typeof startWorker>>[] = []
  try {
    await work(system, async (more = {}) => {
      workers.push(await startWorker(parseConfig(workerSettings, { ...system.environment, ...more }), silent))
    })
  } finally {
    await Promise.all(workers.map((worker) => worker.close()))
    await system.close()
  }
}

/** Pauses the image queue of this tier until the test resumes it, which saves starting another worker. */
async function withPausedQueue(tier: 'standard' | 'priority', work: (resume: () => Promise<void>) => Promise<void>) {
  const queue = system.api.runner.vision.queues.image[tier]
  await queue.pause()
  try {
    await work(() => queue.resume())
  } finally {
    await queue.resume()
  }
}

async function storeImage(system: TestSystem, job: { id: string; accountId: string }): Promise<void> {
  const { images, spaceLimits } = system.api.runner.vision
  const space = { jobId: job.id, accountId: job.accountId, imageBytes: png.length, lifetimeMs: 60_000 }
  expect(await images.takeSpace(space, spaceLimits)).toBe('taken')
  await images.put(job.id, png, 60_000)
}

/** Waits until the only job of the account has been queued, and returns its id. */
async function jobInLine(system: TestSystem, accountId: string, tier: 'standard' | 'priority'): Promise<string> {
  return eventually(async () => {
    const [row] = await system.database.sql`select id from jobs where account_id = ${accountId}`
    return row && (await system.api.runner.vision.queues.image[tier].getJob(row.id)) ? (row.id as string) : null
  })
}

const uploadRequest: ImageToPromptRequest = {
  endpoint: 'image-to-prompt',
  imageUrl: null,
  mimeType: null,
  subject: null,
  targetId: 'universal',
  negativePrompt: false,
  includeAnalysis: false,
}

describe('uploaded bytes', () => {
  it('are only in Redis, under the job’s id, while the job waits, and expire soon after it', () =>
    withPausedQueue('priority', async (resume) => {
      const { key, accountId } = await givenCustomer(system.database, { plan: 'pro' })
      const answering = imageToPrompt(system, key, upload)
      const id = await jobInLine(system, accountId, 'priority')
      const name = `${system.redisPrefix}:image:${id}`
      const [size, ...pieces] = await redis.lrangeBuffer(name, 0, -1)
      expect([Number(size), Buffer.concat(pieces).equals(png)]).toEqual([png.length, true])
      const [remainingMs] = [await redis.pttl(name)]
      expect(remainingMs).toBeGreaterThan(25_000)
      expect(remainingMs).toBeLessThanOrEqual(35_000)
      const [row] = await system.database.sql`select row_to_json(jobs)::text as text from jobs where id = ${id}`
      expect(row?.text).not.toContain(png.toString('base64').slice(0, 40))
      const delivery = await system.api.runner.vision.queues.image.priority.getJob(id)
      expect(Object.keys(delivery?.data ?? {}).sort()).toEqual(['jobId', 'replyNode'])
      await resume()
      expect((await answering).status).toBe(200)
      await eventually(async () => (await imageKeys(system)).length === 0)
    }))

  it('are gone after a success, a refusal and a download that times out', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 9 })
    expect((await imageToPrompt(system, key, upload)).status).toBe(200)
    expect((await imageToPrompt(system, key, { ...upload, mime_type: 'image/gif' })).status).toBe(422)
    expect((await imageToPrompt(system, key, { image_url: `${host.url}/slow` })).status).toBe(422)
    await eventually(async () => (await imageKeys(system)).length === 0)
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 1, voided: 2, remaining: 8 })
  })

  it('are gone when the wait ends, and a late worker finds nothing to do', () =>
    withoutWorker({ SYNC_WAIT_MS: '300' }, async (system, addWorker) => {
      const { key, accountId } = await givenCustomer(system.database, { plan: 'sandbox', credits: 2 })
      const answer = await imageToPrompt(system, key, upload)
      expect([answer.status, answer.body.error.code]).toEqual([504, 'job_timeout'])
      await eventually(async () => (await imageKeys(system)).length === 0)
      await addWorker()
      const queue = system.api.runner.vision.queues.image.standard
      await eventually(async () => (await queue.getJobCountByTypes('waiting', 'active')) === 0)
      expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 2 })
    }))

  it('lost by Redis void the job, with a message that says so', () =>
    withPausedQueue('standard', async (resume) => {
      const { key, accountId } = await givenCustomer(system.database, { plan: 'sandbox', credits: 2 })
      const answering = imageToPrompt(system, key, upload)
      const id = await jobInLine(system, accountId, 'standard')
      await redis.del(`${system.redisPrefix}:image:${id}`)
      await resume()
      const answer = await answering
      expect([answer.status, answer.body.error.code]).toEqual([503, 'service_unavailable'])
      expect(answer.body.error.message).toMatch(/uploaded image was lost .* nothing was charged/)
      expect(answer.headers['retry-after']).toBe('2')
      expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 2 })
      await expectSoundLedger(system.database)
    }))

  it('are not stored for a call that cannot pay', async () => {
    const system = await startSystem({ withWorker: false })
    const { key } = await givenCustomer(system.database, { credits: 0 })
    expect((await imageToPrompt(system, key, upload)).status).toBe(402)
    expect(await imageKeys(system)).toEqual([])
    await system.close()
  })
})

describe('an image job', () => {
  it('that was begun elsewhere is run again, and charged once however often it is delivered', () =>
    withoutWorker({ SYNC_WAIT_MS: '20000' }, async (system, addWorker) => {
      const { key, accountId } = await givenCustomer(system.database, { plan: 'sandbox', credits: 3 })
      const answering = imageToPrompt(system, key, upload)
      const id = await jobInLine(system, accountId, 'standard')
      await system.database.sql`update jobs set status = 'running', attempt = 1 where id = ${id}`
      await addWorker()
      await addWorker()
      expect((await answering).status).toBe(200)
      const queue = system.api.runner.vision.queues.image.standard
      for (let delivery = 0; delivery < 2; delivery += 1) {
        await eventually(async () => (await queue.getJob(id)) === undefined)
        await enqueueJob(queue, { jobId: id, replyNode: 'nobody' }, 0)
      }
      await eventually(async () => (await queue.getJob(id)) === undefined)
      const [row] = await system.database.sql`select attempt from jobs where id = ${id}`
      expect(row?.attempt).toBe(2)
      expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 1, voided: 0, remaining: 2 })
      await expectSoundLedger(system.database)
    }))

  it('that has used up its attempts is voided and its bytes are removed', () =>
    withPausedQueue('standard', async (resume) => {
      const { key, accountId } = await givenCustomer(system.database, { plan: 'sandbox', credits: 3 })
      const answering = imageToPrompt(system, key, upload)
      const id = await jobInLine(system, accountId, 'standard')
      await system.database.sql`update jobs set attempt = 5 where id = ${id}`
      await resume()
      expect((await answering).status).toBe(502)
      await eventually(async () => (await imageKeys(system)).length === 0)
      expect(await accountState(system.database, accountId)).toMatchObject({ voided: 1, remaining: 3 })
    }))

  it('that never reached its queue is put there by the sweep, by its class and tier', () =>
    withPausedQueue('standard', async () => {
      const { accountId, keyId } = await givenCustomer(system.database, { plan: 'pro', credits: 3 })
      const job = newJob(accountId, keyId, {
        endpoint: 'image-to-prompt',
        tier: 'priority',
        request: uploadRequest,
      })
      await storeImage(system, job)
      await reserveJob(system.database.sql, job)
      await eventually(async () => (await accountState(system.database, accountId)).captured === 1)
      await eventually(async () => (await imageKeys(system)).length === 0)
    }))

  it('whose time is over is voided by the sweep, and its bytes are removed', async () => {
    const system = await startSystem()
    const { accountId, keyId } = await givenCustomer(system.database, { credits: 3 })
    const overrides = { endpoint: 'image-to-prompt', tier: 'priority', lifetimeMs: 1 } as const
    const job = newJob(accountId, keyId, { ...overrides, request: uploadRequest })
    await storeImage(system, job)
    await reserveJob(system.database.sql, job)
    await eventually(async () => (await accountState(system.database, accountId)).voided === 1)
    await eventually(async () => (await imageKeys(system)).length === 0)
    await system.close()
  })

  it('waits for a worker that takes images, while text jobs continue', () =>
    withoutWorker({ SYNC_WAIT_MS: '20000' }, async (system, addWorker) => {
      await addWorker(textsOnly)
      const { key, accountId } = await givenCustomer(system.database)
      const answering = imageToPrompt(system, key, upload)
      await jobInLine(system, accountId, 'priority')
      expect((await system.optimize(key, { prompt: 'a cat' })).status).toBe(200)
      expect(await accountState(system.database, accountId)).toMatchObject({ held: 1, captured: 1 })
      await addWorker()
      expect((await answering).status).toBe(200)
    }))

  it('whose host is slow does not hold up the next', async () => {
    const { key } = await givenCustomer(system.database)
    let isSlowAnswered = false
    const slow = imageToPrompt(system, key, { image_url: `${host.url}/slow` }).finally(() => {
      isSlowAnswered = true
    })
    expect((await imageToPrompt(system, key, upload)).status).toBe(200)
    expect((await imageToPrompt(system, key, { image_url: `${host.url}/picture.png` })).status).toBe(200)
    expect(isSlowAnswered).toBe(false)
    expect((await slow).body.error.message).toMatch(/not downloaded in time/)
  })

  it('keeps the message of its refusal for a caller whose reply was lost', async () => {
    const { key } = await givenCustomer(system.database)
    const answer = await imageToPrompt(system, key, { ...upload, mime_type: 'image/gif' })
    expect(await findJobOutcome(system.database.sql, String(answer.headers['x-request-id']))).toEqual({
      status: 'failed',
      errorCode: 'image_unprocessable',
      errorMessage: answer.body.error.message,
    })
  })

  it('is measured by its queue and engine', async () => {
    const readCounts = async () => {
      const text = (await system.worker?.metrics.registry.metrics()) ?? ''
      const countOf = (series: string) => Number(text.split(`${series} `)[1]?.split('\n', 1)[0])
      return {
        images: countOf('poa_queue_wait_seconds_count{queue="image-priority"}'),
        engine: countOf('poa_engine_duration_seconds_count{engine="vision",quality="fast"}'),
        texts: countOf('poa_queue_wait_seconds_count{queue="text-priority"}'),
      }
    }
    const before = await readCounts()
    const { key } = await givenCustomer(system.database, { plan: 'pro' })
    expect((await imageToPrompt(system, key, upload)).status).toBe(200)
    const { images, engine, texts } = await readCounts()
    expect([images - before.images, engine - before.engine, texts - before.texts]).toEqual([1, 1, 0])
  })
})
