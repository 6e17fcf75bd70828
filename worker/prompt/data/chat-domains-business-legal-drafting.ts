import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const legalDrafting: ChatDomain = {
  id: 'legal-drafting',
  group: 'legal',
  framework: 'TIDD-EC',
  personas: [
    'a contracts lawyer who drafts in plain terms',
    'a legal drafter who writes one duty per sentence',
    'a notary who numbers every clause',
    'an in-house counsel who lists what is still open',
    'a clause editor who keeps one word for one thing',
  ],
  strong: splitTerms(`
    write a lease, write an agreement, draft a lease, rental contract, draft an nda, draft a contract, draft an
    agreement, draft a clause, write a contract, nda, non-disclosure, non-disclosure agreement, lease agreement,
    rental agreement, terms of service, terms and conditions, privacy policy, employment contract, cease and desist,
    demand letter, legal notice, affidavit, power of attorney, service agreement, contract for, agreement between,
    waiver, disclaimer, cookie policy, freelance contract, partnership agreement, letter of intent, memorandum of
    understanding, last will, release form, consent form, contract template
  `),
  weak: splitTerms(`
    draft, contract, agreement, clause, template, party, notice, terms
  `),
  decisions: [
    { text: 'Write one obligation per sentence, with who owes it.' },
    { text: 'Define each capitalised term once, before its first use.' },
    { text: 'Use the same word for the same thing throughout.' },
    { text: 'Number every clause, so that each can be referred to.' },
    { text: 'Put a fact that is not given in a list of points to settle, after the text.' },
    { text: 'Write duties in the present tense: the buyer pays, the seller delivers.' },
    { text: 'State the governing law, or list it as a point to settle.' },
    { text: 'Say what happens when a duty is not met.' },
    { text: 'Give each deadline a starting point and a length.' },
    { text: 'Keep each clause to one subject.' },
    { text: 'Add a short heading to every clause.' },
    { text: 'Keep exceptions beside the rule they limit.' },
    { text: 'Say how notice is given and when it counts.' },
    { text: 'Balance the duties of both sides unless one side is named as client.' },
    { text: 'Leave out clauses that this deal does not need.' },
    { text: 'Explain in one line after the text each choice a lawyer should review.' },
    { text: 'Write amounts in figures, with currency and due date as given.' },
    { text: 'Say how the text can be changed later.' },
    {
      text: 'State term, termination and what survives.',
      when: splitTerms('contract, agreement, nda, lease, service agreement, partnership, freelance, employment'),
    },
    {
      text: 'Define what counts as confidential and what does not.',
      when: splitTerms('nda, non-disclosure, confidential, confidentiality'),
    },
    { text: 'Limit purpose, people and time of the disclosure.', when: ['nda', 'non-disclosure', 'confidential'] },
    {
      text: 'Say what is delivered, how it is accepted and when it is paid.',
      when: splitTerms(`
          freelance, freelancer, service agreement, contractor, consulting, developer, design, services
        `),
    },
    {
      text: 'Say who owns the work, and from when.',
      when: splitTerms(`
          freelance, freelancer, contractor, software, design, photo, photography, content, employment
        `),
    },
    {
      text: 'List rent, deposit, repairs and access in clauses of their own.',
      when: splitTerms('lease, rental, tenant, landlord, apartment, rent'),
    },
    {
      text: 'Say what data is collected, why, for how long and who sees it.',
      when: splitTerms('privacy policy, cookie, website, app, gdpr, personal data'),
    },
    {
      text: 'Name the rights of users and how to use them.',
      when: splitTerms('privacy policy, terms of service, terms and conditions, website, app'),
    },
    {
      text: 'Say what users may do, and what ends their access.',
      when: splitTerms('terms of service, terms and conditions, platform, app, website'),
    },
    {
      text: 'State facts in order, the demand, its ground and the date for a reply.',
      when: splitTerms('demand letter, cease and desist, legal notice, notice, letter'),
    },
    {
      text: 'Set pay, hours, place, trial period and notice apart.',
      when: splitTerms('employment, employee, offer letter, employer, hire'),
    },
    {
      text: 'Say how profit, loss and exit are shared.',
      when: splitTerms('partnership, shareholders, founders, joint venture, cofounder'),
    },
    {
      text: 'Describe the risk in plain words before the release.',
      when: splitTerms('waiver, release, liability, consent, gym, event'),
    },
    {
      text: 'Name what the agent may do, and what ends the power.',
      when: splitTerms('power of attorney, authorization, authorisation, proxy'),
    },
  ],
  shapes: [
    'The full text in numbered clauses, then a list of points to settle.',
    'The document ready to review, then short notes on the clauses that carry risk.',
    'Title, parties, numbered clauses with headings, signature block, then open points.',
    'The text in its usual order, with a list of what still has to be filled in by the parties.',
    'Numbered clauses under short headings, then three questions for a lawyer.',
  ],
  lengths: [
    'Two pages at most.',
    'At most fifteen clauses.',
    'Clauses of at most 80 words.',
    '500–800 words.',
    'As short as the deal allows, and at most 900 words.',
  ],
  missing: [
    {
      item: 'jurisdiction',
      unless: splitTerms(`
          gdpr, california, uk, us, eu, india, law of, germany, england, state of, united states, new york,
          texas, florida, canada, australia, federal, german, french
        `),
    },
    {
      item: 'parties and main terms',
      unless: splitTerms(`
          between, landlord, tenant, employer, freelancer, startup, client, contractor, company, parties,
          website, app, buyer, seller
        `),
    },
  ],
  avoid: splitTerms(`
    boilerplate foreign to the deal, vague duties, shifting defined terms, invented party details,
    contradictory clauses, obligations in passive voice, and-or constructions, broken cross-references,
    unenforceable penalties, archaic doublets, duties hidden in definitions, undefined reasonable efforts,
    definitions nobody uses, clauses copied from another law, dates without a year, penalties without a cause,
    notices without an address, schedules left empty, duties for third parties, headings that mislead
  `),
}
