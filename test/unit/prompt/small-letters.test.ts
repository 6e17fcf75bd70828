import { describe, expect, it } from 'vitest'
import { capitalise, finishSentence } from '../../../worker/prompt/polish-sentence.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('a small letter that says something', () => {
  it.each([
    'p = 0.031, is that enough',
    'x = 3, y = 4',
    'e. coli growth curve',
    'npm run build fails',
    'kubectl get pods shows pending',
    'pandas: rolling mean per store',
    'month;visits;sales',
    'yes,no,maybe',
    'git rebase went wrong',
    'x values from 1 to 10',
  ])('%s keeps it', (text) => {
    expect(capitalise(text)).toBe(text)
  })

  it.each([
    ['make a plan', 'Make a plan'],
    ['find a name', 'Find a name'],
    ['a poem', 'A poem'],
    ['i need help', 'I need help'],
    ['docker for beginners', 'Docker for beginners'],
    ['go to the point', 'Go to the point'],
    ['mi perro', 'Mi perro'],
  ])('%s has none', (text, capital) => {
    expect(capitalise(text)).toBe(capital)
  })
})

describe('a text that is to be corrected', () => {
  it.each([
    'Fix the grammar in this sentence: i has went to the store',
    'translate to French: i will be in paris on tuesday. call me',
    'Proofread: she dont like python, she like java',
    'Is this correct: me and him goes to paris every july',
    '"i go to school. he go too. we lives in berlin" correct this',
    'rewrite: we was there on monday, john and me',
  ])('%s loses not a letter of it', async (text) => {
    const { optimized_prompt: result } = await optimizeWithRules(text, 'chatgpt')
    const body = text.startsWith('"') ? text.slice(0, text.lastIndexOf('"')) : text.slice(text.indexOf(':') + 2)
    expect(result).toContain(body)
  })
})

it('ends a Hindi caption whose letters all carry signs with its stop', () => {
  expect(finishSentence('खेती में ड्रोन', 'hi')).toBe('खेती में ड्रोन।')
})
