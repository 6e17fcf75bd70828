import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ImageHost, startImageHost } from '../../ops/chaos/outside-hosts.ts'
import { eventually } from '../helpers/eventually.ts'
import { givenCustomer } from '../helpers/given.ts'
import { accountState, expectSoundLedger } from '../helpers/ledger.ts'
import { startSystem, type TestSystem } from '../helpers/system.ts'
import { givenPicture, imageToPrompt } from '../helpers/vision.ts'

let system: TestSystem
let dripping: ImageHost
beforeAll(async () => {
  dripping = await startImageHost({ isDripping: true })
  // No deadline intervenes: slow calls stay slow until the test ends them.
  const patient = { IMAGE_DEADLINE_MS: '54000', ENGINE_DEADLINE_MS: '120000', SYNC_WAIT_MS: '60000' }
  system = await startSystem({ withImages: true, settings: { ...patient, IMAGE_URL_ALLOW: dripping.host } })
}, 90_000)
afterAll(async () => {
  await dripping.close()
  await system.close()
})

const upload = async () => ({ image_base64: (await givenPicture()).toString('base64'), mime_type: 'image/png' })

/** AVIF takes the decoder longest, and most of its memory. */
async function avifUpload(width: number, height: number): Promise<object> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#4080a0' } })
    .avif({ effort: 0 })
    .toBuffer()
  return { image_base64: bytes.toString('base64'), mime_type: 'image/avif' }
}

/** Sends the calls all at once, and counts those that were answered. */
function flood(key: string, bodies: object[]): { answered: number; statuses: Promise<number[]> } {
  const sent = { answered: 0, statuses: Promise.resolve<number[]>([]) }
  sent.statuses = Promise.all(
    bodies.map(async (body) => {
      const { status } = await imageToPrompt(system, key, body)
      sent.answered += 1
      return status
    }),
  )
  return sent
}

describe('an image call while another account', () => {
  it('has seven heavy pictures read: waits for fewer than five; a too large one is refused by its size', async () => {
    const busy = await givenCustomer(system.database)
    const neighbour = await givenCustomer(system.database)
    const [heavy, tooLarge, ordinary] = [await avifUpload(2400, 1800), await avifUpload(5000, 5000), await upload()]
    const refused = await imageToPrompt(system, busy.key, tooLarge)
    expect(refused.status).toBe(422)
    expect(refused.body.error.message).toBe(
      'The image is 5000 x 5000 pixels; the limit is 8.42 megapixels for AVIF of its kind.',
    )
    const calls = flood(busy.key, Array(7).fill(heavy))
    await eventually(async () => (await accountState(system.database, busy.accountId)).held === 7)
    const { status } = await imageToPrompt(system, neighbour.key, ordinary)
    expect(status).toBe(200)
    // One already begun, one in between, and those being answered at that moment.
    expect(calls.answered).toBeLessThan(5)
    expect(new Set(await calls.statuses)).toEqual(new Set([200]))
    await expectSoundLedger(system.database)
  })

  it('has 28 downloads from a dripping host: is answered before any of them', async () => {
    const busy = await givenCustomer(system.database)
    const neighbour = await givenCustomer(system.database)
    const calls = flood(busy.key, Array(28).fill({ image_url: `${dripping.url}/picture.jpg` }))
    await eventually(() => system.api.runner.accountConcurrency.waiting('image') > 0)
    await eventually(() => dripping.served() > 0)
    expect((await imageToPrompt(system, neighbour.key, await upload())).status).toBe(200)
    expect((await imageToPrompt(system, neighbour.key, await upload())).status).toBe(200)
    expect(calls.answered).toBe(0)
    await dripping.close()
    expect(new Set(await calls.statuses)).toEqual(new Set([422]))
    expect(await accountState(system.database, busy.accountId)).toMatchObject({ held: 0, captured: 0 })
    await expectSoundLedger(system.database)
  })
})
