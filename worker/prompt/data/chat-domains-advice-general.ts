import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

const specificRank = 0.2
/** Who asks for words wants them, and no steps towards them. */
const wordingTerms = splitTerms('answer, reply, respond, say, tell, ask, write, word, phrase, call')

/** Pieces that are imagined, or too short or too exact for blanks. */
const imaginedTerms = splitTerms(
  'poem, story, song, joke, fiction, haiku, list, code, function, query, prompt, caption, tweet, melody, music, lyrics, scene',
)
const writingTerms = splitTerms('write, draft, compose, prepare')

/** What answers to a word of a task of any trade: a wrong guess at the trade would do harm, and what fits anything says nothing. */
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
      when: splitTerms('tip, advice on, ways to, hack, trick'),
      unless: wordingTerms,
    },
    {
      text: 'Put first what saves most, and name the mistake it prevents.',
      when: splitTerms('tip, hack, save money, save time'),
    },
    {
      text: 'Give the steps in order, each with the sign that it worked.',
      when: splitTerms('how to, how do i, how can i, steps'),
      unless: wordingTerms,
    },
    {
      text: 'Name the point at which most people go wrong, and how to notice it.',
      when: splitTerms('how to, how do i, how can i'),
      unless: wordingTerms,
    },
    {
      text: 'Make the ideas differ in kind, and give each its first step.',
      when: splitTerms('idea, suggestion, brainstorm, hackathon'),
      unless: splitTerms('tagline, slogan, name, title, headline, caption, line, party, gift, birthday'),
    },
    {
      text: 'Name the criteria that decide before the choice is made.',
      when: splitTerms(
        'should i buy, should i take, should i use, should i choose, should we, which one, which is better, choose between, worth it',
      ),
      unless: wordingTerms,
    },
    {
      text: 'Say in which case the other choice would be right.',
      when: splitTerms(
        'should i buy, should i take, should i use, should i choose, which is better, choose between, worth it',
      ),
      unless: wordingTerms,
    },
    {
      text: 'Go through it line by line: what each stands for, where its figure comes from, and what follows from it.',
      when: splitTerms('explain my, understand my, payslip, salary slip, pay slip, my bill, my statement, my policy'),
    },
    {
      text: 'Carry one comparison through all its parts, and say where it fails.',
      when: splitTerms('analogy, analogies, metaphor, comparison from, by comparing'),
    },
    {
      text: 'Begin with the whole in one sentence, then take its parts in the order in which they are needed.',
      when: splitTerms('explain, describe how, teach me, walk me through'),
      unless: splitTerms('explain how, explain what, explain my'),
    },
    {
      text: 'Begin with what it is for, then how it works.',
      when: splitTerms('explain how, explain what, how does'),
    },
    {
      text: 'Rank the measures by effect against effort, with figures as ranges.',
      when: splitTerms(
        'how to reduce, how can we reduce, how to increase, how can we increase, ways to reduce, ways to increase, reduce our, increase our, boost our, grow our, lower our',
      ),
    },
    {
      text: 'Leave labelled blanks for names, dates and figures that are not given, and invent none.',
      when: writingTerms,
      unless: imaginedTerms,
      wordings: [
        'Leave labelled blanks for names, dates and figures that are not given, and invent none.',
        'Mark what has to be filled in, and make up no name, date or figure.',
        'Where a fact is not given, put a blank with a label instead of a guess.',
      ],
    },
    {
      text: 'Let the first lines say what its readers are to know or to do; order the rest by that.',
      when: writingTerms,
      unless: imaginedTerms,
      wordings: [
        'Let the first lines say what its readers are to know or to do; order the rest by that.',
        'Tell its readers at the head what it is about and what is wanted of them.',
      ],
    },
    {
      text: 'Give every entry one line with its reason, the weightiest first.',
      when: splitTerms('list of, make a list, list the, criteria, reasons for, types of'),
    },
    {
      text: 'Let the examples differ in kind, from the plain to the surprising, each with a word on why it is one.',
      when: splitTerms('examples of, example of'),
    },
    {
      text: 'Rank the causes by weight, and keep what is settled apart from what is disputed.',
      when: splitTerms('what causes, what caused, causes of, why do, why does, why did, reasons why'),
    },
    {
      text: 'Say what is needed, how long it takes, and how to tell that it worked.',
      when: splitTerms('challenge, activity, activities, programme, campaign, exercise, event, ritual'),
      unless: wordingTerms,
    },
    {
      text: 'Take one side in the first lines, and answer the best objection to it.',
      when: splitTerms('opinion, op-ed, editorial, column on, take on, stance'),
    },
    {
      text: 'Let the named style show in rhythm and choice of words from the first line to the last.',
      when: splitTerms(
        'style of, tone of, in a tone, reminiscent of, voice of, channeling, persona of, in the manner of, flair, tone, as if told by',
      ),
      wordings: [
        'Let the named style show in rhythm and choice of words from the first line to the last.',
        'Carry the named style by the build of the sentences, and not by single words alone.',
      ],
    },
    {
      text: 'Give both sides the same room, the weightiest point first, each with the condition under which it counts.',
      when: splitTerms(
        'benefits and risks, benefits and drawbacks, pros and cons, advantages and disadvantages, for and against, strengths and weaknesses, both sides',
      ),
    },
    {
      text: 'Take one step at a time, with the date after each, and mind the length of months and leap years.',
      when: splitTerms('what is the date, what would be the date, what date, which date, days after, weeks after'),
    },
    {
      text: 'State the claim fairly first, then answer its strongest form.',
      when: splitTerms('counterargument, rebuttal, refute, rejoinder, argue against, objection'),
    },
    {
      text: 'Tie each judgement to the fact it rests on, and say where the evidence ends.',
      when: splitTerms('examine, analyze, analyse, discuss, evaluate, assess, investigate'),
    },
    {
      text: 'Check the answer against each condition named here before it is given.',
      when: splitTerms('ensure, make sure, must, at least, at most, no more than, exactly'),
      unless: splitTerms('one word, only the, json, yes or no'),
      wordings: [
        'Check the answer against each condition named here before it is given.',
        'Before answering, go through the conditions named here one by one.',
      ],
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
    { item: 'how long it should be and in what form', unless: splitTerms('how long, slide, page, list, table') },
  ],
  avoid: splitTerms(`
    general remarks, the same point twice, openings that restate the request, filler adjectives, unasked caveats,
    made-up particulars, abstract nouns for actions, closing offers of help, off-topic background,
    answers to broader questions, uneven depth, borrowed authority, hedges in every line, lists without an order,
    definitions nobody needs, repeated headings, advice for every case, introductions longer than the answer,
    figures from memory, praise of the question
  `),
}
