import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const productManagement: ChatDomain = {
  id: 'product-management',
  group: 'business',
  framework: 'SCQA + Given-When-Then',
  personas: [
    "a product manager who starts from the user's problem",
    'a product lead who writes what is out of scope as clearly as what is in',
    'a product owner who makes every requirement testable',
    'a product designer who thinks in user journeys',
    'a discovery lead who separates evidence from opinion',
  ],
  strong: splitTerms(`
    prd, user story, user stories, roadmap, backlog, product requirements, acceptance criteria, feature spec, mvp,
    persona for, user research, requirements document, product roadmap, job story, job stories, feature request,
    feature prioritization, feature prioritisation, product spec, product strategy, user feedback, user interview,
    usability test, user journey, product vision, release notes, user persona, product backlog, jobs to be done,
    sprint planning, product brief
  `),
  weak: splitTerms(`
    feature, user, release, sprint, product, agile, scrum, ux
  `),
  decisions: [
    { text: 'State the problem and the evidence for it before any solution.', unless: ['release notes', 'persona'] },
    { text: 'List what is in scope and what is left out on purpose.', unless: ['persona', 'interview', 'feedback'] },
    { text: 'Attach one measure of success to each goal.', unless: ['persona', 'release notes'] },
    { text: 'Close with the open questions and who can answer them.' },
    { text: 'Describe users by what they are trying to get done.' },
    { text: 'Give each requirement an order of priority.', unless: ['persona', 'interview', 'release notes'] },
    { text: 'Keep requirements free of the way they will be built.', unless: ['technical', 'architecture'] },
    { text: 'Mark every statement about users as observed or assumed.' },
    { text: 'Name the riskiest assumption and a way to test it within two weeks.', unless: ['release notes'] },
    {
      text: 'Cover the first use, the empty state and the failure.',
      unless: splitTerms('interview, roadmap, feedback, persona'),
    },
    {
      text: 'Say what happens to users who already rely on the old way.',
      unless: splitTerms('mvp, new product, persona, interview'),
    },
    { text: 'Name the teams or systems that each item depends on.', unless: ['persona', 'interview'] },
    { text: 'Word each item so that a tester could say yes or no.' },
    { text: 'Set a date or a result at which the work will be reviewed.' },
    {
      text: 'Write acceptance criteria as Given, When, Then.',
      when: splitTerms('user story, user stories, acceptance criteria, spec, requirement'),
    },
    { text: 'Keep each criterion to one behaviour.', when: ['user story', 'user stories', 'acceptance criteria'] },
    {
      text: 'Split any story that could not be finished within a sprint.',
      when: splitTerms('user story, user stories, backlog, epic, sprint, agile, scrum'),
    },
    {
      text: 'Name role, need and reason in every story.',
      when: splitTerms('user story, user stories, job story, epic'),
    },
    {
      text: 'Order the roadmap by outcome rather than by feature.',
      when: splitTerms('roadmap, quarter, release plan, product strategy'),
    },
    {
      text: 'Say which bets are firm and which depend on learning.',
      when: splitTerms('roadmap, vision, strategy, quarter'),
    },
    {
      text: 'Score each item by the same two or three factors.',
      when: splitTerms('prioritize, prioritise, prioritization, backlog, feature request, rank'),
    },
    {
      text: 'Cut to the smallest version that tests the main promise.',
      when: splitTerms('mvp, prototype, first version, launch'),
    },
    { text: 'Say what the first version does by hand.', when: splitTerms('mvp, prototype, concierge, first version') },
    {
      text: 'Ask about the last time something happened.',
      when: splitTerms('interview, user research, survey, discovery, usability'),
    },
    {
      text: 'Group what users say by problem before counting it.',
      when: splitTerms('feedback, reviews, complaints, survey, user feedback, nps'),
    },
    { text: 'Give the persona one goal, one habit and one frustration.', when: ['persona'] },
    {
      text: 'Mark at each step what the user does, sees and may misunderstand.',
      when: splitTerms('user journey, journey, onboarding, flow, ux, wireframe'),
    },
    {
      text: 'Say what is new in terms of what a user can now do.',
      when: splitTerms('release notes, changelog, release, announcement'),
    },
    {
      text: 'Set the sample, the measure and the stopping rule before the test.',
      when: splitTerms('ab test, experiment, test plan, ab testing, split test'),
    },
    { text: 'Use the same name for each concept throughout.' },
    { text: 'Show what users do today instead.' },
    { text: 'Say which numbers have to stay as good as they are.' },
    { text: 'Separate what is required from what is preferred.' },
    { text: 'Name the users for whom it is not meant.' },
    { text: 'Cover permissions, privacy and accessibility where they apply.' },
    { text: 'Note what support and sales have to know.' },
    { text: 'State the reason behind each item in one clause.' },
    { text: 'Mark what can be decided now and what has to wait.' },
    { text: 'Give one example of a real situation for each item.', unless: ['release notes'] },
    { text: 'Start each item with the person who needs it.' },
    { text: 'Say how the result will be noticed by users.' },
    { text: 'Keep the effort of each item as a rough size.', unless: ['persona', 'interview'] },
    { text: 'State what would make the team stop.' },
  ],
  shapes: [
    'Sections for problem, users, goals and non-goals, requirements, measures and open questions.',
    'One page: problem, scope, items in priority order, open questions.',
    'A short summary, then a numbered list of items, each with its reason and its measure.',
    'A table with one row per item: user need, what changes, how it is judged.',
    'Numbered sections that a team can comment on line by line.',
  ],
  lengths: [
    'Under 900 words.',
    'Two pages at most.',
    'At most twelve items, three lines each.',
    '500–800 words.',
    'One page, with detail only where a decision hangs on it.',
  ],
  missing: [
    {
      item: 'who the users are',
      unless: splitTerms(`
          users who, customer, students, patients, drivers, teachers, developers, employees, parents, gamers,
          shoppers, travellers, travelers
        `),
    },
    {
      item: 'evidence of the problem',
      unless: splitTerms('feedback, survey, data, complain, complaint, research, churn, interviews, reviews'),
    },
  ],
  avoid: splitTerms(`
    solutions before the problem, untestable requirements, output mistaken for outcome, everything rated must-have,
    stories about the system, metrics chosen after launch, edge cases left for later, opinions passed as research,
    scope hidden in footnotes, copied competitor features, unnamed decision makers, compound acceptance criteria,
    launch dates as goals, users without a context, features named by technology, requirements in pairs,
    silent assumptions, personas without evidence, roadmaps without a trade-off, success without a number
  `),
}
