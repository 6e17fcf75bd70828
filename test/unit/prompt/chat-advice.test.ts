import { describe, expect, it } from 'vitest'
import { optimizeWithRules } from './optimize-with-rules.ts'

describe('prompts of one kind', () => {
  const employers = 'a bank,a bakery,a zoo,a port,an airline,a school,a clinic,a theatre,a farm,a museum,a press,a café'
  const letters = employers.split(',').map((employer) => `cover letter for a receptionist at ${employer}`)

  it('do not open with one role', async () => {
    const roles = await Promise.all(
      letters.map(async (draft) => (await optimizeWithRules(draft, 'gemini')).optimized_prompt),
    )
    const opened = roles.map((prompt) => prompt.split('\n')[0])
    expect(opened.every((line) => /^You are .+\.$/u.test(line ?? ''))).toBe(true)
    expect(new Set(opened).size).toBeGreaterThan(letters.length / 2)
  })

  it('say what none of them may leave out in more than one way', async () => {
    const first = await Promise.all(
      letters.map(async (draft) => (await optimizeWithRules(draft, 'chatgpt')).optimized_prompt.match(/^- .*$/mu)?.[0]),
    )
    expect(new Set(first).size).toBeGreaterThan(1)
  })
})

describe('an advice that belongs to the case', () => {
  it.each([
    ['third reminder mail, invoice 31 still unpaid after 50 days', /consequence/u],
    ['lesson plan on volcanoes, class 5, 30 minutes', /minutes that add up|timed phases/u],
    ['my laptop is not charging', /cost nothing/u],
    ['translate "good luck tomorrow" to Spanish', /native speaker/u],
    ['शिक्षक दिवस पर भाषण लिखो', /बोला जाएगा|बोलने लायक/u],
    ['दुकान के ग्राहकों के लिए व्हाट्सएप संदेश लिखो, 10% छूट', /फ़ोन की स्क्रीन|बिना विषय/u],
    ['新入社員のスピーチ、1分', /原稿/u],
    ['Erstelle einen Essensplan für vier Tage', /Ablauf nach Tagen/u],
    ['¿por qué el mar es salado?', /(?:palabras|párrafos breves)\./u],
  ])('%s', async (draft, expected) => {
    expect((await optimizeWithRules(draft, 'universal')).optimized_prompt).toMatch(expected)
  })

  it('a name is not asked from all letters where the author gave one', async () => {
    const drafts = ['girl', 'boy', 'puppy', 'kitten'].map((one) => `names for a ${one} starting with S`)
    for (const draft of drafts)
      expect((await optimizeWithRules(draft, 'chatgpt')).optimized_prompt).not.toContain('across the alphabet')
  })
})

describe('what is missing from a draft in another language', () => {
  it.each([
    ['напиши речь на 3 минуты для коллег', /length|audience/u],
    ['escreva um e-mail educado ao fornecedor', /recipient|tone/u],
    ['写一封邮件给客户，语气正式', /recipient|tone/u],
    ['составь маршрут на 4 дня с бюджетом 30000 рублей', /budget/u],
  ])('%s', async (draft, said) => {
    const { analysis } = await optimizeWithRules(draft, 'universal')
    expect(analysis.missing.join(' | ')).not.toMatch(said)
  })
})
