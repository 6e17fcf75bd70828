import { describe, expect, it } from 'vitest'
import { describeNeutralSubject } from '../../../worker/engines/vision/compose/subject.ts'
import { nameAspectRatio } from '../../../worker/engines/vision/facts/aspect-ratio.ts'
import type { CameraFacts } from '../../../worker/engines/vision/metadata/file-facts.ts'
import type { DecodedImage } from '../../../worker/engines/vision/pixels/decoded-image.ts'
import type { Measures } from '../../../worker/engines/vision/pixels/measure/measures.ts'
import { measureImage, readFacts } from '../../../worker/engines/vision/read-image.ts'
import { type Description, describeFacts } from '../../../worker/engines/vision/words/describe.ts'
import { drawImage, drawPage, drawTextured, noCamera, seededNoise, valueNoise } from '../measure-images.ts'

const describeIt = (image: DecodedImage, camera: Partial<CameraFacts> | null = null) =>
  describeFacts(readFacts(measureImage(image), camera === null ? null : { ...noCamera, ...camera }))

/** Warm, brighter on the left, a sharp middle on a soft ground: a lamp-lit room. */
const room = () => {
  const fine = valueNoise(1.3, 7)
  const coarse = valueNoise(30, 8)
  return drawImage(240, 160, (x, y) => {
    const isSharp = Math.hypot(x - 120, y - 80) < 45
    const light = 150 - x / 2.4
    const value = light + (isSharp ? 45 * fine(x, y) : 22 * coarse(x, y))
    return [value * 1.15, value * (0.9 + 0.09 * coarse(y, x)), value * 0.6]
  })
}

const textsOf = (description: Description): string[] => {
  const { camera, style, texture, lighting, composition, aspectRatio } = description
  const all = [style, texture, lighting, composition, aspectRatio, ...Object.values(camera)]
  return all.filter((part) => part !== null).map(({ text }) => text)
}

describe('camera facts', () => {
  const facts = { focalLengthMm: 35, focalLength35Mm: 35, aperture: 2, exposureSeconds: 1 / 60, iso: 800 }

  it('give lens, aperture, shutter speed and ISO in a photographer’s notation, each from EXIF', () => {
    const { camera } = describeIt(room(), facts)
    const from = (text: string) => ({ text, source: 'exif' })
    expect(camera).toMatchObject({
      lens: from('35mm lens'),
      aperture: from('f/2'),
      shutterSpeed: from('1/60 s'),
      iso: from('ISO 800'),
    })
  })

  it.each([
    [{ focalLengthMm: 4.67, focalLength35Mm: 26 }, 'lens', '4.7mm lens (26mm full-frame equivalent)'],
    [{ focalLengthMm: 90 }, 'lens', '90mm lens'],
    [{ focalLength35Mm: 28 }, 'lens', '28mm lens'],
    [{ aperture: 6.7 }, 'aperture', 'f/6.7'],
    [{ aperture: 22 }, 'aperture', 'f/22'],
    [{ aperture: 0.95 }, 'aperture', 'f/0.95'],
    [{ aperture: 1 }, 'aperture', 'f/1'],
    [{ aperture: 1.4 }, 'aperture', 'f/1.4'],
    [{ exposureSeconds: 0.00025 }, 'shutterSpeed', '1/4000 s'],
    [{ exposureSeconds: 0.03333333333 }, 'shutterSpeed', '1/30 s'],
    [{ exposureSeconds: 2.5 }, 'shutterSpeed', '2.5 s'],
    [{ iso: 139 }, 'iso', 'ISO 139'],
  ] as const)('turn %j into %s %s', (camera, field, text) => {
    expect(describeIt(room(), camera).camera[field]?.text).toBe(text)
  })

  it('are null without camera data', () => {
    const { lens, aperture, shutterSpeed, iso } = describeIt(room()).camera
    expect([lens, aperture, shutterSpeed, iso]).toEqual([null, null, null, null])
  })

  it('override the pixels for focus and grain', () => {
    expect(describeIt(room(), { aperture: 2 }).texture?.text).toContain('shallow depth of field with a sharp centre')
    expect(describeIt(room(), { aperture: 16 }).texture?.text ?? '').not.toContain('shallow')
    const random = seededNoise(3)
    const grainy = drawImage(200, 150, (x) => {
      const value = 90 + x / 4 + (random() + random() + random() - 1.5) * 16
      return [value, value, value]
    })
    expect(describeIt(grainy, { iso: 100, aperture: 8 }).texture?.text ?? '').not.toContain('grain')
    expect(describeIt(grainy, { iso: 6400, aperture: 8 }).texture?.text).toContain('visible sensor grain')
    expect(describeIt(room(), { aperture: 1.4, focalLength35Mm: 50 }).texture?.text).not.toContain('deep focus')
  })

  it('name a direct flash and no other direction of light', () => {
    const { lighting } = describeIt(room(), { aperture: 4, hasFlashFired: true, hour: 20 })
    expect(lighting).toMatchObject({ text: 'direct flash, warm tones', source: 'exif' })
  })

  it('give the time of day, unless the pixels contradict it', () => {
    expect(describeIt(room(), { aperture: 4, hour: 7 }).lighting?.text).toContain('in the early morning')
    expect(describeIt(room(), { aperture: 4, hour: 12 }).lighting?.text).toContain('around midday')
    expect(describeIt(room(), { aperture: 4, hour: 12 }).lighting?.source).toBe('exif')
    const bright = drawTextured(200, 150, [215, 210, 205], 25)
    expect(describeIt(bright, { aperture: 4, hour: 2 }).lighting?.text).not.toContain('night')
    const dark = drawTextured(200, 150, [30, 28, 26], 18)
    expect(describeIt(dark, { aperture: 4, hour: 12 }).lighting?.text).not.toContain('midday')
  })
})

describe('a description from pixels', () => {
  it('covers light, frame, palette and ratio of a room', () => {
    const description = describeIt(room(), { focalLengthMm: 35, aperture: 2 })
    expect(description.lighting?.source).toBe('measured')
    expect(description.lighting?.text).toContain('warm light from the left')
    expect(description.composition?.text).toContain('landscape frame')
    expect(description.style?.text).toMatch(/^photograph, \w+ palette of /u)
    expect(description.aspectRatio).toEqual({ text: '3:2', source: 'measured' })
    expect(description.colorPalette?.colors[0]).toMatchObject({ hex: expect.stringMatching(/^#[0-9A-F]{6}$/u) })
  })

  it('calls a grey photograph black and white, and names no hue with it', () => {
    const noise = valueNoise(5, 2)
    const grey = drawImage(200, 150, (x, y) => {
      const value = 120 + 80 * noise(x, y)
      return [value, value, value]
    })
    const { style, lighting } = describeIt(grey, { aperture: 4 })
    expect(style?.text).toMatch(/^black-and-white photograph, monochrome palette/u)
    expect(lighting?.text ?? '').not.toMatch(/warm|cool/u)
  })

  it('gives a page no light, no lens and no focal point', () => {
    const { lighting, camera, composition, style } = describeIt(drawPage())
    expect(lighting).toBeNull()
    expect(Object.values(camera).every((part) => part === null)).toBe(true)
    expect(composition?.text).toBe('portrait frame')
    expect(style?.text).toMatch(/^page of printed text/u)
  })

  it('names only the colour of a plain field', () => {
    const { style, texture, lighting } = describeIt(drawImage(64, 64, () => [253, 204, 110]))
    expect(style?.text).toBe('plain field of warm gold')
    expect([texture, lighting]).toEqual([null, null])
  })

  it('is empty for an invisible picture', () => {
    const image = { ...drawImage(64, 64, () => [255, 255, 255]), transparentShare: 1 }
    expect(describeIt(image)).toMatchObject({ style: null, composition: null, colorPalette: null, lighting: null })
  })

  it('never repeats a word within a phrase, nor leaves a gap in it', () => {
    for (const image of [room(), drawPage(), drawTextured(200, 300, [90, 120, 160])]) {
      for (const text of textsOf(describeIt(image, { aperture: 5.6, iso: 200, hour: 16 }))) {
        expect(text).not.toMatch(/\b(\w+) \1\b|null|undefined| {2}|, ,|,$/u)
      }
    }
  })

  it('does not call a photograph a screen below even odds', () => {
    const subjectAt = (confidence: number) => {
      const measures: Measures = { ...measureImage(room()), medium: { value: 'screenshot', confidence } }
      return describeNeutralSubject(readFacts(measures, { ...noCamera, aperture: 4 }))
    }
    expect(subjectAt(0.8)).toBe('A screen of a user interface')
    expect(subjectAt(0.3)).not.toContain('screen')
  })

  it('gives an invisible picture no shot or angle, even with camera data', () => {
    const measures: Measures = { ...measureImage(room()), isEmpty: true }
    measures.horizon = { position: 0.5, tiltDegrees: 0, isStraight: true, confidence: 1 }
    const camera = { ...noCamera, aperture: 4 }
    expect(readFacts(measures, camera).view).toMatchObject({ shot: null, angle: null })
    expect(readFacts({ ...measures, isEmpty: false }, camera).view.angle).not.toBeNull()
  })

  it('holds no fact below even odds', () => {
    const { view, light, ...facts } = readFacts(measureImage(drawTextured(200, 150, [120, 118, 115])), null)
    const { medium, looksLike, palette, ambience, grain, focus } = facts
    const known = [
      ...Object.values(view),
      ...Object.values(light ?? {}),
      medium,
      looksLike,
      palette,
      ambience,
      grain,
      focus,
    ]
    for (const fact of known) if (fact !== null) expect(fact.confidence).toBeGreaterThanOrEqual(0.5)
    expect(medium).not.toBeNull()
  })
})

describe('aspect ratio', () => {
  it.each([
    [800, 533, '3:2'],
    [600, 391, '3:2'],
    [533, 800, '2:3'],
    [1920, 1080, '16:9'],
    [1080, 1920, '9:16'],
    [1012, 759, '4:3'],
    [1411, 1411, '1:1'],
    [1030, 1000, '1:1'],
    [1000, 1250, '4:5'],
    [2560, 1080, '21:9'],
    [1150, 1000, '23:20'],
    [5000, 100, '50:1'],
    [20000, 1, null],
    [20000, 10, null],
    [20000, 410, '49:1'],
    [1, 20000, null],
  ])('%d × %d is %s', (width, height, ratio) => {
    expect(nameAspectRatio(width, height)).toBe(ratio)
  })

  it('is null without a size', () => {
    expect(nameAspectRatio(0, 10)).toBeNull()
    expect(nameAspectRatio(10, Number.NaN)).toBeNull()
  })
})
