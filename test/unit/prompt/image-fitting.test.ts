import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { fitChoices, fitColours } from '../../../worker/prompt/fit-choices.ts'
import { splitChoices } from '../../../worker/prompt/split-choices.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('a choice of ours', () => {
  it.each([
    ['a monstera leaf on a wall', 'light runs along bark and branch; light from above', 'light from above'],
    ['a birthday cake', 'light catches steam and edges; light from the side', 'light from the side'],
    ['a new sneaker', 'light shows wear and material; light from the left', 'light from the left'],
    ['a girl looking away', 'view straight to the camera; view from the waist up', 'view from the waist up'],
    ['a dancer, golden evening', 'fading light leaves the shadows blue; a last band of light', 'a last band of light'],
  ])('speaks of nothing that is not there, and against nothing that is: %s', (caption, choices, fit) => {
    expect([...fitChoices(splitChoices(choices), caption)]).toEqual([fit])
  })

  it('stays where the caption has room for it', () => {
    const choices = splitChoices('light runs along bark and branch; light from above')
    expect([...fitChoices(choices, 'an old oak in a field')]).toEqual([...choices])
    expect([...fitColours(splitChoices('cool greys; sand and rust'), 'a warm evening by the river')]).toEqual([
      'sand and rust',
    ])
  })
})

describe('a palette of ours', () => {
  it.each(targetIds)('stays out where the colours are given by number: %s', async (targetId) => {
    const { optimized_prompt } = await optimizeWithRules('abstract waves #0F4C5C and #E36414 phone wallpaper', targetId)
    expect(optimized_prompt).not.toMatch(/palette|in tones|colours? of/iu)
  })
})

describe('a food that only lends its colour or its name', () => {
  it.each([
    ['one orange tent on a mountain ridge', 'food'],
    ['a chocolate labrador on a rug', 'food'],
    ['apple store front in Tokyo', 'food'],
    ['a mint green vintage fridge', 'plants'],
    ['a peach coloured sari on a line', 'food'],
  ])('does not decide the kind of picture: %s', async (caption, wrong) => {
    const { analysis } = await optimizeWithRules(caption, 'midjourney')
    expect(analysis.domain_group).not.toBe(wrong)
  })
})

describe('a caption in another language', () => {
  it('that names a colour gets no palette of ours against it', async () => {
    for (const caption of ['casa azul no alto da colina', 'chevaux blancs au galop', 'rotes Fahrrad vor einer Mauer'])
      expect((await optimizeWithRules(caption, 'midjourney')).optimized_prompt).not.toMatch(/paleta|palette/iu)
    expect((await optimizeWithRules('красный трамвай в снегу', 'midjourney')).optimized_prompt).not.toMatch(
      /plum|moss/u,
    )
  })

  it.each(['夜の商店街、雨、ネオン', '看板猫のイラスト、文字なし'])(
    'keeps its format at a second pass: %s',
    async (caption) => {
      for (const targetId of targetIds) {
        const once = (await optimizeWithRules(caption, targetId)).optimized_prompt
        expect((await optimizeWithRules(once, targetId)).optimized_prompt).toBe(once)
      }
    },
  )
})
