import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { findOpaqueBox } from '../../../worker/engines/vision/pixels/transparency.ts'
import { makeComposed } from '../../fixtures/images/make-composed.ts'
import { makeReadingOfFile } from '../../fixtures/images/make-reading.ts'
import { seededNoise } from '../measure-images.ts'

type Rgba = readonly [number, number, number, number]

const clear: Rgba = [0, 0, 0, 0]

async function readCutOut(width: number, height: number, colorAt: (x: number, y: number) => Rgba) {
  const pixels = Buffer.alloc(width * height * 4)
  for (let at = 0; at < width * height; at += 1) pixels.set(colorAt(at % width, Math.floor(at / width)), at * 4)
  const source = sharp(pixels, { raw: { width, height, channels: 4 } })
  return makeReadingOfFile(await source.png().toBuffer())
}

const disc = (color: Rgba, width = 300, height = 200, radius = 60) =>
  readCutOut(width, height, (x, y) => (Math.hypot(x - width / 2, y - height / 2) < radius ? color : clear))

describe('the box of visible pixels', () => {
  it('contains every visible pixel and touches one on each side', () => {
    const seeded = seededNoise(11)
    for (let round = 0; round < 200; round += 1) {
      const [width, height] = [1 + Math.floor(seeded() * 9), 1 + Math.floor(seeded() * 9)]
      const opacity = Array.from({ length: width * height }, () => (seeded() < 0.15 ? 255 : 0))
      const data = Uint8Array.from(opacity.flatMap((value) => [0, value]))
      const seen = opacity.flatMap((value, at) => (value > 0 ? [{ x: at % width, y: Math.floor(at / width) }] : []))
      const box = findOpaqueBox({ data, width, height, channels: 2 })
      const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)]
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const expected = { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 }
      if (seen.length === 0) expect(box).toBeNull()
      else expect(box).toMatchObject(expected)
    }
  })
})

describe('a picture with transparency', () => {
  it('has the colours, shares and tones of its visible part only', async () => {
    const { description, measures } = await disc([200, 20, 40, 255])
    expect(description.colorPalette?.colors).toMatchObject([{ hex: '#C81428', share: 1 }])
    expect(measures.tone.p95).toBeLessThan(100)
    expect(measures.isBlank).toBe(false)
  })

  it('is described even if it shows white artwork', async () => {
    const { description, measures } = await disc([255, 255, 255, 255])
    expect(measures.saliency.placement).toBe('centre')
    expect(description.colorPalette?.colors).toMatchObject([{ hex: '#FFFFFF', share: 1 }])
    expect(description.style?.text).not.toContain('plain field')
  })

  it('says that its ground is transparent, in the field and in the prompt, with a subject and without', async () => {
    const reading = await disc([200, 20, 40, 255])
    for (const targetId of targetIds) {
      for (const subject of [null, 'a round badge']) {
        const { prompt, composition } = makeComposed(reading, targetId, subject)
        expect(composition).toContain('transparent ground')
        expect([targetId, subject, prompt.match(/transparent ground/gu)?.length]).toEqual([targetId, subject, 1])
        expect(prompt).not.toMatch(/white/u)
      }
    }
  })

  it.each([0.2, 0.02, 0.001])('is described even if only %d of its canvas is visible', async (share) => {
    const side = Math.round(Math.sqrt(share) * 1000)
    const inside = (at: number) => at >= 400 && at < 400 + side
    const { description, measures } = await readCutOut(1000, 1000, (x, y) =>
      inside(x) && inside(y) ? (x + y < 800 + side ? [30, 60, 200, 255] : [240, 180, 40, 255]) : clear,
    )
    expect(measures.isEmpty).toBe(false)
    expect(description.style?.text).toMatch(/palette of/u)
    expect(
      description.colorPalette?.colors
        .slice(0, 2)
        .map(({ hex }) => hex)
        .toSorted(),
    ).toEqual(['#1E3CC8', '#F0B428'])
    expect(description.aspectRatio?.text).toBe('1:1')
  })

  it('is described even if it is faint everywhere', async () => {
    const { description, measures } = await disc([200, 20, 40, 60])
    expect(measures.isEmpty).toBe(false)
    expect(description.colorPalette?.colors[0]?.hex).toBe('#C81428')
  })

  it('is read like any other if every pixel is opaque', async () => {
    const opaque = await readCutOut(300, 200, (x) => (x < 150 ? [200, 20, 40, 255] : [20, 40, 200, 255]))
    expect(opaque.image).toMatchObject({ transparentShare: 0, visible: null, closeUp: null })
    expect(opaque.description.composition?.text).not.toContain('transparent')
  })

  it('has nothing made up if no pixel is visible', async () => {
    const empty = await readCutOut(300, 300, () => clear)
    for (const targetId of targetIds) {
      const { analysis, sources, prompt, ...fields } = makeComposed(empty, targetId)
      const { style, texture, lighting, composition, colorPalette: palette } = fields
      expect({ style, texture, lighting, composition, palette }).toEqual({
        style: null,
        texture: null,
        lighting: null,
        composition: null,
        palette: null,
      })
      expect(sources).toMatchObject({ style: null, lighting: null, colorPalette: null })
      expect(prompt).toMatch(/empty, transparent ground/iu)
      expect(analysis.changes.join(' ')).not.toContain('Measured')
      expect(analysis.warnings.join(' ')).toContain('transparent')
    }
    const { prompt, aspectRatio: ratio } = makeComposed(empty, 'universal', 'a red car')
    expect(prompt).toMatch(/^A red car\b.*\b1:1\b/u)
    expect(ratio).toBe('1:1')
  })
})
