import { deflateSync, inflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { imageLimits } from '../../../worker/engines/vision/decode/image-limits.ts'
import { decodeFile } from '../../../worker/engines/vision/read-image.ts'
import { buildExif } from '../../fixtures/images/build-exif.ts'
import {
  buildJpeg,
  buildPicture,
  buildPng,
  buildPngOfSize,
  compressedTextChunk,
  exifSegment,
  pngChunk,
  textChunk,
} from '../../fixtures/images/build-files.ts'

function pixelAt({ sample }: { sample: { width: number; pixels: Uint8Array } }, x: number, y: number): number[] {
  const at = (y * sample.width + x) * 3
  return [...sample.pixels.subarray(at, at + 3)]
}

function expectNear(actual: number[], expected: number[], tolerance = 12): void {
  for (const [index, value] of expected.entries()) {
    expect(Math.abs((actual[index] ?? -999) - value)).toBeLessThanOrEqual(tolerance)
  }
}

function noise(width: number, height: number): Sharp {
  return sharp({
    create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
}

function refusal(reason: string): object {
  return { name: 'ImageUnprocessableError', reason }
}

describe('a valid picture', () => {
  const writers = {
    jpeg: (picture: Sharp) => picture.jpeg({ quality: 95 }),
    png: (picture: Sharp) => picture.png(),
    webp: (picture: Sharp) => picture.webp({ quality: 95 }),
    gif: (picture: Sharp) => picture.gif(),
    avif: (picture: Sharp) => picture.avif({ effort: 0, quality: 90 }),
  }

  it.each(Object.entries(writers))('in %s is read with its size and colours', async (format, write) => {
    const image = await decodeFile(await write(buildPicture(400, 300)).toBuffer())
    expect(image).toMatchObject({ format, width: 400, height: 300, frameCount: 1, transparentShare: 0 })
    expect(image.sample).toMatchObject({ width: 256, height: 192 })
    expect(image.sample.pixels).toHaveLength(256 * 192 * 3)
    expectNear(pixelAt(image, 20, 90), [255, 0, 0], 20)
    expectNear(pixelAt(image, 235, 90), [0, 0, 255], 20)
  })

  it('is turned upright for all eight orientations', async () => {
    // Where the red half, on the left in the file, ends up.
    const redAt = { 1: 'left', 2: 'right', 3: 'right', 4: 'left', 5: 'top', 6: 'top', 7: 'bottom', 8: 'bottom' }
    for (const [orientation, side] of Object.entries(redAt)) {
      const exif = buildExif({ image: { 274: Number(orientation) } })
      // Orientation is a short; the same little-endian bytes as a long, with the type changed.
      exif.writeUInt16LE(3, exif.readUInt32LE(4) + 4)
      const image = await decodeFile(await buildJpeg(exifSegment(exif)))
      const isTurned = Number(orientation) >= 5
      expect([image.width, image.height]).toEqual(isTurned ? [48, 64] : [64, 48])
      const places = { left: [4, 24], right: [59, 24], top: [24, 4], bottom: [24, 59] }
      const [x = 0, y = 0] = places[side as keyof typeof places]
      expectNear(pixelAt(image, x, y), [255, 0, 0], 20)
    }
  })

  it('is not enlarged, down to one pixel', async () => {
    const image = await decodeFile(await buildPicture(1, 1).jpeg().toBuffer())
    expect(image.sample).toMatchObject({ width: 1, height: 1 })
    expect((await decodeFile(await buildPicture(100, 40).png().toBuffer())).sample).toMatchObject({
      width: 100,
      height: 40,
    })
  })

  it.each([
    [4000, 1],
    [1, 4000],
    [20_000, 3],
  ])('keeps at least one row and column at %d x %d', async (width, height) => {
    const { sample } = await decodeFile(await buildPicture(width, height).png().toBuffer())
    expect(Math.max(sample.width, sample.height)).toBe(256)
    expect(Math.min(sample.width, sample.height)).toBe(1)
  })

  it('is flattened onto white, and its transparent share is reported', async () => {
    const pixels = Buffer.alloc(80 * 60 * 4)
    for (let index = 0; index < 80 * 60; index += 1) pixels.set([0, 128, 0, index % 80 < 60 ? 255 : 0], index * 4)
    const png = await sharp(pixels, { raw: { width: 80, height: 60, channels: 4 } })
      .png()
      .toBuffer()
    const image = await decodeFile(png)
    expect(image.transparentShare).toBe(0.25)
    expect(pixelAt(image, 70, 30)).toEqual([255, 255, 255])
    expect(pixelAt(image, 10, 30)).toEqual([0, 128, 0])
  })

  it('may be transparent throughout', async () => {
    const png = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const image = await decodeFile(png)
    expect(image.transparentShare).toBe(1)
    expect(image.sample.pixels.every((value) => value === 255)).toBe(true)
  })

  it('may be grey, 16-bit, palette-based or CMYK', async () => {
    const grey = await buildPicture().greyscale().toColourspace('b-w').png().toBuffer()
    const greyAlpha = await buildPicture().greyscale().ensureAlpha(1).png().toBuffer()
    const deep = await buildPicture().toColourspace('rgb16').png().toBuffer()
    const palette = await buildPicture().png({ palette: true, colours: 4 }).toBuffer()
    const print = await buildPicture().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()
    for (const file of [grey, greyAlpha]) {
      const [red, green, blue] = pixelAt(await decodeFile(file), 5, 20)
      expect(red).toBe(green)
      expect(green).toBe(blue)
    }
    for (const file of [deep, palette]) expectNear(pixelAt(await decodeFile(file), 5, 20), [255, 0, 0])
    const [red = 0, green = 0, blue = 0] = pixelAt(await decodeFile(print), 5, 20)
    expect(red).toBeGreaterThan(180)
    expect(Math.max(green, blue)).toBeLessThan(90)
  })

  it('has its colours converted from a wide-gamut profile', async () => {
    const file = await sharp({ create: { width: 64, height: 64, channels: 3, background: { r: 0, g: 200, b: 0 } } })
      .withIccProfile('p3')
      .png()
      .toBuffer()
    expectNear(pixelAt(await decodeFile(file), 5, 5), [0, 200, 0], 10)
  })

  it('is scaled down without false colours at edges', async () => {
    const image = await decodeFile(await buildPicture(1500, 900).png().toBuffer())
    for (let x = 0; x < 256; x += 1) {
      const [red = 0, green = 0, blue = 0] = pixelAt(image, x, 70)
      expect(green).toBe(0)
      expect(red + blue).toBeGreaterThanOrEqual(250)
    }
  })

  it('may be animated: its first frame is used', async () => {
    const frames = ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    )
    const animation = sharp(await Promise.all(frames), { join: { animated: true } })
    for (const file of [await animation.clone().webp().toBuffer(), await animation.clone().gif().toBuffer()]) {
      const image = await decodeFile(file)
      expect(image).toMatchObject({ width: 40, height: 30, frameCount: 3 })
      expectNear(pixelAt(image, 20, 15), [255, 0, 0], 20)
    }
    const moving = await buildPng(pngChunk('acTL', Buffer.from([0, 0, 0, 5, 0, 0, 0, 0])))
    expect((await decodeFile(moving)).frameCount).toBe(5)
  })

  it('is read the same every time', async () => {
    const file = await noise(700, 500).jpeg().toBuffer()
    const [first, second] = [await decodeFile(file), await decodeFile(file)]
    expect(first).toEqual(second)
  })
})

describe('a file that is not a valid picture', () => {
  it('is refused when empty, too large or of another kind', async () => {
    await expect(decodeFile(new Uint8Array())).rejects.toMatchObject(refusal('empty'))
    const limits = { ...imageLimits, bytesMax: 100 }
    await expect(decodeFile(await buildPng(), { limits })).rejects.toMatchObject(refusal('too_large'))
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await expect(decodeFile(svg)).rejects.toMatchObject(refusal('unsupported_type'))
    await expect(decodeFile(await buildPicture().tiff().toBuffer())).rejects.toMatchObject(refusal('unsupported_type'))
  })

  it('is refused when the caller declared another type', async () => {
    const png = await buildPng()
    await expect(decodeFile(png, { declaredType: 'image/jpeg' })).rejects.toMatchObject({
      ...refusal('type_mismatch'),
      message: 'The image was declared as image/jpeg but is image/png.',
    })
    await expect(decodeFile(png, { declaredType: 'IMAGE/PNG; q=1' })).resolves.toMatchObject({ format: 'png' })
  })

  it('is refused by its header alone when it is too large', async () => {
    const sizes = [
      [60_000, 60_000],
      [5001, 5000],
      [25_000, 2],
    ] as const
    for (const [width, height] of sizes) {
      const file = await buildPngOfSize(width, height)
      await expect(decodeFile(file)).rejects.toMatchObject(refusal('too_many_pixels'))
    }
    const limits = { ...imageLimits, animationPixelsMax: 64 * 48 * 4 }
    const moving = await buildPng(pngChunk('acTL', Buffer.from([0, 0, 0, 5, 0, 0, 0, 0])))
    await expect(decodeFile(moving, { limits })).rejects.toMatchObject(refusal('too_many_pixels'))
  })

  it('is refused when a GIF frame or a WebP declares a vast size', async () => {
    const gif = await buildPicture().gif().toBuffer()
    const frameAt = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0, 64, 0, 48, 0]))
    gif.writeUInt16LE(65_535, frameAt + 5)
    gif.writeUInt16LE(65_535, frameAt + 7)
    await expect(decodeFile(gif)).rejects.toMatchObject(refusal('too_many_pixels'))
    const webp = await buildPicture().webp().toBuffer()
    webp.writeUInt16LE(16_383, webp.indexOf('VP8 ') + 14)
    webp.writeUInt16LE(16_383, webp.indexOf('VP8 ') + 16)
    await expect(decodeFile(webp)).rejects.toMatchObject(refusal('too_many_pixels'))
  })

  it('is refused when an AVIF holds more than it announces', async () => {
    const avif = await noise(900, 900).avif({ effort: 0, quality: 10 }).toBuffer()
    const sizeAt = avif.indexOf('ispe') + 8
    avif.writeUInt32BE(32, sizeAt)
    avif.writeUInt32BE(32, sizeAt + 4)
    await expect(decodeFile(avif)).rejects.toMatchObject(refusal('corrupt'))
  })

  it('is refused by its header when decoding it would take too much memory, with the limit of its kind', async () => {
    const limits = { ...imageLimits, decodingBytesMax: 1_000_000 }
    const picture = noise(400, 400)
    const deep = await picture.clone().avif({ effort: 0, bitdepth: 12 }).toBuffer()
    await expect(decodeFile(deep, { limits })).rejects.toMatchObject({
      ...refusal('too_many_pixels'),
      message: 'The image is 400 x 400 pixels; the limit is 0.03 megapixels for AVIF of its kind.',
    })
    const png = picture.ensureAlpha().toColourspace('rgb16')
    const inPasses = await png.clone().png({ progressive: true, compressionLevel: 1 }).toBuffer()
    await expect(decodeFile(inPasses, { limits })).rejects.toMatchObject(refusal('too_many_pixels'))
    const inRows = await png.png({ compressionLevel: 1 }).toBuffer()
    await expect(decodeFile(inRows, { limits })).resolves.toMatchObject({ width: 400, height: 400 })
  })

  it('is read without unpacking gigabytes of text', async () => {
    const text = Buffer.alloc(7_900_000, 65)
    const [bomb, packed] = [compressedTextChunk('anything', text), deflateSync(text)]
    const file = await buildPng(...Array.from({ length: 200 }, () => bomb))
    let [readMs, unpackMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let run = 0; run < 5; run += 1) {
      const startMs = performance.now()
      await expect(decodeFile(file)).resolves.toMatchObject({ width: 64, height: 48, embedded: null })
      const unpackingMs = performance.now()
      inflateSync(packed)
      readMs = Math.min(readMs, unpackingMs - startMs)
      unpackMs = Math.min(unpackMs, performance.now() - unpackingMs)
    }
    expect(readMs).toBeLessThan(50 * unpackMs)
  })

  it('is refused when it has an absurd number of chunks', async () => {
    const png = await buildPng()
    const chunk = textChunk('a', '')
    const file = Buffer.concat([png.subarray(0, 33), Buffer.alloc(chunk.length * 30_000, chunk), png.subarray(33)])
    await expect(decodeFile(file)).rejects.toMatchObject(refusal('corrupt'))
  })
})
