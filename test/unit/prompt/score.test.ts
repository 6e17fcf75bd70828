import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { scorePrompt } from '../../../worker/prompt/score-prompt.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

function scoreText(text: string, shape: Parameters<typeof scorePrompt>[1], known: Parameters<typeof scorePrompt>[2]) {
  return scorePrompt(readDraft(text), shape, known)
}

const chat = { targetId: 'chatgpt', modality: 'chat' } as const
const image = { targetId: 'flux', modality: 'image' } as const
const complete = { missing: 0, lostFacts: 0 }

describe('the score', () => {
  it('separates weak from strong prompts', () => {
    const weak = scoreText('write something about dogs', chat, complete).score
    const strong = scoreText(
      'Write an 800-word article for first-time dog owners on choosing a shelter dog. My readers live in flats. Use four titled sections, one example in each, a warm tone, and include the 3-day, 3-week, 3-month rule.',
      chat,
      complete,
    ).score
    expect(strong - weak).toBeGreaterThan(30)
    expect(scoreText('a dog', image, complete).score).toBeLessThan(25)
  })

  it('does not rise with filler', () => {
    const prompt = 'Write a product description for a steel kettle, 80 words, friendly tone.'
    const filler = ' Please make it really very good and really nice.'.repeat(10)
    expect(scoreText(prompt + filler, chat, complete).score).toBeLessThanOrEqual(
      scoreText(prompt, chat, complete).score,
    )
  })

  it('falls when a needed part is deleted', () => {
    const full = 'Write a product description for a steel kettle, 80 words, as a bulleted list, friendly tone.'
    const less = 'Write a product description for a steel kettle, friendly tone.'
    expect(scoreText(less, chat, complete).score).toBeLessThan(scoreText(full, chat, complete).score)
  })

  it('rises from a rough draft and stays under 90 while something is missing', async () => {
    for (const draft of ['write a blog post about remote work', 'logo for a bakery', 'make my resume better']) {
      const { optimization_score, analysis } = await optimizeWithRules(draft, 'chatgpt')
      expect(optimization_score).toBeGreaterThan(analysis.score_before)
      expect(analysis.missing).not.toEqual([])
      expect(optimization_score).toBeLessThan(90)
    }
  })

  it('names a contradiction and lowers the score for it', async () => {
    const { analysis, optimized_prompt } = await optimizeWithRules(
      'write a brief, comprehensive 2000 word summary in under 300 words',
      'universal',
    )
    expect(analysis.warnings.join(' ')).toContain('maximum of 300 words')
    expect(optimized_prompt).toContain('2000 word')
    expect(optimized_prompt).toContain('300 words')
  })
})
