import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const presentation: ChatDomain = {
  id: 'presentation',
  group: 'business',
  framework: 'SCQA',
  personas: [
    'a presenter who gives each slide one claim',
    'a talk coach who starts from what people should remember',
    'a data storyteller who titles every chart with its finding',
    'a pitch adviser who puts the request up front',
    'a lecturer who moves from example to rule',
  ],
  strong: splitTerms(`
    presentation, presentation on, presentation about, slide, slide deck, powerpoint, ppt, pptx, keynote, pitch
    deck, speaker notes, ted talk, deck for, google slides, investor deck, powerpoint presentation, lightning talk,
    all hands
  `),
  weak: splitTerms(`
    deck, talk, audience, stage, presenter, pitch, conference
  `),
  decisions: [
    { text: 'Give each slide a title that states its claim.', unless: ['speech', 'toast'] },
    { text: 'Support each claim with one figure, picture or example.', unless: ['speech', 'toast'] },
    { text: 'Say in one sentence what the audience should do or think afterwards.' },
    {
      text: 'Open with a question or tension the audience already feels.',
      unless: splitTerms('board, executive, management, leadership'),
    },
    { text: 'Put the answer early, and spend the rest on why it holds.', unless: ['story', 'toast'] },
    { text: 'Keep each slide under 25 words.', unless: ['speech', 'toast', 'word'] },
    { text: 'Describe the picture or chart that each slide needs.', unless: ['speech', 'toast'] },
    { text: 'Write speaker notes as they would be said.', unless: ['speech', 'toast'] },
    { text: 'Use only figures that are given, and mark where others belong.' },
    { text: 'Link each part to the next with one spoken sentence.' },
    { text: 'Return at the close to the question of the opening.' },
    { text: 'Set a time for each part, adding up to the whole.' },
    { text: 'Prepare an answer to the hardest question from the floor.' },
    {
      text: 'Move detail that only some listeners need into an appendix.',
      unless: splitTerms('speech, toast, class, students, school, kids'),
    },
    { text: 'Keep terms the same from the first slide to the last.' },
    { text: 'Plan one pause in which the audience does something.' },
    {
      text: 'Show problem, solution, market, model, team and request in that order.',
      when: splitTerms('pitch deck, investor, startup, funding, vc'),
    },
    { text: 'Put traction before plans.', when: splitTerms('pitch deck, investor, startup, funding') },
    {
      text: 'State the decision that is asked for on the first slide.',
      when: splitTerms('board, executive, management, leadership, ceo, stakeholder'),
    },
    {
      text: 'Compare each figure with its target or its last value.',
      when: splitTerms('sales, results, quarterly, report, data, kpi, annual, revenue, financial'),
    },
    {
      text: 'Give each chart a title that says what it shows.',
      when: splitTerms('data, chart, results, sales, statistics, analysis, report'),
    },
    {
      text: 'Explain one idea per slide, each with an example and a check question.',
      when: splitTerms('class, students, lesson, training, teach, lecture, course, school'),
    },
    {
      text: 'State question, method, result and meaning in that order.',
      when: splitTerms('research, thesis, study, paper, scientific, dissertation, conference, defense, defence'),
    },
    {
      text: 'Demonstrate one task from start to finish.',
      when: splitTerms('demo, product, software, tool, feature, training'),
    },
    {
      text: 'Build the talk around one story that carries its point.',
      when: splitTerms('ted, ted talk, keynote, motivational, speech, inspire, talk'),
    },
    {
      text: 'Say what changes for the people in the room.',
      when: splitTerms('all hands, team, employees, strategy, reorganisation, staff'),
    },
    {
      text: 'Follow cause, course and consequence.',
      when: splitTerms('history, war, climate, environment, economy, revolution'),
    },
    { text: "Name the problem in the client's own terms.", when: ['client', 'proposal'] },
    { text: 'Choose one thing that people should remember a week later.' },
    { text: 'Let each part answer the question the audience would ask next.' },
    { text: 'Write titles that read as a story on their own.', unless: ['speech', 'toast'] },
    { text: 'Show an example before the rule behind it.' },
    { text: 'Define each abbreviation where it first appears.' },
    { text: 'Use one contrast to make the main claim stick.' },
    { text: "Cut any part that leaves the audience's view unchanged." },
    { text: 'Keep figures to one decimal at most.', unless: ['speech', 'toast'] },
  ],
  shapes: [
    'A numbered list of slides, each with title, content and speaker notes.',
    'A table with one row per part: claim, support, what is shown, notes.',
    'The story in three sentences, then the parts in order with notes for each.',
    'Numbered parts, each with its claim, its evidence and the words to say.',
    'An outline of the parts with timings, then the content of each.',
  ],
  lengths: [
    'At most ten slides or three minutes of speech per point.',
    'One slide per minute of speaking time.',
    'Eight to twelve slides where a deck is asked for.',
    'At most three bullets per slide, notes under 60 words.',
    'Short enough to be given in the time stated, or else in ten minutes.',
  ],
  missing: [
    {
      item: 'audience',
      unless: splitTerms(`
          audience, investor, students, class, team, board, executives, client, customers, management,
          employees, conference, teachers, parents, stakeholders, leadership, graduates
        `),
    },
    { item: 'speaking time', unless: splitTerms('minute, slides, hour, ted, short, pages') },
  ],
  avoid: splitTerms(`
    walls of text, topic-only titles, notes echoing the screen, several messages per slide, decorative stock images,
    charts too small to read, agenda slides as filler, nested bullets, gratuitous animation,
    conclusions kept for last, figures of unknown origin, endings that fade out, titles without a verb,
    charts with two messages, text in full sentences, colours without meaning, jokes between slides,
    numbers without a source, animations as pauses, thank-you slides
  `),
}
