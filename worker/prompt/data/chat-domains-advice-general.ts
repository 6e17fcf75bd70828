import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForMatters } from './chat-decisions-more-matters.ts'

export const general: ChatDomain = {
  id: 'general',
  group: 'general_knowledge',
  framework: 'RTF + context',
  personas: [
    'a careful generalist',
    'a clear-headed assistant',
    'a practical adviser',
    'a precise editor',
    'a thoughtful colleague',
  ],
  strong: [],
  weak: [],
  decisions: [
    {
      text: 'Give each tip as one action with its reason, and leave out what everybody knows.',
      when: splitTerms('tip, advice, way, hack, trick'),
    },
    {
      text: 'Put first what saves most, and name the mistake it prevents.',
      when: splitTerms('tip, save, reduce, avoid, cut, hack'),
    },
    {
      text: 'Give the steps in order, each with the sign that it worked.',
      when: splitTerms('how to, how do i, how can i, steps, process'),
    },
    {
      text: 'Name the point at which most people go wrong, and how to notice it.',
      when: splitTerms('how to, how do i, how can i, passing, pass, learn, apply'),
    },
    {
      text: 'Make the ideas differ in kind, and give each its first step.',
      when: splitTerms('idea, suggestion, options, brainstorm, hackathon'),
    },
    {
      text: 'Lay it out by day and hour, with a reserve for what slips.',
      when: splitTerms('routine, schedule, timetable, daily, weekly, plan'),
    },
    {
      text: 'Leave labelled blanks for facts that are not given, and invent none.',
      when: splitTerms('write, draft, letter, template, form, message, format'),
    },
    {
      text: 'Name the criteria that decide before the choice is made.',
      when: splitTerms('should i, which, better, best, choose, worth'),
    },
    {
      text: 'Say in which case the other choice would be right.',
      when: splitTerms('should i, better, choose, or, worth'),
    },
    {
      text: 'Begin with what it is for, then how it works.',
      when: splitTerms('explain, what is, meaning, understand'),
    },
    {
      text: 'Rank the measures by effect against effort, with figures as ranges.',
      when: splitTerms('reduce, increase, improve, save, grow, lower, boost'),
    },
    { text: 'Lead with the result, then give what is needed to use it.' },
    { text: 'Where a fact is missing, make the likeliest assumption and say which one.' },
    { text: 'Keep to the names, numbers and terms used here.' },
    { text: 'Give one concrete example for the point that is hardest to picture.', unless: ['example', 'examples'] },
    { text: 'Say how any phrase that allows two readings was understood.' },
    { text: 'Say what depends on circumstances not stated here.' },
    { text: 'Cover every part of the request, in the order in which it is asked.' },
    { text: 'Mark which statements are certain and which are a judgement.' },
    { text: 'Give the reason beside each choice that is made.' },
    { text: 'Use one term for one thing throughout.' },
    { text: 'Name the one fact that would improve the result most if it were known.' },
    { text: 'Put related points together, the most important group first.' },
    { text: 'Prefer concrete nouns and figures to general statements.', unless: ['specific', 'detail'] },
    { text: 'Explain any term that an outsider would not know.' },
    { text: 'Write it so that it can be used without editing.' },
    { text: 'Keep remarks about the task apart from the result itself.' },
    {
      text: 'Settle on one good solution instead of listing several.',
      unless: splitTerms(`
      list, top, ideas, options, several, suggest, suggestions, alternatives, ways, some, examples, compare
    `),
    },
    ...moreForMatters.general,
  ],
  shapes: [
    'The result first, then notes on any assumption.',
    'A direct answer in plain paragraphs, with a list only where it helps.',
    'The finished result, ready to use, followed by at most one line of comment.',
    'The main point first, the details after it in order of importance.',
    'Plain text in small paragraphs, the result at the top.',
    'The result in the form the request implies, without an introduction.',
  ],
  lengths: [
    'Under 400 words unless the task needs more.',
    'Under 350 words.',
    'As long as the request calls for, and at most one page.',
    'Two to five paragraphs.',
    '100–300 words.',
  ],
  missing: [
    { item: 'who the result is for', unless: ['for', 'audience', 'my'] },
    { item: 'the purpose', unless: splitTerms('so that, because, in order to, goal') },
  ],
  avoid: splitTerms(`
    general remarks, the same point twice, openings that restate the request, filler adjectives, unasked caveats,
    made-up particulars, abstract nouns for actions, closing offers of help, off-topic background,
    answers to broader questions, uneven depth, borrowed authority, hedges in every line, lists without an order,
    definitions nobody needs, repeated headings, advice for every case, introductions longer than the answer,
    figures from memory, praise of the question
  `),
}
