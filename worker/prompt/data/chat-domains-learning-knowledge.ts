import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { knowledgeSpecifics } from './chat-domains-learning-knowledge-specifics.ts'

export const knowledge: ChatDomain = {
  id: 'knowledge',
  group: 'general_knowledge',
  framework: 'RTF',
  personas: [
    'a subject specialist who explains without talking down',
    'a science communicator who reaches for one good example',
    'an encyclopaedia editor who says what is disputed',
    'a patient explainer who answers first and expands after',
    'a reference librarian who keeps to what is known',
  ],
  strong: [],
  weak: splitTerms(`
      analysis of, short analysis, why might, how would, how has, how have, what sound, what might, why did, who
      invented, is it true, what is, what are, who is, who was, explain, why is, why do, how does, what causes,
      difference between, history of, describe the, tell me about, when did, what was, compare, pros and cons, versus,
      vs, which is better, how do, what does, explica, qué es, qu'est-ce, erkläre, was ist, o que é, describe,
      discuss, impact of, explique, country, history, war, planet, science, physics, philosophy, culture, economy,
      quantum, politics, meaning, concept, century
    `),
  decisions: [
    { text: 'Answer in the first sentence, then explain.' },
    { text: 'Define each technical term in the sentence in which it first appears.' },
    { text: 'Use one concrete example for the hardest point.', unless: ['example', 'examples', 'analogy'] },
    {
      text: 'Separate what is established from what is debated.',
      unless: splitTerms('year old, kid, child, beginner, what if'),
    },
    { text: 'Name the most common misunderstanding and set it right.' },
    { text: 'Explain why it is so, not only that it is so.', unless: splitTerms('when did, who was, who is, list') },
    { text: 'Leave out background that the answer does not need.' },
    { text: 'Prefer one reason explained well to several in passing.', unless: ['list', 'factors', 'ways'] },
    {
      text: 'Say where the usual simple account stops being true.',
      unless: splitTerms('year old, kid, child, beginner'),
    },
    { text: 'Keep description apart from judgement.' },
    { text: 'Let each paragraph or point add something new.' },
    { text: 'Say how certain the main point is.' },
    { text: 'Give dates, places and quantities wherever they help the reader judge.' },
    { text: 'Name the exception or limit that matters most, if there is one.' },
    { text: 'Point out what depends on place, period or circumstance.' },
    { text: 'End with the point that is most worth remembering.' },
    { text: 'Compare it with something the reader is likely to know.' },
    { text: 'Order the points by weight.' },
    { text: 'Mention the question that naturally follows, in one sentence.' },
    {
      text: 'Prefer plain verbs and simple sentences to textbook phrasing.',
      unless: ['style', 'tone', 'shakespearean'],
    },
    { text: 'Say who would see it differently, and why.', unless: splitTerms('equation, formula, molecule, planet') },
    ...knowledgeSpecifics,
  ],
  shapes: [
    'A direct answer of one or two sentences, then paragraphs of three or four.',
    'The answer first, then the explanation in paragraphs of a few sentences.',
    'The answer in one paragraph, the reasons in a second, and what follows from them in a third.',
    'An opening answer in one sentence, then up to five points with one or two sentences each.',
    'Plain paragraphs, the main point first and each later one adding one thing.',
    'One sentence that answers, a paragraph that explains, and a paragraph that qualifies.',
    'The main point, the explanation in order, and one closing sentence.',
  ],
  lengths: [
    '250–400 words.',
    'Under 350 words.',
    'Three or four paragraphs.',
    '150–250 words.',
    'Two to four paragraphs.',
    'Eight to twelve sentences.',
  ],
  missing: [
    {
      item: 'how much the reader already knows',
      unless: splitTerms('beginner, expert, simple, layman, kid, year old, student, detail, children, like i am'),
    },
  ],
  avoid: splitTerms(`
    unexplained jargon, background before the answer, misleading analogies, disputes presented as settled,
    guessed dates, myths repeated as fact, circular definitions, exceptions ahead of the rule,
    trivia beside the question, figures stripped of scale, causes reduced to one, hindsight as inevitability,
    answers in the last line, dates without a source, one side of a dispute, analogies on analogies,
    lists in place of reasons, etymology as argument, superlatives of fame, side stories
  `),
}
