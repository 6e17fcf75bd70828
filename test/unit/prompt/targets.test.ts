import { describe, expect, it } from 'vitest'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('target syntax', () => {
  it('puts midjourney parameters last, on one line', async () => {
    const { optimized_prompt } = await optimizeWithRules('a fox --ar 16:9 in deep snow,\nno people', 'midjourney')
    expect(optimized_prompt).not.toContain('\n')
    expect(optimized_prompt).toMatch(/^[^-]+(?:-[^-]+)*( --[a-z]+( [^-]+)?)+$/u)
    expect(optimized_prompt).toContain('--ar 16:9')
    expect(optimized_prompt).toMatch(/--no people$/u)
  })

  it('says exclusions positively for flux', async () => {
    const { optimized_prompt } = await optimizeWithRules(
      'product photo of a water bottle, no people, no clutter',
      'flux',
    )
    expect(optimized_prompt).not.toMatch(/\b(?:no|not|without|never|avoid)\b/iu)
    expect(optimized_prompt).toContain('unpeopled')
  })

  it('lets lettering win over "no text" and says so', async () => {
    const { optimized_prompt, analysis } = await optimizeWithRules(
      'product photo of a bottle, no text, logo "HYDRA" in white',
      'flux',
    )
    expect(optimized_prompt).toContain('"HYDRA"')
    expect(optimized_prompt).not.toContain('no text')
    expect(analysis.warnings.join(' ')).toContain('lettering')
  })

  it('keeps a parameter out of prose targets but not its value', async () => {
    for (const targetId of ['flux', 'chatgpt', 'gemini', 'universal', 'claude'] as const) {
      const { optimized_prompt } = await optimizeWithRules('photo of a lighthouse at dusk --ar 16:9', targetId)
      expect(optimized_prompt).not.toContain('--')
      expect(optimized_prompt).toContain('16:9')
    }
  })

  it('writes a text task for a picture model without parameters, with a warning', async () => {
    const { optimized_prompt, analysis } = await optimizeWithRules(
      'debug my SQL query that returns duplicates',
      'midjourney',
    )
    expect(optimized_prompt).not.toContain('--')
    expect(analysis.modality).toBe('chat')
    expect(analysis.warnings.join(' ')).toContain('text task')
  })

  it('tells that claude draws no pictures', async () => {
    const { optimized_prompt, analysis } = await optimizeWithRules('a photo of an old lighthouse at dusk', 'claude')
    expect(optimized_prompt).toContain('<brief>')
    expect(analysis.warnings.join(' ')).toContain('draws no raster images')
  })

  it('fills negative_prompt only when asked and never with what the author wants', async () => {
    expect(await optimizeWithRules('a cat sitting by a window', 'midjourney')).not.toHaveProperty('negative_prompt')
    const asked = await optimizeWithRules('poster of a cat with the text "MEOW"', 'midjourney', true)
    expect(asked.negative_prompt).not.toContain('text')
  })
})
