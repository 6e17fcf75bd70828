import { genre } from '../chat-genre.ts'

/** What firms show to others about themselves, and what they aim at. */
export const firmGenres = [
  genre(
    'startup-pitch',
    'presentation',
    /\b(?:startup|investor) pitch\b|\bpitch (?:in|of) \d+ (?:seconds|minutes)\b|\b\d+[- ](?:second|minute) pitch\b/iu,
    {
      unless: /\b(?:deck|slides|ppt|power ?point|email|summari[sz]e)\b/iu,
      groups: 'business, marketing, creative_writing',
      personas: `
      a founder who pitches the problem first
      a pitch coach who counts seconds
      an investor who has heard a thousand of them
    `,
      decisions: `
      Begin with one person who has the problem, and what it costs them today.
      Say in one sentence what it does and for whom, so that a listener can repeat it.
      Show why now and why this team, as far as it is given, with labelled blanks for proof.
      Give how it earns in one line, with the price if it is stated.
      Size the market from the bottom up or leave it out; invent no figure.
      End on one ask: sum, pilot or introduction, and what it makes possible.
      Keep it speakable: about 140 words a minute, no jargon, no list of features.
    `,
      shapes: `
      The pitch as spoken, then the same in two sentences and in one.
      Hook, problem, solution, proof, model, ask, each marked with its seconds.
      The text to speak, then three questions investors will ask with short answers.
    `,
      lengths: `
      As long as the time given, or 60 seconds: about 140 words.
      Under 150 words unless a time is given.
    `,
      missing: `
      proof so far and the ask | unless: users, revenue, customers, pilot, raise, raising, lakh, crore, million
    `,
    },
  ),
  genre('press-release', 'marketing-copy', /\bpress (?:release|note)\b|\bmedia release\b/iu, {
    groups: 'marketing, professional_writing, business',
    personas: `
      a press officer who writes what an editor can print unchanged
      a news editor who cuts from the end
      a former reporter who asks what is new about it
    `,
    decisions: `
      Say in headline and first sentence what is new, who does it, where and from when.
      Put facts in falling order of news value, so that it can be cut from the end.
      Explain the use to those it is for in two sentences without advertising.
      Leave a labelled blank for each quotation, figure and date that is not given; invent no customer and no number.
      Keep adjectives of praise out of everything but a quotation.
      End with a short profile of the firm and a contact for the press.
    `,
    shapes: `
      Headline, subline, place and date, four short paragraphs, quotation, about the firm, press contact.
      The release ready to send, blanks marked, then two other headlines.
    `,
    lengths: `
      300–400 words.
      One page.
    `,
    missing: `
      date, place and spokesperson | unless: january, february, march, april, may, june, july, august, september, october, november, december, ceo, founder, said
      facts that prove it | unless: users, customers, percent, raised, pilot, tested
    `,
  }),
  genre(
    'case-study',
    'marketing-copy',
    /^\W*(?:please )?(?:write |create |draft |prepare |make |need )?(?:an? |the |our |my )?(?:\p{L}+ ){0,3}(?:case stud(?:y|ies)|success stor(?:y|ies)) (?:of|on|for|about|from|:)|^\W*case study\b|\btestimonial (?:story|page)\b/iu,
    {
      unless:
        /\b(?:harvard|business school|mba|answer the|analy[sz]e|solve|research methods?|explain|psychology|of (?:apple|nike|tesla|amazon|netflix))\b/iu,
      groups: 'marketing, business, professional_writing',
      personas: `
      a content writer who lets the numbers speak
      an agency lead who shows the work and not the agency
      an editor who asks what the client would say
    `,
      decisions: `
      Put the result into the title, with its figures and the time it took, as given.
      Tell it in order: where the client stood, what stood in the way, what was done, what changed.
      Name two or three decisions and why they were taken, so that a reader could judge them.
      Say how the result was measured, and what else may have helped.
      Leave labelled blanks for client name, quotation and figures that are not given.
      Close on what another firm in that place could do first.
    `,
      shapes: `
      Title with the result, a box of facts, then situation, work, result, lesson.
      One page under four headings, a table before and after, a quotation as a blank.
      A short version of 80 words for a slide, then the full story.
    `,
      lengths: `
      350–500 words.
      One page.
    `,
      missing: `
      client, sector and what was done | unless: client is, brand, store, by, using, redesign, campaign, agency
    `,
    },
  ),
  genre(
    'competitor-analysis',
    'business-strategy',
    /\bcompetit(?:or|ive)s?\b.{0,10}\b(?:analysis|research|landscape|comparison|study|mapping)\b|\banaly[sz]e (?:my |our |the )?competitors?\b/iu,
    {
      unless: /\b(?:script|scrape|code|python|seo tool)\b/iu,
      groups: 'business, marketing, research',
      decisions: `
      Say first which decision it serves: price, place, offer or message.
      Count as a rival whatever the customer would use instead, and sort them: same offer, other offer, doing nothing.
      Compare on what customers notice: price paid, wait, reach, range, reviews, ease; leave cells blank where nothing is certain.
      Say how each cell can be found out within a day, for instance by ordering, calling or reading reviews.
      Show the gap nobody fills, and why nobody fills it.
      Draw three consequences: copy, avoid, attack.
      Invent no share, turnover or rating.
    `,
      shapes: `
      The decision, a table of rivals by what customers notice, gaps, three moves, what to check this week.
      A table to fill in with notes on where to look, then the reading of it.
    `,
      lengths: `
      One table and 300 words.
      400–500 words besides the table.
    `,
      missing: `
      names of the rivals and own prices | unless: vs, against, like, such as, price, competitors are
    `,
    },
  ),
  genre('okrs', 'project-plan', /\bokrs?\b|\bobjectives and key results\b/iu, {
    unless: /\b(?:what is|what are|explain|difference|tool|software)\b/iu,
    groups: 'business, marketing',
    decisions: `
      Set two or three objectives that say what is better for whom at the end, in words people repeat.
      Give each three key results as from-to numbers; leave present values as labelled blanks.
      Measure results, not activity: nothing that can be done without anything changing.
      Pair each number of volume with one of quality.
      Name who owns each key result and how often it is looked at.
      Say what is left out this quarter on purpose.
      Mark which results are certain to be reached and which are a stretch.
    `,
    shapes: `
      A table: objective, key result from–to, owner, source of the number; then what is left out.
      Objectives as headings with their key results, a page on how to review them.
    `,
    lengths: `
      One page.
      Three objectives, three results each, and 100 words around them.
    `,
    missing: `
      present values and company goals | unless: from, currently, now, target, goal, revenue
    `,
  }),
  genre(
    'event-announcement',
    'marketing-copy',
    /\b(?:invite|invitation|announcement|post|email|message|promo\w*)\b.{0,30}\b(?:webinar|workshop|seminar|masterclass|meetup|conference|open house|bootcamp|demo day|live session)\b|\b(?:webinar|workshop|seminar|masterclass|meetup|conference|bootcamp)\b.{0,16}\b(?:invite|invitation|announcement|email|post|message|promo\w*)\b/iu,
    {
      unless: /\b(?:script|agenda|outline|plan|content|slides|code|certificate)\b/iu,
      groups: 'marketing, professional_writing, business',
      decisions: `
      Say in the first line what people will be able to do afterwards, and for whom it is.
      Set day, date, time with time zone, length, place or link and price on lines of their own, exactly as given.
      Name three questions that will be answered, as the listeners would ask them.
      Say who speaks and why that person, as far as it is given.
      Ask for one act: to register, with what happens after it.
      Leave labelled blanks for the link and the speaker where they are not given.
      Be plain about what it is not: no pitch, no recording, no certificate, only if that is stated.
    `,
      shapes: `
      Subject line, invitation of short paragraphs, facts as a block, registration line; a reminder for the day before.
      The post ready to publish, then a two-line version for a chat group.
      The message with the facts as a block, then a reminder of three lines.
    `,
      lengths: `
      100–150 words.
      Under 150 words.
    `,
      missing: `
      speaker and registration link | unless: speaker, by, with, link, register at, rsvp
    `,
    },
  ),
]
