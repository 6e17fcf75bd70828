import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const comparison: ChatDomain = {
  id: 'comparison',
  group: 'general_knowledge',
  framework: 'RACE',
  personas: [
    'an adviser who names a winner for each situation',
    'a product reviewer who judges by stated criteria',
    'a buyer who weighs costs over the whole period of use',
    'an analyst who starts from the deciding difference',
    'a consultant who says when neither option fits',
  ],
  strong: splitTerms(`
    compare, comparison of, versus, vs, difference between, which is better, pros and cons, should i choose, better
    option, compare and contrast, advantages and disadvantages, similarities and differences, similarities between,
    or should i, which one should, what's the difference, what is the difference, how does it compare, trade-offs,
    tradeoffs, which should i
  `),
  weak: splitTerms(`
    better, best, choose, choice, option, alternative, contrast
  `),
  decisions: [
    { text: 'Apply the same criteria to every option.', unless: ['criteria'] },
    { text: 'Say for each criterion which option does better, and why.' },
    { text: 'Name the situation in which each option is the right one.' },
    { text: 'Name the difference that decides most cases.' },
    { text: 'Say what the options have in common in one sentence.' },
    { text: 'Flag facts that change quickly, such as prices and versions.' },
    { text: 'Name what would rule an option out altogether.' },
    { text: 'Give the recommendation its condition: for whom and for what.', unless: ['history', 'poem'] },
    { text: 'Treat the options in the same order throughout.' },
    { text: 'Use figures with units where they are known, and words otherwise.' },
    { text: 'Say how sure each judgement is.' },
    {
      text: "Name the cost of changing one's mind later.",
      unless: splitTerms('history, historical, theory, theories'),
    },
    { text: 'Correct one belief about the options that is often wrong.' },
    { text: 'Give one concrete case in which the difference shows.' },
    { text: 'Mention a third option only where it beats both.', unless: ['similarities'] },
    {
      text: 'Compare cost over the whole period of use.',
      when: splitTerms('buy, price, cost, car, phone, laptop, lease, rent, cheaper, subscription, invest'),
    },
    {
      text: 'Weigh what is hard to reverse more than what is easy.',
      when: splitTerms('should i, job, university, college, move, degree, career, house'),
    },
    {
      text: 'Name the question to ask oneself that settles the choice.',
      when: splitTerms('should i, choose, decide, choice, deciding'),
    },
    {
      text: 'Compare effort to learn, maintain and leave.',
      when: splitTerms('framework, language, library, database, cloud, platform, tool, software, react, python'),
    },
    {
      text: 'Say at what size or load the better choice changes.',
      when: splitTerms('database, cloud, framework, architecture, server, library, api, performance'),
    },
    {
      text: 'State which versions or models are compared.',
      when: splitTerms('phone, laptop, camera, car, version, model, software, iphone, android'),
    },
    {
      text: 'Give effect, risk and evidence for each option.',
      when: splitTerms('diet, medicine, drug, treatment, exercise, supplement, vitamin, therapy'),
    },
    {
      text: 'Compare aims, means and results.',
      when: splitTerms(`
          history, war, revolution, empire, economic, political, government, leader, policy, capitalism
        `),
    },
    {
      text: 'Compare what each claims, assumes and leaves open.',
      when: splitTerms('theory, theories, philosophy, religion, approach, ideology'),
    },
    {
      text: 'Compare themes, form and effect, with one passage from each.',
      when: splitTerms('book, novel, film, movie, poem, author, character, art'),
    },
    {
      text: 'Give season, budget and kind of traveller that suit each.',
      when: splitTerms('visit, travel, trip, holiday, vacation, island'),
    },
    {
      text: 'State the shared traits before those that differ.',
      when: splitTerms('similarities, contrast, compare and contrast, similar, alike'),
    },
    {
      text: 'Set the strongest argument for beside the strongest against.',
      when: splitTerms('pros and cons, advantages, disadvantages, benefits, drawbacks'),
    },
    { text: 'Separate differences of kind from differences of degree.' },
    { text: 'Use one example case for all options.' },
    { text: 'Name the main weakness of the better option.', unless: ['similarities', 'history', 'historical'] },
    { text: 'Put the least important differences last.' },
    { text: 'Explain in one sentence why the options differ at all.' },
    { text: 'Say for whom the difference does not matter.' },
    { text: 'Keep each judgement to one criterion at a time.' },
    { text: 'Name one case in which the two are confused.', when: ['difference between', 'difference'] },
    { text: 'Explain what each is before how they differ.', when: ['difference between', 'difference', 'virus'] },
    { text: 'Give one sign by which each can be recognised.', when: ['difference between'] },
    {
      text: 'Say which sacrifice each choice asks for.',
      when: splitTerms('should i, moving, move, job, degree, rent, buy'),
    },
    { text: "Give each option's best case and its worst case." },
    { text: 'Name the one question that separates the options fastest.' },
    { text: 'Say what would change the verdict.' },
    { text: 'Keep habits of use apart from properties of the thing.' },
    { text: 'Count what each option needs besides itself.', unless: ['history', 'theory', 'word'] },
    { text: 'Mark which differences can be noticed in daily use.' },
  ],
  shapes: [
    'A recommendation in two sentences, then a table with one row per criterion.',
    'A table of criteria and options, then one paragraph with the choice and its limits.',
    'The deciding difference first, then the rest as a table, then when to choose which.',
    'A short verdict, titled sections per criterion, and a last line for each situation.',
    'One line per option on what it is, the differences as a table, then the conclusion.',
  ],
  lengths: [
    'Under 450 words.',
    'At most seven criteria.',
    '250–400 words.',
    'One table and at most three short paragraphs.',
    'Five criteria at most, two sentences each.',
  ],
  missing: [
    {
      item: 'which criteria weigh most',
      unless: splitTerms(`
          criteria, price, cost, performance, because, need, important, priority, terms of, based on, budget,
          safety, beginner
        `),
    },
    {
      item: 'the use in view',
      unless: splitTerms(`
          for my, i want, i need, use it, project, team, purpose, student, business, because, essay, history
        `),
    },
  ],
  avoid: splitTerms(`
    verdicts that dodge the choice, criteria that differ between options, outdated specifications,
    prices of unknown date, alternatives set up to lose, hidden weighting, ties on every row,
    advertising claims as facts, unequal depth per option, differences too small to matter, unranked feature lists,
    ignored switching costs, scores without a scale, brand loyalty, photographs as proof, features nobody uses,
    a winner for everyone, prices without a date, tests nobody ran, verdicts by majority
  `),
}
