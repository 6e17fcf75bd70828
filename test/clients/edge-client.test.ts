import path from 'node:path'
import { createContext, Script } from 'node:vm'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type * as Client from '../../clients/typescript/source/index.ts'
import { type ClientSystem, startClientSystem } from '../helpers/client-system.ts'
import { givenCustomer } from '../helpers/given.ts'

const entry = path.join(import.meta.dirname, '../../clients/typescript/source/index.ts')
const draft = 'a lighthouse in a storm at night, no people'

let service: ClientSystem
let script: Script
beforeAll(async () => {
  service = await startClientSystem()
  script = new Script(await bundle())
})
afterAll(async () => service.close())

/** The package as one file for browsers, as customers deploy it to the edge. */
async function bundle(): Promise<string> {
  const lib = { entry, formats: ['iife' as const], name: 'client' }
  const built = await build({ configFile: false, logLevel: 'silent', build: { lib, write: false, minify: false } })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('the bundler wrote nothing')
  return output.output[0].code
}

/** A runtime without `AbortSignal.any` and the `fetch` options that Vercel's or Cloudflare's runtime lacks. */
function openEdge(firstAnswers: Response[] = []): typeof Client {
  function edgeFetch(this: unknown, url: string, init: RequestInit): Promise<Response> {
    if (this !== undefined) throw new TypeError('Illegal invocation')
    if (init.redirect === 'error') throw new TypeError('Invalid redirect value')
    const answer = firstAnswers.shift()
    if (answer?.headers.has('location') && init.redirect !== 'manual') return edgeFetch(url, init)
    return answer ? Promise.resolve(answer) : fetch(url, init)
  }
  const web = { Headers, Response, URL, URLSearchParams, TextEncoder, TextDecoder, Blob, AbortController, crypto }
  const signals = { timeout: (milliseconds: number) => AbortSignal.timeout(milliseconds) }
  const context = createContext({
    ...web,
    ...{ atob, btoa, setTimeout, clearTimeout, AbortSignal: signals, fetch: edgeFetch },
    // Of this realm, as the classes above are.
    ...{ Error, TypeError, Uint8Array, ArrayBuffer },
  })
  script.runInContext(context)
  return context.client
}

async function givenClient(edge: typeof Client): Promise<Client.PromptOptimization> {
  const { key } = await givenCustomer(service.system.database)
  return new edge.PromptOptimization({ apiKey: key, baseUrl: `http://127.0.0.1:${service.port}` })
}

describe('the bundled client without Node APIs', () => {
  it('retries a call with a signal after a 503 response', async () => {
    const error = { code: 'service_unavailable', message: 'busy', retryable: true }
    const busy = Response.json({ success: false, error }, { status: 503, headers: { 'retry-after': '0' } })
    const client = await givenClient(openEdge([busy]))
    const { signal } = new AbortController()
    const { data } = await client.optimize({ prompt: draft, target_model: 'midjourney' }, { signal })
    expect(data.optimized_prompt).toMatch(/^A lighthouse.*--no people$/)
  })

  it('rejects a redirect, which could leak its key', async () => {
    const elsewhere = new Response(null, { status: 307, headers: { location: 'https://elsewhere.example/' } })
    const client = await givenClient(openEdge([elsewhere]))
    const call = client.optimize({ prompt: draft })
    await expect(call).rejects.toMatchObject({ name: 'InvalidRequestError', status: 307 })
  })

  it('ends at the signal of the caller or at its own deadline', async () => {
    const client = await givenClient(openEdge())
    const gone = new AbortController()
    const call = client.optimize({ prompt: draft }, { signal: gone.signal })
    gone.abort(new Error('gone'))
    await expect(call).rejects.toThrow('gone')
    const late = client.optimize({ prompt: draft }, { signal: new AbortController().signal, timeoutMs: 1 })
    await expect(late).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  it('streams results, waits for a job, and refuses to read files', async () => {
    const client = await givenClient(openEdge())
    const types = []
    for await (const { type } of client.optimize.stream({ prompt: draft, quality: 'best' })) types.push(type)
    expect(types.at(-1)).toBe('result')
    const job = await client.optimize.start({ prompt: draft })
    expect(await client.jobs.waitFor(job)).toMatchObject({ job: { status: 'succeeded' } })
    await expect(client.imageToPrompt({ image: { path: entry } })).rejects.toThrow('reads no files')
  })

  it('verifies webhooks', async () => {
    const edge = openEdge()
    const { key } = await givenCustomer(service.system.database)
    const received = await service.receiveMessage(key)
    expect(await edge.verifyWebhook(received)).toMatchObject({ type: 'endpoint.test' })
    const forged = { ...received, body: `${received.body} ` }
    await expect(edge.verifyWebhook(forged)).rejects.toMatchObject({ name: 'WebhookVerificationError' })
  })
})
