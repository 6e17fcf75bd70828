import { describe, expect, it } from 'vitest'
import { optimizeWithRules } from './optimize-with-rules.ts'

const outputLine = /^(?:Output|Format): /mu
const formAdvice = /\b(?:bullets?|paragraphs?|tables?|headings?|\d+[–-]\d+ words|500 words|three minutes)\b/iu

/** What the result says beyond the draft. */
function addedLines(draft: string, result: string): string[] {
  return result.split('\n').filter((line) => line.startsWith('- ') && !draft.includes(line.slice(2, -1)))
}

describe('the form of the answer, where the author settles it', () => {
  it.each([
    'write one or two sentences about rain',
    'Summarise the plot of Hamlet in one short paragraph',
    'What happened in Lisbon in 1755? Answer in two sentences.',
    'list 3 rivers of France as a comma-separated line',
    'Rewrite the slogan "we sell good chairs". Give 5 versions of at most 12 words each.',
    'Compare tea and coffee: a table with five rows, then two paragraphs.',
    'explain photosynthesis in 3 bullet points',
  ])('nothing of ours is said on it: %s', async (draft) => {
    const { optimized_prompt } = await optimizeWithRules(draft, 'universal')
    expect(optimized_prompt).not.toMatch(outputLine)
    expect(addedLines(draft, optimized_prompt).filter((line) => formAdvice.test(line))).toEqual([])
  })

  it.each(['write a haiku about rain', 'limerick about tax', 'tell me a joke about beekeepers', 'a riddle about salt'])(
    'a kind of text with a length of its own gets none from us: %s',
    async (draft) => {
      const { optimized_prompt } = await optimizeWithRules(draft, 'universal')
      expect(optimized_prompt).not.toMatch(/500 words|600 words|30 lines|minutes|As long as|usual length/u)
      expect(addedLines(draft, optimized_prompt).filter((line) => formAdvice.test(line))).toEqual([])
    },
  )

  it('five posts are not one', async () => {
    const { optimized_prompt } = await optimizeWithRules(
      'write 5 tweets about tea, each under 100 characters',
      'chatgpt',
    )
    expect(optimized_prompt).not.toMatch(/\b[Tt]he post\b/u)
  })

  it('a count of parts leaves room for what is handed over', async () => {
    const { optimized_prompt } = await optimizeWithRules(
      'write an essay of 750 words on bees in 5 paragraphs',
      'gemini',
    )
    expect(optimized_prompt).toMatch(/^Format: .*(?:final form|as it stands|ready to copy|as it will be used)\.$/mu)
    expect(optimized_prompt).not.toContain('three to five paragraphs')
  })

  it.each(['claude', 'chatgpt'] as const)('a bound alone is no form, so %s gets one', async (target) => {
    const draft = 'product description for a 750 ml steel bottle, keeps cold 18 hours, 80 words'
    expect((await optimizeWithRules(draft, target)).optimized_prompt).toMatch(/<output_format>|# Output format/u)
  })

  it.each([
    ['one word per line', 'Classify each review as good or bad, output one word per line:\n1. Great.\n2. Awful.'],
    ['a line each', 'Name five birds of Iceland, one name per line'],
  ])('an answer of %s has no room for reasons', async (_, draft) => {
    expect((await optimizeWithRules(draft, 'universal')).optimized_prompt).not.toContain('Requirements')
  })

  it('"two lines each" bounds the parts and settles nothing', async () => {
    const { optimized_prompt } = await optimizeWithRules(
      'explain the five pillars of Islam, two lines each',
      'universal',
    )
    expect(optimized_prompt).toMatch(outputLine)
  })
})

describe('rules of ours', () => {
  it.each(['chatgpt', 'claude', 'gemini', 'universal'] as const)(
    'are seven at most for %s, what to avoid among them',
    async (target) => {
      const draft =
        'Review the lease below for a tenant. Name what is unusual. At most 10 points. Say what needs a lawyer. Do not quote sections you are unsure of. Keep names as they are. Use plain English. Only use the text. Include a warning.'
      const { optimized_prompt } = await optimizeWithRules(draft, target, true)
      const bullets = optimized_prompt.split('\n').filter((line) => line.startsWith('- '))
      expect(bullets.length).toBeLessThanOrEqual(7)
    },
  )
})
