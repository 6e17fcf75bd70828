import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const article: ChatDomain = {
  id: 'article',
  group: 'professional_writing',
  framework: 'CO-STAR',
  personas: [
    'an editor who commissions pieces with one clear angle',
    'a magazine writer who opens on something concrete',
    'a columnist who earns the reader’s next paragraph',
    'a feature writer who shows before telling',
    'an essayist who follows one argument to its end',
  ],
  strong: splitTerms(`
    blog post, blog, article, newsletter, white paper, write about, write a report, press release, column about,
    write a paragraph, a report, artículo, artikel, artigo, documentary, review of the book, book review, feature
    article, encyclopedia entry, manifesto
  `),
  weak: splitTerms(`
    paragraph, publish, headline, argue, ensay, escribe, écris, rédige, schreibe, escreva, biography of
  `),
  decisions: [
    {
      text: 'Pick one specific angle on {topic}, and let every section serve it.',
      unless: splitTerms('angle, speech, thesis, history of, press release, announcement'),
    },
    {
      text: 'Open on a concrete situation before any background.',
      unless: splitTerms('introduction, intro, speech, report, press release'),
    },
    {
      text: 'Explain each specialist term the first time it appears.',
      unless: ['expert', 'technical audience', 'poem'],
    },
    { text: 'Back each main point with one concrete example.', unless: ['example'] },
    {
      text: 'Use figures and quotations only where their source can be named.',
      unless: splitTerms('source, citation, cite, statistic, reference, fiction'),
    },
    {
      text: 'Prefer active verbs and named subjects to abstract nouns.',
      unless: splitTerms('tone, style, voice, passive'),
    },
    {
      text: 'Close on what follows from the argument, in words not used before.',
      unless: splitTerms('end, ending, conclusion, conclude'),
    },
    { text: 'Order the points so that each one prepares the next.', unless: ['order'] },
    { text: 'Tell the reader early why the subject matters to them.', unless: ['opinion'] },
    { text: 'Name one limit or exception to the main claim.', unless: ['press release', 'news'] },
    {
      text: 'Give each paragraph a first sentence that carries its point.',
      unless: ['one paragraph', 'first sentence'],
    },
    {
      text: 'Keep paragraphs to three to five sentences.',
      unless: splitTerms('paragraph, sentence, line, press release'),
    },
    {
      text: 'Correct one common misunderstanding of the subject.',
      unless: splitTerms('story, letter, review, personal, press release, news'),
    },
    { text: 'Choose one telling detail over three general statements.', unless: ['detail'] },
    {
      text: 'Give readers one thing to try or decide by the end.',
      when: splitTerms('blog, blog post, guide, tip, advice'),
      unless: ['call to action'],
    },
    {
      text: 'Write subheadings that state what each section claims.',
      when: splitTerms('blog, blog post, article, white paper, guide'),
      unless: ['subheading', 'heading'],
    },
    {
      text: 'Put a line that could stand as a preview under the title.',
      when: splitTerms('blog, blog post, article, post'),
      unless: ['title'],
    },
    {
      text: 'Open with the findings, and keep the method for later.',
      when: splitTerms('report, white paper, assessment, evaluation'),
    },
    {
      text: 'Keep what was observed apart from what is concluded from it.',
      when: splitTerms('report, study, incident, findings, investigation'),
    },
    {
      text: 'Answer who, what, when and where in the first paragraph.',
      when: splitTerms('press release, news, newspaper, announcement, news article'),
    },
    {
      text: 'Attribute every claim to the person or body that made it.',
      when: splitTerms('news, news article, press release, journalist, newspaper, documentary'),
    },
    {
      text: 'Tie each event to its cause and its consequence.',
      when: splitTerms('history, historical, war, revolution, century, empire, president, ancient'),
    },
    {
      text: 'Follow one thread through the life instead of listing dates.',
      when: splitTerms('biography, life of, obituary, profile, autobiography'),
    },
    {
      text: 'Explain the mechanism with one comparison from everyday life.',
      when: splitTerms(`
          science, technology, biology, physics, chemistry, internet, climate, energy, planet, medicine, how
          it works
        `),
    },
    {
      text: 'Judge against criteria named before the verdict.',
      when: splitTerms('review, critique, evaluation, rating'),
    },
    {
      text: 'Give the positions on each side in their strongest form.',
      when: splitTerms('pros and cons, debate, both sides, controversial, advantage, disadvantage, ethics'),
    },
    {
      text: 'Ground the piece in one particular moment, with its place and time.',
      when: splitTerms('personal, memoir, my experience, my life, reflection, personal statement, scholarship'),
    },
    {
      text: "Take examples from the reader's own day.",
      when: splitTerms('kid, children, teenager, teens, student, parent, beginner'),
    },
    {
      text: "Draw the humour from the subject's own details.",
      when: splitTerms('funny, humorous, satire, satirical, sarcastic, hilarious, witty, parody'),
    },
    {
      text: 'Put the most useful item first, with a line on why it matters.',
      when: splitTerms('newsletter, digest, roundup, bulletin'),
    },
    { text: 'Name people, places and things rather than groups and notions.', unless: ['poem', 'haiku'] },
    { text: 'Give the strongest point the most space.' },
    { text: 'Use one term for each idea throughout.' },
    {
      text: 'Say how sure each claim is: established, likely or disputed.',
      unless: splitTerms('story, fiction, fictional, opinion, funny, personal, speech, motivational'),
    },
    { text: 'Turn one abstract idea into a short case.', unless: ['press release'] },
    { text: 'Ask one question early, and answer it before the close.', unless: ['question', 'end', 'press release'] },
    { text: 'Let a fact do the work of an intensifier.', unless: ['funny', 'fiction', 'fictional'] },
    { text: 'Put each number beside something that gives it scale.' },
    { text: 'Cut any sentence that would fit an article on another subject.' },
    {
      text: "Open each section with the reader's question and answer it at once.",
      when: splitTerms('blog, blog post, guide, article'),
    },
    {
      text: 'Break up long passages with one short list.',
      when: splitTerms('blog, blog post, guide, article'),
      unless: ['bullet', 'list'],
    },
    { text: 'Give the first 50 words the promise of the whole piece.', when: ['blog', 'blog post', 'article'] },
    { text: 'Give each section one thing that readers can use.', when: splitTerms('blog, blog post, guide, tip') },
    { text: 'Say what most pieces on the subject leave out.', when: splitTerms('blog, blog post, article, guide') },
    {
      text: 'Choose details that could be photographed.',
      when: splitTerms('article, feature, blog, blog post, profile'),
    },
    { text: 'Keep each section to one question.' },
    { text: 'Show one case in which the usual advice fails.', unless: ['press release', 'news', 'history'] },
    { text: 'Give the reader a word or an image to keep.' },
  ],
  shapes: [
    'A title, an opening that states the angle, titled sections, and one closing takeaway.',
    'A headline, a lead of two or three sentences, a few titled sections, and an ending the reader can act on.',
    'A title, an opening with the main point, sections that each add one thing, and a close.',
    'The finished text under a title, with subheadings once it runs past 500 words.',
    'A title and a one-line summary, then short sections, and a last paragraph that returns to the opening.',
    'A title, then flowing paragraphs in an order that builds, with a clear beginning, middle and end.',
  ],
  lengths: [
    '700–900 words, or less where the form is short by nature.',
    'At most 900 words.',
    'Around 800 words for a full piece, one page for a shorter form.',
    '600–800 words, in sections of similar weight.',
    'Four to seven paragraphs.',
    'At most 1,000 words, with the opening under 80.',
  ],
  missing: [
    {
      item: 'audience',
      unless: splitTerms(`
          audience, reader, beginner, student, developer, kid, children, teenager, teens, parent, general
          public, layperson, expert, professor, teacher, customer, investor, grade
        `),
    },
    {
      item: 'purpose and place of publication',
      unless: splitTerms(`
          publish, linkedin, medium, company, so that, class, magazine, newspaper, school, assignment,
          website, persuade, convince, newsletter, conference, exam, blog
        `),
    },
  ],
  avoid: splitTerms(`
    clichés, openings about today's world, invented statistics, headings that say little,
    endings that repeat the introduction, fabricated quotations, headlines the text betrays,
    hedges in every sentence, stacked rhetorical questions, a buried main point, sweeping generalisations,
    transitions that only announce, anecdotes without a point, lists posing as argument, quotations as padding,
    definitions from dictionaries, advice for everyone, paragraphs of one tone, conclusions that hope,
    expert opinion without a name
  `),
}
