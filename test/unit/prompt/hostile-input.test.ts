import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

// Generous for a loaded machine; a pattern that backtracks takes seconds.
const answerMsMax = 250
const length = 4000
const hostile = [
  '[',
  '<',
  '{{',
  '"',
  "'",
  '`',
  '-',
  '--a ',
  'no ',
  'a@',
  '1,',
  'http://',
  '\n',
  '🦊',
  'A ',
  '(a:',
  'no text, ',
  '# a\n',
  '"a" ',
  '--no a ',
  'ا',
  '. ',
  '{"',
]

describe('hostile input', () => {
  it.each(hostile)('4,000 characters of %j are answered quickly', async (piece) => {
    const prompt = `x ${piece.repeat(length)}`.slice(0, length)
    for (const targetId of targetIds) {
      const startedAt = performance.now()
      const { analysis } = await optimizeWithRules(prompt, targetId)
      expect(performance.now() - startedAt).toBeLessThan(answerMsMax)
      expect(analysis.retained.kept).toBe(analysis.retained.total)
    }
  })
})
