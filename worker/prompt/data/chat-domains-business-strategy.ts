import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { businessStrategyAvoid } from './chat-domains-business-strategy-avoid.ts'

/** Words of a draft that asks for a decision or a plan. */
const planningCues = splitTerms(`
  strategy, strategic, business plan, plan, swot, competitor, market, startup, start a business, growth, grow,
  launch, pricing, expand, revenue, profit, sales, customers, go to market, franchise, invest, partnership
`)

export const businessStrategy: ChatDomain = {
  id: 'business-strategy',
  group: 'business',
  framework: 'SCQA + RISEN',
  personas: [
    'an adviser who recommends first and shows the reasoning after',
    'a strategist who decides between named options',
    'a founder who weighs cash, time and risk',
    'a market analyst who marks what is assumed',
    'a management consultant who ends on the next decision',
  ],
  strong: splitTerms(`
    strategy, business plan, swot, go to market, competitor analysis, market research, market entry, startup,
    business model, pricing, okr, investor, business idea, stakeholder, market analysis, negociación, estrategia,
    stratégie, estratégia, strategic, vision statement, mission statement, company vision, smart goals, kpis,
    feasibility, unit economics, market size, customer segment, value chain, turnaround, franchise, side hustle,
    monetize, business proposal, competitive advantage, change management, supply chain, team member, as a manager,
    underperforming, difficult employee, leadership, manage a team, employee retention
  `),
  weak: splitTerms(`
    market, revenue, company, customer, growth, business, competitor, saas, b2b, profit, industry, partner
  `),
  decisions: [
    {
      text: 'Open with the recommendation, then the reasons in order of weight.',
      when: planningCues,
      unless: splitTerms('explain, understand, swot, statement, act as, report'),
    },
    {
      text: 'Compare at least two real alternatives on the same criteria.',
      when: planningCues,
      unless: splitTerms('explain, understand, swot, statement'),
    },
    { text: 'Mark each figure as given, derived or assumed.' },
    { text: 'Name the assumption that would overturn the conclusion.', when: planningCues },
    {
      text: 'Say what to stop doing as well as what to start.',
      when: planningCues,
      unless: splitTerms('explain, understand, startup, statement'),
    },
    {
      text: 'Tie every recommendation to a customer or a cost.',
      when: planningCues,
      unless: ['explain', 'understand'],
    },
    {
      text: 'Give the cheapest way to test the main assumption.',
      when: planningCues,
      unless: ['explain', 'understand', 'report'],
    },
    {
      text: 'State what has to be true for the plan to work.',
      when: planningCues,
      unless: ['explain', 'understand', 'report'],
    },
    { text: 'Name who decides, and what they need to see.', when: planningCues },
    { text: 'Keep facts about the market apart from opinion.' },
    {
      text: 'Fit every action to the budget and the team that are stated.',
      when: planningCues,
      unless: ['explain', 'understand'],
    },
    {
      text: 'Give one measure that shows within a quarter whether it works.',
      when: planningCues,
      unless: ['explain', 'understand'],
    },
    { text: 'Name the risk that would hurt most, with its early sign.', when: planningCues },
    { text: 'Explain any business term in the sentence that first uses it.', unless: ['expert'] },
    {
      text: 'Show the effect on cash as well as on profit.',
      when: planningCues,
      unless: ['statement', 'goal', 'team'],
    },
    {
      text: 'Size the market from the bottom up: buyers, price and frequency.',
      when: splitTerms(`
          market size, tam, market research, market analysis, market entry, new market, total addressable
        `),
    },
    {
      text: 'Compare competitors on what customers choose by.',
      when: splitTerms('competitor, competition, competitive, rival'),
    },
    {
      text: 'Draw one action from each pairing of inside and outside factors.',
      when: splitTerms('swot, strengths and weaknesses, pestle, pestel'),
    },
    {
      text: 'Make each entry specific enough to be proved wrong.',
      when: splitTerms('swot, strengths and weaknesses, pestle, pestel, five forces'),
    },
    {
      text: 'Anchor the price in what the customer saves or earns.',
      when: splitTerms('pricing, price, subscription, charge, fee'),
    },
    {
      text: 'Show how money comes in, what it costs and when it breaks even.',
      when: splitTerms('business plan, business model, startup, revenue, start a business'),
    },
    {
      text: 'Choose one first group of customers, and say why it comes first.',
      when: splitTerms('go to market, launch, startup, new product, market entry, target market'),
    },
    {
      text: 'Follow the path from first contact to repeat purchase, and find its weakest point.',
      when: splitTerms('growth, grow, sales, retention, churn, conversion, more customers'),
    },
    {
      text: 'Write each result as a number that changes by a date.',
      when: splitTerms('okr, goal, kpi, objectives, smart'),
    },
    {
      text: 'Say who gains, who loses and how each is told.',
      when: splitTerms('employees, culture, change management, remote, staff, hr, reorganisation, merger, layoff'),
    },
    {
      text: 'Set steps for 30, 60 and 90 days, each with a measure.',
      when: splitTerms(`
          roadmap, go to market, turnaround, growth strategy, strategic plan, marketing plan, first 90 days,
          business plan
        `),
    },
    {
      text: 'State what each side brings and how either can leave.',
      when: splitTerms('partner, partnership, supplier, joint venture, franchise, vendor, investor'),
    },
    {
      text: 'Start from one process that costs time today.',
      when: splitTerms('ai, digital, automation, digital transformation, generative ai, automate'),
    },
    {
      text: 'Say what the money buys and which milestone it reaches.',
      when: splitTerms('investor, funding, fundraise, seed, loan'),
    },
    {
      text: 'Say who would pay, and why they would switch.',
      when: splitTerms('idea, business idea, startup, start a business, side hustle'),
    },
    {
      text: 'Follow the money from the customer to the last cost.',
      when: splitTerms('business model, revenue model, how does, make money, monetize, explain'),
    },
    {
      text: 'Keep what happened apart from how people feel about it.',
      when: splitTerms('scenario, team member, conflict, employee, manager'),
    },
    {
      text: 'Give the words for the opening of the first conversation.',
      when: splitTerms('team member, conflict, feedback, underperforming, difficult, performance'),
    },
    {
      text: 'Find the constraint that limits the whole process.',
      when: splitTerms('process, operations, supply chain, inventory, logistics, efficiency, production'),
    },
    {
      text: 'Lead with what changed since the last report.',
      when: splitTerms('report, weekly, status, monthly, quarterly'),
    },
    {
      text: 'Say what the organisation will refuse to do.',
      when: splitTerms('vision, mission, statement, values, purpose'),
    },
    { text: 'Name the trade-off that each choice accepts.', unless: ['statement'] },
    { text: 'Say what the strongest critic would answer.' },
    { text: 'Keep the time frame of each claim explicit.' },
    {
      text: 'Show the consequence of doing nothing.',
      when: planningCues,
      unless: ['explain', 'statement', 'understand'],
    },
    {
      text: 'Sort the actions into now, next and later.',
      when: planningCues,
      unless: ['explain', 'statement', 'understand'],
    },
    {
      text: 'Limit the plan to three priorities.',
      when: planningCues,
      unless: splitTerms('explain, statement, report, understand'),
    },
    {
      text: 'Start from what customers do rather than what they say.',
      when: planningCues,
      unless: ['report', 'employee', 'team member'],
    },
    { text: 'Use the numbers given before any general rule.' },
    {
      text: 'Give each action a role that owns it.',
      when: planningCues,
      unless: ['explain', 'statement', 'understand'],
    },
    { text: 'Give one concrete example for each main point.' },
    { text: 'State what the answer depends on most.' },
    { text: 'Name the people affected, and what changes for them.' },
    { text: 'Put the main message in the first two sentences.' },
    { text: 'Give the reason behind each point in the same sentence.' },
    { text: "Use the organisation's own terms as they are given." },
    { text: 'Order the points by their effect.' },
    { text: 'Keep each recommendation to one action.', unless: ['explain', 'understand', 'what is'] },
    { text: 'Say what to watch in the following weeks.', unless: splitTerms('explain, understand, what is, idea') },
    {
      text: 'Separate what can be decided now from what needs more facts.',
      unless: splitTerms('explain, understand, what is, idea'),
    },
    { text: 'Leave out advice that would fit any company.' },
    { text: 'Say whose view each judgement is.' },
    { text: 'Prefer numbers and dates to words such as soon or many.' },
    { text: 'Name one common mistake in this situation.' },
  ],
  shapes: [
    'Main message in two sentences, a table where options or figures are compared, then next steps.',
    'A one-paragraph answer, the reasoning under headings, and a short list of next steps.',
    'A short summary, then titled sections, each ending on what follows from it.',
    'The answer first, then the evidence for it in order of weight, then open questions.',
    'A one-page brief with headings, and a table wherever options are compared.',
  ],
  lengths: [
    '600–900 words.',
    'Under 800 words.',
    'Two pages at most.',
    'At most six sections of 120 words.',
    '500–700 words, tables not counted.',
  ],
  missing: [
    {
      item: 'budget and time frame',
      unless: splitTerms('budget, month, week, quarter, year, deadline, investment, days'),
    },
    {
      item: "the company's stage and resources",
      unless: splitTerms(`
          startup, team of, employee, we are, our company, revenue, small business, enterprise, founder, my
          company, solo
        `),
    },
  ],
  avoid: businessStrategyAvoid,
}
