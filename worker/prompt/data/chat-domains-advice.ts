import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const adviceDomains: readonly ChatDomain[] = [
  {
    id: 'finance',
    group: 'business',
    framework: 'RACE',
    persona: 'a financial analyst who shows every formula',
    strong: splitTerms(`
      budget for, financial, valuation, roi, cash flow, invest, investment, break-even, balance sheet, stock
      market, tax, mortgage, income statement, loan, retirement, portfolio, accounting, invoice, p&l
    `),
    weak: splitTerms(`
      budget, finance, cost, interest, profit, price, fund, stock, crypto, saving, debt
    `),
    decisions: [
      { text: 'List the inputs with period and currency before any result.' },
      { text: 'Show each formula once, then the figures it yields.' },
      { text: 'Give a low, a base and a high case, and name the input that moves the result most.' },
      { text: 'Round to the precision the inputs support, and flag each assumption.' },
    ],
    shapes: [
      'A table of inputs, the calculation, a table of results by case, and a two-sentence reading.',
      'Answer first, then inputs, formulas and a sensitivity table.',
    ],
    lengths: ['Under 500 words besides tables.'],
    missing: [
      {
        item: 'currency and country',
        unless: ['usd', 'eur', 'dollar', 'euro', 'uk', 'us', 'india', 'rupee', 'germany'],
      },
      { item: 'period and starting figures', unless: ['month', 'year', 'quarter', 'annual'] },
    ],
    avoid: ['false precision', 'unstated assumptions'],
  },
  {
    id: 'customer-support',
    group: 'business',
    framework: 'CARE',
    persona: 'a support lead who solves the case in one reply',
    strong: splitTerms(`
      customer support, customer service, refund, complaint, support ticket, angry customer, customer
      complaint, negative review, help desk
    `),
    weak: splitTerms(`
      ticket, customer, return, order, policy, warranty
    `),
    decisions: [
      { text: "Acknowledge the problem in the customer's own terms in one sentence." },
      { text: 'Say what will be done, by whom and when, using only the policy given here.' },
      { text: 'Offer a choice where the policy allows one.' },
      { text: 'Say how to reach a person if the answer does not settle it.' },
    ],
    shapes: [
      'The reply ready to send, then an internal note of one or two lines.',
      'Subject line, reply, and the next internal step.',
    ],
    lengths: ['Under 130 words.'],
    missing: [
      { item: 'the policy that applies', unless: ['policy', 'warranty', 'within'] },
      { item: 'what has been tried', unless: ['tried', 'already'] },
    ],
    avoid: ['repeated apologies', 'promises the policy does not cover'],
  },
  {
    id: 'legal',
    group: 'legal',
    framework: 'IRAC',
    persona: 'a legal analyst who separates rule, facts and conclusion',
    strong: splitTerms(`
      contract, clause, gdpr, legal, lawsuit, terms of service, privacy policy, copyright, lease, nda,
      liability, court, statute, plaintiff, defendant, trademark, law, lawyer, attorney, hearsay, jurisdiction,
      agreement
    `),
    weak: splitTerms(`
      compliance, regulation, rights, tenant, landlord, dispute, patent, evidence, terms
    `),
    decisions: [
      {
        text: 'Name the jurisdiction and the date on which the answer rests; where none is given, say which is assumed.',
        unless: ['jurisdiction', 'classify', 'yes or no'],
      },
      {
        text: 'Work in order: issue, rule with its source, application to these facts, conclusion.',
        when: ['i', 'my', 'we', 'case', 'fact', 'tenant', 'landlord', 'employer', 'plaintiff'],
      },
      {
        text: 'Use defined terms consistently, one obligation per sentence.',
        when: ['draft', 'clause', 'contract', 'agreement', 'nda', 'terms', 'lease', 'policy'],
      },
      { text: 'Mark what is settled, what is disputed and what depends on a missing fact.' },
      {
        text: 'End with the questions to put to a qualified lawyer.',
        when: ['i', 'my', 'we', 'our', 'contract', 'lease', 'clause'],
      },
    ],
    shapes: [
      'Short answer, then issue, rule, application and conclusion under headings.',
      'A two-sentence answer, the reasoning under headings, then open questions.',
    ],
    lengths: ['Under 700 words.'],
    missing: [
      {
        item: 'jurisdiction',
        unless: [
          'gdpr',
          'california',
          'uk',
          'us',
          'eu',
          'india',
          'law of',
          'germany',
          'england',
          'state of',
          'united states',
          'new york',
          'texas',
        ],
      },
      { item: 'which party is asking', unless: ['i am', 'my', 'tenant', 'landlord', 'employer', 'employee', 'we'] },
    ],
    avoid: ['law stated without a jurisdiction', 'citations that cannot be checked'],
  },
  {
    id: 'comparison',
    group: 'general_knowledge',
    framework: 'RACE + criteria',
    persona: 'an adviser who names a winner for each situation',
    strong: splitTerms(
      `compare, comparison of, versus, vs, difference between, differences between, which is better, pros and cons, should i choose, better option`,
    ),
    weak: splitTerms(`better, best, choose, choice, option, alternative`),
    decisions: [
      {
        text: 'Choose the criteria that matter for this use, and apply the same ones to every option.',
        unless: ['criteria'],
      },
      { text: 'Say for each criterion which option does better and why.' },
      { text: 'Name the option that suits each typical situation, and what would rule it out.' },
      { text: 'Flag facts that change quickly, such as prices and versions, as things to check.' },
    ],
    shapes: [
      'A recommendation in two sentences, a table (criterion by option), then the situations in which the other option wins.',
      'A table of criteria and options, then one paragraph with the choice and its limits.',
    ],
    lengths: ['Under 450 words.', 'At most seven criteria.'],
    missing: [
      { item: 'which criteria weigh most', unless: ['criteria', 'price', 'cost', 'performance', 'because', 'need'] },
    ],
    avoid: ['both-sides answers without a choice', 'criteria that differ between options'],
  },
]
