import { describe, expect, it } from 'vitest'
import { briefFramings, briefLights } from '../../../worker/prompt/data/image-brief.ts'
import { findImageAxes } from '../../../worker/prompt/plan-image.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { turnClause } from '../../../worker/prompt/turn-clause.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const wordsMax = 60
const thing = 'An old ferry with a green hull waits beside the stone quay while three boys carry baskets of plums'
const more =
  'and a woman counts the coins in her palm and a grey dog sleeps among coils of rope and folded nets and wooden crates of apples and a bicycle leans against a barrel of salt and two gulls sit upon the ticket booth where a man in blue overalls paints the shutters and hums to himself and waits for the bell'
const caption = (words: number): string => `${thing} ${more}`.split(' ').slice(0, words).join(' ')
const axesOf = (text: string) => findImageAxes(readWords(text))

describe('a long caption without light and framing', () => {
  it('is long enough to try', () => {
    expect(caption(76).split(' ')).toHaveLength(76)
    for (const axis of ['light', 'framing'] as const) expect(axesOf(caption(76)).has(axis)).toBe(false)
  })

  it.each([30, 40, 50, 62, 70, 76])('of %i words gets both for midjourney, within its bound', async (words) => {
    const { optimized_prompt } = await optimizeWithRules(caption(words), 'midjourney')
    const body = optimized_prompt.split(' --')[0] ?? ''
    expect([...axesOf(body)]).toEqual(expect.arrayContaining(['light', 'framing']))
    expect(body.toLowerCase()).toContain(caption(words).toLowerCase())
    if (words <= wordsMax) expect(readWords(body).length).toBeLessThanOrEqual(wordsMax)
  })

  it.each([30, 40, 62, 70, 76])('of %i words gets both for universal', async (words) => {
    const { optimized_prompt } = await optimizeWithRules(caption(words), 'universal')
    expect([...axesOf(optimized_prompt)]).toEqual(expect.arrayContaining(['light', 'framing']))
    expect(optimized_prompt).toContain(caption(words))
  })

  it('of any length is left alone by a second pass', async () => {
    for (const targetId of ['midjourney', 'universal', 'gemini'] as const) {
      for (let words = 16; words <= 76; words += 1) {
        if (/ (?:and|a|an|the|of|in|upon|his|her|to|while|where|among|beside|against)$/u.test(caption(words))) continue
        const { optimized_prompt } = await optimizeWithRules(caption(words), targetId)
        const again = await optimizeWithRules(optimized_prompt, targetId)
        expect([targetId, words, again.optimized_prompt]).toEqual([targetId, words, optimized_prompt])
      }
    }
  })
})

describe('brief choices', () => {
  it('are few words, known again, and turn into parts of a list', () => {
    for (const light of briefLights) {
      expect([light, readWords(light).length <= 6, axesOf(light).has('light')]).toEqual([light, true, true])
      expect([light, turnClause(light) === null]).toEqual([light, false])
    }
    for (const framing of briefFramings)
      expect([framing, readWords(framing).length <= 4, axesOf(framing).has('framing')]).toEqual([framing, true, true])
  })
})
