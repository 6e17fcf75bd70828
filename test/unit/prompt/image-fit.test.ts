import { describe, expect, it } from 'vitest'
import { detectImageDomain } from '../../../worker/prompt/detect-domain.ts'
import { detectModality } from '../../../worker/prompt/detect-modality.ts'
import { findRatio } from '../../../worker/prompt/find-ratio.ts'
import { findColours } from '../../../worker/prompt/plan-image-words.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const domainOf = (caption: string): string => detectImageDomain(readDraft(caption)).domain.id
const colours = (caption: string): string[] => findColours(readWords(caption), caption)
const write = async (caption: string, targetId: 'midjourney' | 'flux' | 'universal' = 'midjourney') =>
  (await optimizeWithRules(caption, targetId)).optimized_prompt

describe('a medium that a caption names', () => {
  it.each([
    ['anime girl with an umbrella on a train platform', 'anime'],
    ['studio ghibli style countryside with a small train', 'anime'],
    ['1girl, silver hair, forest', 'anime'],
    ['low poly mountain landscape', 'render'],
    ['small minimalist wave tattoo', 'line-art'],
    ['turnaround of a robot chef', 'sheet'],
    ['illustrated tourist map of Jaipur', 'map'],
    ['rough concrete texture, tileable', 'texture'],
    ['wedding invitation card, royal style', 'stationery'],
    ['charcoal portrait of an old woman', 'fine-art'],
    ['a fox in a forest, watercolour', 'fine-art'],
  ])('decides how "%s" is shown', (caption, id) => {
    expect(domainOf(caption)).toBe(id)
  })

  it.each([
    ['a woman painting a wall in a courtyard', 'fine-art'],
    ['a boy reading a map in the park', 'map'],
    ['tattoo artist at work in a studio', 'line-art'],
  ])('does not decide "%s", which only holds its name', (caption, id) => {
    expect(domainOf(caption)).not.toBe(id)
  })

  it('takes no lens, and no second medium of ours', async () => {
    expect(await write('studio ghibli style countryside with a small train')).not.toMatch(/lens|--raw|photograph/u)
    expect(await write('paper cut art of a forest with deer', 'flux')).not.toMatch(/Made as/u)
  })
})

describe('weather and place', () => {
  it('are read from places, and not from things that bear their names', async () => {
    expect(await write('chocolate lava cake cut open')).not.toMatch(/flame|ember|fire/u)
    expect(await write('modern kitchen interior with island, marble and walnut')).not.toMatch(/wet ground|foam|sea/u)
    expect(await write('glass of iced coffee with ice cubes')).not.toMatch(/winter|snow|frost/u)
  })
})

describe('colours', () => {
  it('count neither in lettering nor in names, and not as a backdrop', () => {
    expect(colours('poster for a jazz night "BLUE NOTES"')).toEqual([])
    expect(colours('golden retriever puppy on a white background')).toEqual([])
    expect(colours('cold coffee, whipped cream, no straw')).toEqual([])
    expect(colours('logo in brown and cream')).toEqual(['brown', 'cream'])
  })

  it('that are named for a poster are not overruled', async () => {
    const poster = await write('poster "SALE 50% OFF" for shoe store, bold typography, red and yellow')
    expect(poster).toMatch(/red and yellow.*red and yellow/u)
    expect(poster).not.toMatch(/teal|salmon|navy/u)
  })
})

describe('the shape of a picture', () => {
  it('follows what is to be made', () => {
    expect(findRatio('mobile banking app home screen UI', [])).toBe('9:16')
    expect(findRatio('business card design', [])).toBe('7:4')
    expect(findRatio('knight sprite 32x32', [])).toBe('1:1')
    expect(findRatio('banner 1080 x 1350 px', [])).toBe('4:5')
    expect(findRatio('photo taken in 1987 x 3', [])).toBe(null)
  })

  it('is not tall where the view is wide', async () => {
    for (const caption of [
      'a river in a valley',
      'old town seen from a hill',
      'a lake with reeds',
      'dunes after rain',
    ]) {
      const written = await write(caption)
      if (/\b(?:wide|broad|panoramic)\b[^,]* view|view[^,]*\bwide\b/u.test(written))
        expect(written).not.toMatch(/--ar (?:4:5|2:3|3:4|9:16)/u)
    }
  })
})

describe('a model that only draws', () => {
  it('takes a design, a diagram or a scene told in any language as a picture', () => {
    for (const caption of [
      'dashboard design for a logistics company, dark theme, purple accent',
      'flowchart of user signup process',
      'storyboard for a 30 second ad',
      'ek boodha aadmi chai pi raha hai nukkad par',
    ])
      expect([caption, detectModality(readDraft(caption), 'midjourney')]).toEqual([caption, 'image'])
  })

  it('still takes copy as text', () => {
    for (const task of ['landing page copy for an app that reminds you to water plants', 'mera bhai kya karu batao'])
      expect([task, detectModality(readDraft(task), 'midjourney')]).toEqual([task, 'chat'])
  })
})

describe('many parameters', () => {
  it('leave room for themselves in the shortest form', async () => {
    const written = await write(
      'samurai in bamboo forest, mist --ar 21:9 --stylize 250 --chaos 10 --no text, logo',
      'universal',
    )
    expect(written).toMatch(/21:9/u)
    expect(written).not.toMatch(/\bar 21:9|stylize/u)
  })
})
