import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeFile } from '../../../worker/engines/vision/read-image.ts'

function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
}

describe('a damaged file', () => {
  const writers = {
    jpeg: (picture: Sharp) => picture.jpeg(),
    'progressive jpeg': (picture: Sharp) => picture.jpeg({ progressive: true }),
    png: (picture: Sharp) => picture.png(),
    webp: (picture: Sharp) => picture.webp(),
    gif: (picture: Sharp) => picture.gif(),
    avif: (picture: Sharp) => picture.avif({ effort: 0 }),
  }

  /** The reason of the refusal, or null when the file was read. Any other error fails the test. */
  async function reasonFor(bytes: Uint8Array): Promise<string | null> {
    const outcome = await decodeFile(bytes).catch((error: unknown) => error)
    if (!(outcome instanceof Error)) return null
    expect(outcome.name).toBe('ImageUnprocessableError')
    return (outcome as Error & { reason: string }).reason
  }

  it.each(Object.entries(writers))('is refused as %s wherever it breaks off', async (_name, write) => {
    const file = await write(noise(120, 90)).toBuffer()
    for (let tenth = 1; tenth <= 9; tenth += 1) {
      expect(await reasonFor(file.subarray(0, Math.floor((file.length * tenth) / 10)))).toBe('corrupt')
    }
  })

  it.each(Object.entries(writers))('is read or refused as %s with any bytes changed', async (_name, write) => {
    const file = await write(noise(120, 90)).toBuffer()
    let seed = 20_261
    const random = (below: number) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return Math.floor((seed / 2 ** 32) * below)
    }
    for (let round = 0; round < 30; round += 1) {
      const damaged = Buffer.from(file)
      // Every second round hits the header, with its sizes and offsets.
      const reach = round % 2 === 0 ? damaged.length : Math.min(400, damaged.length)
      for (let change = 0; change < 8; change += 1) damaged[random(reach)] = random(256)
      await reasonFor(damaged)
    }
  })
})
