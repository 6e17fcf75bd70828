import { describe, expect, it } from 'vitest'
import { addVerb } from '../../../worker/prompt/add-verb.ts'
import { readDraft } from '../../../worker/prompt/read-draft.ts'

const withVerb = (task: string): string => addVerb(task, readDraft(task)).text

describe('a request that lacks its verb', () => {
  it.each([
    ['Python function that sorts a list', 'Write a Python function that sorts a list'],
    ['Blog post: 5 tips for sleep', 'Write a blog post: 5 tips for sleep'],
    ['Hourly schedule for my dog', 'Create an hourly schedule for my dog'],
    ['New York itinerary for 3 days', 'Create a New York itinerary for 3 days'],
    ['English practice plan for beginners', 'Create an English practice plan for beginners'],
    ['I vs we in essays', 'Compare I vs we in essays'],
    ['Full form of NASA', 'Explain the full form of NASA'],
    ['machine learning', 'Explain machine learning'],
    ['slogan oat milk baristas', 'Write a slogan oat milk baristas'],
    ['haiku power cut', 'Write a haiku power cut'],
    ['captions rainy Monday', 'Write captions rainy Monday'],
    ['haiku structure rules', 'Explain haiku structure rules'],
    ['Agenda for the leaking roof meeting', 'Create an agenda for the leaking roof meeting'],
    ['React vs Vue for a small shop', 'Compare React vs Vue for a small shop'],
    [
      'washing machine not draining, no error code',
      'Explain the likely cause and what to do: washing machine not draining, no error code',
    ],
  ])('%s', (task, expected) => {
    expect(withVerb(task)).toBe(expected)
  })

  it.each([
    'Mark this essay',
    'quick question: my son refuses to nap, what can I say to the staff?',
    'Article: The council closed the bridge. "We had no choice," said the mayor.\n\nHeadline and a short brief.',
    'Boost my sales email',
    'Detect hate speech in comments, output label only',
    'Flag messages that contain personal data',
    'Polish the email below',
    'Rehearse my speech',
    'Here are ten complaints',
    'Question: Is it open on Monday',
    'Data table: Jan 120, Feb 98',
    'Clause: Neither party may assign this Agreement',
    'Mikä päivä on huomenna',
    'Compare buying vs leasing 4 delivery vans',
    'Contrast tea vs coffee',
    'Compares two phones',
    'Quick sort in Haskell',
    'iPhone 15 listing for eBay, cracked back glass, battery 84 %',
    '20 barks for a lazy guard, max 8 words each, 5 of them when it keeps raining',
    'A cat, not black, not sleeping',
    'Adidas vs Nike brand voice comparison',
    'No intro, no outro: 5 subject lines for a broken heating mail',
  ])('has one, or is none: %s', (task) => {
    expect(withVerb(task)).toBe(task)
  })
})
