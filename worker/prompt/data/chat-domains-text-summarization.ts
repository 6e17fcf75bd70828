import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const summarization: ChatDomain = {
  id: 'summarization',
  group: 'summarization',
  framework: 'CARE',
  personas: [
    'an editor who condenses without adding',
    'a briefing writer who leads with what matters',
    'a minute taker who keeps figures and names',
    'an analyst who reads for decisions',
    'an abstract writer who keeps the balance of the source',
  ],
  strong: splitTerms(`
    summarize, summarise, summary of, tldr, tl dr, key points, summarization, key takeaways, main points, condense,
    a summary, abstract of, resumen, resume el, résume, fasse zusammen, zusammenfassung, resuma, brief summary, give
    a summary, synopsis, executive summary, summarizing, summarising, shorten the article, short summary, meeting
    summary, recap of, plot summary, main idea, key insights, abridge
  `),
  weak: splitTerms(`
    brief, recap, overview, gist, takeaway, digest
  `),
  decisions: [
    { text: 'Keep every number, name and date that carries the argument.' },
    {
      text: 'Put the conclusion first, then what supports it.',
      unless: splitTerms('plot, story, chronological, movie, novel, video, podcast, lecture, book, chapter, meeting'),
    },
    { text: 'Use only what the source says.', unless: ['opinion', 'snarky', 'funny'] },
    {
      text: 'Name any point on which the source contradicts itself or stays open.',
      unless: splitTerms('plot, movie, novel, story'),
    },
    { text: 'Give each point the weight it has in the source.' },
    {
      text: "Keep the author's claims apart from facts reported by the author.",
      unless: splitTerms('plot, movie, minutes, meeting'),
    },
    { text: "Replace the author's examples with the point they make.", unless: ['plot', 'movie'] },
    { text: "Use the source's own terms for its key ideas." },
    { text: 'Keep the qualifiers: may, some, in most cases.' },
    { text: 'Say who does what, with active verbs.' },
    {
      text: 'State the scope of the source: period, place and people covered.',
      unless: ['email', 'meeting', 'chapter'],
    },
    { text: 'Merge points that the source makes more than once.' },
    { text: 'Word it so that someone who has not read the source can follow.', unless: ['simple'] },
    {
      text: 'Include the strongest objection the source itself raises.',
      when: splitTerms('article, paper, essay, argument, opinion, study, editorial, speech, column, debate'),
    },
    { text: 'Name the consequence that the source draws for the reader.', unless: ['plot', 'movie', 'novel'] },
    {
      text: 'List decisions, open points and tasks separately.',
      when: splitTerms('meeting, transcript, minutes, call, standup, discussion, teams'),
    },
    {
      text: 'Name the owner and the date beside each task.',
      when: splitTerms('meeting, minutes, transcript, action items, call'),
    },
    {
      text: 'State question, method, sample, result and limits.',
      when: splitTerms('paper, study, research, abstract, journal, experiment, clinical'),
    },
    {
      text: 'Give effect sizes and uncertainty as reported.',
      when: splitTerms('paper, study, clinical, trial, research, experiment'),
    },
    { text: 'Keep to what the reader has to decide or answer.', when: splitTerms('email, inbox, thread, message') },
    {
      text: 'Give the outline without the ending, unless the ending is asked for.',
      when: splitTerms('movie, plot, series, film, novel, tv'),
    },
    {
      text: 'Name the main character, the want and the obstacle.',
      when: splitTerms('movie, plot, series, novel, story, film, book'),
    },
    { text: 'Give each chapter one sentence.', when: ['book', 'chapter', 'textbook'] },
    {
      text: 'Answer who, what, when, where and why in the first two sentences.',
      when: splitTerms('news, newspaper, press, press release'),
    },
    {
      text: 'Give each figure with its comparison.',
      when: splitTerms('report, financial, quarterly, earnings, results, sales, annual'),
    },
    {
      text: 'State rights, duties, dates and amounts in the words of the text.',
      when: splitTerms('contract, agreement, policy, terms, legal, law, lease'),
    },
    {
      text: 'Group the remarks by theme, with how often each occurs.',
      when: splitTerms('feedback, reviews, comments, survey, responses, complaints'),
    },
    {
      text: 'Give time marks where the source has them.',
      when: splitTerms('video, podcast, lecture, talk, transcript, youtube, speech'),
    },
    {
      text: 'Say what changed, why and what could break.',
      when: splitTerms('pull request, commit, code, changelog, release, diff'),
    },
    {
      text: 'Choose everyday words for technical ones.',
      when: splitTerms('simple, kid, child, beginner, layperson, grader, plain, easy'),
    },
    {
      text: 'Put the decision that is needed in the first line.',
      when: splitTerms('executive, board, ceo, management, stakeholders, leadership'),
    },
    { text: "Name the author's aim in a few words.", unless: splitTerms('minutes, meeting, plot, movie') },
    { text: 'Write each point so that it stands alone.', unless: ['one sentence', 'single sentence'] },
    { text: 'Keep each cause beside its effect.' },
    { text: 'Keep definitions that the argument needs.', unless: ['plot', 'movie'] },
    {
      text: 'State what kind of text the source is.',
      unless: splitTerms('email, plot, movie, one sentence, single sentence'),
    },
    { text: 'Leave out thanks, asides and housekeeping.' },
    { text: 'Quote at most one phrase, the one that carries the point.' },
    { text: 'Let every sentence add a point of its own.' },
    { text: 'Mark a forecast or a plan as such.' },
    { text: 'Keep negations where they decide the meaning.' },
    { text: 'Keep comparisons together with what they compare.' },
    ...moreForTexts.summary,
  ],
  shapes: [
    'One sentence with the main point, then three to five bullets, one idea each.',
    'A lead sentence that states the essence, followed by up to five bullets.',
    'A short paragraph in continuous prose, main point first.',
    'A bold first line with the gist, then short bullets in order of weight.',
    'Two short paragraphs: what the source says, and what follows from it.',
  ],
  lengths: [
    'Under 150 words.',
    'At most a fifth of the original.',
    'Five sentences at most.',
    '80–120 words.',
    'Short enough to be read in under a minute.',
  ],
  missing: [
    {
      item: 'who the summary is for',
      unless: splitTerms(`
          audience, executive, student, team, client, manager, boss, child, kid, beginner, myself, board,
          class, movie, plot, grader, one sentence, single sentence
        `),
    },
    {
      item: 'what to focus on',
      unless: splitTerms(`
          focus, key, main, action items, decisions, especially, takeaway, one sentence, single sentence,
          plot, findings
        `),
    },
  ],
  avoid: splitTerms(`
    added opinions, repeated points, details above the main point, long copied passages, openings about the text,
    hedges turned into certainty, imported background knowledge, examples kept over claims,
    smoothed-over disagreements, misattributed statements, altered figures, order mistaken for importance,
    new examples, verdicts on style, names without a role, lists of headings, numbers without their unit,
    sentences that only announce, jokes retold, the same weight for all
  `),
}
