import { describe, expect, it } from 'vitest'
import { writePicture } from './image-plan-and-write.ts'

const denial = /\b(?:no|not|without|never|avoid|don't|doesn't|isn't|nor|none|nothing|free of)\b/iu

describe('what an author leaves out', () => {
  it.each([
    ['a street without cars at night', 'car-free|pedestrian'],
    ['a cat with no tail', 'tailless'],
    ['there are no people on the beach', 'deserted'],
    ['a park, no people, text, or logos', 'deserted'],
    ['a man not wearing a hat, not smiling', 'straight-faced'],
    ["an airport that isn't crowded", 'sparse'],
    ['a bowl that is not red', 'anything but red'],
    ['a meadow without gazebos', 'clear of any gazebos'],
    ['a square, no marble fountains', 'clear of any marble fountains'],
    ['a table with no more than three apples', 'at most three apples'],
    ['a road that never ends', 'goes on and on'],
    ['do not show any text, a shop window', 'unmarked'],
    ['a sky free of clouds over a lake', 'clear open sky'],
  ])('is said positively for flux: %s', (caption, wording) => {
    const { text, lost, faults } = writePicture(caption, 'flux', 'cityscape')
    expect(text).not.toMatch(denial)
    expect(text).toMatch(new RegExp(wording, 'u'))
    expect(lost).toEqual([])
    expect(faults).toEqual([])
  })

  it('warns where the table has no wording of its own', () => {
    expect(writePicture('a meadow without gazebos', 'flux', 'landscape').warnings.join(' ')).toContain('gazebo')
    expect(writePicture('a meadow without people', 'flux', 'landscape').warnings).toEqual([])
  })

  it('goes to the parameter for midjourney, as single nouns that the caption does not use', () => {
    const { text, lost } = writePicture('a street without cars at night, no people', 'midjourney', 'cityscape')
    expect(text).toMatch(/^A street at night,.* --no cars, people$/u)
    expect(lost).toEqual([])
  })

  it('keeps clothing out of the parameter, which moderation would refuse', () => {
    const { text } = writePicture('a dancer on a stage, no shoes', 'midjourney', 'portrait')
    expect(text).toContain('bare feet')
    expect(text).not.toContain('--no shoes')
  })

  it('keeps a thing that another part of the caption wants', () => {
    const { text } = writePicture('a cat without a collar beside a cat with a collar', 'midjourney', 'animals')
    expect(text).not.toContain('--no')
    expect(text).toContain('with a collar')
  })

  it('stays as written where the model understands it', () => {
    for (const targetId of ['chatgpt', 'claude', 'universal'] as const)
      expect(writePicture('a street without cars', targetId, 'cityscape').text).toContain('without cars')
  })

  it('is said in the language of the caption', () => {
    const { text, lost } = writePicture('una calle sin coches en la noche', 'flux', 'cityscape')
    expect(text).toContain('con una calle peatonal')
    expect(lost).toEqual([])
  })

  it('leaves what stands in quotes alone', () => {
    const { text } = writePicture('a door with a sign that says "No entry"', 'flux', 'architecture')
    expect(text).toContain('"No entry"')
  })
})
