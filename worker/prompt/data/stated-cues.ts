import { splitTerms } from '../split-terms.ts'

export type StatedPart = 'format' | 'length' | 'tone' | 'audience' | 'purpose' | 'role' | 'background' | 'rules'

/** Words that show that the author already settled a part of the prompt. */
export const statedCues: Readonly<Record<StatedPart, readonly string[]>> = {
  format: splitTerms(`
    json, yaml, xml, markdown, table, bullet, bullet point, bulleted, numbered list, a paragraph, one paragraph,
    haiku, sonnet, limerick, in a list, as a list, list of, subheading, heading, format, csv file, one code
    block, code block, step by step, outline, diff, json array, tabla, formato, lista, tableau, liste, tabelle,
    tabela, asunto, objet, betreff, assunto, subject line
  `),
  length: splitTerms(`
    word, short, brief, concise, long, one page, one paragraph, a paragraph, a sentence, single sentence, one
    sentence, tldr, corto, breve, máximo, court, bref, maximum, kurz,
    höchstens, curto, no máximo, in detail, detailed, comprehensive
  `),
  tone: splitTerms(`
    tone, formal, informal, friendly, professional, casual, humorous, funny, witty, warm, persuasive, polite,
    serious, playful, voice, tono, ton, tonfall, tom, freundlich, amable, conversational, style, plain language,
    empathetic
  `),
  audience: splitTerms(`
    audience, reader, beginner, for beginner, for a general reader, for my, to my, for student, for kid, for
    children, year old, year-old, my boss, my manager, my team, my client, my customer, customer, client, for
    developer, for engineer, for people who, for parent, for teacher, a mi, à mon, an meinen, para mi, pour mon,
    für meine, ao meu, layperson, expert, for someone, stakeholder
  `),
  purpose: splitTerms(`
    so that, in order to, because, to help, the goal, purpose, so i can, so we can, i need to decide, want to,
    used for, to persuade, para que, afin de, pour que, damit, pidiendo, asking for, asking, announcing,
    inviting, explaining that, to convince
  `),
  role: splitTerms(`
    you are, act as, act like, pretend, your role, persona, eres, actúa como, tu es, vous êtes, du bist, você é,
    aja como, agis comme, imagine you, imagine that you , picture yourself
  `),
  background: splitTerms(`
    i am, i'm, i have, we are, we have, we're, my company, our, i work, currently, context, background, i was,
    given, my, estoy, tengo, soy, mi, je suis, j'ai, mon, ma, ich bin, ich habe, mein, meine, eu sou, tenho,
    meu, minha, columns
  `),
  rules: splitTerms(`
    must, should, only, make sure, ensure, do not, don't, avoid, include, without, use, keep, at least, at most,
    no more than, debe, doit, muss, deve, exactly, never, always, if
  `),
}
