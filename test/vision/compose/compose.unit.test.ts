import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { readDraft } from '../../../worker/text-engine/analyze/read-draft.ts'
import { findFaults, words as knowledge, makeComposed } from '../../fixtures/images/make-composed.ts'
import { makeReading, portraitLens } from '../../fixtures/images/make-reading.ts'
import { drawBall, drawImage, drawPage, drawScreen, drawTextured, seededNoise } from '../measure-images.ts'

const noise = seededNoise(7)
const grain = () => (noise() - 0.5) * 14
const blank = drawImage(64, 48, () => [200, 40, 40])
const lowSun = drawImage(240, 160, (_, y) =>
  y > 110 ? [40 + grain(), 36 + grain(), 50 + grain()] : [120 + y + grain(), 100 + y * 0.6 + grain(), 110 + grain()],
)
const wideStrip = drawImage(256, 8, (x) => [x, 120, 255 - x])
const tallStrip = { ...drawImage(2, 256, (_, y) => [y, 60, 90]), width: 40, height: 19_000 }
const unseen = { ...drawImage(32, 32, () => [255, 255, 255]), transparentShare: 1 }
const pictures = {
  ball: drawBall(-0.7, -0.5),
  blank,
  lowSun,
  page: drawPage(),
  screen: drawScreen(),
  stone: drawTextured(240, 180, [120, 118, 116]),
  tallStrip,
  unseen,
  wideStrip,
}
const named = Object.entries(pictures)
const readings = named.flatMap(([name, image]) =>
  [null, portraitLens].map((camera) => [name, makeReading(image, { camera })] as const),
)
const subject = 'a ceramic bowl by "Studio Ode", 3 figs beside it'

describe('the prompt of a picture', () => {
  it.each(targetIds)('for %s breaks no rule of its target with any picture', (targetId) => {
    for (const [name, reading] of readings)
      for (const said of [null, subject, 'a cat'])
        for (const wantsNegative of [false, true]) {
          const { prompt, analysis } = makeComposed(reading, targetId, said, wantsNegative)
          expect([name, said, findFaults(prompt, targetId), prompt]).toEqual([name, said, [], prompt])
          expect(analysis.retained.kept).toBe(analysis.retained.total)
        }
  })

  it.each(targetIds)('for %s says the subject of the caller first and verbatim', (targetId) => {
    const { prompt, sources, ...fields } = makeComposed(makeReading(pictures.ball), targetId, subject)
    expect(fields.subject).toBe(subject)
    expect(sources.subject).toBe('caller')
    const words = targetId === 'midjourney' ? prompt : prompt.replaceAll(/<\/?\w+>\n?/gu, '')
    expect(words.toLowerCase()).toContain(subject.toLowerCase())
    if (targetId !== 'chatgpt') expect(words.toLowerCase().startsWith(subject.toLowerCase())).toBe(true)
    for (const { start, end } of readDraft(subject, knowledge.lexicon).spans)
      expect(prompt).toContain(subject.slice(start, end))
  })

  it('mentions the light that its field gives', () => {
    for (const [name, image] of named.filter(([name]) => name !== 'unseen')) {
      const { prompt, lighting, sources } = makeComposed(makeReading(image), 'flux')
      const first = (lighting ?? 'none').split(/,? /u)[0] ?? ''
      expect([name, prompt.toLowerCase()]).toEqual([name, expect.stringContaining(first)])
      expect([name, sources.lighting]).not.toEqual([name, null])
    }
    const { lighting, sources } = makeComposed(makeReading(pictures.screen), 'universal')
    expect([lighting, sources.lighting]).toEqual(['flat, even light', 'inferred'])
  })

  it('invents no subject if neither caller nor file gives one', () => {
    const reading = makeReading(pictures.ball)
    for (const targetId of targetIds) {
      const result = makeComposed(reading, targetId)
      expect(result.subject).toBeNull()
      expect(result.sources.subject).toBeNull()
      expect(result.analysis.missing).toEqual(['what the picture shows'])
      expect(result.prompt).toMatch(/subject|scene|arrangement|motif|detail/iu)
      expect(result.prompt).not.toMatch(/\b(?:man|woman|girl|boy|person|people|ball|city|canon|nikon)\b/iu)
    }
  })

  it('is the same for the same picture', () => {
    for (const targetId of targetIds) {
      const once = makeComposed(makeReading(lowSun), targetId, null, true)
      expect(makeComposed(makeReading(lowSun), targetId, null, true)).toEqual(once)
    }
  })

  it('takes lens and aperture from the camera and says so', () => {
    const { analysis, camera, sources, prompt } = makeComposed(makeReading(lowSun, { camera: portraitLens }), 'flux')
    expect(JSON.stringify(analysis)).toContain('Read the lens from the EXIF data: 35mm lens at f/2.')
    expect(camera).toMatchObject({ lens: '35mm lens', aperture: 'f/2', shutterSpeed: '1/60 s', iso: 800 })
    expect(sources.camera).toMatchObject({ lens: 'exif', aperture: 'exif', shutterSpeed: 'exif', iso: 'exif' })
    expect(prompt).toContain('35mm lens at f/2')
  })

  it('states a focal length only as its full-frame equivalent', () => {
    const small = { ...portraitLens, focalLengthMm: 4.67, focalLength35Mm: 26 }
    expect(makeComposed(makeReading(lowSun, { camera: small }), 'flux').prompt).toContain('26mm lens at f/2')
    const unknown = { ...portraitLens, focalLengthMm: 7.1, focalLength35Mm: null }
    const { prompt, camera } = makeComposed(makeReading(lowSun, { camera: unknown }), 'flux')
    expect(camera.lens).toBe('7.1mm lens')
    expect(prompt).not.toContain('7.1mm')
  })

  it('gives hex colours to targets that accept them, and colour names to all', () => {
    const reading = makeReading(lowSun)
    const first = reading.measures.palette[0]
    for (const targetId of targetIds) {
      const { prompt } = makeComposed(reading, targetId, 'a harbour')
      const hasHex = targetId === 'flux' || targetId === 'chatgpt'
      expect(/#[0-9A-F]{6}/u.test(prompt)).toBe(hasHex)
      expect(prompt).toContain(first?.name)
    }
  })

  it('adds no camera terms to a painting or a screen', () => {
    const { prompt } = makeComposed(
      makeReading(lowSun, { camera: portraitLens }),
      'midjourney',
      'oil painting of a harbour',
    )
    expect(prompt).not.toMatch(/mm lens|--raw|photograph/u)
    const drawn = makeComposed(makeReading(drawScreen()), 'midjourney')
    expect(drawn.prompt).not.toMatch(/lens|--raw|depth of field/u)
  })

  it('takes light, view and palette from a subject that states them', () => {
    const said = 'a harbour in moonlight, low-angle view, 24mm lens, muted tones'
    const result = makeComposed(makeReading(drawBall(-0.7, -0.5)), 'flux', said)
    expect(result.prompt.match(/light/gu)).toHaveLength(1)
    expect(result.lighting).toBe('a harbour in moonlight')
    expect(result.sources.lighting).toBe('caller')
    expect(result.camera.angle).toBe('low-angle')
    expect(result.sources.camera.angle).toBe('caller')
    expect(result.prompt).not.toContain('palette of')
  })

  it('excludes nothing that the picture shows, and nothing at all unless asked', () => {
    const reading = makeReading(drawPage())
    const { negativePrompt: terms = '' } = makeComposed(reading, 'midjourney', null, true)
    expect(terms).not.toMatch(/text|letter/u)
    expect(makeComposed(reading, 'midjourney')).not.toHaveProperty('negativePrompt')
    expect(makeComposed(reading, 'midjourney').prompt).not.toContain('--no')
  })

  it('comes with its own length, engine and language', () => {
    const { prompt, characterCount: count, analysis } = makeComposed(makeReading(lowSun), 'gemini', 'サボテン')
    expect(count).toBe([...prompt].length)
    expect(analysis).toMatchObject({ engine: 'vision', modality: 'image', missing: [], language: 'ja' })
  })
})
