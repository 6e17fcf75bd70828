import type { TopicMode } from '../topic-kind.ts'
import { splitLines } from '../topic-lines.ts'

/** A decision to be taken. */
export const businessMode: TopicMode = {
  id: 'business',
  group: 'business',
  framework: 'SCQA',
  readers: {
    newcomers: [
      'an owner-manager who faces it for the first time',
      'a newly appointed team lead',
      'a founder without prior experience in it',
      'a shop owner with two employees',
      'a specialist who has just been made a manager',
      'a volunteer board member of a small association',
    ],
    improvers: [
      'a manager who has decided on something like it once',
      'a project lead who has to make the case',
      'a department head with a limited budget',
      "a growing firm's general manager",
      'a partner in a small consultancy',
    ],
    practitioners: [
      'an executive',
      'a board member',
      'a head of department',
      'an investor',
      'a chief operating officer',
    ],
  },
  readerOpening: 'The memo goes to',
  scopes: null,
  personas: [
    'a strategy adviser',
    'a chief of staff who writes decision papers',
    'an experienced business analyst',
    'a plain-spoken management consultant',
  ],
  tasks: [
    'Write a decision memo on {topic} that answers these questions:',
    'Prepare a board paper on {topic}, structured by these questions:',
    'Draft a recommendation on {topic}; it has to survive these questions:',
    'Write a strategic assessment on {topic} that settles these questions:',
    'Develop an options paper on {topic}, with these questions as the test:',
    'Write a business case on {topic} and answer these questions on the way:',
    'Prepare a briefing for a decision on {topic} that deals with these questions:',
    'Compose a management memo on {topic}, led by these questions:',
  ],
  madeTask: 'Write the paper that "{topic}" describes, and let it answer these questions:',
  facets: {
    basic: splitLines(`
      What has to be decided, by whom, and by when?
      What happens if nothing is done?
      Which costs come at once, and which later?
      Whom should one ask before deciding?
    `),
    common: splitLines(`
      Which decision about {topic} is before the organisation, and what is out of scope?
      Which options exist, including the one of waiting?
      By which criteria are the options compared, and how are these weighted?
      Where do revenue, cost and risk change, and in which order of magnitude?
      Which assumption would overturn the recommendation if it proved false?
      Who has to change how they work, and what is in it for them?
      Which risk is the owner willing to carry, and which not?
      What can be tried on a small scale first, and what would the trial prove?
      Which figures decide in ninety days whether to go on?
      What has been decided or spent already that limits the choice?
      Which customer or user would notice the difference first, and how?
      How does the case change if it takes twice as long?
      What does a comparable organisation do, and is it really comparable?
      Which question will finance ask, and which will operations ask?
      What has to stop so that this can start?
      Which contract, law or licence sets a limit?
    `),
    deep: splitLines(`
      Which option value lies in delaying, and what does delay cost?
      How might competitors, regulators or suppliers respond?
      Which part is reversible, and where is the point of no return?
      How does the case look under the worst plausible combination of assumptions?
      Which incentives inside the firm work against the plan?
      Which capabilities are scarce, and what are they taken away from?
    `),
  },
  shares: { kind: 1, family: 1, mode: 4 },
  examples: [
    'Work the preferred option through one year, quarter by quarter, with clearly labelled assumptions.',
    'Compare three options, one of them doing nothing, in a table of cost, benefit, risk, time and reversibility.',
    'Run one sensitivity check: change the most important assumption by a third either way and report what follows.',
    'Describe one pre-mortem: the plan has failed after a year; what were the two causes?',
    'Let finance, operations and the customer each raise their strongest concern, and answer it.',
    'Show the smallest pilot that could change the decision: scope, duration, measure, stop rule.',
    'Set out best, expected and worst case with the trigger that tells them apart early.',
    'Apply the recommendation to one typical unit or customer from beginning to end.',
  ],
  rules: [
    'Put the recommendation in the first two sentences and the reasons after it.',
    'List every assumption with a way to check it; use no market figure that you cannot source.',
    'Separate facts, estimates and judgements visibly.',
    'State for each option what would have to be true for it to be the best.',
    'Give ranges in place of single figures, and say what moves them.',
    'Tie each risk to an owner, an early sign and a countermeasure.',
    'Write for someone who reads only the first page, and make the rest support it.',
    'Name the strongest argument against the recommendation, and answer it.',
  ],
  conclusions: [
    'Close with the decision requested, its deadline, and the next three steps with owners by role.',
    'End with a 30/60/90-day plan and the figure that would stop it.',
    'Finish with the open questions that have to be answered before money is spent.',
    'Conclude with conditions under which the recommendation should be reversed.',
    'Wrap up with a risk table: likelihood, impact, early sign, response.',
    'Leave the reader with the two numbers to watch and the thresholds that matter.',
    'End with what was deliberately left out, and why.',
    'Close with a one-paragraph version for those who were not in the room.',
  ],
  outputs: [
    'Recommendation, situation, options table, assessment, risks, next steps.',
    'A one-page summary, followed by headed sections and one comparison table.',
    'Decision needed, background, options, recommendation, financial view, risks, plan.',
    'Memo form: to, subject, decision, reasons, alternatives, risks, next steps.',
  ],
  lengths: {
    beginner: ['600–900 words.', '500–800 words.'],
    intermediate: ['800–1,100 words.', '700–1,000 words.'],
    advanced: ['1,000–1,400 words.', '900–1,300 words.'],
    expert: ['1,200–1,600 words.', '1,100–1,500 words.'],
  },
  avoid: [
    'framework name-dropping',
    'unsupported market figures',
    'a recommendation without a cost',
    'both-sides conclusions',
  ],
  missing: [
    { item: 'the company, its size and its figures', unless: ['startup', 'small business', 'smes'] },
    { item: 'the decision to be taken, its owner and deadline', unless: [] },
    { item: 'budget and constraints', unless: ['budget'] },
  ],
}
