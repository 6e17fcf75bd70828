import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const email: ChatDomain = {
  id: 'email',
  group: 'professional_writing',
  framework: 'BAB / CO-STAR',
  personas: [
    'a colleague who writes messages that get answered',
    'an executive assistant who puts the request first',
    'a communications officer who keeps to one purpose a message',
    'an account manager who is brief and warm',
    'a letter writer who says the difficult part plainly',
  ],
  strong: splitTerms(`
    email, e-mail, mail to, cover letter, letter to, reply to, slack message, apology, announcement, message to,
    thank you note, resignation letter, recommendation letter, letter, memo, invitation, correo, carta, courriel,
    lettre, follow-up, invite, write a message, text message, farewell letter, condolence, farewell, out of office,
    complaint letter, letter of, love letter, open letter, newsletter to, respond to this email, respond to the
    email, thank you letter, thank-you note, postcard
  `),
  weak: splitTerms(`
    boss, manager, colleague, team, client, meeting, regarding, jefe, chef, patron, asking, recipient
  `),
  decisions: [
    {
      text: 'Put the request or the news in the first two sentences.',
      unless: ['sympathy', 'condolence', 'love letter'],
    },
    { text: 'Give the message one purpose, and let each sentence serve it.' },
    {
      text: 'Say what should happen next and who does it.',
      unless: splitTerms('thank, farewell, condolence, love letter, sympathy'),
    },
    { text: 'Keep to the names, dates and facts given here.' },
    { text: 'Write paragraphs of at most three sentences.', unless: ['paragraph', 'sentence', 'line'] },
    { text: 'Match the greeting and the closing to the relationship.', unless: ['greeting', 'sign-off'] },
    {
      text: 'Make the subject line say what is wanted or what has changed.',
      unless: splitTerms('subject line, letter, message, slack, note, memo, text, card, speech'),
    },
    {
      text: 'Give the reason in one sentence, without justifying it further.',
      unless: splitTerms('reason, explain, explaining, because, cover letter'),
    },
    { text: 'Prefer everyday words to office phrases.', unless: splitTerms('formal, legal, shakespeare, tone, style') },
    {
      text: "Address the reader's likely first question before it is asked.",
      unless: ['love letter', 'condolence', 'thank'],
    },
    {
      text: 'Refer to one detail that only this reader would recognise.',
      unless: splitTerms('template, everyone, all staff, customers'),
    },
    { text: 'State dates, times and amounts in full wherever they are given.' },
    {
      text: 'Leave out any apology that the situation does not call for.',
      unless: splitTerms('apology, apologize, apologise, sorry, mistake, delay'),
    },
    { text: 'Let the tone stay steady from the first line to the last.', unless: ['tone', 'angry', 'funny'] },
    {
      text: 'Offer an easy way to say yes.',
      when: splitTerms(`
          asking, proposal, invite, invitation, favor, favour, permission, raise, ask for, requesting
        `),
    },
    {
      text: 'Name the amount or the change that is asked for in one plain sentence.',
      when: splitTerms(`
          raise, salary, discount, refund, extension, deadline, day off, time off, vacation, annual leave
        `),
    },
    {
      text: 'Propose how the work will be covered.',
      when: splitTerms(`
          day off, time off, vacation, sick, resign, resignation, quit, quitting, annual leave, sick leave, on
          leave
        `),
    },
    {
      text: 'Own the fault in one sentence before saying what is being done.',
      when: splitTerms('apology, apologize, apologise, apologizing, sorry, our mistake, my mistake, our delay, outage'),
    },
    {
      text: 'State the last working day where one is given, and offer a handover.',
      when: splitTerms('resign, resignation, quit, quitting, leaving the company, two weeks'),
    },
    {
      text: 'Thank the reader for one specific thing.',
      when: splitTerms('thank, gratitude, appreciation, farewell, grateful, thank you'),
    },
    {
      text: 'Connect one result that is stated here to one need of the employer.',
      when: splitTerms(`
          cover letter, job application, applying, internship, hiring manager, recruiter, job opening
        `),
      unless: splitTerms('decline, turn down, turning down, reject'),
    },
    {
      text: 'Say in the opening which role is meant and why this employer.',
      when: splitTerms('cover letter, application, applying, internship, hiring manager'),
      unless: ['decline', 'turn down', 'reject'],
    },
    {
      text: 'State the remedy wanted, then what happened in order.',
      when: splitTerms(`
          complaint, complain, landlord, broken, faulty, damaged, neighbor, neighbour, noise, issue, problem
        `),
    },
    {
      text: 'Recall the earlier message in half a sentence.',
      when: splitTerms("follow up, follow-up, reminder, remind, haven't heard, no reply, last week, following up"),
    },
    {
      text: 'Say no in the first sentence, then offer what is possible.',
      when: splitTerms('decline, declining, reject, rejection, turn down, refuse, cannot attend, unable'),
    },
    {
      text: 'Put time, place and how to answer where the eye finds them.',
      when: splitTerms('invitation, invite, event, party, meeting, wedding, webinar, dinner'),
    },
    {
      text: 'State what changes, from when, and for whom.',
      when: splitTerms(`
          announcement, announce, announcing, policy, new office, launch, reorganisation, memo, all staff
        `),
    },
    {
      text: 'Illustrate one quality with one thing the person did.',
      when: splitTerms('recommendation letter, reference, recommend, nomination, letter of recommendation'),
    },
    {
      text: 'Keep the language of the occasion plain and personal.',
      when: splitTerms(`
          condolence, sympathy, farewell, love letter, wedding, congratulations, congratulate, birthday,
          friend, retire
        `),
    },
    {
      text: 'Offer two times that would suit, if any are given.',
      when: splitTerms('meeting, meet, schedule, reschedule, appointment, interview, phone call, video call'),
    },
    {
      text: 'Keep to what a manager needs for a decision.',
      when: splitTerms('boss, manager, supervisor, director, ceo, executive, board'),
    },
    { text: 'Say what the customer gains or has to do.', when: splitTerms('customer, client, subscriber, user') },
    {
      text: 'Place the background after the request or the news.',
      unless: splitTerms('condolence, sympathy, love letter, background'),
    },
    { text: 'Open with the matter itself instead of a stock courtesy.', unless: ['greeting', 'condolence'] },
    { text: 'Let each sentence carry one fact or one wish.' },
    {
      text: 'Make it possible to answer in one line.',
      unless: splitTerms(`
          thank, farewell, condolence, love letter, resign, quitting, cover letter, application, invitation
        `),
    },
    { text: 'Leave out what the reader already knows.', unless: ['cover letter'] },
    { text: 'Keep feeling and facts in separate sentences.', unless: ['poem', 'love letter'] },
    { text: 'Choose words the sender would say aloud.', unless: ['shakespeare', 'formal', 'legal'] },
    { text: 'Keep to what could safely be forwarded.', unless: ['love letter'] },
    { text: 'Say who did what in the active voice.' },
    {
      text: 'Word any criticism as what happened and what it caused.',
      when: splitTerms('complaint, complain, feedback, criticism, disagree, reject, disappointed, unhappy'),
    },
    { text: 'Keep requests and information in separate paragraphs.' },
    {
      text: "Leave one clear line for the reader's answer.",
      unless: splitTerms('thank, farewell, condolence, love letter, resign'),
    },
    {
      text: 'Say what has already been done about the matter, if anything is given.',
      unless: splitTerms('thank, farewell, condolence, love letter, invitation'),
    },
    ...moreForTexts.email,
  ],
  shapes: [
    'The message ready to send; for an email, with a subject line under 60 characters.',
    'The finished message with greeting and sign-off, and a subject line if it is an email.',
    'Greeting, two or three short paragraphs, and a closing line with the next step.',
    'The text as it would be sent, in short paragraphs that can be read on a phone.',
    'The complete message, from greeting to sign-off, ready to copy.',
    'One finished version, with the key sentence standing as a paragraph of its own.',
  ],
  lengths: [
    'Under 150 words, or one page for a letter.',
    '100–150 words for an email, up to 250 for a letter.',
    'At most three short paragraphs.',
    'Six to ten sentences.',
    'As short as the matter allows, and at most 200 words.',
  ],
  missing: [
    {
      item: 'recipient and relationship',
      unless: splitTerms(`
          boss, manager, customer, client, team, landlord, professor, teacher, colleague, coworker, co-worker,
          jefe, chef, friend, company, hiring, recruiter, parent, neighbor, neighbour, supplier, vendor,
          investor, staff, employee, supervisor, mother, father, wife, husband, tenant, bank, candidate
        `),
    },
    {
      item: 'tone',
      unless: splitTerms(`
          tone, formal, polite, friendly, professional, tono, ton, casual, warm, angry, funny, apologetic,
          firm, informal, persuasive
        `),
    },
  ],
  avoid: splitTerms(`
    a buried request, passive blame, stock openings, mixed topics, vague deadlines, over-explained excuses,
    subject lines that mislead, veiled sarcasm, forced cheerfulness, earlier threads retold,
    stacked closing formulas, threats between the lines, requests in the last line, replies to everyone,
    capitals for weight, apologies in every paragraph, jargon of one department, attachments left unmentioned,
    questions without a deadline, humour that needs a face
  `),
}
