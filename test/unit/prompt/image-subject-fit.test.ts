import { describe, expect, it } from 'vitest'
import { findColours } from '../../../worker/prompt/plan-image-words.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { turnClause } from '../../../worker/prompt/turn-clause.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const listFor = async (prompt: string, targetId: 'midjourney' | 'flux' | 'chatgpt' = 'chatgpt') =>
  (await optimizeWithRules(prompt, targetId, true)).negative_prompt ?? ''

const write = async (prompt: string, targetId: 'midjourney' | 'flux' | 'gemini') =>
  (await optimizeWithRules(prompt, targetId)).optimized_prompt

describe('what is kept out of a picture', () => {
  it.each([
    ['old steam train crossing a viaduct', /wings|masts|doors|badges/u],
    ['सूर्यास्त में नाव', /wheels|doors|badges|plates/u],
    ['a tall ship at sea', /wings|wheels|tyres|mirrors/u],
    ['a wild tardigrade on moss', /coat|paws|tails|human expression/u],
  ])('fits what is shown: %s', async (prompt, unfit) => {
    expect(await listFor(prompt)).not.toMatch(unfit)
    expect(await listFor(prompt, 'midjourney')).not.toMatch(unfit)
  })

  it('names for a parameter only nouns that may go', async () => {
    for (const prompt of ['Kathakali dancer, green makeup', 'mosque at dusk', 'a cat on a sill']) {
      const terms = (await listFor(prompt, 'midjourney')).split(', ')
      for (const term of terms) expect(term).toMatch(/^[a-z]+$/u)
      expect(terms).not.toContain('subject')
      expect(terms).not.toContain('anatomy')
    }
  })

  it('is listed in the language of the draft, and once', async () => {
    expect(await listFor('retrato de una anciana en su cocina')).toContain('marca de agua')
    const list = await listFor('Logo für eine Bäckerei, nur schwarz, kein Verlauf', 'midjourney')
    expect(
      list
        .toLowerCase()
        .split(', ')
        .filter((term) => term === 'verlauf'),
    ).toHaveLength(1)
  })

  it('is said by what is there where a building stands', async () => {
    expect(await write('mosque at dusk, no cars, no plants', 'flux')).not.toMatch(/\bcars?\b|\bplants?\b/u)
  })
})

describe('choices of ours that fit the kind of picture', () => {
  it('give a mark in another language a flat look', async () => {
    const text = await write('Logo für ein Yogastudio, Lotus', 'flux')
    expect(text).not.toMatch(/Schatten|von hinten|Materialien|Vordergrund/u)
  })

  it('speak of no look from above where a window is seen', async () => {
    expect(await write('photo of my bakery window in the morning, 3 croissants', 'midjourney')).not.toMatch(
      /top-down|above/u,
    )
  })

  it('show a box of a game as what is printed on it', async () => {
    expect(await write('board game box cover, vikings and sea monsters', 'midjourney')).not.toMatch(/mm lens|--raw/u)
  })

  it('leave a white ground light', async () => {
    expect(await write('kurti photo, white background, amazon listing', 'midjourney')).not.toMatch(
      /dark|black|graphite|graded|backdrop/u,
    )
  })

  it('stand where the camera stands', async () => {
    for (const prompt of ['an antique chest', 'a white towel', 'a chicken on the right of a suitcase'])
      expect(await write(prompt, 'gemini')).not.toMatch(/\b(?:in|as) an? (?:[\w-]+ ){0,2}(?:angle|viewpoint)\b/u)
  })
})

describe('the words of a caption', () => {
  it.each([
    ['mint green vespa', ['mint green']],
    ['olive green jacket', ['olive green']],
    ['a red car on a blue road', ['red', 'blue']],
    ['red and yellow balloons', ['red', 'yellow']],
  ])('name one colour with two words: %s', (text, colours) => {
    expect(findColours(readWords(text), text)).toEqual(colours)
  })

  it('lose what only asks or presses', async () => {
    expect(await write('chai stall ki photo chahiye', 'midjourney')).toMatch(/^Chai stall ki photo,/u)
    expect(await write('tiny tent at blue hour, star trails?? wide', 'midjourney')).not.toContain('??')
  })

  it('turn both verbs of a light', () => {
    expect(turnClause('subdued light rests on the animal and fades behind it')).toBe(
      'subdued light resting on the animal and fading behind it',
    )
    expect(turnClause('low light from the right draws folds and edges')).toBe(
      'low light from the right drawing folds and edges',
    )
  })
})
