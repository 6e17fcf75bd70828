import type { ChatDomain } from '../chat-domain.ts'
import { splitTerms } from '../split-terms.ts'
import { moreForTexts } from './chat-decisions-more-texts.ts'

export const editing: ChatDomain = {
  id: 'editing',
  group: 'professional_writing',
  framework: 'CARE',
  personas: [
    "a copy editor who keeps the author's voice",
    'a proofreader who changes only what is wrong',
    'a line editor who shortens without loss',
    'a style editor who explains each change',
    'a language tutor who corrects gently',
  ],
  strong: splitTerms(`
    rewrite, proofread, grammar, edit this, improve this, rephrase, paraphrase, shorten, make it sound, correct the,
    polish, make this more, edit the, spelling, reword, improve my, fix the grammar, make the sentence, make this
    sound, simplify this, corrige, reescribe, korrigiere, improve the following, revise the, edit my, correct my,
    check my, fix my, feedback on, grammatically correct, rewording, make it shorter, make it more, improve the
    text, more formal, more concise, alternatives to, grammatical errors, humanize
  `),
  weak: splitTerms(`
    sentence, text, wording, clarity, tone, simplify, improve, style, revise, critique
  `),
  decisions: [
    { text: 'Keep the meaning and every fact of the original.' },
    {
      text: "Keep the author's vocabulary wherever it already works.",
      unless: splitTerms('formal, simplify, simple, simpler, style, shakespeare, rephrase, paraphrase'),
    },
    { text: 'Leave quotations, names, numbers and code as they are.' },
    { text: 'Flag a passage that can be read in two ways, and keep its wording.', unless: ['title', 'slogan'] },
    { text: 'Change only what the stated goal needs.', unless: splitTerms('rewrite, creative, style, paraphrase') },
    {
      text: 'Keep the order of the points unless a change makes them clearer.',
      unless: splitTerms('order, reorder, structure, sentence, alternatives, grammatically'),
    },
    {
      text: 'Split a sentence that carries more than two ideas.',
      unless: splitTerms(`
          sentence, shorten, shorter, longer, title, proofread, spelling, punctuation, grammatical, grammar
        `),
    },
    { text: 'Use one spelling convention throughout, the one that prevails in the original.' },
    {
      text: 'Replace filler phrases with the words that carry the meaning.',
      unless: splitTerms(`
          longer, expand, filler, proofread, spelling, punctuation, grammatical, grammar, alternatives,
          grammatically
        `),
    },
    {
      text: 'Keep headings, lists and line breaks where they stand.',
      needsMaterial: true,
      unless: splitTerms('sentence, paragraph, title, format'),
    },
    {
      text: 'Keep the register of the original even.',
      unless: splitTerms('formal, informal, casual, tone, style, professional, funny, friendly'),
    },
    {
      text: 'Move the main point of each paragraph to its first sentence.',
      unless: splitTerms(`
          sentence, dialogue, story, poem, email, lyrics, proofread, spelling, punctuation, grammatical,
          grammar, alternatives, grammatically
        `),
    },
    {
      text: 'Turn abstract nouns back into verbs where this shortens the sentence.',
      unless: splitTerms(`
          title, verb, word, proofread, spelling, punctuation, grammatical, grammar, alternatives,
          grammatically
        `),
    },
    {
      text: 'Note any statement the text leaves without support.',
      unless: splitTerms(`
          sentence, email, story, lyrics, poem, title, grammar, proofread, spelling, punctuation, grammatical,
          alternatives, grammatically
        `),
    },
    {
      text: 'Point out one passage that already works and should stay.',
      when: splitTerms('feedback, critique, review, my essay, recommendation, introduction'),
    },
    {
      text: 'Tie each comment to the exact words it concerns.',
      when: splitTerms('feedback, critique, review, suggest, suggestions, check'),
    },
    {
      text: 'Rank the comments by how much they would improve the text.',
      when: splitTerms('feedback, critique, review, recommendations, suggestions'),
    },
    {
      text: 'Cut repetition before cutting content.',
      when: splitTerms('shorten, shorter, concise, condense, brief, trim, cut, reduce, tighten'),
    },
    {
      text: 'Keep every point of the original, each in fewer words.',
      when: splitTerms('shorten, shorter, concise, condense, trim, tighten, succinct'),
    },
    {
      text: 'Build on points the text already makes.',
      when: splitTerms('expand, longer, elaborate, extend, lengthen, continue, complete'),
    },
    {
      text: 'Name the grammar rule behind each correction in a few words.',
      when: splitTerms(`
          grammar, grammatically, grammatical, punctuation, correct, proofread, spelling, mistake, error
        `),
    },
    {
      text: 'Correct only what is wrong, and leave matters of taste alone.',
      when: splitTerms('proofread, spelling, typo, punctuation, grammar, grammatical'),
    },
    {
      text: 'Choose words a native speaker would use in this situation.',
      when: splitTerms('fluent, natural, native, english, non-native, sound natural, humanize'),
    },
    {
      text: 'Prefer short common words, and explain a term that has to stay.',
      when: splitTerms('simplify, simple, simpler, plain, easier, children, kid, beginner, layperson'),
    },
    {
      text: 'Raise the register through word choice rather than longer sentences.',
      when: splitTerms('formal, professional, academic, business, polished, polite'),
    },
    {
      text: 'Let the new style show in rhythm as well as in vocabulary.',
      when: splitTerms(`
          style, shakespeare, funny, sarcastic, poetic, creative, tone, slang, casual, friendly, humorous
        `),
    },
    {
      text: 'Change sentence structure as well as words.',
      when: splitTerms('paraphrase, reword, plagiarism, plagiarism checker'),
    },
    {
      text: 'Put the most job-relevant words first.',
      when: splitTerms('resume, cv, cover letter, linkedin, job, application'),
    },
    { text: 'Keep the request easy to find.', when: splitTerms('email, letter, message, memo') },
    {
      text: 'Keep each variant true to the same meaning.',
      when: splitTerms('versions, alternatives, options, variants, two versions, three versions, ways'),
    },
    {
      text: 'Remove words that repeat what the sentence already says.',
      unless: splitTerms(`
          longer, expand, repetitive, proofread, spelling, punctuation, grammatical, grammar, alternatives,
          grammatically
        `),
    },
    { text: 'Make each pronoun point to one noun.' },
    {
      text: 'Bring parallel ideas into parallel form.',
      unless: splitTerms('proofread, spelling, punctuation, grammatical, grammar, alternatives, grammatically'),
    },
    {
      text: 'Prefer the active voice where the actor is known.',
      unless: splitTerms('passive, proofread, spelling, punctuation, grammatical, grammar'),
    },
    { text: 'Keep tense and person steady.' },
    { text: 'Place each modifier beside the word it modifies.' },
    {
      text: 'Leave a sentence alone where it already does its job.',
      unless: splitTerms('rewrite, paraphrase, rephrase, reword'),
    },
    {
      text: 'End each sentence on its most important word.',
      unless: splitTerms('lyrics, poem, proofread, spelling, punctuation, grammatical, grammar'),
    },
    {
      text: 'Join sentences that say one thing in two steps.',
      unless: splitTerms(`
          longer, expand, split, proofread, spelling, punctuation, grammatical, grammar, alternatives,
          grammatically
        `),
    },
    {
      text: 'Keep the rhythm of the original lines.',
      when: splitTerms('lyrics, song, poem, verse, rap, limerick, haiku'),
    },
    {
      text: 'Keep plot facts and names exactly as they are.',
      when: splitTerms('story, scene, dialogue, chapter, fiction, novel, character'),
    },
    {
      text: "Keep each speaker's way of talking.",
      when: splitTerms('dialogue, scene, conversation, transcript, script'),
    },
    {
      text: 'Replace contractions and slang with full forms.',
      when: splitTerms('formal, professional, academic, business'),
    },
    {
      text: 'Soften a demand without hiding it.',
      when: splitTerms('polite, friendly, diplomatic, softer, passive aggressive'),
    },
    {
      text: 'Keep the strongest sentence and build the rest around it.',
      when: splitTerms('improve, better, stronger, engaging, polish, enhance'),
    },
    {
      text: 'Make the first sentence earn the second.',
      when: splitTerms('improve, engaging, blog, essay, introduction, article, intro'),
    },
    {
      text: 'Replace general words with the specific ones the text already offers.',
      when: splitTerms('improve, better, enhance, vivid, stronger, refine'),
    },
    ...moreForTexts.editing,
  ],
  shapes: [
    'The revised text first, then a short list of the main changes.',
    'The complete revision, followed by the changes that affect meaning or tone, one line each.',
    'The finished text alone, then at most five notes on why it changed.',
    'The revised text, with any open question to the author below it.',
    'The new version in full, then the three changes that matter most.',
    'The text in its final form, laid out as the original was.',
  ],
  lengths: [
    'Close to the length of the original.',
    'As long as the original, give or take a tenth, unless a change of length is the goal.',
    'The length of the original at most, with notes in up to five lines.',
    'The same number of paragraphs as the original.',
    "The original's length; each note one sentence.",
  ],
  missing: [
    {
      item: 'who will read it',
      unless: splitTerms(`
          audience, reader, boss, customer, client, professor, teacher, student, recruiter, colleague,
          manager, formal, kid, children, investor, public, friend, academic, journal
        `),
    },
    {
      item: 'what has to stay as it is',
      unless: splitTerms("keep, same meaning, without changing, preserve, only, do not change, don't change"),
    },
  ],
  avoid: splitTerms(`
    silent shifts of meaning, a flattened voice, facts added in passing, synonyms for their own sake,
    inflated vocabulary, corrections of correct grammar, lost qualifications, mixed spelling conventions,
    altered quotations, humour edited away, uniform sentence rhythm, remarks inside the text, commas by taste,
    synonyms that shift the tone, sentences made longer, idioms turned literal, dialect corrected away,
    explanations of obvious changes, new examples, headings nobody asked for, new arguments, hints left in the text
  `),
}
