import { Socket } from 'node:net'
import { afterEach, expect, it, vi } from 'vitest'
import { call } from '../helpers/call.ts'
import { givenCustomer } from '../helpers/given.ts'
import { standInSettings } from '../helpers/stand-ins/model-providers.ts'
import { type ModelStandIn, startModelStandIn } from '../helpers/stand-ins/model-stand-in.ts'
import { rewriteWell } from '../helpers/stand-ins/written-replies.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture, imageToPrompt } from '../helpers/vision.ts'

let standIn: ModelStandIn
let system: TestSystem
afterEach(async () => {
  vi.restoreAllMocks()
  await system.close()
  await standIn.close()
})

/** Calls every endpoint with every quality, and returns all ports connected to since before startup. */
async function portsOf(engines: string): Promise<Set<number>> {
  standIn = await startModelStandIn((asked) => ({ text: rewriteWell(asked) }))
  // Used by plain and by TLS sockets.
  const connect = vi.spyOn(Socket.prototype, 'connect')
  system = await startSystem({ withImages: true, settings: standInSettings(standIn.url, engines) })
  const { key } = await givenCustomer(system.database)
  const upload = { image_base64: (await givenPicture()).toString('base64'), mime_type: 'image/png' }
  for (const quality of ['fast', 'auto', 'best']) {
    expect((await system.optimize(key, { prompt: 'the grey thing beside it', quality })).status).toBe(200)
    const body = { topic: 'sourdough bread', quality }
    expect((await call(system, key, { method: 'POST', path: '/prompts/generate', body })).status).toBe(200)
    expect((await imageToPrompt(system, key, { ...upload, quality })).status).toBe(200)
  }
  return new Set(connect.mock.calls.flat(2).flatMap((given) => readPort(given)))
}

function readPort(given: unknown): number[] {
  // Either (port, host), or one object with both.
  const port = typeof given === 'object' && given !== null && 'port' in given ? Number(given.port) : Number(given)
  return port > 0 ? [port] : []
}

const portOf = (url: string): number => Number(new URL(url).port)

it('ENGINES=local opens no socket to a provider, whatever keys are set', async () => {
  const ports = await portsOf('local')
  const { DATABASE_URL = '', REDIS_URL = '' } = system.environment
  expect(ports).toEqual(new Set([portOf(DATABASE_URL), portOf(REDIS_URL)]))
  expect(standIn.connectionCount).toBe(0)
})

it('ENGINES=openai,local opens sockets to that provider only', async () => {
  const ports = await portsOf('openai,local')
  const { DATABASE_URL = '', REDIS_URL = '' } = system.environment
  expect(ports).toEqual(new Set([portOf(DATABASE_URL), portOf(REDIS_URL), portOf(standIn.url)]))
  expect(standIn.connectionCount).toBeGreaterThan(0)
})
