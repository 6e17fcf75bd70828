import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { writePicture } from './image-plan-and-write.ts'

const captions: readonly (readonly [domainId: string, caption: string])[] = [
  ['animals', 'cat'],
  ['animals', 'a cat sitting by a window'],
  ['food', 'apple'],
  ['logo', 'logo for a bakery called Crumb & Co'],
  ['product', 'product photo of a matte black bottle on concrete, no people, no text, logo "HYDRA" in white'],
  ['architecture', 'lighthouse at night in a storm'],
  ['vehicles', 'a red car'],
  ['portrait', 'woman, red hair, green eyes, freckles, forest, mist, 8k, masterpiece'],
  ['portrait', 'portrait of an old fisherman, golden hour, 85mm lens --ar 16:9 --s 250'],
  ['poster', 'poster for a jazz festival with the words “Blue Night”'],
  ['fine-art', 'a watercolor of a harbour, no boats'],
  ['anime', 'anime girl with blue hair holding an umbrella'],
  ['pattern', 'seamless pattern of tiny lemons'],
  ['ui', 'app screen for a food delivery app, dark mode'],
  ['abstract', 'infinity'],
  ['scene', 'un gato en una ventana'],
  ['scene', 'une ruelle sans voitures'],
  ['scene', 'ein altes Fahrrad vor einer Mauer, ohne Menschen'],
  ['scene', 'um gato dormindo no sofá'],
  ['scene', 'खिड़की पर बैठी बिल्ली'],
  ['scene', '一只猫坐在窗边'],
  ['scene', '窓辺に座る猫'],
  ['scene', '一隻貓坐在窗邊看雨'],
  ['scene', 'кошка на окне'],
  [
    'landscape',
    'On a wide meadow above the sea an old stone hut leans into the wind, its roof patched with grey tin, while three sheep graze near a low wall and a boy in a yellow coat counts them aloud, his dog lying flat in the grass with its ears up, and far behind them the first lamps of the village begin to show along the road to the harbour, where a ferry waits with its doors open.',
  ],
]

describe('a picture prompt', () => {
  it.each(targetIds)('for %s breaks no rule, loses no word and stays the same at a second pass', (targetId) => {
    for (const [domainId, caption] of captions)
      for (const wantsNegative of [false, true]) {
        const once = writePicture(caption, targetId, domainId, wantsNegative)
        expect([caption, once.faults]).toEqual([caption, []])
        expect([caption, once.lost]).toEqual([caption, []])
        if (targetId === 'claude') continue
        const twice = writePicture(once.text, targetId, domainId, wantsNegative)
        expect(twice.text).toBe(once.text)
      }
  })

  it('in traditional Chinese is decided in traditional Chinese', () => {
    for (const targetId of ['midjourney', 'flux', 'universal', 'gemini'] as const) {
      const { text } = writePicture('一隻貓坐在窗邊看雨', targetId, 'animals')
      expect(text).toMatch(/構圖|視角/u)
      expect(text).not.toMatch(/[a-z]{3}|构图|视角/u)
    }
  })

  it('is the same every time, and differs between similar subjects', () => {
    const first = writePicture('a cat by a window', 'flux', 'animals').text
    expect(writePicture('a cat by a window', 'flux', 'animals').text).toBe(first)
    const others = ['dog', 'hen', 'fox', 'owl', 'calf', 'foal'].map((animal) =>
      writePicture(`a ${animal} by a window`, 'flux', 'animals').text.replace(`A ${animal}`, 'A cat'),
    )
    expect(new Set(others).size).toBeGreaterThan(4)
  })

  it('repeats no choice in more than a quarter of the prompts of a kind', () => {
    const things =
      'hen goat calf foal duck goose lamb pony mule rat ox ram ewe sow cub pup kid sheep donkey rabbit'.split(' ')
    const places = ['on a path', 'in the rain', 'at rest', 'beside a gate', 'in a barn']
    const shares = new Map<string, number>()
    for (const thing of things)
      for (const place of places) {
        const { text } = writePicture(`a ${thing} ${place}`, 'flux', 'animals')
        for (const clause of text.split(/[,.](?: |$)/u).slice(1)) shares.set(clause, (shares.get(clause) ?? 0) + 1)
      }
    const most = Math.max(...[...shares].filter(([clause]) => clause !== '').map(([, share]) => share))
    expect(most / (things.length * places.length)).toBeLessThanOrEqual(0.25)
  })

  it('follows what the caption says of time, weather and colour', () => {
    const storm = writePicture('lighthouse at night in a storm', 'flux', 'architecture').text
    expect(storm).not.toMatch(/sun|golden|window|street/u)
    expect(writePicture('a red car', 'flux', 'vehicles').text).toMatch(/palette of [^.]*\bred\b/u)
    expect(writePicture('a pixel art knight', 'flux', 'pixel-art').text).not.toMatch(/lens|f\//u)
  })

  it('adds nothing to a caption that has decided everything', () => {
    const caption =
      'A fox stands on a mossy wall beside a gate. Soft light falls from one side and catches the fur. Eye-level view in a wide 3:2 format, 85mm lens at f/2, in a palette of moss and grey.'
    for (const targetId of ['flux', 'gemini', 'chatgpt', 'universal'] as const)
      expect(writePicture(caption, targetId, 'wildlife').text).toBe(caption)
  })

  it('is an object for flux when the author asks for one, with every word in it', () => {
    const { text, faults, lost } = writePicture(
      'a fox and a hen at a gate with a sign "Eggs", as JSON',
      'flux',
      'wildlife',
    )
    const prompt: unknown = JSON.parse(text)
    expect(prompt).toMatchObject({ scene: 'a fox and a hen at a gate with a sign "Eggs"', camera: {} })
    expect(faults).toEqual([])
    expect(lost).toEqual([])
  })

  it('keeps an object as it was sent', () => {
    const sent = '{"scene": "a fox at a gate", "lighting": "soft light"}'
    expect(writePicture(sent, 'flux', 'wildlife').text).toBe(sent)
  })

  it('names what must stay out once, at the end, for chatgpt', () => {
    const { text } = writePicture('a hen at a gate', 'chatgpt', 'animals', true)
    expect(text.match(/\bNo [a-z]/gu)).toHaveLength(1)
    expect(text).toMatch(/No [^.]+\.$/u)
    expect(text).toMatch(/^[A-Z][^.]+ (?:photograph|study|portrait|animal)[^.]*\d:\d[^.]*\. A hen/u)
  })

  it('folds wanted exclusions into the scene for flux and gemini', () => {
    for (const targetId of ['flux', 'gemini'] as const) {
      const plain = writePicture('a hen at a gate', targetId, 'animals').text
      const { text } = writePicture('a hen at a gate', targetId, 'animals', true)
      expect(text.length).toBeGreaterThan(plain.length)
      expect(text).not.toMatch(/\b(?:no|without)\b/u)
    }
  })
})
