import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const sales: ChatDomain = {
  id: 'sales',
  group: 'marketing',
  framework: 'BAB / PAS',
  personas: [
    'an account lead who writes down the next step',
    'a seller who starts from the buyer’s situation',
    'an account executive who asks for one small step',
    'a founder who pitches the problem first',
    'a sales coach who listens for the real objection',
    'a bid writer who answers in the buyer’s order',
  ],
  strong: splitTerms(`
    sales pitch, cold email, cold call, objection, sales script, call script, sales email, sales proposal, business
    proposal, elevator pitch, startup pitch, pitch for, prospect, prospecting, upsell, cross-sell, sales call, sales
    deck, lead generation, discovery call, sales strategy, closing technique, sell me, rfp, sales team, outreach
    email, investor pitch
  `),
  weak: splitTerms(`
    pitch, sales, lead, buyer, deal, quote, client, crm, demo, outreach
  `),
  decisions: [
    { text: "Start from the buyer's situation before the product appears." },
    { text: 'Name one result that the buyer can measure.' },
    { text: 'Use only evidence that is given here.' },
    { text: 'Ask for one small next step.', unless: ['call to action'] },
    { text: 'Speak to one buyer and what that person answers for.' },
    { text: 'Answer the most likely objection before it is raised.', unless: ['objection'] },
    { text: 'Keep claims to what a first meeting could show.' },
    { text: 'Tie each feature to a cost or a risk that it removes.' },
    { text: "Give a reason to act that lies in the buyer's own business." },
    { text: "Use the words of the buyer's industry." },
    { text: 'Say what happens after a yes: steps, time and effort.' },
    { text: 'Leave the buyer an easy way to say no.', unless: ['pitch', 'investor', 'proposal'] },
    { text: 'Make each sentence easy to say aloud.', unless: ['written', 'proposal', 'report'] },
    { text: 'Put the offer into one sentence that a colleague could repeat.' },
    {
      text: 'Earn the second sentence with something specific to the reader.',
      when: splitTerms('cold email, outreach, linkedin message, sales email, prospecting'),
    },
    {
      text: 'Close on a question that takes one line to answer.',
      when: splitTerms('cold email, outreach, sales email, follow-up, linkedin message'),
    },
    { text: 'Open with the problem in words a stranger understands.' },
    { text: 'Say what is asked for and what it pays for.', when: splitTerms('investor, funding, seed, venture') },
    { text: 'Show who already has the problem and what they do today.' },
    {
      text: 'Stay within what can be said in one minute.',
      when: splitTerms('elevator pitch, 30 second, 60 second, one minute'),
    },
    {
      text: 'Order the sections as a buyer decides: need, solution, proof, price, next step.',
      when: splitTerms('rfp, quote, bid, tender, sales proposal, business proposal, client'),
    },
    {
      text: 'State what is included and what costs extra.',
      when: splitTerms('quote, scope, bid, package, tender, pricing, sales proposal, business proposal'),
    },
    {
      text: 'Acknowledge the objection and ask what lies behind it.',
      when: splitTerms('objection, too expensive, rebuttal, pushback'),
    },
    {
      text: 'Give a branch each for yes, no and not now.',
      when: splitTerms('call, script, phone, cold call, telesales'),
    },
    { text: 'Show the outcome before the way to it.', when: splitTerms('demo, walkthrough, sales deck, presentation') },
    {
      text: 'Add one new piece of value in each follow-up.',
      when: splitTerms('follow up, follow-up, sequence, cadence, drip'),
    },
    {
      text: 'Trade every concession for something in return.',
      when: splitTerms('negotiate, negotiation, discount, closing'),
    },
    {
      text: 'List the answers that would rule a lead out.',
      when: splitTerms('qualify, lead, discovery, lead generation'),
    },
    {
      text: 'Give each stage an exit condition that the buyer confirms.',
      when: splitTerms('pipeline, funnel, process, playbook, sales strategy, sales plan'),
    },
    {
      text: 'Start from how the customer uses the product today.',
      when: splitTerms('upsell, cross-sell, renewal, existing customer, retention'),
    },
    { text: "Use the buyer's own figures where they are given." },
    { text: 'Keep praise of the product out of the first half.' },
    { text: 'Make one promise, and say how it will be checked.' },
    { text: "Show the offer through one day in the buyer's work." },
    { text: 'State what the offer does not cover.' },
    { text: 'Say "you" more often than "we".' },
    { text: 'Give the next sentence a reason to be read.' },
    { text: 'Replace each adjective with what the buyer would notice.' },
    { text: 'State in one sentence what is new about the solution.' },
    { text: 'Name the first group of customers, and why it comes first.' },
    { text: 'Close with what is wanted from the listener.', when: ['investor'] },
  ],
  shapes: [
    'The text ready to send or say, then the next step on a line of its own.',
    'One finished version, and an alternative opening for a cooler buyer.',
    'The finished text in short blocks, in the order the buyer hears it.',
    'Situation, offer, proof and next step, each in a short labelled part.',
    'The text first, then the two points to adapt for each buyer.',
  ],
  lengths: [
    'Under 150 words for a message or pitch, two pages for a proposal.',
    'As short as the occasion allows, and at most 300 words.',
    'At most five short paragraphs.',
    'Blocks of at most 60 words.',
    'One page at most.',
  ],
  missing: [
    {
      item: 'buyer and what triggers the purchase',
      unless: splitTerms(`
          cto, ceo, manager, owner, investor, customer, buyer, procurement, director, school, hospital,
          retailers, homeowner
        `),
    },
    {
      item: 'evidence and price',
      unless: splitTerms(`
          price, pricing, case study, testimonial, percent, saves, reduces, customers use, revenue, proof,
          features
        `),
    },
  ],
  avoid: splitTerms(`
    pressure lines, unproven savings, monologues about features, discounts offered first, fake familiarity,
    guilt over missed replies, stacked requests, disparaged competitors, vague next steps, flattery as an opening,
    objections waved away, invented mutual contacts, opening with the company's history,
    questions already answered online, three offers at once, urgency without a reason, follow-ups without news,
    features in place of outcomes, forced first names, attachments nobody asked for
  `),
}
