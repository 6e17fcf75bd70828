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
