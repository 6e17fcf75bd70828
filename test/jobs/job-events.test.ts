import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findProgress, positionMax } from '#shared/jobs/job-repository.ts'
import { tryReserveJobs } from '#shared/jobs/reserve-jobs.ts'
import { captureJobs } from '#shared/jobs/settle-job.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, newJob } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

let system: TestSystem
/** Has no worker: its jobs stay queued. */
let idle: TestSystem
let address: string
beforeAll(async () => {
  system = await startSystem()
  idle = await startSystem({ withWorker: false })
  await idle.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(idle.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await system.close()
  // The client's pool reopens connections without a request, and the server would wait for these.
  idle.app.server.closeAllConnections()
  await idle.close()
})

const later = { prefer: 'respond-async' }

interface Heard {
  id: string | undefined
  event: string | undefined
  data: Record<string, unknown>
}

function parse(text: string): Heard[] {
  const field = (block: string, name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1]
  return text
    .split('\n\n')
    .filter((block) => block.includes('data: '))
    .map((block) => ({
      id: field(block, 'id'),
      event: field(block, 'event'),
      data: JSON.parse(field(block, 'data') ?? '{}'),
    }))
}

async function givenQueuedJob(key: string): Promise<string> {
  const { body } = await idle.optimize(key, { prompt: 'a cat' }, later)
  return body.data.job_id
}

/** Follows the job over a connection of its own; `heard()` is what came so far. */
async function follow(key: string, jobId: string, lastEventId?: string) {
  const abort = new AbortController()
  const response = await fetch(`${address}/api/v1/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${key}`, ...(lastEventId ? { 'last-event-id': lastEventId } : {}) },
    signal: abort.signal,
  })
  let text = ''
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString()
    return parse(text)
  })()
  reading.catch(() => {})
  return { response, heard: () => parse(text), ended: reading, abort: () => abort.abort() }
}

const start = (id: string) => idle.database.sql`update jobs set status = 'running', attempt = 1 where id = ${id}`
const finish = (id: string) => captureJobs(idle.database.sql, [{ jobId: id, result: {}, latencyMs: 1 }])

describe('the events of a job', () => {
  it('end with done for a job that was run', async () => {
    const { key } = await givenCustomer(system.database)
    const { body } = await system.optimize(key, { prompt: 'a cat' }, later)
    const path = `/jobs/${body.data.job_id}/events`
    const answer = await call(system, key, { path })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/event-stream'])
    const heard = parse(answer.text)
    expect(heard.at(-1)).toMatchObject({
      id: 'done',
      event: 'done',
      data: { job_id: body.data.job_id, status: 'succeeded', status_url: body.data.status_url },
    })
    const again = await call(system, key, { path, headers: { 'last-event-id': 'done' } })
    expect([again.status, again.text]).toEqual([204, ''])
  })

  it('are queued for each position, then running, then done', async () => {
    const { key } = await givenCustomer(idle.database)
    const [first, second] = [await givenQueuedJob(key), await givenQueuedJob(key)]
    const stream = await follow(key, second)
    const queued = await eventually(() => stream.heard()[0])
    expect(queued).toMatchObject({ event: 'queued', data: { job_id: second, status: 'queued' } })
    const position = Number(queued.data.position)
    await start(first)
    await eventually(() => stream.heard().some(({ data }) => data.position === position - 1))
    await start(second)
    await eventually(() => stream.heard().some(({ event }) => event === 'running'))
    await finish(second)
    const heard = await stream.ended
    expect(heard.map(({ event }) => event)).toEqual(['queued', 'queued', 'running', 'done'])
    expect(new Set(heard.map(({ id }) => id)).size).toBe(4)
    await finish(first)
  })

  it('resume where a cut stream ended', async () => {
    const { key } = await givenCustomer(idle.database)
    const id = await givenQueuedJob(key)
    await start(id)
    const cut = await follow(key, id)
    const running = await eventually(() => cut.heard()[0])
    cut.abort()
    const resumed = await follow(key, id, running.id)
    await finish(id)
    expect((await resumed.ended).map(({ event }) => event)).toEqual(['done'])
  })

  it('are sent to 20 followers per account and no more, and one that leaves frees its slot', async () => {
    const { key } = await givenCustomer(idle.database)
    const neighbour = await givenCustomer(idle.database)
    const id = await givenQueuedJob(key)
    const streams = await Promise.all(Array.from({ length: 20 }, () => follow(key, id)))
    expect(streams.map(({ response }) => response.status)).toEqual(Array(20).fill(200))
    const refused = await follow(key, id)
    expect(refused.response.status).toBe(409)
    const other = await follow(neighbour.key, await givenQueuedJob(neighbour.key))
    expect(other.response.status).toBe(200)
    streams[0]?.abort()
    const next = await eventually(async () => {
      const stream = await follow(key, id)
      return stream.response.status === 200 && stream
    })
    await start(id)
    await finish(id)
    const heard = await Promise.all([...streams.slice(1), next].map(({ ended }) => ended))
    expect(heard.map((events) => events.at(-1)?.event)).toEqual(Array(20).fill('done'))
    other.abort()
  })

  it('of another account are answered 404', async () => {
    const { key } = await givenCustomer(idle.database)
    const stranger = await givenCustomer(idle.database)
    const { response } = await follow(stranger.key, await givenQueuedJob(key))
    expect(response.status).toBe(404)
  })

  it('do not delay the shutdown of the process', async () => {
    const closing = await startSystem({ withWorker: false })
    await closing.app.listen({ host: '127.0.0.1', port: 0 })
    const { key } = await givenCustomer(closing.database)
    const { body } = await closing.optimize(key, { prompt: 'a cat' }, later)
    const { port } = closing.app.server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/jobs/${body.data.job_id}/events`, {
      headers: { authorization: `Bearer ${key}` },
    })
    const reading = response.text()
    const startMs = performance.now()
    await closing.close()
    expect(performance.now() - startMs).toBeLessThan(10_000)
    await reading
  })
})

describe('a position', () => {
  it('is counted up to a thousand, however long the backlog is', async () => {
    const { sql } = idle.database
    const { accountId, keyId } = await givenCustomer(idle.database, { credits: 2000 })
    const jobs = Array.from({ length: positionMax + 5 }, () => newJob(accountId, keyId, { isSynchronous: false }))
    jobs.sort((one, other) => (one.id < other.id ? -1 : 1))
    for (let from = 0; from < jobs.length; from += 100) await tryReserveJobs(sql, jobs.slice(from, from + 100))
    const [first = '', last = ''] = [jobs[0]?.id, jobs.at(-1)?.id]
    const progress = await findProgress(sql, [first, last])
    const positionOf = (id: string) => progress.find((job) => job.id === id)?.position
    expect(positionOf(last)).toBe(positionMax)
    expect(positionOf(first)).toBeLessThan(100)
  })
})
