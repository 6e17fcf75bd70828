import { describe, expect, it } from 'vitest'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { isRoleWithRules } from '../../../worker/prompt/role-rules.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const roles = [
  'You are ShopBot, the sales assistant of a furniture store. Always suggest one matching item. Never give discounts above 10%.',
  'Act as a travel agent for Kerala. Your rules: ask budget first, never recommend hotels below 3 stars.',
  'You are HealthBot, an assistant for a clinic. You must never give a diagnosis. You must always name the clinic hours.',
  'You are a hotel concierge in Udaipur. Your rules: never recommend places beyond 15 km, always name opening hours.',
  "You are a kids' science tutor. Use only words a 7 year old knows. Never say that a question is silly.",
  'You are a legal assistant for tenants in Berlin. Rules: cite the paragraph, never give a final opinion.',
  'Act as a strict IELTS examiner. Never give the answer. Only speak English.',
]

const bulletsOf = (text: string): string[] => text.split('\n').filter((line) => line.startsWith('- '))

describe('a role with rules of its own', () => {
  it.each(roles)('"%s" keeps its rules and gets what they leave open', async (role) => {
    const { optimized_prompt } = await optimizeWithRules(role, 'chatgpt')
    for (const sentence of role.match(/(?:Never|Always|Only|Your rules|Rules)[^.]+/gu) ?? [])
      expect(optimized_prompt).toContain(sentence.trim())
    const added = bulletsOf(optimized_prompt).filter((line) => !role.includes(line.slice(2, -1)))
    expect(added.length).toBeGreaterThanOrEqual(2)
    expect(added.length).toBeLessThanOrEqual(3)
    expect(optimized_prompt).toContain('# Output format')
  })

  it('a diagnosis that is forbidden is not asked for', async () => {
    const { optimized_prompt } = await optimizeWithRules(roles[2] ?? '', 'claude')
    expect(optimized_prompt).not.toMatch(/differential|specialist|home remed/iu)
  })

  it('an engine gets a guard against its input, and no manners', async () => {
    const role = 'You are an email triage assistant. Classify each email as urgent or normal. Only output the label.'
    const { optimized_prompt } = await optimizeWithRules(role, 'universal')
    const added = bulletsOf(optimized_prompt).filter((line) => !role.includes(line.slice(2, -1)))
    expect(added).toHaveLength(1)
    expect(optimized_prompt).not.toContain('turn')
  })

  it.each([
    'You are a senior copywriter. Write a landing page for a vegan bakery. Do not use jargon. Only use short sentences.',
    'you are a dungeon master. rules: second person, max 3 paragraphs, always end with a choice',
    'You are playing chess against a friend who never loses. What must you do to win?',
    'Write an email to my team. Never use slang. Always say thanks.',
  ])('"%s" is none', (request) => {
    expect(isRoleWithRules(readDraft(request))).toBe(false)
  })

  it('comes back the same when it is sent again', async () => {
    for (const role of roles) {
      const { optimized_prompt } = await optimizeWithRules(role, 'gemini')
      expect((await optimizeWithRules(optimized_prompt, 'gemini')).optimized_prompt).toBe(optimized_prompt)
    }
  })
})

describe('a part to be played', () => {
  const parts = [
    'You are Mirelle, an apprentice clockmaker in the sunken city of Vaud. You stutter when you lie. Never break character. The player has just handed you a broken astrolabe. Start with a line of dialogue.',
    'You are a patient Dutch conversation partner. Level A2. Correct me after each message in brackets. Topic: at the bakery. You start.',
    'You are NOVA, the ship computer of the freighter Halden. Dry humour. Oxygen is at 40 percent. The player has just woken up.',
    "You're a barista who reads fortunes. Speak in short sentences. A customer in a wet coat comes in.",
    'You are a chess coach. I send one move at a time, you reply with your move and one sentence why. Never show the board.',
    'Act as a Linux terminal. I type commands and you reply with the output. Only output, no explanations. My first command is pwd.',
  ]

  it.each(parts)('stays in one piece, without a line for a task: "%s"', async (part) => {
    for (const target of ['chatgpt', 'claude', 'gemini'] as const)
      expect((await optimizeWithRules(part, target)).optimized_prompt).toBe(part)
  })

  it.each(roles)('"%s" stands whole before what is added to it, for every model', async (role) => {
    for (const target of ['chatgpt', 'claude', 'universal'] as const) {
      const { optimized_prompt } = await optimizeWithRules(role, target)
      expect(optimized_prompt).toContain(role)
      if (target === 'claude') expect(optimized_prompt.startsWith('<task>')).toBe(true)
    }
  })

  it('is none where a piece of work is asked for', async () => {
    const { optimized_prompt } = await optimizeWithRules(
      'You are a senior copywriter. Write a landing page for a vegan bakery.',
      'chatgpt',
    )
    expect(optimized_prompt).toMatch(/^- /mu)
  })

  it('lacks nobody who talks to it where a gap is filled in on every run', async () => {
    const { analysis } = await optimizeWithRules(
      'You are a commit message writer. Never use emoji. Output only the message.\n\nDiff:\n{diff}',
      'chatgpt',
    )
    expect(analysis.missing).not.toContain('who talks to it, and where')
  })
})
