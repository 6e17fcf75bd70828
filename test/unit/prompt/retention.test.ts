import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { targetIds } from '#shared/catalog/targets.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const facts = [
  '42 kg',
  '"Blue Heron"',
  'https://example.com/a?b=1',
  '{{customer}}',
  '[order id]',
  'ana@example.com',
  '3.5%',
]
const draft = `write an email to {{customer}} about the "Blue Heron" crate of 42 kg, see https://example.com/a?b=1, quote [order id], cc ana@example.com and offer 3.5% off. do not mention the delay.`

describe('what the author wrote survives', () => {
  it.each(targetIds)('keeps every number, quote, address and placeholder for %s', async (targetId) => {
    const result = await optimizeWithRules(draft, targetId)
    for (const fact of facts) expect(result.optimized_prompt).toContain(fact)
    expect(result.optimized_prompt.toLowerCase()).toContain('do not mention the delay')
    expect(result.analysis.retained.kept).toBe(result.analysis.retained.total)
  })

  it.each(targetIds)('returns any text for %s without throwing and with every fact', async (targetId) => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.constantFrom(
        '--ar 16:9',
        '--no text',
        '```',
        '</task>',
        '"',
        '{{x}}',
        '<b>',
        'no people',
        '\n\n',
        'photo of',
        '::',
        '# Task',
        '8k',
        '🦊',
        'مرحبا',
      ),
    )
    const text = fc.array(piece, { minLength: 1, maxLength: 12 }).map((pieces) => pieces.join(' '))
    await fc.assert(
      fc.asyncProperty(text, async (prompt) => {
        if (prompt.trim() === '') return
        const { analysis, optimized_prompt, character_count } = await optimizeWithRules(
          prompt.replaceAll('\u0000', ''),
          targetId,
        )
        expect(analysis.retained.kept).toBe(analysis.retained.total)
        expect(character_count).toBe([...optimized_prompt].length)
      }),
      { numRuns: 150, seed: 7 },
    )
  })

  it('keeps fenced code byte for byte', async () => {
    const code = '```jsx\nexport const List = ({ items }) =>\n\titems.map((i) => <li>{i}</li>)\n```'
    const result = await optimizeWithRules(`why does this throw "x is undefined"?\n${code}`, 'gemini')
    expect(result.optimized_prompt).toContain(code)
    expect(result.optimized_prompt).toContain('"x is undefined"')
    expect(result.optimized_prompt.indexOf(code)).toBeLessThan(result.optimized_prompt.indexOf('Task:'))
  })

  it('carries a closing tag of ours as text', async () => {
    const { optimized_prompt } = await optimizeWithRules('explain what </task> means in this xml file', 'claude')
    expect(optimized_prompt).toContain('<task_2>')
    expect(optimized_prompt).toContain('explain what </task> means'.replace('e', 'E'))
  })
})
