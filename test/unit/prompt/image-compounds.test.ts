import { describe, expect, it } from 'vitest'
import { imageDomains } from '../../../worker/prompt/data/image-domains.ts'
import { nameHeads } from '../../../worker/prompt/data/image-name-heads.ts'
import { namedCompounds } from '../../../worker/prompt/data/image-named-compounds.ts'
import { detectImageDomain } from '../../../worker/prompt/detect-domain.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const kindOf = (caption: string): string => detectImageDomain(readDraft(caption)).domain.id

describe('the last word of a name', () => {
  it.each([
    ['solar eclipse', 'sky'],
    ['total solar eclipse over the desert', 'sky'],
    ['lighthouse keeper', 'portrait'],
    ['old lighthouse keeper in a yellow raincoat', 'portrait'],
    ['taxi driver', 'portrait'],
    ['dog walker', 'portrait'],
    ['rock star', 'performance'],
    ['tiger lily', 'flowers'],
    ['snake plant', 'plants'],
    ['star fruit', 'food'],
    ['dragon fruit', 'food'],
    ['moon cake', 'food'],
    ['butterfly knife', 'still-life'],
    ['cat mug', 'still-life'],
    ['peacock feather', 'still-life'],
    ['fire truck', 'vehicles'],
    ['station wagon', 'vehicles'],
    ['snow leopard', 'wildlife'],
    ['water buffalo', 'wildlife'],
    ['sea horse', 'marine'],
    ['elephant statue', 'sculpture'],
    ['tree house', 'architecture'],
    ['lake house', 'architecture'],
    ['cat cafe', 'interior'],
    ['lion dance', 'performance'],
    ['duck pond', 'landscape'],
  ])('"%s" is shown as %s', (caption, kind) => {
    expect(kindOf(caption)).toBe(kind)
  })

  it.each([
    ['a lion in the savannah', 'wildlife'],
    ['lighthouse', 'architecture'],
    ['a watercolour of a tiger lily', 'fine-art'],
    ['the milky way over a ridge', 'space'],
    ['a saxophonist under a street lamp', 'performance'],
  ])('leaves "%s" as %s', (caption, kind) => {
    expect(kindOf(caption)).toBe(kind)
  })

  it('names kinds that there are', () => {
    const ids = new Set(imageDomains.map(({ id }) => id))
    const named = [...Object.keys(namedCompounds), ...nameHeads.values()]
    expect(named.filter((id) => !ids.has(id))).toEqual([])
  })
})

describe('an eclipse', () => {
  it('has no gas and dust', async () => {
    for (const targetId of ['midjourney', 'flux', 'chatgpt'] as const) {
      const { optimized_prompt } = await optimizeWithRules('solar eclipse', targetId)
      expect(optimized_prompt).not.toMatch(/gas|dust|band of stars|nebula/iu)
    }
  })
})
