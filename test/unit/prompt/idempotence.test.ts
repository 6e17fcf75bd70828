import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { imageDomains } from '../../../worker/prompt/data/image-domains.ts'
import { findImageAxes } from '../../../worker/prompt/plan-image.ts'
import { readWords } from '../../../worker/prompt/read-words.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const drafts = [
  'write a blog post about remote work',
  'a cat sitting by a window',
  'logo for a bakery called Crumb & Co',
  'Escribe un correo a mi jefe pidiendo dos días libres',
  'fix this code:\n```js\nconst a = 1\n```',
  'watercolor of a harbour at night, no people',
]

describe('a second pass', () => {
  it.each(targetIds)('changes nothing for %s', async (targetId) => {
    for (const draft of drafts) {
      const once = await optimizeWithRules(draft, targetId)
      const twice = await optimizeWithRules(once.optimized_prompt, targetId)
      expect(twice.optimized_prompt).toBe(once.optimized_prompt)
    }
  })

  it('recognises every light and framing the engine itself can choose', () => {
    for (const domain of imageDomains) {
      for (const light of domain.light)
        expect([light, findImageAxes(readWords(light)).has('light')]).toEqual([light, true])
      for (const framing of domain.framing)
        expect([framing, findImageAxes(readWords(framing)).has('framing')]).toEqual([framing, true])
    }
  })

  it('leaves a finished prompt alone', async () => {
    const prompt =
      '# Task\nSummarise the minutes below for the board.\n\n# Requirements\n- Keep every figure.\n- Name each owner.\n\n# Output format\nFive bullets, under 120 words, formal tone.'
    for (const targetId of targetIds) {
      const result = await optimizeWithRules(prompt, targetId)
      expect(result.optimized_prompt).toBe(prompt)
      expect(result.analysis.changes).toEqual([])
      expect(result.optimization_score).toBe(result.analysis.score_before)
    }
  })
})
