import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const essay: ChatDomain = {
  id: 'essay',
  group: 'professional_writing',
  framework: 'CO-STAR',
  personas: [
    'an essayist who follows one argument to its end',
    'a lecturer who marks for argument before ornament',
    'an editor who cuts every sentence that proves nothing',
    'a debater who states the other side fairly',
    'a writing tutor who starts from the thesis',
  ],
  strong: splitTerms(`
    essay, write an essay, argumentative essay, persuasive essay, opinion piece, op-ed, dissertation, term paper,
    personal statement, scholarship essay, college essay, statement of purpose, reflection paper, literary analysis,
    position paper, thesis statement, ensayo, aufsatz, write a critique, argue that, argue for, argue against,
    five-paragraph
  `),
  weak: splitTerms(`
    argue, thesis, argument, opinion, persuasive, academic, introduction, conclusion
  `),
  decisions: [
    { text: 'State a thesis that a reasonable reader could dispute.', unless: ['personal', 'thesis', 'reflection'] },
    { text: 'Give each paragraph one claim, in its first sentence.' },
    {
      text: 'Answer the strongest objection before the conclusion.',
      unless: splitTerms('personal, objection, counterargument, reflection, scholarship'),
    },
    { text: 'Link each piece of evidence back to the thesis.', unless: ['personal', 'reflection'] },
    { text: 'Narrow the question until it fits the length.' },
    { text: 'Define the key term in the sense the argument needs.' },
    { text: 'Move from the obvious point to the surprising one.' },
    { text: 'Let the conclusion say why the answer matters beyond the case.', unless: ['conclusion', 'end'] },
    {
      text: 'Use figures and quotations only where their source can be named.',
      unless: splitTerms('source, citation, cite, reference'),
    },
    { text: 'Prefer active verbs and named subjects to abstract nouns.', unless: ['style', 'voice', 'passive'] },
    { text: 'Back each claim with one concrete example.', unless: ['example'] },
    { text: 'Use one term for each idea throughout.' },
    { text: 'Order the points so that each one prepares the next.', unless: ['order'] },
    { text: 'Let sentences differ in length.' },
    { text: 'Keep the introduction to a tenth of the text.', unless: ['introduction', 'intro'] },
    { text: 'Say how sure each claim is: established, likely or disputed.', unless: ['personal', 'reflection'] },
    { text: 'Return at the close to the image or question of the opening.', unless: ['end', 'ending', 'conclusion'] },
    { text: 'Cut any sentence that would fit an essay on another subject.' },
    {
      text: 'Concede one point before turning to the main claim.',
      when: splitTerms('argumentative, persuasive, opinion, op-ed, argue, debate, controversial, should'),
    },
    {
      text: 'Give the other position in its strongest form.',
      when: splitTerms('argumentative, persuasive, pros and cons, debate, both sides, ethics, controversial'),
    },
    {
      text: 'Tie each event to its cause and its consequence.',
      when: splitTerms(`
          history, historical, war, revolution, century, empire, president, presidency, election, colonial
        `),
    },
    {
      text: 'Follow one thread through the life instead of listing dates.',
      when: splitTerms('life of, biography, presidency, leader, who was'),
    },
    {
      text: 'Explain the mechanism with one comparison from everyday life.',
      when: splitTerms('science, technology, climate, energy, biology, internet, physics, economy, ai, environment'),
    },
    {
      text: 'Read two or three short passages closely.',
      when: splitTerms('novel, poem, literary, literature, character, author, film, symbolism, theme'),
    },
    {
      text: 'Separate what the text says from what it implies.',
      when: splitTerms('novel, literary, literature, author, symbolism, theme'),
    },
    {
      text: 'Show one moment of change, with place and time.',
      when: splitTerms('personal, scholarship, college, statement of purpose, reflection, experience, admission'),
    },
    {
      text: 'Connect past work with the programme or aim that is named.',
      when: splitTerms('statement of purpose, scholarship, admission, application, masters, phd, university'),
    },
    {
      text: 'Let actions show the qualities that are claimed.',
      when: splitTerms('personal, scholarship, statement of purpose, college, leadership'),
    },
    {
      text: 'Say who gains and who pays under each position.',
      when: splitTerms('policy, government, tax, law, economic, social media, education, healthcare, capitalism'),
    },
    {
      text: 'Compare point by point rather than one side after the other.',
      when: splitTerms('compare, contrast, versus, difference, similarities'),
    },
    { text: 'Ask in the introduction the question that the thesis answers.' },
    { text: 'Give the strongest piece of evidence the most space.' },
    { text: 'Name one limit of the argument.' },
    { text: 'Let each paragraph end where the next begins.' },
    { text: 'Explain each quotation or figure in the sentence after it.' },
    { text: 'Use verbs that show the relation: causes, limits, allows, replaces.' },
    { text: 'Describe one particular case in detail rather than five in passing.' },
    ...moreForTexts.essay,
  ],
  shapes: [
    'A title, an introduction with the main claim, body paragraphs that each carry one point, and a conclusion.',
    'Continuous prose under a title, in paragraphs without subheadings.',
    'An opening paragraph that ends on the main claim, three to five paragraphs of argument, and a short close.',
    'A title and paragraphs that each open with their claim.',
    'Flowing paragraphs under a title, with the counter-argument before the close where there is one.',
  ],
  lengths: [
    '700–900 words.',
    'Five paragraphs.',
    'At most 1,000 words.',
    '600–800 words.',
    'Four to six paragraphs of 120–150 words.',
  ],
  missing: [
    {
      item: 'level and purpose',
      unless: splitTerms(`
          school, college, university, grade, class, assignment, exam, scholarship, application, admission,
          magazine, newspaper, student, ielts, toefl, undergraduate, high school
        `),
    },
    {
      item: 'position to be argued',
      unless: splitTerms(`
          argue, against, favor, favour, thesis, should, because, agree, disagree, impact, benefits, effects,
          importance, personal, my, life of, history
        `),
    },
  ],
  avoid: splitTerms(`
    a sprawling thesis, summary as conclusion, quotations left unanalysed, plot in place of analysis,
    straw-man objections, dictionary-definition openings, claims ahead of evidence, paragraphs with two ideas,
    invented sources, moralising asides, a mid-essay change of position, inflated academic diction,
    questions left unanswered, evidence without a source, thesis in the last line, hedges stacked on hedges,
    jargon as depth, examples from one country only, paragraphs of one sentence, quotations as openings,
    statistics without a source, history of the world as an opening, rhetorical questions in a row, one example for every point,
    an objection nobody holds, transitions that only count, adjectives instead of reasons, a title that says nothing,
    conclusions wider than the evidence, terms used in two senses, opinions reported as facts, sources dropped in without a purpose,
    paragraphs that could change places, a claim nobody would deny, praise of the question, the author's feelings as proof,
    long sentences without a verb early, lists in place of reasoning, clichés of school essays, an ending that opens a new subject
  `),
}
