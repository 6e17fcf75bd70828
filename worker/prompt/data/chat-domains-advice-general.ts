import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

const specificRank = 0.2
const severalWords = splitTerms(
  'list, top, ideas, options, several, suggest, suggestions, alternatives, ways, some, examples',
)

/** What fits a task of any trade: a wrong guess at the trade would do harm. */
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
      text: 'Name the criteria that decide before the choice is made.',
      when: splitTerms('should i, should we, which one, which is better, choose, worth it, decide, decision'),
    },
    {
      text: 'Say in which case the other choice would be right.',
      when: splitTerms('should i, should we, which is better, choose, worth it, decision'),
    },
    {
      text: 'Begin with what it is for, then how it works.',
      when: splitTerms('explain, what is, meaning, understand'),
    },
    {
      text: 'Rank the measures by effect against effort, with figures as ranges.',
      when: splitTerms('reduce, increase, improve, save, grow, lower, boost'),
    },
    {
      text: 'Take names, figures and dates from the given text as they stand.',
      needsMaterial: true,
      rank: specificRank,
      wordings: [
        'Take names, figures and dates from the given text as they stand.',
        'Change no name, figure or date of the given text.',
        'Keep every name and number of the given text as it is.',
      ],
    },
    {
      text: 'Cover every part of the request, in the order in which it is asked.',
      wordings: [
        'Cover every part of the request, in the order in which it is asked.',
        'Answer each part of the request, and none twice.',
        'Leave no part of the request open, and add none.',
      ],
    },
    {
      text: 'Hold to every limit stated here, and check the result against each.',
      wordings: [
        'Hold to every limit stated here, and check the result against each.',
        'Check the finished result against each condition stated here.',
        'Keep within each limit named here, the small ones included.',
      ],
    },
    {
      text: 'Give one finished result that can be used at once.',
      unless: severalWords,
      wordings: [
        'Give one finished result that can be used at once.',
        'Finish the result, so that nothing is left to fill in.',
        'Hand over a complete result, not a plan for one.',
      ],
    },
    {
      text: 'Leave out introduction, closing remark and praise of the question.',
      wordings: [
        'Leave out introduction, closing remark and praise of the question.',
        'Begin with the substance and end with it.',
        'Open without repeating the request, and end without offering more.',
      ],
    },
    {
      text: 'Put what matters most first.',
      wordings: [
        'Put what matters most first.',
        'Let the first lines carry the point.',
        'Lead with what the reader needs at once.',
      ],
    },
    {
      text: 'Use one word for one thing throughout.',
      wordings: [
        'Use one word for one thing throughout.',
        'Keep to one name for each thing.',
        'Let each term mean the same from beginning to end.',
      ],
    },
    {
      text: 'Say each thing once.',
      wordings: ['Say each thing once.', 'Repeat no point in other words.', 'Let no sentence restate another.'],
    },
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
    'As short as the task allows.',
    'No longer than the task needs.',
    'Only as long as the request calls for, one page at most.',
    'Short: what is asked for, and no more.',
    'As much as the request needs, and not a line beyond it.',
  ],
  missing: [
    {
      item: 'who the result is for',
      unless: splitTerms('for, audience, my, our, i, me, who, which, why, how, what, list, table'),
    },
  ],
  avoid: splitTerms(`
    general remarks, the same point twice, openings that restate the request, filler adjectives, unasked caveats,
    made-up particulars, abstract nouns for actions, closing offers of help, off-topic background,
    answers to broader questions, uneven depth, borrowed authority, hedges in every line, lists without an order,
    definitions nobody needs, repeated headings, advice for every case, introductions longer than the answer,
    figures from memory, praise of the question
  `),
}
