import { describe, expect, it } from 'vitest'
import { detectChatDomain } from '../../../worker/prompt/detect-domain.ts'
import { findGenre } from '../../../worker/prompt/find-genre.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'
import { optimizeWithRules } from './optimize-with-rules.ts'

const genreOf = (request: string): string | undefined => {
  const draft = readDraft(request)
  return findGenre(draft, detectChatDomain(draft))?.id
}

describe('what is looked up', () => {
  it.each([
    ['emi calculator formula', 'formula'],
    ['bmi formula', 'formula'],
    ['compound interest formula', 'formula'],
    ['what is the formula for density', 'formula'],
    ['how to calculate gst from total amount', 'formula'],
    ['how is gratuity calculated', 'formula'],
    ["ohm's law", 'formula'],
    ['what is the si unit of pressure', 'unit'],
    ['convert 5 feet 7 inches to cm', 'conversion'],
    ['how many ml in a cup', 'conversion'],
    ['kg to lbs conversion', 'conversion'],
    ['100 usd to inr', 'conversion'],
    ['define opportunity cost', 'definition'],
    ['meaning of ad hoc', 'definition'],
    ['what does ROI stand for', 'definition'],
    ['what is inflation', 'definition'],
    ['how does a heat pump work', 'mechanism'],
    ['how is paper made', 'mechanism'],
    ['mechanism of action potential', 'mechanism'],
    ['python list comprehension syntax', 'syntax'],
    ['git command to undo last commit', 'syntax'],
    ['how to reverse a string in python', 'syntax'],
  ])('"%s" is a %s', (request, genre) => {
    expect(genreOf(request)).toBe(genre)
  })

  it.each([
    'standard deviation formula in excel',
    'baby formula recommendations',
    'find a formula for the number of such sequences and prove it',
    'what is the best phone under 20000',
    'how does ibuprofen work with alcohol, I have a fever',
    'syntax error near unexpected token in my bash script',
    'how do you work with difficult people',
  ])('"%s" is something else', (request) => {
    expect(['formula', 'conversion', 'definition', 'mechanism', 'syntax']).not.toContain(genreOf(request))
  })

  it('a formula is asked for with its symbols, an example and its limits', async () => {
    for (const targetId of ['chatgpt', 'claude', 'gemini', 'universal'] as const) {
      const { optimized_prompt } = await optimizeWithRules('emi calculator formula', targetId)
      expect(optimized_prompt).toMatch(/symbol/u)
      expect(optimized_prompt).toMatch(/example|case/u)
      expect(optimized_prompt).toMatch(/holds|fail|valid/u)
    }
  })
})

describe('the words of an interface', () => {
  it.each([
    ['write ui copy for a password reset screen', 'interface-text'],
    ['tooltip text for the export button', 'interface-text'],
    ['button labels for a checkout flow', 'interface-text'],
    ['microcopy for a signup form', 'interface-text'],
    ['cookie banner text', 'interface-text'],
    ['confirmation dialog text for deleting an account', 'interface-text'],
    ['permission prompt text for location access', 'interface-text'],
    ['placeholder text for a search field', 'interface-text'],
    ['error message for failed payment', 'error-text'],
    ['404 page text for a bakery website', 'error-text'],
    ['empty state text for a todo app', 'empty-state'],
    ['onboarding screens copy for a meditation app', 'onboarding-text'],
    ['push notification copy for an abandoned cart', 'push-notification'],
    ['app store description for a habit tracker', 'app-store-text'],
    ['play store listing for a cab app', 'app-store-text'],
    ['landing page hero section', 'hero-section'],
    ['write a hero headline for a dog walking app', 'hero-section'],
    ['pricing section for saas landing page', 'page-section'],
    ['about us section for a bakery website', 'page-section'],
    ['navbar for portfolio website', 'page-section'],
  ])('"%s" is %s, and no code', async (request, genre) => {
    expect(genreOf(request)).toBe(genre)
    const { optimized_prompt } = await optimizeWithRules(request, 'chatgpt')
    expect(optimized_prompt).not.toMatch(/standard library|caller|function|code block/iu)
  })

  it.each([
    'build a landing page hero section in react and tailwind',
    'I get the error message "connection refused" when my node app starts, why',
    'implement push notifications in flutter with firebase',
    'css for a tooltip that follows the mouse',
  ])('"%s" stays a matter of code', (request) => {
    const draft = readDraft(request)
    expect(detectChatDomain(draft).group).toBe('software_engineering')
  })
})

describe('what is eaten', () => {
  it.each([
    ['plan a wedding dinner for 120 guests, vegetarian, Jaipur', 'event-menu'],
    ['wedding dinner for 200 people', 'event-menu'],
    ['buffet for 50, budget 15000 rupees', 'event-menu'],
    ['menu for diwali dinner', 'event-menu'],
    ['brunch menu for baby shower', 'event-menu'],
    ['food for a funeral gathering of 40', 'event-menu'],
    ['catering plan for office lunch 60 people', 'event-menu'],
    ['dinner for 8 guests, one is vegan', 'home-meal'],
    ['plan dinner for my in-laws', 'home-meal'],
    ['three course dinner for two at home', 'home-meal'],
    ['what to serve at a housewarming', 'home-meal'],
    ['weekly meal plan for a family of four, vegetarian', 'meal-plan'],
    ['7 day breakfast plan for school kids', 'meal-plan'],
    ['tiffin menu for a month', 'meal-plan'],
    ['menu text for a cafe in Pune', 'menu-text'],
    ['dish descriptions for my restaurant menu', 'menu-text'],
    ['diet plan for high cholesterol', 'eating-plan'],
  ])('"%s" is %s', (request, genre) => {
    expect(genreOf(request)).toBe(genre)
  })

  it('a dinner for many has a menu with amounts', async () => {
    const { optimized_prompt } = await optimizeWithRules('wedding dinner for 120 guests', 'claude')
    expect(optimized_prompt).toMatch(/menu|dish/u)
    expect(optimized_prompt).toMatch(/quantity|amounts|how much/u)
  })
})

describe('work of homes, farms and agencies', () => {
  it.each([
    ['monthly report template for a digital marketing agency', 'client-report'],
    ['daily routine for a working mom with a toddler', 'daily-routine'],
    ['why is my sourdough flat', 'cooking-trouble'],
    ['script for a 30 sec radio ad for a furniture sale', 'spoken-ad'],
    ['crop rotation plan for a 2 acre farm', 'farm-plan'],
    ['story for a 6 year old about a shy crab', 'children-story'],
    ['scope of work for a website redesign', 'scope-of-work'],
    ['color palette for a dental clinic website', 'colour-palette'],
    ['questions for a customer interview about a budgeting app', 'interview-guide'],
    ['brand story for a handloom label', 'brand-story'],
    ['is this sentence correct: he go to school', 'language-question'],
    ['counter arguments to working from home', 'counter-arguments'],
    ['5 sentences that are paraphrases of "the shop opens late"', 'paraphrases'],
    ['what should I ask in a one on one with my manager', 'questions-for-a-talk'],
    ['study timetable for neet in 6 months', 'study-plan'],
  ])('"%s" is %s', (request, genre) => {
    expect(genreOf(request)).toBe(genre)
  })
})
