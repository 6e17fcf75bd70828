import { describe, expect, it } from 'vitest'
import { isQuestion, lacksMark } from '../../../worker/prompt/is-question.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('a question without its mark', () => {
  it.each([
    'what is photosynthesis',
    'which phone is best under 500',
    'what time does the shop open',
    'what vitamins should i take in winter',
    'who was the first person in space',
    'is it safe to eat raw eggs',
    'has a dog ever been to space',
    'do i need a visa for japan',
    'do people dream in colour',
    'have you read dune',
  ])('%s', (text) => {
    expect(lacksMark(text)).toBe(true)
    expect(isQuestion(`${text}?`)).toBe(true)
  })
})

describe('no question', () => {
  it.each([
    'do a SWOT analysis of Tesla',
    'do the math for a loan of 5000 at 3 percent',
    'do this quiz for me',
    'do my homework on photosynthesis',
    'have a look at this clause and tell me what it means',
    'have the answer in a table',
    'what i need is a plan for my week',
    'what our customers want is speed',
    'what matters most is the tone',
    'what follows is a letter to my landlord',
    'what is important is that it stays short',
    'can you write a poem',
    'how to bake bread',
  ])('%s', async (text) => {
    expect(lacksMark(text)).toBe(false)
    const { optimized_prompt } = await optimizeWithRules(text, 'chatgpt')
    expect(optimized_prompt).not.toContain('?')
  })
})
