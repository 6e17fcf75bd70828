import { genre } from '../chat-genre.ts'

/** Small pieces of copy, and a text brought into another shape. */
export const copydeskGenres = [
  genre('subject-lines', 'marketing-copy', /\bsubject lines?\b/iu, {
    unless:
      /\b(?:(?:with|no|without)(?: an?| the)? subject line|including (?:a )?subject|python|code|regex|body and|and (?:the )?body)\b/iu,
    groups: 'marketing, professional_writing, sales',
    decisions: `
      Let each line say one thing the reader gets or would miss, in words this brand would use.
      Vary the lever: the offer, the occasion, a question, a number, curiosity that the mail satisfies.
      Put the strongest word first, since phones cut the end.
      Keep to the limit asked for, with the count beside each line.
      Mark the three to test first, and what the test would show.
      Use only offers and dates that are given.
      Leave out capitals, false urgency and words that land in spam.
    `,
    shapes: `
      A numbered table: line, characters, lever; the best three marked.
      Lines grouped by lever, each with its count.
    `,
    lengths: `
      As many lines as asked for, or ten.
      One line each, nothing around the table but the choice of three.
    `,
    missing: `
      the offer and who receives it | unless: off, discount, free, customers, subscribers, members, launch
    `,
  }),
  genre(
    'content-calendar',
    'marketing-plan',
    /\b(?:content|social media|posting|editorial|instagram|linkedin) (?:calendar|schedule|plan)\b|\b\d+ posts? (?:a|per|every) (?:week|month)\b/iu,
    {
      unless: /\b(?:app|code|script|api|excel formula)\b/iu,
      groups: 'marketing, business',
      decisions: `
      Lay it out by date: format, idea in one line, first words or first picture, call to action.
      Tie every post to the goal named here, and say which few sell and which only help or show.
      Take ideas from what really happens in this business in a week: hands, customers, mistakes, questions.
      Plan what can be photographed or filmed in one afternoon for the whole month.
      Use the days and festivals of the period only where they fit the business.
      Name the two numbers to look at each week, and what to change by them.
      Leave prices, dates and offers as given.
    `,
      shapes: `
      A table by week and day, a list of shots for one afternoon, what to measure.
      Themes in three lines, the calendar as a table, captions for the first week in full.
    `,
      lengths: `
      The table and 150 words.
      One line per post, and 200 words around them.
    `,
      missing: `
      start date and who posts | unless: starting, from, january, february, march, april, may, june, july, august, september, october, november, december, one month
    `,
    },
  ),
  genre('tweet', 'social-media', /\b(?:a|one|\d+|single|write|compose|make) (?:\p{L}+ )?tweets?\b/iu, {
    unless: /\b(?:thread|python|classify|sentiment|dataset|scrape|api)\b/iu,
    groups: 'marketing, creative_writing',
    shapes: `
      Two versions ready to post, each with a different opening.
      The post on its own, then one shorter version.
      Three versions of different tone, with their character counts.
    `,
    lengths: `
      Under 260 characters a version.
      At most 45 words each.
      20–40 words a version.
    `,
  }),
  genre(
    'reshape-text',
    'editing',
    /^\W*(?:please |can you )?(?:convert|turn|change|put|format|rewrite|arrange|make) (?:this|these|the following|the below|my)\b.{0,40}\b(?:into|to|as|in) (?:an? |\d+ |five |six |ten )?(?:bullets?|bullet points?|table|list|paragraphs?|numbered list|steps|points|columns|outline)\b/iu,
    {
      worksOnText: true,
      unless: /\b(?:python|javascript|sql|code|html|json|css|dictionary|array)\b/iu,
      groups: 'professional_writing, extraction, summarization, education, data_analysis',
      decisions: `
      Keep every statement of the source, once, and add none.
      Keep the order, unless the new form calls for another, and then say by what it is ordered.
      Give all entries the same grammatical form.
      Keep numbers, names and units as they are.
      Cut only the words that the new form makes needless.
      Merge what says the same, without losing a condition.
      Give columns or groups plain names where the new form has them.
    `,
      shapes: `
      The new form alone, ready to paste.
      Only the result, with nothing before or after it.
      The result, then one line on anything that did not fit.
    `,
      lengths: `
      No longer than the source.
      Twelve words an entry at most.
    `,
      missing: '',
    },
  ),
  genre('letter-to-editor', 'email', /\bletter to (?:the |an )?editor\b/iu, {
    groups: 'professional_writing, education',
    decisions: `
      Name the matter and the place in the first sentence, and why it is written now.
      Give two facts a reader can see for themselves, with day and spot as given or as blanks.
      Say who could act and what exactly they should do.
      Keep to one proposal; no list of every grievance.
      Write firmly and without insult, as somebody who lives there.
      Follow the usual form: sender, date, editor, subject, sir or madam, text, name.
    `,
    shapes: `
      The letter in its usual form, ready to send.
      A school-style letter with all its parts, blanks marked.
    `,
    lengths: `
      120–150 words.
      Under 180 words.
    `,
    missing: `
      since when and what has been tried | unless: since, months, weeks, years, complained, reported
    `,
  }),
  genre('design-brief', 'marketing-plan', /\b(?:logo|design|creative|brand|branding|packaging|website) brief\b/iu, {
    unless: /\b(?:debrief|in brief|legal)\b/iu,
    groups: 'marketing, business, professional_writing, education',
    decisions: `
      Say who the business is for and what these people should feel and do on seeing the work.
      Name where it will be seen first and smallest: app icon, shop board, invoice, van, stamp.
      Describe the character in three words, each with its opposite to avoid.
      List what must be there, what must not, and which habits of the trade to leave to others.
      Set deliverables, formats, rounds, dates and who decides, with labelled blanks where not given.
      Give the test by which the best draft will be chosen.
      Keep solutions out: no shapes, fonts or colours unless they are given.
    `,
    shapes: `
      One page: background, audience, task, character, musts, deliverables, dates, test.
      A brief under short headings, then the questions to settle with the client.
    `,
    lengths: `
      One page.
      300–400 words.
    `,
    missing: `
      name, rivals and budget | unless: called, named, name, budget, competitors
    `,
  }),
]
