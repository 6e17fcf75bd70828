import { genre } from '../chat-genre.ts'

/** Texts about other works. */
export const readingGenres = [
  genre(
    'reading-literature',
    'knowledge',
    /\b(?:analy[sz]e|analysis of|explain|summary of|critical appreciation of|theme of|themes in|character sketch of)\b.{0,24}\b(?:poem|novel|story|play|sonnet|stanza|chapter|character|book)\b|\bcharacter sketch\b|\bcritical appreciation\b/iu,
    {
      unless: /\b(?:write (?:a|an)|user story|dataset|code|python|product)\b/iu,
      worksOnText: true,
      groups: 'education, creative_writing, general_knowledge, research',
      personas: `
      a teacher of literature who quotes before judging
      a reader who explains how the effect is made
      a critic who leaves room for a second reading
    `,
      decisions: `
      Say in two sentences what happens on the surface, then what it is about.
      Support each claim with a phrase from the text, quoted exactly, or with its place if the wording is not certain.
      Show how form makes meaning: speaker, images, turns, rhythm or narration.
      Give a second reading that the text also allows.
      Keep the author's life out unless a line cannot be read without it.
      Correct the popular misreading, if there is one.
      End on why it still works, in one sentence of one's own.
    `,
      shapes: `
      Surface, meaning, how it is made, a second reading; each with quotations.
      Paragraphs that each open with a claim, quotation below, conclusion last.
    `,
      lengths: `
      350–500 words.
      Five paragraphs.
    `,
      missing: `
      level and question set | unless: class, grade, university, exam, essay, marks, board
    `,
    },
  ),
  genre('thesis-statement', 'essay', /\bthesis statement\b/iu, {
    groups: 'education, professional_writing, research',
    decisions: `
      Make a claim that a reasonable reader could deny.
      Name the cause or the reason in the same sentence.
      Narrow it to one group, place or period.
      Leave out "this essay will" and lists of three.
      Say for each version which evidence would be needed.
      Order the versions from safe to bold.
    `,
    shapes: `
      Five versions, each with the evidence it needs and its strongest objection.
      Three versions in a table: claim, reason, evidence.
    `,
    lengths: `
      One sentence each, at most 35 words.
      At most 35 words a version.
    `,
    missing: `
      position and length of the paper | unless: argue, against, for, pages, words
    `,
  }),
  genre(
    'customer-review',
    'article',
    /\b(?:write|leave|post)\b.{0,12}\b(?:google )?review\b.{0,12}\b(?:for|of|on|about)\b.{0,30}\b(?:restaurant|hotel|cafe|shop|salon|doctor|clinic|product|app|company|school|gym|book)\b/iu,
    {
      unless: /\b(?:literature|code|academic|systematic|reply|respond|fake)\b/iu,
      groups: 'professional_writing, marketing, lifestyle',
      decisions: `
      Keep to what is told here, and invent no dish, name or date.
      Open with the verdict and for whom the place is right.
      Give one praised and one criticised point, each with a detail somebody could check.
      Criticise what happened, not who did it.
      Say what would make the writer come back.
      Write as a guest speaks, without advertising words.
    `,
      shapes: `
      The review ready to post, then a version of two sentences.
      A title of six words, the text, and a number of stars that fits it.
    `,
      lengths: `
      60–100 words.
      Under 100 words.
    `,
      missing: `
      what was eaten, bought or seen | unless: ordered, bought, ate, pizza, room, haircut
    `,
    },
  ),
]
