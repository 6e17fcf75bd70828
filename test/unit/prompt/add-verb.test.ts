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
  ])('%s', (task, expected) => {
    expect(withVerb(task)).toBe(expected)
  })

  it.each([
    'Mark this essay',
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
  ])('has one, or is none: %s', (task) => {
    expect(withVerb(task)).toBe(task)
  })
})
