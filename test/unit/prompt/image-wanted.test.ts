import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writePicture } from './image-plan-and-write.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const write = (caption: string, targetId: 'midjourney' | 'flux' | 'gemini') =>
  writePicture(caption, targetId, 'scene').text

const scenes = ['an office', 'a table in a barn', 'a narrow street', 'a stage']
const things = ['windows', 'cloth', 'cars', 'curtains', 'phones', 'flags']
const wanted = ['one lamp', 'three pears', 'a sleeping dog', 'many plants', 'only two chairs', 'the old piano']

describe('a wanted thing beside an excluded one', () => {
  it.each(['midjourney', 'flux', 'gemini'] as const)('stays wanted for %s', (targetId) => {
    const anOpener = fc.constantFrom('with no', 'without', ', no')
    const aJoiner = fc.constantFrom('and', 'but')
    fc.assert(
      fc.property(
        fc.constantFrom(...scenes),
        anOpener,
        fc.constantFrom(...things),
        aJoiner,
        fc.constantFrom(...wanted),
        (scene, opener, thing, joiner, other) => {
          const text = write(`${scene} ${opener} ${thing} ${joiner} ${other}`.replace(' ,', ','), targetId)
          const [body = '', list = ''] = text.split('--no')
          expect(body).toMatch(new RegExp(`(?:with|,) ${other}\\b`, 'u'))
          expect(list).not.toContain(other.split(' ').at(-1))
          expect(body).not.toMatch(new RegExp(`clear of any [^.,]*${other}`, 'u'))
        },
      ),
      { numRuns: 120 },
    )
  })

  it('is a ground or a look as well', () => {
    expect(write('poster of a jazz trio, no text and white background', 'midjourney')).toMatch(
      /white background.*--no text$/u,
    )
    expect(write('a plate of pasta with no cheese and fresh basil', 'flux')).toContain('with fresh basil')
  })

  it('is nothing that is excluded with it', () => {
    expect(write('a hall with no chairs and tables', 'midjourney')).toMatch(/--no chairs, tables$/u)
    expect(write('a street without cars or people', 'midjourney')).toMatch(/--no cars, people$/u)
  })
})

describe('a clause that only excludes', () => {
  it.each([
    'an attic, there should be no modern things: no laptop, no phone',
    'an attic. There must be no people: no guests, no servants',
    'an attic, make sure there are no phones',
    'an attic, the image should contain no text',
    "an attic, there shouldn't be any people",
    "an attic, I don't want any logo",
    'an attic (no furniture, no people) at dawn',
    'an attic, do not put any text in the picture itself',
    'attic without lamps: a trunk, a doll',
    'an attic, no modern objects like phones or screens',
  ])('leaves no rubble behind: %s', (caption) => {
    for (const targetId of ['midjourney', 'flux', 'gemini'] as const) {
      const [body = ''] = write(caption, targetId).split('--')
      expect(body).not.toMatch(/should|must|sure|itself|don't|there (?:are|is|be)|like| :|\(| {2}[a-z]/iu)
      expect(body).not.toMatch(/(?:be|to|the|with|of)\s*[,.:]/u)
    }
  })

  it('reads somebody who is denied as a person, and what nobody does as told', () => {
    expect(write('a bench in the park, no one sitting on it', 'midjourney')).toMatch(
      /^A bench in the park,.*--no people$/u,
    )
    expect(write('a woman crossing, nobody else in view', 'flux')).not.toMatch(/else/u)
    expect(write('a car parked where no one parks', 'midjourney')).not.toContain('--no')
    expect(write('a car parked where no one parks', 'flux')).toContain('everybody keeps from parking')
  })
})

describe('what somebody does not do', () => {
  it.each([
    ['a butler who never smiles', 'straight face'],
    ['an old clown who does not smile', 'straight face'],
    ["a boy who doesn't look sad", 'looks content'],
    ['the girl is never alone', 'always in company'],
    ['a village, never sunny', 'always overcast'],
    ['a dog that does not bark', 'keeps from barking'],
    ["a clock that doesn't work", 'out of order'],
    ["a cabinet, don't make it shiny", 'make it matte'],
  ])('is neither weakened nor turned round: %s', (caption, wording) => {
    const text = write(caption, 'flux')
    expect(text).toContain(wording)
    expect(text).not.toMatch(/seldom|fails to|refuse/u)
  })

  it('keeps a denied colour out of our palette', async () => {
    for (const caption of ["a kitchen cabinet, don't make it white", 'a wedding cake that is not white']) {
      for (const targetId of ['midjourney', 'flux', 'gemini'] as const) {
        const { optimized_prompt: text } = await optimizeWithRules(caption, targetId)
        expect(text.split('--no')[0]).not.toMatch(/(?:palette|hues|colours|tones) of [^.]*\bwhite\b/u)
      }
      expect((await optimizeWithRules(caption, 'midjourney')).optimized_prompt).toMatch(/--no white$/u)
    }
  })
})

describe('a positive wording', () => {
  it.each([
    ['headphones on a desk, no cable', 'skyline'],
    ['a laptop on a cafe table, no wires', 'skyline'],
    ['a wedding cake, no flowers', 'mineral'],
    ['a library in a forest, no cars', 'pedestrian'],
    ['a man in the rain, no umbrella', 'heads'],
    ['a knight, no sword, holding flowers', 'empty hands'],
    ['an isometric data centre, no people', 'empty, deserted'],
    ['a harbour with no people and two dogs', 'alone'],
  ])('says nothing of another scene: %s', (caption, foreign) => {
    expect(write(caption, 'flux')).not.toContain(foreign)
  })

  it('stands where the scene has room for it', () => {
    expect(write('a village street at noon, no cars', 'flux')).toContain('pedestrian-only lane')
    expect(write('a wide field at noon, no wires', 'flux')).toContain('uninterrupted skyline')
  })
})

describe('the Portuguese "no"', () => {
  it.each(['um gato no telhado', 'casa azul no alto da colina', 'barco no rio ao amanhecer', 'menina no balanço'])(
    'denies nothing: %s',
    async (caption) => {
      for (const targetId of ['midjourney', 'flux', 'gemini'] as const)
        expect((await optimizeWithRules(caption, targetId)).analysis.warnings).toEqual([])
    },
  )
})
