import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const legal: ChatDomain = {
  id: 'legal',
  group: 'legal',
  framework: 'IRAC',
  personas: [
    'a legal analyst who separates rule, facts and conclusion',
    'a contracts lawyer who drafts in plain terms',
    'a compliance adviser who names the source of each rule',
    'a legal editor who marks every open question for counsel',
    'a paralegal who keeps the facts in order',
  ],
  strong: splitTerms(`
    contract, clause, gdpr, legal, lawsuit, copyright, lease, liability, court, statute, plaintiff, defendant,
    trademark, law, lawyer, attorney, hearsay, jurisdiction, legal advice, employment law, eviction, custody,
    divorce, immigration, fair use, intellectual property, indemnity, arbitration, will and testament, data
    protection, hipaa, labor law, labour law, legality, civil rights, constitution, constitutional, tort, negligence
  `),
  weak: splitTerms(`
    compliance, regulation, rights, tenant, landlord, dispute, patent, evidence, terms, visa, illegal
  `),
  decisions: [
    {
      text: 'Name the jurisdiction on which the answer rests, or the one assumed.',
      unless: splitTerms(`
          jurisdiction, classify, yes or no, international law, california, uk, eu, india, germany, england,
          state of, united states, new york, texas, florida, virginia, canada, australia, federal, gdpr
        `),
    },
    {
      text: 'Mark what is settled, what is disputed and what depends on a missing fact.',
      unless: ['draft', 'classify'],
    },
    { text: 'Name the source of each rule, and leave out any that cannot be named.', unless: ['draft', 'classify'] },
    { text: 'State the date up to which the law is described.', unless: ['draft', 'classify', 'clause'] },
    {
      text: 'Apply each rule to the facts given rather than to typical ones.',
      unless: ['draft', 'explain', 'history'],
    },
    { text: 'Keep legal effect apart from practical advice.', unless: ['classify', 'draft'] },
    {
      text: 'Say which deadline could be running.',
      unless: splitTerms('classify, draft, explain, history, copyright'),
    },
    {
      text: 'Give the strongest argument of the other side.',
      unless: splitTerms('draft, classify, explain, terms of service, privacy policy'),
    },
    { text: 'Name the document or fact that would change the answer.', unless: ['draft', 'classify'] },
    { text: 'Explain each term of art in plain words.', unless: ['classify', 'judge', 'attorney'] },
    {
      text: 'State who carries the burden of showing each point.',
      unless: splitTerms('draft, classify, contract, privacy policy'),
    },
    { text: 'Order the points from the threshold question to the remedy.', unless: ['draft', 'classify'] },
    { text: 'Use the same word for the same thing throughout.' },
    { text: 'Quote the exact wording on which the conclusion turns.', unless: ['draft'] },
    { text: 'End with the questions to put to a qualified lawyer.', unless: ['classify', 'draft', 'exam'] },
    {
      text: 'Work in order: issue, rule, application, conclusion.',
      when: splitTerms('case, facts, hypothetical, exam, liable, plaintiff, defendant, dispute, sue'),
    },
    {
      text: 'Flag the clauses that favour one side, with a fairer wording.',
      when: splitTerms('review, contract, lease, agreement, sign, clause, nda'),
    },
    {
      text: 'List what each party has to do and by when.',
      when: splitTerms('contract, lease, agreement, summarize, obligations'),
    },
    {
      text: 'Separate what the lease says from what the law adds.',
      when: splitTerms('lease, tenant, landlord, rent, deposit, eviction'),
    },
    {
      text: 'Name the legal basis for each use of personal data.',
      when: splitTerms('gdpr, privacy, personal data, privacy policy, data protection, cookies, ccpa, hipaa'),
    },
    {
      text: 'Say what data is kept, for how long and who sees it.',
      when: splitTerms('privacy policy, gdpr, personal data, cookies, app, website'),
    },
    {
      text: 'Distinguish use, licence and ownership.',
      when: splitTerms('copyright, trademark, patent, intellectual property, fair use, license, licence, logo'),
    },
    {
      text: 'Say what evidence to keep from today.',
      when: splitTerms(`
          employer, fired, harassment, discrimination, landlord, accident, dispute, wages, neighbour, neighbor
        `),
    },
    {
      text: 'Give the steps in order, with the office or court for each.',
      when: splitTerms(`
          how do i, file, register, apply, immigration, visa, divorce, small claims, process, incorporate
        `),
    },
    {
      text: 'Compare the rules point by point, in the same order.',
      when: splitTerms('compare, difference, versus, countries'),
    },
    {
      text: 'Give the purpose of the rule before its exceptions.',
      when: splitTerms('meaning, doctrine, principle, statute, amendment'),
    },
    {
      text: 'Decide by the wording of the clause or the rule.',
      when: splitTerms('clause, statute, policy, provision, excerpt'),
    },
    { text: 'Give each point one conclusion.', unless: ['draft', 'classify'] },
    { text: 'Distinguish binding rules from guidance and custom.', unless: ['draft', 'classify'] },
    { text: 'Point out a term whose everyday meaning misleads.' },
    { text: 'Name the exception that would matter most here.', unless: ['draft', 'classify'] },
    { text: 'Keep the names of the parties the same throughout.' },
    { text: 'Show what changes if one key fact were different.', unless: ['draft', 'classify', 'explain'] },
    { text: 'Number the points, so that each can be referred to.' },
    {
      text: 'Say what a party has to prove and with what.',
      unless: splitTerms('draft, classify, privacy policy, explain'),
    },
    { text: 'Distinguish what is forbidden from what is only unwise.', unless: ['draft', 'classify'] },
    { text: 'Give the usual range of outcomes, without a promise.', unless: ['draft', 'classify', 'explain'] },
    { text: 'Use one short example to show where the line runs.', unless: ['classify', 'draft'] },
    { text: 'Name who can enforce the rule.', unless: ['draft', 'classify'] },
    { text: 'State the cheapest step that could settle the matter.', unless: ['draft', 'classify', 'explain'] },
    ...moreForTexts.legal,
  ],
  shapes: [
    'Short answer, then the reasoning under headings, then open questions.',
    'A two-sentence answer, then rule, application and limits in that order.',
    'The result first, then the wording or rule it rests on, point by point.',
    'Numbered points with short headings, and open points listed at the end.',
    'The answer in plain words, then its grounds, then what to do next.',
  ],
  lengths: [
    'Under 700 words.',
    '300–500 words.',
    'Two pages at most, drafts excepted.',
    'At most six numbered points.',
    'Short numbered paragraphs of at most 80 words.',
  ],
  missing: [
    {
      item: 'jurisdiction',
      unless: splitTerms(`
          gdpr, california, uk, us, eu, india, law of, germany, england, state of, united states, new york,
          texas, florida, canada, australia, federal, saudi, international law, american, french, german,
          european
        `),
    },
    {
      item: 'which party is asking',
      unless: splitTerms(`
          i am, my, tenant, landlord, employer, employee, we, clause, our company, client, explain, what is
        `),
    },
  ],
  avoid: splitTerms(`
    law detached from its jurisdiction, untraceable citations, promised outcomes, repealed provisions,
    dissents quoted as holdings, facts assumed to fit, overlooked limitation periods, moral judgement as law,
    doctrine ahead of the issue, legalese for show, disclaimers in every paragraph, rules stripped of exceptions,
    advice without a date, rules quoted from memory, case names without a year, certainty about outcomes,
    foreign doctrine by default, threats in passing, facts improved for the argument, remedies without a time limit,
    answers before the facts, rules without their purpose, quotations without a place, advice to sign first,
    one-sided readings, silence on costs, old cases as present law, certainty about evidence,
    procedure left for later
  `),
}
