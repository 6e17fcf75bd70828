import { describe, expect, it } from 'vitest'
import { genreOf } from './genre-of.ts'

describe('what is asked for goes before the field that a word names', () => {
  it.each([
    ['side-effects', 'side effects of metformin'],
    ['daily-amount', 'how much protein should a runner eat per day'],
    ['learning-path', 'best way to learn carpentry as a complete beginner'],
    ['lease-or-buy', 'lease or buy a van for a small florist'],
    ['project-estimate', 'estimate the cost of launching a food truck'],
    ['retelling', 'summarize the plot of the great gatsby'],
    ['idea-feedback', 'honest feedback on my business idea: rental of baby clothes'],
    ['copy-review', 'critique our homepage: "Bread, but honest."'],
    ['argument-essay', 'argumentative essay about free buses'],
    ['unpaid-invoice', "nudge a customer who hasn't paid for 3 weeks"],
    ['hard-message', 'text to tell my date i am not interested'],
    ['dating-profile', 'hinge profile for a shy baker'],
    ['maker-brief', 'brief for an illustrator, four spots for our menu'],
    ['titles', 'suggest titles for an article on night trains'],
    ['version-upgrade', 'upgrade our django 3 site to django 5 without downtime'],
    ['comparison-table', 'a table comparing oat milk and soy milk'],
    ['audience-persona', 'buyer persona for a bike repair app'],
    ['plan-summary', 'executive summary for a second bakery'],
    ['internal-case', 'make the case for hiring a tester'],
    ['ask-for-testimonial', 'ask a client for a testimonial after the rebrand'],
    ['team-warm-up', 'icebreakers for a new sales team'],
    ['personal-letter', 'letter to my younger self'],
    ['bag-for-day', 'what goes in a hospital bag'],
    ['request-for-proposals', 'rfp for a payroll tool'],
    ['technical-spec', 'technical spec for a booking service'],
    ['decision-matrix', 'decision matrix for picking a school'],
    ['critique-of-view', 'critique of social darwinism'],
    ['reading-list', 'reading list on the french revolution'],
    ['viewing-questions', 'questions to ask when buying a used car'],
    ['chore-plan', 'chore chart for two kids'],
    ['topic-ideas', 'thesis topics in marine biology'],
    ['time-to-learn', 'how long does it take to learn welsh'],
    ['elegy', 'eulogy for our old cat'],
    ['format-conversion', 'convert this yaml to json: a: 1'],
    ['incident-review', 'postmortem of our search outage'],
    ['tone-reading', 'read the tone of this message: "fine."'],
    ['technology-choice', 'which message queue should i use for 2k events per second'],
    ['hiring-questions', 'interview questions to hire a gardener'],
    ['time-to-go', 'best time to visit ladakh'],
    ['safe-diet', 'a 7 day keto plan for beginners'],
    ['brand-voice', 'tone of voice for a toy brand'],
    ['service-level', 'draft an sla for a help desk'],
    ['user-documentation', 'user guide for the share button'],
    ['plain-language', 'put this clause into plain english: time is of the essence'],
    ['daily-amount', 'what is a good bedtime for a 9 year old'],
    ['decline-invitation', 'how to decline a wedding invitation'],
    ['staged-script', 'script for a puppet show on sharing'],
    ['email-sequence', 'a 4 email welcome sequence for a tea shop'],
  ])('%s: %s', (genre, request) => {
    expect(genreOf(request)).toBe(genre)
  })

  it.each([
    ['learning-path', 'improve the following text: The best way to learn is to teach.'],
    ['project-estimate', 'write a function to estimate the cost of a trip'],
    ['version-upgrade', 'write an email that we moved from heroku to aws'],
    ['copy-review', 'review our code for security holes'],
    ['format-conversion', 'write a python script that converts csv to json'],
    ['audience-persona', 'act as the persona of a grumpy wizard'],
    ['wishes', 'write a script to send birthday wishes automatically by email'],
    ['formal-application', 'write a chatbot welcome message for a bank'],
    ['hard-news', 'announcement that the office closes at noon on friday'],
  ])('%s is not read into: %s', (genre, request) => {
    expect(genreOf(request)).not.toBe(genre)
  })
})
