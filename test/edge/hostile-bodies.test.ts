import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Readable } from 'node:stream'
import { GCProfiler } from 'node:v8'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { givenCustomer } from '../helpers/given.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'

/** Longest event-loop turn per body, in processor time, so that other load does not count. */
const turnMsMax = 50
const heapBytesMax = 64 * 1024 * 1024
const packetBytes = 64 * 1024
/** Compilation and other tests' garbage are in some measurements: the best of them counts. */
const measurementsMax = 4
const customers = 10

interface Field {
  type?: string
  maxItems?: number
  items?: { properties?: Record<string, Field> }
}

interface BodyRoute {
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  bytesMax: number
  /** Of the body's schema; empty for a route that has none. */
  fields: Record<string, Field>
}

let system: TestSystem
let keys: string[]
/** Every route that may have a body, as the app registers them: a new one is tested without being named here. */
const routes: BodyRoute[] = []

function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance }
  fastify.addHook('onRoute', ({ method, url, bodyLimit = fastify.initialConfig.bodyLimit ?? 0, schema }) => {
    const { properties: fields = {} } = (schema?.body ?? {}) as { properties?: BodyRoute['fields'] }
    for (const one of [method].flat()) {
      if (isBodyMethod(one)) routes.push({ method: one, url, bytesMax: bodyLimit, fields })
    }
  })
}

function isBodyMethod(method: string): method is BodyRoute['method'] {
  return ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method)
}

beforeAll(async () => {
  subscribe('fastify.initialization', noteRoutes)
  system = await startSystem({ withWorker: false })
  unsubscribe('fastify.initialization', noteRoutes)
  const given = await Promise.all(Array.from({ length: customers }, () => givenCustomer(system.database)))
  keys = given.map(({ key }) => key)
})
afterAll(() => system.close())

/** Bodies as large as the route takes, each of one kind. Some are no JSON: they must not cost more for it. */
function writeBodies({ bytesMax, fields }: BodyRoute): [string, Buffer][] {
  const names = Object.keys(fields)
  const list = names.find((name) => fields[name]?.type === 'array') ?? names[0] ?? 'name'
  const text = names.find((name) => fields[name]?.type === 'string') ?? names[0] ?? 'name'
  const escaped = `\\u${text.charCodeAt(0).toString(16).padStart(4, '0')}${text.slice(1)}`
  const fill = (start: string, unit: string, end: string): Buffer => {
    const count = Math.floor((bytesMax - start.length - end.length) / Buffer.byteLength(unit))
    return Buffer.from(start + unit.repeat(count) + end)
  }
  const bodies: [string, Buffer][] = [
    ['an array of numbers', fill(`{"${list}":[`, '1,', '1]}')],
    ['an array of objects', fill(`{"${list}":[`, '{},', '{}]}')],
    ['arrays in arrays', fill('', '[[', '')],
    ['arrays in arrays that end', Buffer.from('['.repeat(bytesMax / 2) + ']'.repeat(bytesMax / 2))],
    ['objects in objects', fill('', '{"k":', '')],
    ['one unknown field again and again', fill('{', '"k":1,', '"k":1}')],
    ['unknown fields', Buffer.from(`{${Array.from({ length: bytesMax / 12 }, (_, n) => `"${n.toString(36)}":1`)}}`)],
    ['one field again and again', fill('{', `"${text}":"x",`, `"${text}":"x"}`)],
    ['a field whose name is escaped', fill(`{"${escaped}":"`, 'A', '"}')],
    ['the same field twice, the second long', fill(`{"${text}":"AAAA","${text}":"`, 'A', '"}')],
    ['the same field twice, the second escaped', fill(`{"${text}":"AAAA","${escaped}":"`, 'A', '"}')],
    ['a text', fill(`{"${text}":"`, 'a b ', '"}')],
    ['a text of escapes', fill(`{"${text}":"`, '\\u0041', '"}')],
    ['a text of quotes', fill(`{"${text}":"`, '\\"', '"}')],
    ['a text of nothing visible', fill(`{"${text}":"`, '\u3000', '"}')],
    ['a name of one field', fill('{"', 'k', '":1}')],
    ['an endless number', fill(`{"${text}":`, '1', '}')],
    ['white space', fill('', ' ', '{}')],
  ]
  const inner = Object.keys(fields[list]?.items?.properties ?? {})[0]
  if (inner) {
    const { maxItems = 1 } = fields[list] ?? {}
    const each = JSON.stringify({ [inner]: 'a b '.repeat(bytesMax / maxItems / 4 - 10) })
    bodies.push(['as many long elements as may be', Buffer.from(`{"${list}":[${Array(maxItems).fill(each)}]}`)])
    bodies.push(['one endless element', fill(`{"${list}":[{"${inner}":"`, 'a b ', '"}]}')])
    bodies.push(['one endless element of escapes', fill(`{"${list}":[{"${inner}":"`, '\\u0041', '"}]}')])
    bodies.push(['one endless element without sight', fill(`{"${list}":[{"${inner}":"`, '\u3000', '"}]}')])
  }
  if (!fields.image_base64) return bodies
  for (const name of ['image_base64', 'image\\u005fbase64']) {
    const prefix = name === 'image_base64' ? '' : '"image_base64":"AAAA",'
    bodies.push([`${prefix}${name} of no Base64`, fill(`{${prefix}"${name}":"`, '!', '"}')])
    bodies.push([`${prefix}${name} of no image`, fill(`{${prefix}"${name}":"`, 'AAA=', '"}')])
  }
  const image = 'A'.repeat(13_333_332)
  bodies.push(['a whole image', Buffer.from(`{"image_base64":"${image}","mime_type":"image/png"}`)])
  bodies.push(['a whole image as a data URL', Buffer.from(`{"image_base64":"data:image/png;base64,${image}"}`)])
  bodies.push(['an image with a second', fill('{"image_base64":"AAAA","image_base64":"', 'A', '"}')])
  return bodies
}

/** The same for forms, with their content type. */
function writeForms({ bytesMax, fields }: BodyRoute): [string, Buffer, string][] {
  if (!fields.image_base64) return []
  const boundary = 'a'.repeat(70)
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="image"\r\nContent-Type: image/png\r\n\r\n`
  const fill = (start: string, unit: string): Buffer =>
    Buffer.from(start + unit.repeat(Math.floor((bytesMax - start.length) / unit.length)))
  const bodies: [string, Buffer][] = [
    ['boundaries', fill('', `--${boundary}\r\n`)],
    ['text before the first boundary', fill('', 'a')],
    ['one endless header', fill(head.slice(0, -4), 'a')],
    ['headers', fill(`--${boundary}\r\n`, 'a: b\r\n')],
    ['an image', fill(head, 'x').subarray(0, 10_000_000)],
    ['an image of almost boundaries', fill(head, `\r\n--${boundary.slice(1)}b`)],
    ['an image of the letter of the boundary', fill(head, 'a')],
    ['an image of line breaks', fill(head, '\r\n')],
    ['an unknown field', fill(head.replace('image', 'photo'), 'x')],
  ]
  return bodies.map(([kind, body]) => [`a form of ${kind}`, body, `multipart/form-data; boundary=${boundary}`])
}

let calls = 0

async function send({ method, url }: BodyRoute, body: Buffer, type = 'application/json'): Promise<number> {
  calls += 1
  const packets = Array.from({ length: Math.ceil(body.length / packetBytes) }, (_, index) =>
    body.subarray(index * packetBytes, (index + 1) * packetBytes),
  )
  const response = await system.app.inject({
    method,
    url: url.replaceAll(/:\w+/g, '01a1fc9a-01ed-75fe-9db4-24b6b4813948'),
    headers: {
      authorization: `Bearer ${keys[calls % customers]}`,
      'content-type': type,
      'content-length': String(body.length),
      'idempotency-key': `call ${calls}`,
      prefer: 'respond-async',
    },
    payload: Readable.from(packets),
  })
  return response.statusCode
}

interface Cost {
  /** The longest turn of the event loop, in milliseconds of this thread's processor time. */
  turnMs: number
  /** By how much the heap was larger at its largest, garbage included. */
  heapBytes: number
}

async function measure(work: () => Promise<number>): Promise<Cost & { status: number }> {
  const before = process.memoryUsage().heapUsed
  const profiler = new GCProfiler()
  profiler.start()
  let turnMs = 0
  let isOver = false
  let last = process.threadCpuUsage()
  const look = (): void => {
    const { user, system: kernel } = process.threadCpuUsage(last)
    turnMs = Math.max(turnMs, (user + kernel) / 1000)
    last = process.threadCpuUsage()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  const status = await work()
  isOver = true
  look()
  const sizes = profiler.stop()?.statistics.map(({ beforeGC }) => beforeGC.heapStatistics.usedHeapSize) ?? []
  return { turnMs, heapBytes: Math.max(process.memoryUsage().heapUsed, ...sizes) - before, status }
}

describe('a body as large as its route takes', () => {
  it('is tested on every route that takes a body', () => {
    const urls = routes.map(({ url }) => url)
    expect(urls).toEqual(expect.arrayContaining(['/api/v1/prompts/optimize/batch', '/api/v1/webhooks/stripe']))
    expect(routes.find(({ url }) => url.endsWith('/image-to-prompt'))).toMatchObject({ bytesMax: 13_857_624 })
    expect(routes.find(({ url }) => url.endsWith('/keys'))).toMatchObject({ fields: { name: { type: 'string' } } })
  })

  it('neither blocks the event loop nor fills the heap with any hostile content', { timeout: 300_000 }, async () => {
    const broken: string[] = []
    for (const route of routes) {
      for (const [kind, body, type] of [...writeBodies(route), ...writeForms(route)]) {
        const costs: Cost[] = []
        const isCheap = ({ turnMs, heapBytes }: Cost) => turnMs <= turnMsMax && heapBytes <= heapBytesMax
        while (costs.length < measurementsMax && !costs.some(isCheap)) {
          costs.push(await measure(() => send(route, body, type)))
        }
        if (!costs.some(isCheap)) broken.push(`${route.method} ${route.url}, ${kind}: ${JSON.stringify(costs)}`)
      }
    }
    expect(broken).toEqual([])
  })
})
