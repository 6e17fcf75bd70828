import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const businessDomains: readonly ChatDomain[] = [
  {
    id: 'business-strategy',
    group: 'business',
    framework: 'SCQA + RISEN',
    persona: 'an adviser who recommends first and shows the reasoning after',
    strong: splitTerms(`
      strategy, business plan, swot, go to market, competitor analysis, market research, market entry, startup,
      business model, pricing, okr, pitch deck, investor, elevator pitch, business idea, stakeholder, cold
      email, sales pitch, objection, proposal for, market analysis, negociación, estrategia, stratégie,
      estratégia
    `),
    weak: splitTerms(`
      market, revenue, company, customer, growth, business, competitor, saas, b2b, profit, sales, industry,
      partner, pitch
    `),
    decisions: [
      { text: 'Open with the recommendation, then the reasons in order of weight.' },
      {
        text: 'Compare at least two real alternatives on the same criteria: cost, time, risk and reversibility.',
        unless: ['pitch', 'email'],
      },
      { text: 'Mark each figure as given, derived or assumed.', unless: ['email'] },
      { text: 'Name the assumption that would overturn the recommendation, and the cheapest way to test it.' },
      {
        text: "Address the buyer's trigger and the next step in plain words.",
        when: ['pitch', 'sales', 'cold email', 'objection', 'proposal'],
      },
      {
        text: 'Turn the plan into steps for 30, 60 and 90 days, each with an owner and a measure.',
        when: ['plan', 'strategy', 'go to market', 'launch'],
        unless: ['email'],
      },
    ],
    shapes: [
      'Recommendation in two sentences, options as a table, risks with mitigations, then next steps.',
      'A one-paragraph answer, a comparison table, the main risks, and a dated list of next steps.',
    ],
    lengths: ['600–900 words.', 'Under 800 words.'],
    missing: [
      { item: 'budget and time frame', unless: ['budget', 'month', 'week', 'quarter', 'year', 'deadline'] },
      {
        item: "the company's stage and resources",
        unless: ['startup', 'team of', 'employee', 'we are', 'our company', 'revenue'],
      },
    ],
    avoid: ['framework name-dropping', 'market sizes without a source'],
  },
  {
    id: 'product-management',
    group: 'business',
    framework: 'SCQA + Given-When-Then',
    persona: "a product manager who starts from the user's problem",
    strong: splitTerms(`
      prd, user story, user stories, roadmap, backlog, product requirements, acceptance criteria, feature spec,
      mvp, persona for, user research, product manager, requirements document
    `),
    weak: splitTerms(`
      feature, user, release, sprint, product, agile, scrum, ux
    `),
    decisions: [
      { text: 'State the problem and the evidence for it before any solution.' },
      { text: 'List what is in scope and what is left out on purpose.' },
      { text: 'Write acceptance criteria as Given, When, Then, one behaviour each.', unless: ['acceptance criteria'] },
      { text: 'Attach one measure of success to each goal.' },
      { text: 'Close with the open questions and who can answer them.' },
    ],
    shapes: [
      'Sections for problem, users, goals and non-goals, requirements, acceptance criteria, measures and open questions.',
      'One page: problem, scope, requirements in priority order, acceptance criteria, open questions.',
    ],
    lengths: ['Under 900 words.'],
    missing: [
      { item: 'who the users are', unless: ['user who', 'customer', 'for'] },
      { item: 'evidence of the problem', unless: ['feedback', 'survey', 'data', 'complain'] },
    ],
    avoid: ['solutions before the problem', 'requirements nobody can test'],
  },
  {
    id: 'project-plan',
    group: 'business',
    framework: 'RISEN',
    persona: 'a project lead who plans backwards from the outcome',
    strong: splitTerms(`
      project plan, timeline, milestone, action plan, agenda, meeting notes, meeting minutes, presentation,
      slide, slide deck, powerpoint, checklist, standard operating procedure, sop, event plan, onboarding,
      training program, meeting, workshop, schedule for, policy
    `),
    weak: splitTerms(`
      plan, organize, deadline, task, schedule, team, process, event, employee, workplace
    `),
    decisions: [
      {
        text: 'Give each slide a claim as its title, one supporting point, and speaker notes.',
        when: ['slide', 'presentation', 'deck', 'powerpoint'],
      },
      {
        text: 'State the outcome and how anyone can tell that it was reached.',
        unless: ['slide', 'presentation', 'deck', 'minutes'],
      },
      {
        text: 'Give every item an owner, a date and what it depends on; mark the unknown ones as open.',
        unless: ['slide', 'presentation', 'deck'],
      },
      {
        text: 'Name the three risks most likely to delay it, with an early sign for each.',
        when: ['plan', 'timeline', 'project', 'milestone', 'event'],
      },
      { text: 'Separate decisions from actions.', when: ['meeting', 'agenda', 'minutes', 'notes'] },
      {
        text: 'Order items so that nothing waits on a later one.',
        when: ['checklist', 'plan', 'procedure', 'sop', 'onboarding', 'schedule'],
      },
    ],
    shapes: [
      'A table (step, owner, date, depends on, done when), then the risks.',
      'Numbered phases with dates and results, then a short list of risks and open points.',
    ],
    lengths: ['One page.', 'At most fifteen rows.'],
    missing: [
      { item: 'deadline', unless: ['deadline', 'by', 'week', 'month', 'day', 'date', 'minute'] },
      { item: 'people and resources', unless: ['team', 'people', 'budget', 'employee'] },
    ],
    avoid: ['tasks without an owner', 'walls of text'],
  },
  {
    id: 'naming-ideas',
    group: 'marketing',
    framework: 'TAG',
    persona: 'a creative lead who values different ideas over many ideas',
    strong: splitTerms(`
      brainstorm, ideas for, name for, names for, come up with, suggest name, business name, gift ideas, list
      of ideas, name ideas, give me ideas, startup name, product name, titles for, ideas
    `),
    weak: splitTerms(`
      idea, creative, unique, suggest, name, title
    `),
    decisions: [
      { text: 'Spread the ideas over clearly different directions and label each direction.' },
      { text: 'Judge each idea on the same two criteria, named in advance.' },
      { text: 'Include one safe option and one bold one.' },
      { text: 'Replace near-duplicates with a different idea.' },
      {
        text: 'Check each name for length, sound and awkward meanings, and say that availability still has to be checked.',
        when: ['name', 'domain'],
      },
    ],
    shapes: [
      'A numbered list grouped by direction, one line of reasoning each, then the best two and why.',
      'A table (idea, direction, strength, weakness), then a pick with its reason.',
    ],
    lengths: ['Ten ideas.', 'Twelve ideas.'],
    missing: [
      { item: 'what has been ruled out', unless: ['already', 'avoid', 'not', 'tried'] },
      { item: 'who it is for', unless: ['for', 'audience', 'customer'] },
    ],
    avoid: ['near-duplicates', 'clichés'],
  },
]
