import { describe, expect, it } from 'vitest'
import type { GenerateRequest } from '#shared/prompts/prompt-request.ts'
import { imageDomains } from '../../../worker/prompt/data/image-domains.ts'
import { namedThings } from '../../../worker/prompt/data/image-named-things.ts'
import { detectImageDomain } from '../../../worker/prompt/detect-domain.ts'
import { generatePrompt } from '../../../worker/prompt/generate-prompt.ts'
import { namePicture } from '../../../worker/prompt/name-picture.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { writers } from '../../../worker/targets/writers.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const domainOf = (caption: string): string => detectImageDomain(readDraft(caption)).domain.id

function picture(topic: string): { domain: string; text: string } {
  const request: GenerateRequest = {
    topic,
    mode: 'image',
    expertise: 'expert',
    targetId: 'midjourney',
    negativePrompt: false,
    includeAnalysis: false,
  }
  const generated = generatePrompt(request, writers.midjourney)
  return { domain: generated?.domain.id ?? '', text: generated?.result.text ?? '' }
}

describe('the kind of picture', () => {
  it.each([
    ['street food vendor in old delhi at night', 'market'],
    ['a fruit stall under a tarpaulin', 'market'],
    ['flower sellers at a market in kolkata', 'market'],
    ['potter shaping a clay pot on a wheel', 'work'],
    ['women planting rice in a flooded paddy', 'work'],
    ['a barber shaving a customer by the roadside', 'work'],
    ['rickshaw puller on a rainy street', 'work'],
    ['holi celebration in mathura with coloured powder', 'festival'],
    ['kumbh mela pilgrims at the river', 'festival'],
    ['wedding couple under a floral mandap', 'event'],
    ['boys playing cricket in a narrow lane', 'sports'],
    ['batsman hitting a six', 'sports'],
    ['children in a village classroom', 'group'],
    ['students studying in a library', 'group'],
    ['football fans cheering in a stadium', 'street'],
    ['bharatanatyam dancer on stage', 'performance'],
    ['sitar player on a stage', 'performance'],
    ['old stone temple in hampi', 'architecture'],
    ['thali with dal, rice and vegetables', 'food'],
    ['cycle rickshaw in chandni chowk', 'vehicles'],
    ['woman in a red saree', 'fashion'],
    ['a bride', 'portrait'],
    ['portrait of a potter', 'portrait'],
    ['watercolor of a street market in morocco', 'fine-art'],
    ['a logo for a biryani restaurant', 'logo'],
  ])('of "%s" is %s', (caption, id) => {
    expect(domainOf(caption)).toBe(id)
  })

  it.each([
    ['monsoon', 'landscape'],
    ['winter', 'landscape'],
    ['diwali', 'festival'],
    ['varanasi', 'cityscape'],
    ['himalayas', 'landscape'],
    ['Rio de Janeiro', 'cityscape'],
    ['pani puri', 'food'],
    ['potter', 'work'],
    ['library', 'interior'],
    ['honeybee', 'macro'],
    ['sitar', 'still-life'],
    // What no camera sees gets something that stands for it.
    ['courage', 'infographic'],
    ['freedom', 'infographic'],
  ])('of the topic "%s" is %s', (topic, id) => {
    expect(picture(topic).domain).toBe(id)
  })

  it('is an abstraction only where a word asks for one', () => {
    for (const topic of ['hanukkah', 'bengaluru', 'qwzx blorf', 'raksha bandhan', 'picnic'])
      expect(picture(topic).text).not.toMatch(/abstract|non-figurative|colour-field/u)
  })

  it('has a table entry for every name', () => {
    const ids = new Set(imageDomains.map(({ id }) => id))
    for (const id of Object.keys(namedThings)) expect([id, ids.has(id)]).toEqual([id, true])
  })

  it('is not told from what stands behind a preposition, a verb or "of"', () => {
    expect(namePicture(readDraft('a bear cub climbing a ladder'))).toBeNull()
    expect(namePicture(readDraft('a cat in a market'))).toBeNull()
    expect(namePicture(readDraft('a cup of masala chai'))?.domainId).toBe('drink')
    expect(namePicture(readDraft('the ghats of varanasi'))?.domainId).toBe('architecture')
  })
})

describe('light and framing', () => {
  it('of a crowd are no portrait', async () => {
    for (const caption of [
      'children playing in the rain',
      'people praying at a mosque',
      'nurses in a hospital corridor',
    ]) {
      const { optimized_prompt } = await optimizeWithRules(caption, 'flux')
      expect(optimized_prompt).not.toMatch(/head-and-shoulders|close-up|chest-up|cheek|85mm/u)
    }
  })

  it('of somebody at something leave room for it', async () => {
    for (const caption of [
      'a priest ringing a bell in a temple',
      'a man riding a bicycle',
      'a girl jumping over a puddle',
    ]) {
      const { optimized_prompt } = await optimizeWithRules(caption, 'flux')
      expect(optimized_prompt).not.toMatch(/head-and-shoulders|close-up|chest-up|seated/u)
    }
  })

  it('of a stall at night are those of a stall', async () => {
    const { optimized_prompt } = await optimizeWithRules('street food vendor in old delhi at night', 'flux')
    expect(optimized_prompt).not.toMatch(/moonlight|roofs|skyline|one-point/u)
  })

  it('take no second light beside one that is named, and no lens into a drawing', async () => {
    for (const caption of ['candlelit dinner for two', 'a lamp-lit bazaar at dusk', 'sunset over the ganges']) {
      const { optimized_prompt } = await optimizeWithRules(caption, 'midjourney')
      expect(optimized_prompt).not.toMatch(/\blight\b/u)
    }
    for (const caption of ['cartoon of children in a classroom', 'anime girl selling flowers at a night market']) {
      const { optimized_prompt } = await optimizeWithRules(caption, 'midjourney')
      expect(optimized_prompt).not.toMatch(/\d{2,3}mm|--raw/u)
    }
  })
})

describe('a short caption for a tool that only draws', () => {
  it.each(['spice market in kochi', 'programmers in an open office', 'yoga class in a park'])(
    '%s is a picture',
    async (caption) => {
      const { analysis } = await optimizeWithRules(caption, 'midjourney')
      expect(analysis.modality).toBe('image')
    },
  )
})
