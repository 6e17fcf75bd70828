import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { makeComposed } from '../../fixtures/images/make-composed.ts'
import { makeReading } from '../../fixtures/images/make-reading.ts'
import { drawBall, drawImage } from '../measure-images.ts'

const ball = makeReading(drawBall(-0.7, -0.5))

describe('a measured picture', () => {
  it('is called high-key or low-key even if its medium is unknown', () => {
    const bands = (base: number) => drawImage(20, 200, (x, y) => [base + (x % 7) * 3, base + (y % 5) * 3, base + 8])
    for (const [base, word] of [
      [225, 'high-key'],
      [15, 'low-key'],
    ] as const) {
      const reading = makeReading(bands(base))
      expect(reading.description.style?.text).toMatch(/^\w+ palette/u)
      const { lighting, prompt, sources } = makeComposed(reading, 'universal')
      expect([lighting, sources.lighting]).toEqual([`${word} light`, 'measured'])
      expect(prompt.toLowerCase()).toContain(`${word} light`)
    }
  })

  it('has a small vivid accent named, and is not called black and white', () => {
    const spot = (side: number, color: readonly [number, number, number]) =>
      makeReading(
        drawImage(200, 200, (x, y) =>
          x < side && y < side ? color : [110 + ((x * 7 + y * 3) % 40), 112 + ((x * 7 + y * 3) % 40), 116],
        ),
      )
    const { style, prompt, colorPalette: palette } = makeComposed(spot(32, [220, 20, 30]), 'universal')
    const red = palette?.find(({ hex }) => hex === '#DC141E')?.name ?? 'none'
    expect(style).toContain(` with a ${red} accent`)
    expect(style).not.toMatch(/monochrome|black-and-white/u)
    expect(prompt).toContain(red)
    expect(makeComposed(spot(32, [130, 126, 120]), 'universal').style).not.toContain('accent')
  })

  it('gives Midjourney a reduced ratio', () => {
    const reading = makeReading(drawImage(240, 150, (x, y) => [x, y, 90]))
    expect(makeComposed(reading, 'midjourney').prompt).toContain('--ar 8:5')
  })

  it('has no ratio if no simple one is accurate', () => {
    const strip = makeReading({ ...drawImage(256, 2, (x) => [x, 90, 40]), width: 16_000, height: 1 })
    const { aspectRatio: ratio, sources } = makeComposed(strip, 'universal')
    expect([ratio, sources.aspectRatio]).toEqual([null, null])
  })
})

describe('exclusions', () => {
  it('of the caller come first in the list for every target, followed by ours', () => {
    for (const targetId of targetIds) {
      for (const [subject, own] of [
        ['a red car, no text', 'text'],
        ['a street, without cars', 'cars'],
      ] as const) {
        const { negativePrompt: terms = '', prompt } = makeComposed(ball, targetId, subject, true)
        const listed = terms.split(', ')
        expect([targetId, subject, listed[0]]).toEqual([targetId, subject, own])
        expect(listed.length).toBeGreaterThan(2)
        expect(new Set(listed).size).toBe(listed.length)
        expect(prompt).not.toBe('')
      }
    }
  })

  it('end a prompt for ChatGPT although the subject has an exclusion', () => {
    expect(makeComposed(ball, 'chatgpt', 'a red car, no text', true).prompt).toMatch(/ No [^.]+\.$/u)
  })

  it('do not include text if the subject asks for lettering', () => {
    const { negativePrompt: terms } = makeComposed(ball, 'universal', 'a sign that says "OPEN", no text', true)
    expect(terms?.split(', ')).not.toContain('text')
  })

  it('are the caller’s own list if there is one', () => {
    const { prompt } = makeComposed(ball, 'midjourney', 'a red car --no trees, people', true)
    expect(prompt).toMatch(/--no trees, people$/u)
  })
})
