import { splitTerms } from '../split-terms.ts'

export type StatedPart = 'format' | 'length' | 'tone' | 'audience' | 'purpose' | 'role' | 'background' | 'rules'

/** English words that show that the author already settled a part of the prompt; matched word by word. */
export const statedCues: Readonly<Record<StatedPart, readonly string[]>> = {
  format: splitTerms(`
    json, yaml, xml, markdown, a table, in table, as table, table format, detailed table, comparison table, bullet, bullet point, bulleted, numbered list, a paragraph, one paragraph,
    haiku, sonnet, limerick, in a list, as a list, list of, subheading, heading, format, csv file, one code
    block, code block, step by step, outline, diff, json array, subject line, separated by, section, wrap, asterisk,
    output csv, as csv, csv output, in csv, double quotation, single sentence, one sentence, two versions, different responses, one line, single line, table with, per line, comma-separated line
  `),
  length: splitTerms(`
    word, short, brief, concise, long, one page, one paragraph, a paragraph, a sentence, single sentence, one
    sentence, tldr, in detail, detailed, comprehensive
  `),
  tone: splitTerms(`
    tone, formal, informal, friendly, professional, casual, humorous, funny, witty, warm, persuasive, polite,
    serious, playful, voice, conversational, style, plain language,
    empathetic
  `),
  audience: splitTerms(`
    audience, reader, beginner, for beginner, for a general reader, for my, to my, for student, for kid, for
    children, year old, year-old, my boss, my manager, my team, my client, my customer, customer, client, for
    developer, for engineer, for people who, for parent, for teacher, layperson, expert, for someone, stakeholder
  `),
  purpose: splitTerms(`
    so that, in order to, because, to help, the goal, purpose, so i can, so we can, i need to decide, want to,
    used for, to persuade, asking for, asking, announcing,
    inviting, explaining that, to convince
  `),
  role: splitTerms(`
    you are, act as, act like, pretend, your role, persona, imagine you, imagine that you , picture yourself
  `),
  background: splitTerms(`
    i am, i'm, i have, we are, we have, we're, my company, our, i work, currently, context, background, i was,
    given, my, columns
  `),
  rules: splitTerms(`
    must, should, only, make sure, ensure, do not, don't, avoid, include, without, use, keep, at least, at most,
    no more than, exactly, never, always, if
  `),
}
