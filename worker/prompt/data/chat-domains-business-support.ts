import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const customerSupport: ChatDomain = {
  id: 'customer-support',
  group: 'business',
  framework: 'CARE',
  personas: [
    'a support lead who solves the case in one reply',
    'a service manager who offers a remedy before an excuse',
    'a support agent who writes to one customer at a time',
    'a complaints handler who keeps to the policy and the person',
    'a support trainer who models calm, concrete answers',
  ],
  strong: splitTerms(`
    customer support, customer service, refund, complaint, support ticket, angry customer, customer complaint,
    negative review, help desk, star review, google review, yelp review, respond to a review, 1-star, support agent,
    support reply, respond to a customer, reply to a customer, customer review, customer complains, support chatbot,
    live chat, refund request, call center, call centre, bad review, one-star, chargeback, service recovery,
    delivery delay, customer query, customer inquiry, support team, dissatisfied
  `),
  weak: splitTerms(`
    ticket, customer, return, order, policy, warranty, faq
  `),
  decisions: [
    { text: "Acknowledge the problem in the customer's own terms.", unless: ['policy document', 'faq'] },
    { text: 'Say what will be done, by whom and by when, as far as it is given.' },
    { text: 'Promise only what the stated policy allows.' },
    { text: 'Offer a choice between two remedies where the policy allows one.' },
    { text: 'Say how to reach a person if the answer does not settle it.', unless: ['review'] },
    { text: 'Answer every question the customer asked, in the same order.' },
    { text: 'Put the solution before the explanation.' },
    { text: 'Ask for all missing details in one go.' },
    { text: 'Address the customer by name where one is given.' },
    { text: 'Thank the customer for one specific thing.', unless: ['refuse', 'fraud'] },
    { text: "Use the customer's level of technical language.", unless: ['faq', 'policy'] },
    { text: 'Keep the reason for the fault to one sentence.' },
    { text: 'Tell the customer what they will notice when it is solved.' },
    { text: 'Close with the one thing the customer has to do, if any.' },
    {
      text: 'Apologise once, for the effect on the customer.',
      when: splitTerms('angry, upset, apology, apologise, apologize, unhappy, dissatisfied'),
    },
    {
      text: 'State amount, route and time of the refund as far as they are given.',
      when: splitTerms('refund, money back, chargeback, return, reimbursement'),
    },
    {
      text: 'Say no in one clear sentence, with the rule that decides it.',
      when: splitTerms('refuse, deny, decline, reject, not eligible, outside, expired, no refund'),
    },
    {
      text: 'Give the steps in order, one action each.',
      when: splitTerms(`
          how to, install, reset, login, password, setup, error, not working, troubleshoot, troubleshooting,
          technical
        `),
    },
    {
      text: 'Write for the readers who come later as well as the reviewer.',
      when: splitTerms('review, one-star, trustpilot, google review, yelp'),
    },
    { text: 'Invite the reviewer to continue in private.', when: splitTerms('review, one-star, yelp, tweet, public') },
    {
      text: 'State where the parcel is and what happens next, as far as known.',
      when: splitTerms('delivery, shipping, parcel, order, shipment, package, tracking'),
    },
    {
      text: 'Phrase each question the way a customer would.',
      when: splitTerms('faq, help center, help centre, knowledge base, help article'),
    },
    {
      text: 'Keep each answer complete without the others.',
      when: splitTerms('faq, knowledge base, macro, template, canned'),
    },
    {
      text: 'Define when the bot hands over to a person.',
      when: splitTerms('chatbot, bot, virtual assistant, automated, ai agent'),
    },
    {
      text: 'Give each answer of the customer a branch.',
      when: splitTerms('script, call, phone, call center, chatbot, transcript'),
    },
    {
      text: 'Confirm the change, its date and any final charge.',
      when: splitTerms('cancel, cancellation, subscription, downgrade, account, billing'),
    },
    {
      text: 'Set levels of urgency with a response time for each.',
      when: splitTerms('ticket, escalation, priority, sla, process, triage'),
    },
    {
      text: 'Rate what was said and done rather than the person.',
      when: splitTerms('rubric, evaluate, evaluation, performance, quality, score, training'),
    },
    { text: 'Set the next step on a line of its own.' },
    { text: "Use the customer's own name for the product and the problem." },
    { text: 'Speak for the whole company rather than for one department.' },
    { text: 'Confirm in half a sentence what was understood.', unless: ['faq'] },
    { text: 'Say what stays the same for the customer.' },
    { text: 'Name menus, pages and forms only as they are given.', unless: ['review'] },
    { text: 'Word a limit as what is possible instead.' },
    { text: 'Give one reason to believe that it will not happen again, if one is given.', unless: ['faq'] },
    { text: 'Start each answer with yes, no or the deciding condition.', when: ['faq', 'policy', 'help article'] },
    { text: 'Put the questions in the order customers meet them.', when: ['faq', 'policy', 'help center'] },
    {
      text: 'Give time limits and costs in numbers, as given.',
      when: splitTerms('faq, policy, returns, refund policy'),
    },
    {
      text: 'Name one thing that will change because of the review.',
      when: splitTerms('review, one-star, yelp, trustpilot'),
    },
    { text: 'Keep the public reply free of order details.', when: splitTerms('review, one-star, yelp, public, tweet') },
  ],
  shapes: [
    'The text ready to use, in short paragraphs or entries.',
    'The finished text first, then the next internal step in one line.',
    'One finished version that can be sent or published as it stands.',
    'The text ready to send, with each question or step on a line of its own.',
    'The complete text, in the order the customer will read it.',
  ],
  lengths: [
    'Under 130 words a reply.',
    'At most three short paragraphs.',
    'Five to eight sentences.',
    'Short enough to be read on a phone without scrolling twice.',
    'At most 150 words per answer.',
  ],
  missing: [
    { item: 'the policy that applies', unless: splitTerms('policy, warranty, within, terms, guarantee, eligible') },
    {
      item: 'what has been tried',
      unless: splitTerms('tried, already, previously, contacted, faq, template, earlier'),
    },
  ],
  avoid: splitTerms(`
    repeated apologies, promises beyond the policy, blame on the customer, policy quoted as answer,
    questions already answered, scripted empathy, internal ticket codes, unexplained handovers, vague waiting times,
    upselling during complaints, fixes the customer tried, breezy exclamation marks, links in place of answers,
    questions in every line, promises of a call, blame on a supplier, templates left visible, refunds hinted at,
    closing before the answer, jargon of the system
  `),
}
