import { execFile } from 'node:child_process'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { newId } from '#shared/platform/ids.ts'
import { type LocalServer, listenLocally } from '../../ops/local-servers.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { givenCustomer, testPepper } from '../helpers/given.ts'
import { callOptimize, startProcess, type TestProcess } from '../helpers/servers/processes.ts'
import { type ModelStandIn, startModelStandIn } from '../helpers/stand-ins/model-stand-in.ts'

interface Span {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  status?: { code?: number }
}
interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** A collector that takes OTLP as JSON and keeps it. */
async function startCollector() {
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  const server = createServer(async (request, response) => {
    headers.push(request.headers)
    bodies.push(`${request.url}\n${await text(request)}`)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  return { ...(await listenLocally(server)), bodies, headers }
}

let collector: LocalServer & { bodies: string[]; headers: IncomingHttpHeaders[] }
let model: ModelStandIn
let database: TestDatabase
let api: TestProcess
let worker: TestProcess
beforeAll(async () => {
  collector = await startCollector()
  model = await startModelStandIn(() => ({ status: 400 }))
  database = await createTestDatabase()
  const environment = {
    DATABASE_URL: database.url,
    REDIS_URL: inject('redisUrl'),
    REDIS_PREFIX: `test-${newId().slice(-12)}`,
    API_KEY_PEPPER: testPepper,
    LOG_LEVEL: 'silent',
    CONCURRENCY_IMAGE_STANDARD: '0',
    CONCURRENCY_IMAGE_PRIORITY: '0',
    ENGINES: 'openai,local',
    OPENAI_BASE_URL: `${model.url}/v1`,
    OPENAI_API_KEY: 'sk-hidden',
    OPENAI_MODEL: 'gpt-5.4-mini',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector-key=collector%20secret',
  }
  ;[api, worker] = await Promise.all([startProcess('api', environment), startProcess('worker', environment)])
})
afterAll(async () => {
  await Promise.all([api.end('SIGKILL'), worker.end('SIGKILL')])
  await Promise.all([collector.close(), model.close(), database.close()])
})

function readSpans(): (Span & { service: string })[] {
  return collector.bodies.flatMap((body) => {
    const { resourceSpans } = JSON.parse(body.slice(body.indexOf('\n'))) as Export
    return resourceSpans.flatMap(({ resource, scopeSpans }) => {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? ''
      return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })))
    })
  })
}

/** Names from the outermost span to this one. */
function pathOf(span: Span, spans: Span[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return [...(parent ? pathOf(parent, spans) : []), span.name]
}

it('a call continues the caller’s trace in API and worker; no trace contains customer text or secrets', async () => {
  const { key } = await givenCustomer(database, { credits: 10 })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const callerSpanId = 'b7ad6b7169203331'
  const draft = 'name a cat called Zanzibar for xylophone lessons'
  const { status } = await callOptimize(api, key, draft, {
    traceparent: `00-${traceId}-${callerSpanId}-01`,
    'idempotency-key': 'my-own-secret-key-77',
  })
  const best = await fetch(`${api.url}/api/v1/prompts/optimize`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: draft, quality: 'best' }),
  })
  expect([status, best.status]).toEqual([200, 200])
  await Promise.all([api.end('SIGTERM'), worker.end('SIGTERM')])

  const spans = readSpans()
  const ofCaller = spans.filter((span) => span.traceId === traceId)
  const request = 'POST /api/v1/prompts/optimize'
  const paths = ofCaller.map((span) => `${span.service}: ${pathOf(span, ofCaller).join(' > ')}`)
  expect(paths.toSorted()).toEqual(
    [
      `poa-api: ${request}`,
      `poa-api: ${request} > enqueue`,
      `poa-api: ${request} > reserve`,
      `poa-api: ${request} > wait`,
      `poa-worker: ${request} > enqueue > process`,
      `poa-worker: ${request} > enqueue > process > capture`,
      `poa-worker: ${request} > enqueue > process > claim`,
      `poa-worker: ${request} > enqueue > process > engine`,
      `poa-worker: ${request} > enqueue > process > reply`,
    ].toSorted(),
  )
  expect(ofCaller.find(({ name }) => name === request)?.parentSpanId).toBe(callerSpanId)

  const chat = spans.find(({ name }) => name === 'chat')
  const ofChat = spans.filter((span) => span.traceId === chat?.traceId)
  expect(chat && pathOf(chat, ofChat)).toEqual([request, 'enqueue', 'process', 'engine', 'chat'])
  expect(chat?.status?.code).toBe(2)

  const sent = collector.bodies.join('\n')
  for (const word of ['Zanzibar', 'xylophone', key, 'sk-hidden', 'my-own-secret', 'collector secret', testPepper]) {
    expect(sent).not.toContain(word)
  }
  expect(collector.bodies.every((body) => body.startsWith('/v1/traces\n'))).toBe(true)
  expect(new Set(collector.headers.map((header) => header['x-collector-key']))).toEqual(new Set(['collector secret']))
})

/** The OpenTelemetry packages that a process has loaded after opening its tracing, except the API types. */
async function loadedParts(endpoint: string): Promise<string[]> {
  const program = `
    import { createRequire } from 'node:module'
    import { currentTraceparent, openTracing, withSpan } from '#shared/platform/tracing.ts'
    const settings = { OTEL_EXPORTER_OTLP_HEADERS: '', OTEL_SERVICE_NAME: '', OTEL_TRACES_SAMPLER_ARG: 1 }
    const close = await openTracing({ ...settings, OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)} }, 'api', {})
    const isTraced = await withSpan('claim', {}, async () => 'traceparent' in currentTraceparent())
    const parts = Object.keys(createRequire(import.meta.url).cache).map((file) => /@opentelemetry.([a-z-]+)/.exec(file)?.[1])
    process.stdout.write(JSON.stringify([isTraced, ...new Set(parts.filter((part) => part && part !== 'api'))]))
    process.exit(0)`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: path.join(import.meta.dirname, '../..'),
  })
  return JSON.parse(stdout)
}

it('without a collector nothing of OpenTelemetry is loaded and jobs carry no trace; with one it is and they do', async () => {
  expect(await loadedParts('')).toEqual([false])
  expect(await loadedParts(`http://127.0.0.1:${collector.port}`)).toEqual(
    expect.arrayContaining([true, 'sdk-trace-base', 'exporter-trace-otlp-http']),
  )
})
