import { describe, expect, it } from 'vitest'
import { describeCosts, readDrafts } from '../../ops/bench/model-costs.ts'

const day = '2026-11-23'

describe('the cost of a result', () => {
  it('is computed from mean tokens for each model with a known price, cheapest first', () => {
    const lines = describeCosts(
      [
        { engine: 'openai', usage: { inputTokens: 1000, outputTokens: 100 }, words: 80 },
        { engine: 'local', usage: { inputTokens: 3000, outputTokens: 300 }, words: 20 },
      ],
      day,
    )
    expect(lines.slice(0, 2)).toEqual([
      '2 results, 1 by a model: 50 words each',
      'tokens a result: 2000 read, 200 written',
    ])
    expect(lines).toContain('  gpt-5.4-mini: $0.00240 a result')
    const dollars = lines.slice(2).map((line) => Number(/\$([\d.]+)/u.exec(line)?.[1]))
    expect(dollars).toEqual(dollars.toSorted((one, other) => one - other))
  })

  it('is measured with drafts from a file, each with its target', () => {
    expect(readDrafts('[{"prompt":"a fox","target_model":"flux"}]')).toEqual([
      { prompt: 'a fox', target_model: 'flux' },
    ])
    for (const wrong of ['[]', '[{"prompt":"a fox"}]', 'a fox']) expect(() => readDrafts(wrong)).toThrow()
  })
})
