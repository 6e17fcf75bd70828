import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'

export const writingDomains: readonly ChatDomain[] = [
  {
    id: 'article',
    group: 'professional_writing',
    framework: 'CO-STAR',
    persona: 'an editor who commissions pieces with one clear angle',
    strong: splitTerms(`
      blog post, blog, article, essay, newsletter, op-ed, white paper, write about, write a report, press
      release, column about, write a paragraph, write an essay, opinion piece, a report, speech, artículo,
      ensayo, aufsatz, artikel, artigo, dissertation
    `),
    weak: splitTerms(`
      paragraph, publish, headline, argue, ensay, escribe, écris, rédige, schreibe, escreva
    `),
    decisions: [
      {
        text: 'Pick one specific angle on {topic}, state it in the opening, and let every section serve it.',
        unless: ['angle', 'speech'],
      },
      {
        text: 'Write for a general reader, and explain a term the first time it appears.',
        unless: ['audience', 'reader', 'expert', 'for'],
      },
      { text: 'Back each main point with a concrete example.', unless: ['example'] },
      {
        text: 'If a figure or quotation would help but cannot be verified, leave it out.',
        unless: ['source', 'citation', 'cite'],
      },
      {
        text: 'Answer the strongest objection to the main point before closing.',
        when: ['essay', 'argue', 'persuasive', 'op-ed', 'opinion'],
      },
      { text: 'Prefer plain, active sentences to stock phrases.', unless: ['tone', 'style', 'formal', 'voice'] },
    ],
    shapes: [
      'A title, a two-sentence opening, three to five sections with descriptive subheadings, and one closing takeaway, in Markdown.',
      'A headline, an opening that states the angle, three or four titled sections, and a short conclusion the reader can act on.',
      'A working title, a lead of two or three sentences, titled sections that each make one point, and a last paragraph that returns to the angle.',
    ],
    lengths: ['800–1,000 words.', '700–900 words.', '900–1,100 words.'],
    missing: [
      { item: 'audience', unless: ['audience', 'reader', 'for beginner', 'for student', 'for developer'] },
      {
        item: 'purpose and place of publication',
        unless: ['publish', 'linkedin', 'medium', 'company', 'so that', 'class', 'magazine'],
      },
    ],
    avoid: ['clichés', 'keyword stuffing', 'invented statistics'],
  },
  {
    id: 'creative-writing',
    group: 'creative_writing',
    framework: 'CRISPE',
    persona: 'a fiction editor with an ear for concrete detail',
    strong: splitTerms(`
      relatez, raconte, racontez, narration, récit, narra, relato, cuenta una historia, erzähle, kurzgeschichte, conte uma história, escribe una historia, bande dessinée,
      short story, story, novel, poem, haiku, sonnet, lyrics, song, rap, limerick, screenplay, joke, riddle,
      dialogue, fairy tale, fan fiction, short fiction, short stories, fake news, fanfic, monologue, stand-up,
      comedy, scene where, parody, ballad, cuento, poema, histoire, poème, geschichte, gedicht, história, conto
    `),
    weak: splitTerms(`
      character, plot, fiction, creative, protagonist, dragon, rhyme, verse, fantasy, chapter, funny, imagine,
      script
    `),
    decisions: [
      {
        text: 'Keep to one form and let sound, line breaks and image carry the meaning.',
        when: ['poem', 'haiku', 'sonnet', 'verse', 'limerick', 'ballad'],
        unless: ['rhyme'],
      },
      {
        text: 'Build on one concrete image rather than several abstract ones.',
        when: ['poem', 'haiku', 'song', 'lyrics', 'sonnet', 'verse'],
      },
      { text: 'Make the set-up short and land the turn on the last words.', when: ['joke', 'riddle', 'limerick'] },
      {
        text: 'Give the main character one clear want and one thing in the way.',
        when: ['story', 'novel', 'character', 'screenplay', 'tale', 'scene', 'chapter'],
        unless: ['joke'],
      },
      {
        text: 'Open in the middle of an action, in one point of view held to the end.',
        when: ['story', 'novel', 'tale', 'chapter', 'scene'],
        unless: ['point of view', 'first person', 'third person'],
      },
      {
        text: 'Show feeling through what is done and said, with at least one detail for a sense other than sight.',
        unless: ['joke', 'riddle', 'haiku'],
      },
      {
        text: 'Let the ending follow from a choice, and leave its meaning unsaid.',
        when: ['story', 'novel', 'tale', 'screenplay'],
      },
    ],
    shapes: [
      'The finished piece with a title, and nothing before or after it.',
      'A title and the piece itself, without commentary.',
    ],
    missing: [
      {
        item: 'tone or mood',
        unless: ['tone', 'funny', 'dark', 'sad', 'humorous', 'mood', 'happy', 'scary', 'romantic', 'style'],
      },
      {
        item: 'length',
        unless: ['word', 'short', 'line', 'stanza', 'page', 'chapter', 'haiku', 'sonnet', 'limerick', 'paragraph'],
      },
    ],
    avoid: ['a moral spelled out at the end', 'stock names', 'explained jokes'],
  },
  {
    id: 'email',
    group: 'professional_writing',
    framework: 'BAB / CO-STAR',
    persona: 'a colleague who writes messages that get answered',
    strong: splitTerms(`
      email, e-mail, mail to, cover letter, letter to, reply to, slack message, apology, announcement, message
      to, thank you note, resignation letter, recommendation letter, letter, memo, invitation, correo, carta,
      courriel, lettre, carta, follow-up, invite
    `),
    weak: splitTerms(`
      boss, manager, colleague, team, client, meeting, regarding, jefe, chef, patron, asking, recipient
    `),
    decisions: [
      { text: 'Put the request or the news in the first sentence.' },
      { text: 'Keep to one purpose; every sentence either gives a needed fact or moves it forward.' },
      { text: 'Say what should happen next, who does it, and by when if a date is given.' },
      {
        text: 'Use only the facts given here, and leave names or dates that are unknown out of the text.',
        unless: ['fact'],
      },
      { text: 'Offer a simple way to say yes.', when: ['asking', 'request', 'ask', 'proposal', 'invite'] },
      {
        text: 'Own the fault in one sentence, then say what is being done about it.',
        when: ['apology', 'apologize', 'sorry', 'delay', 'mistake'],
      },
    ],
    shapes: [
      'The message ready to send; for an email, a subject line under 60 characters first.',
      'A subject line if it is an email, then two or three short paragraphs and a sign-off.',
    ],
    lengths: ['Under 150 words.', '100–150 words.'],
    missing: [
      {
        item: 'recipient and relationship',
        unless: [
          'boss',
          'manager',
          'customer',
          'client',
          'team',
          'landlord',
          'professor',
          'teacher',
          'colleague',
          'jefe',
          'chef',
          'friend',
          'company',
          'hiring',
          'recruiter',
          'parent',
        ],
      },
      {
        item: 'tone',
        unless: ['tone', 'formal', 'polite', 'friendly', 'professional', 'tono', 'ton', 'casual', 'warm'],
      },
    ],
    avoid: ['a buried request', 'passive blame', 'stock openings'],
  },
  {
    id: 'editing',
    group: 'professional_writing',
    framework: 'CARE',
    persona: "a copy editor who keeps the author's voice",
    strong: splitTerms(`
      rewrite, proofread, grammar, edit this, improve this, rephrase, paraphrase, shorten, make it sound,
      correct the, polish, make this more, edit the, spelling, reword, improve my, fix the grammar, make the
      sentence, make this sound, simplify this, corrige, reescribe, korrigiere
    `),
    weak: splitTerms(`
      sentence, text, wording, clarity, tone, simplify, improve, style
    `),
    decisions: [
      { text: "Keep the meaning, the facts, the terms and the author's voice; change only what the goal needs." },
      { text: 'Leave quotations, names, numbers and code as they are.' },
      { text: 'Where a passage can be read two ways, keep the wording and flag it.' },
      { text: 'Cut repetition before cutting content.', when: ['shorten', 'shorter', 'concise', 'condense', 'brief'] },
    ],
    shapes: [
      'The revised text first, then a short list of the changes and why each was made.',
      'The complete revision, followed by the changes that affect meaning or tone, one line each.',
    ],
    lengths: ['Close to the length of the original.'],
    missing: [{ item: 'who will read it', unless: ['audience', 'reader', 'for', 'boss', 'customer'] }],
    avoid: ['silent shifts of meaning', 'a changed voice'],
  },
]
