import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { researchSpecifics } from './chat-domains-learning-research-specifics.ts'

export const research: ChatDomain = {
  id: 'research',
  group: 'research',
  framework: 'PICO / IMRaD',
  personas: [
    'a researcher who ties every claim to its source',
    'a reviewer who weighs methods before findings',
    'a librarian who sets the scope of a search first',
    'a scientist who separates result from interpretation',
    'an academic editor who keeps arguments traceable',
  ],
  strong: splitTerms(`
      literature review, research paper, research proposal, abstract, citation, thesis, hypothesis, peer- reviewed,
      research question, methodology, studies on, academic, systematic review, scientific, research on, scholarly,
      bibliography, state of the art, empirical
    `),
  weak: splitTerms('research, study, paper, evidence, journal, theory, experiment, findings, scholar'),
  decisions: [
    { text: 'Fix the question and its limits before presenting findings.' },
    { text: 'Tie each claim to a source, and mark those that could not be verified.' },
    { text: 'Report where studies or authors disagree, and what might explain it.' },
    { text: 'Grade the strength of the evidence, and say why.' },
    {
      text: 'Close with the gaps, and the study that would fill the most important one.',
      unless: ['abstract', 'title'],
    },
    { text: 'Define the central terms as this field uses them.' },
    { text: 'Keep findings apart from their interpretation.' },
    { text: 'Say to whom the results apply and to whom they may not.' },
    { text: 'Use cautious verbs wherever the evidence is indirect.' },
    { text: 'State the strongest argument against the conclusion.' },
    { text: 'Prefer recent reviews and original studies to summaries of them.' },
    { text: 'Order by theme and argument rather than source by source.' },
    { text: 'Give sample, method and measure beside each result that is relied on.' },
    { text: 'Let each paragraph make one claim and support it.' },
    { text: 'Say what would change the conclusion.' },
    { text: 'Keep to the register of the field, in plain sentences.' },
    { text: 'Name the author and year with each idea that is borrowed.' },
    { text: 'Keep terms the same from title to conclusion.' },
    { text: 'Say why the question matters before how it is answered.' },
    { text: 'State which result would contradict the expectation.' },
    { text: 'Give the limits in the same place as the claim they concern.' },
    { text: 'Leave common knowledge of the field unexplained.' },
    ...researchSpecifics,
  ],
  shapes: [
    'The parts that this kind of text has in the field, in their usual order.',
    'A summary of two or three sentences, then titled parts, then the limits.',
    'Titled sections in the order expected in this field, with the main point opening each.',
    'The result first, then the argument in titled steps, and what is still open.',
    'Connected paragraphs under plain headings, each opening with its claim.',
    'The text ready to use, followed by the sources and the open questions.',
  ],
  lengths: [
    'As long as this kind of text usually is in the field, and at most 1,000 words.',
    'One page for a small form such as an abstract, three for a review.',
    'Two to four paragraphs per part.',
    'Five to seven parts at most, of one or two paragraphs each.',
    'Under 800 words, and under 300 for an abstract or a list.',
  ],
  missing: [
    { item: 'field and date range', unless: splitTerms('since, year, recent, last, between, from 20, decade') },
    { item: 'citation style', unless: splitTerms('apa, mla, chicago, ieee, harvard, vancouver') },
  ],
  avoid: splitTerms(`
    made-up citations, one-sided evidence, abstracts cited as findings, unexamined methods,
    undefined key constructs, unchecked claims of novelty, omitted null results, p-values as verdicts,
    secondary sources as primary, questions too broad to answer, preprints treated as settled,
    conclusions beyond the sample, hypotheses fitted afterwards, terms used before definition,
    samples of convenience unmarked, quotations out of context, gaps nobody looked for, tables without a reading,
    methods named but not described, praise of the own work
  `),
}
