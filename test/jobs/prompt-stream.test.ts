import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { voidJob } from '#shared/jobs/settle-job.ts'
import { call } from '../helpers/call.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { standInSettings } from '../helpers/stand-ins/model-providers.ts'
import { type ModelStandIn, startModelStandIn } from '../helpers/stand-ins/model-stand-in.ts'
import { rewriteWell } from '../helpers/stand-ins/written-replies.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture } from '../helpers/vision.ts'

let standIn: ModelStandIn
let system: TestSystem
let address: string
/** The models answer once this is called. */
let release: () => void
let released: Promise<void>

beforeAll(async () => {
  standIn = await startModelStandIn(async (asked) => {
    await released
    return { text: rewriteWell(asked) }
  })
  system = await startSystem({
    withImages: true,
    settings: { ...standInSettings(standIn.url, 'openai,local'), CONCURRENCY_LLM_STANDARD: '1' },
  })
  await system.app.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(system.app.server.address() as AddressInfo).port}/api/v1`
})
beforeEach(() => {
  released = new Promise((resolve) => {
    release = resolve
  })
})
afterAll(async () => {
  release()
  system.app.server.closeAllConnections()
  await system.close()
  await standIn.close()
})

interface Event {
  id: string
  event: string
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  data: any
}

/** Calls an endpoint for a stream; `next` reads its next event, or null at its end. */
async function stream(key: string, path: string, body: object, headers: Record<string, string> = {}) {
  const abort = new AbortController()
  const response = await fetch(`${address}/prompts/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...headers,
    },
    body: JSON.stringify(body),
    signal: abort.signal,
  })
  const chunks = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  const next = async (): Promise<Event | null> => {
    for (;;) {
      const end = text.indexOf('\n\n')
      if (end >= 0) {
        const block = text.slice(0, end)
        text = text.slice(end + 2)
        const [id, event, data] = block.split('\n').map((line) => line.replace(/^\w+: /, ''))
        if (!block.startsWith(':')) return { id: id ?? '', event: event ?? '', data: JSON.parse(data ?? '') }
        continue
      }
      const chunk = await chunks?.read()
      if (!chunk || chunk.done) return null
      text += chunk.value
    }
  }
  return { response, next, abort }
}

const best = { prompt: 'write a mail to my landlord about the broken heating', quality: 'best' }
const jobIdOf = ({ response }: { response: Response }) => String(response.headers.get('x-request-id'))

describe('a stream of events', () => {
  it.each([
    ['optimize', async () => ({ prompt: best.prompt, include_analysis: true })],
    ['generate', async () => ({ topic: 'sourdough bread', mode: 'education' })],
    [
      'image-to-prompt',
      async () => ({ image_base64: (await givenPicture()).toString('base64'), mime_type: 'image/png' }),
    ],
  ])('for %s has the local result first, as of fast, then the final one; charged once', async (path, given) => {
    const body = await given()
    const { key, accountId } = await givenCustomer(system.database, { credits: 5 })
    const fast = await call(system, key, { method: 'POST', path: `/prompts/${path}`, body })
    const events = await stream(key, path, { ...body, quality: 'best' })
    expect(events.response.headers.get('content-type')).toBe('text/event-stream')
    expect(events.response.headers.get('location')).toBe(`/api/v1/jobs/${jobIdOf(events)}`)
    const preliminary = await events.next()
    expect(preliminary).toMatchObject({ id: 'preliminary', event: 'preliminary', data: { job_id: jobIdOf(events) } })
    expect(preliminary?.data.data).toEqual(fast.body.data)
    expect(preliminary?.data.meta).toEqual({ ...fast.body.meta, quality: 'best' })
    expect(await accountState(system.database, accountId)).toMatchObject({ held: 1, captured: 1 })
    release()
    const result = await events.next()
    expect(result).toMatchObject({ id: 'done', event: 'result', data: { success: true, meta: { quality: 'best' } } })
    expect(result?.data.usage).toMatchObject({ credits_deducted: 1, credits_remaining: 3 })
    if (path === 'optimize') expect(result?.data.meta).toMatchObject({ engine: 'openai', fallback: false })
    expect(await events.next()).toBeNull()
    const job = await call(system, key, { path: `/jobs/${jobIdOf(events)}` })
    expect(job.body.data).toEqual(result?.data.data)
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 2, voided: 0, remaining: 3 })
    await expectSoundLedger(system.database)
  })

  it('has the local result without waiting for busy models; a later error charges nothing', async () => {
    const busy = await givenCustomer(system.database)
    const waiting = Array.from({ length: 8 }, (_, at) => system.optimize(busy.key, { ...best, prompt: `mail ${at}` }))
    await eventually(() => standIn.calls.some(({ said }) => said.includes('mail')))
    const { key, accountId } = await givenCustomer(system.database, { credits: 3 })
    const events = await stream(key, 'optimize', best)
    expect((await events.next())?.event).toBe('preliminary')
    await voidJob(system.database.sql, jobIdOf(events), { status: 'failed', errorCode: 'engine_failed' })
    const end = await events.next()
    expect(end).toMatchObject({
      id: 'done',
      event: 'error',
      data: { success: false, error: { code: 'engine_failed' } },
    })
    expect(end?.data.error.request_id).toBe(jobIdOf(events))
    expect(await events.next()).toBeNull()
    expect(await accountState(system.database, accountId)).toEqual({ held: 0, captured: 0, voided: 1, remaining: 3 })
    release()
    await Promise.all(waiting)
  })

  it('after a disconnect leaves the result under the id of the job, charged once', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 3 })
    const events = await stream(key, 'optimize', best)
    await events.next()
    events.abort.abort()
    release()
    const job = await eventually(async () => {
      const { body } = await call(system, key, { path: `/jobs/${jobIdOf(events)}` })
      return body.job.status === 'succeeded' && body
    })
    expect(job.meta.engine).toBe('openai')
    const resumed = await call(system, key, {
      path: `/jobs/${jobIdOf(events)}/events`,
      headers: { 'last-event-id': 'preliminary' },
    })
    expect(resumed.text).toContain('event: done')
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1, remaining: 2 })
  })

  it('repeated under its Idempotency-Key has one result event and no second charge', async () => {
    const { key, accountId } = await givenCustomer(system.database, { credits: 3 })
    release()
    const headers = { 'idempotency-key': 'stream-1' }
    const first = await stream(key, 'optimize', best, headers)
    await first.next()
    const result = await first.next()
    const again = await stream(key, 'optimize', best, headers)
    expect(again.response.headers.get('idempotent-replayed')).toBe('true')
    expect(again.response.headers.get('location')).toBe(first.response.headers.get('location'))
    const replayed = await again.next()
    expect(replayed).toMatchObject({ id: 'done', event: 'result', data: { data: result?.data.data } })
    expect(await again.next()).toBeNull()
    expect(await accountState(system.database, accountId)).toMatchObject({ captured: 1, remaining: 2 })
  })

  it('of quality fast has one event, the result', async () => {
    const { key } = await givenCustomer(system.database)
    const events = await stream(key, 'optimize', { prompt: best.prompt, quality: 'fast' })
    expect((await events.next())?.event).toBe('result')
    expect(await events.next()).toBeNull()
  })

  it('does not open for a call that is refused, nor for one that prefers an asynchronous response', async () => {
    const { key } = await givenCustomer(system.database, { credits: 1 })
    const statusOf = async (body: object, headers: Record<string, string> = {}) => {
      const { response } = await stream(key, 'optimize', body, headers)
      return [response.status, response.headers.get('content-type')]
    }
    const json = 'application/json; charset=utf-8'
    expect(await statusOf({})).toEqual([422, json])
    release()
    expect(await statusOf(best, { prefer: 'respond-async' })).toEqual([202, json])
    expect(await statusOf(best)).toEqual([402, json])
  })
})
