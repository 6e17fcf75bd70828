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

  it.each([
    [
      'Write a 90-word note on the late parcel, one paragraph.',
      'Write a 90-word note on the late parcel, at least 400 words, one paragraph, six paragraphs.',
    ],
    ['Explain tides in 4 sentences for children.', 'Explain tides in 4 sentences and in 12 sentences for children.'],
    [
      'Explain DNS caching to a new engineer in 200 words.',
      'Explain DNS caching DNS caching to a to a new new engineer engineer in 200 words in 200 words.',
    ],
  ])('of "%s" is above that of "%s"', (clean, spoilt) => {
    expect(scoreText(clean, chat, complete).score).toBeGreaterThan(scoreText(spoilt, chat, complete).score)
  })

  it('falls with each point that is left open', () => {
    const prompt = 'Write an 80-word product description for a steel kettle, as a bulleted list.'
    const scores = [0, 1, 2].map((missing) => scoreText(prompt, chat, { missing, lostFacts: 0 }).score)
    expect(scores).toEqual(scores.toSorted((left, right) => right - left))
    expect(new Set(scores).size).toBe(3)
  })

  it.each([
    [
      'cooking class',
      'Plan a two-hour cooking class for 8 beginners on one rented hob: 3 dishes, times, one list to buy.',
    ],
    [
      'analyse competitors',
      'Compare the opening offers of three gyms within 2 km for a rower of 50: monthly fee, hours, pool; one table.',
    ],
    ['nice bird', 'A kingfisher on a bent reed over green water, beak wet, low sun from the left, shallow focus, 3:2'],
  ])('of the result of "%s" stays below that of the written request', async (weak, strong) => {
    for (const targetId of ['chatgpt', 'claude', 'gemini', 'universal'] as const) {
      const [short, full] = [await optimizeWithRules(weak, targetId), await optimizeWithRules(strong, targetId)]
      expect(short.optimization_score).toBeLessThan(full.optimization_score)
    }
  })

  it('of loose words stays below that of a described picture, whatever they praise', async () => {
    const loose = 'masterpiece, best quality, 8k, trending, portrait, weaver, loom, wool, stunning, epic, octane render'
    const described = 'Portrait of a weaver at her loom, window light, 85mm, ochre wool behind'
    for (const targetId of ['chatgpt', 'flux', 'gemini'] as const) {
      const [soup, picture] = [await optimizeWithRules(loose, targetId), await optimizeWithRules(described, targetId)]
      expect(soup.optimization_score).toBeLessThan(picture.optimization_score)
    }
  })
})
