import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { newId } from '#shared/platform/ids.ts'
import { createTestDatabase, type TestDatabase } from '../helpers/database.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer, testPepper } from '../helpers/given.ts'
import { startProcess, type TestProcess } from '../helpers/servers/processes.ts'
import { givenPicture, imageToPromptUrl, type PictureHost, startPictureHost } from '../helpers/vision.ts'

const secretPath = '/quokka-7431.png'
const subject = 'xylophone manuscript'

let database: TestDatabase
let host: PictureHost
let api: TestProcess
let worker: TestProcess
let png: Buffer
beforeAll(async () => {
  png = await givenPicture()
  host = await startPictureHost({ [secretPath]: { body: png }, '/quokka-broken': { body: 'quokka inside' } })
  database = await createTestDatabase()
  const environment = {
    DATABASE_URL: database.url,
    REDIS_URL: inject('redisUrl'),
    REDIS_PREFIX: `test-${newId().slice(-12)}`,
    API_KEY_PEPPER: testPepper,
    LOG_LEVEL: 'debug',
    IMAGE_URL_ALLOW: host.host,
    SYNC_WAIT_MS: '3000',
  }
  ;[api, worker] = await Promise.all([startProcess('api', environment), startProcess('worker', environment)])
})
afterAll(async () => {
  await Promise.all([api?.end('SIGTERM'), worker?.end('SIGTERM')])
  await host?.close()
  await database?.close()
})

async function call(key: string, body: object): Promise<{ status: number; text: string }> {
  const response = await fetch(`${api.url}${imageToPromptUrl}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { status: response.status, text: await response.text() }
}

describe('real processes at debug level', () => {
  it('write no image, address or subject into logs, metrics or refusals', async () => {
    const { key } = await givenCustomer(database)
    const base64 = png.toString('base64')
    const calls: [object, number][] = [
      [{ image_base64: base64, mime_type: 'image/png', subject }, 200],
      [{ image_url: `${host.url}${secretPath}`, subject }, 200],
      [{ image_base64: base64, mime_type: 'image/gif', subject }, 422],
      [{ image_url: `${host.url}/quokka-gone`, subject }, 422],
      [{ image_url: `${host.url}/quokka-broken`, subject }, 422],
      [{ image_url: 'http://10.9.8.7/quokka.png', subject }, 422],
      [{ image_url: 'http://quokka.internal/a.png', subject }, 422],
      [{ image_url: `${host.url}${secretPath}`, image_base64: base64, tone: 'quokka', subject }, 422],
    ]
    const refusals: string[] = []
    for (const [body, status] of calls) {
      const answer = await call(key, body)
      expect([body, answer.status]).toEqual([body, status])
      if (status !== 200) refusals.push(answer.text)
    }
    // Of refusals with the same status, five per second are logged.
    await eventually(() => api.output().split('"msg":"request"').length >= calls.length)
    const metrics = await Promise.all(
      [api, worker].map(async ({ probeUrl }) => (await fetch(`${probeUrl}/metrics`)).text()),
    )
    const written = [api.output(), worker.output(), ...metrics, ...refusals].join('\n')
    for (const secret of ['quokka', 'xylophone', host.host, '10.9.8.7', base64.slice(0, 24)]) {
      expect([secret, written.includes(secret)]).toEqual([secret, false])
    }
  })
})
