import { type GenreText, genre } from '../chat-genre.ts'

const updateDecisions = `
      Put the one number or result that matters into the first line, with the last value beside it.
      Give the figures exactly as stated, in a short table or list, each against the period before.
      Say what went well and what did not with equal plainness, one cause each.
      Name what comes next, with dates and owners as given.
      Ask for one or two exact things the readers can do.
      Keep to the same order every time, so that issues can be compared.
`

/** Messages that keep others informed, and short texts that go with work. */
/** Investors and clients want the same of an update: the figures, what goes badly, what comes next. */
const update: GenreText = {
  unless: /\b(?:sql|script|code|api|app update|software update|trigger)\b/iu,
  groups: 'business, professional_writing',
  decisions: updateDecisions,
  shapes: `
  Subject with the key figure, headline, figures, good, bad, next, asks.
  The mail ready to send, figures as a small table.
  Five short blocks under fixed headings.
`,
  lengths: `
  150–250 words.
  Under 250 words.
`,
  missing: `
  what is asked of the readers | unless: ask, need, help, introductions, hiring, feedback, approve
`,
}

export const updateGenres = [
  genre(
    'condolence',
    'email',
    /\bcondolences?\b|\bsympathy (?:message|note|card|letter)\b|\b(?:lost|passed away|death of)\b.{0,40}\b(?:message|note|card|letter)\b/iu,
    {
      unless: /\b(?:story|poem|obituary|leave|novel|insurance|claim)\b/iu,
      groups: 'creative_writing, lifestyle, professional_writing',
      personas: `
      a friend who finds plain words for a hard day
      a letter writer who keeps it short and true
      a colleague who knows that presence counts more than phrases
    `,
      decisions: `
      Name the loss and the person in the first sentence, with the name only if it is given.
      Say one true thing about the person or the bond, as far as it is known; invent no memory.
      Offer one concrete help, or simply time, and ask for no answer.
      Leave out comparisons, explanations and advice on grieving.
      Keep to the nearness of the relation: to a client quieter than to a friend.
      Use words of faith only where the faith is known.
    `,
      shapes: `
      The message ready to send, then one of two lines for a card.
      Two versions, one a little warmer.
    `,
      lengths: `
      30–60 words.
      Three to five sentences.
    `,
      avoid:
        'phrases from cards, reasons for the loss, talk of oneself, business in the same message, promises too large, exclamation marks, questions to answer, cheerful closings',
      missing: `
      name and relation | unless: father, mother, wife, husband, son, daughter, brother, sister, friend, grandfather, grandmother
    `,
    },
  ),
  genre(
    'follow-up',
    'email',
    /\bfollow.?up (?:e?-?mail|message|mail|note|letter)\b|\b(?:e?-?mail|message|mail)\b.{0,24}\bfollow(?:ing)?.?up\b|\bno (?:reply|response|answer)\b.{0,30}\b(?:e?-?mail|message|mail)\b/iu,
    {
      unless: /\b(?:sequence|campaign|payment|invoice|overdue|code|api|automation|cold)\b/iu,
      groups: 'professional_writing, business, marketing',
      decisions: `
      Recall in one line what was sent or said, and when.
      Bring one new thing: a fact, an answer, an offer of help, not only the question again.
      Ask one question that can be answered in a line.
      Give an easy way to say "not now".
      Show interest without apology and without reproach.
      Name the day on which the writer will be back or close the matter, if that is wished.
    `,
      shapes: `
      Subject as a reply to the first message, then the message ready to send.
      The message ready to send, then a still shorter one for a second follow-up.
      Subject, four or five sentences, sign-off.
    `,
      lengths: `
      50–90 words.
      Under 90 words.
      Four to six sentences.
    `,
      missing: `
      what was sent before and when | unless: days, weeks, interview, sent, quote, proposal, meeting, call
    `,
    },
  ),
  genre(
    'investor-update',
    'business-strategy',
    /\b(?:investors?|shareholders?|board) updates?\b|\bupdate (?:e?-?mail|mail|letter) to (?:our |my |the )?(?:investors|shareholders|board)\b/iu,
    update,
  ),
  genre(
    'status-update',
    'email',
    /\b(?:monthly|weekly|daily|status|progress|project) updates?\b.{0,24}\b(?:e?-?mail|mail|message|report|to|for|,|:)|\bupdate (?:e?-?mail|mail) to (?:client|team)\b/iu,
    update,
  ),
  genre(
    'email-sequence',
    'marketing-copy',
    /\be?-?mail (?:marketing )?(?:sequence|series|flow|drip|campaign)\b|\b\d+ (?:e?-?mails|mails)\b.{0,30}\b(?:sequence|series|for|welcome|onboarding|abandoned|nurture)\b|\bdrip campaign\b|\be?-?mail (?:welcome|onboarding|nurture|launch|abandoned cart|win-?back) (?:sequence|series|flow)\b|\b(?:welcome|onboarding|nurture|win-?back) (?:sequence|series)\b/iu,
    {
      unless: /\b(?:code|api|script|unread)\b/iu,
      groups: 'marketing, business',
      decisions: `
      Give each mail one job, and say when it goes out and whom it skips.
      Let each mail work for somebody who read none of the others.
      Change the reason to act from mail to mail: reminder, doubt, proof, help, last call.
      Write subject, preview line, body and button for each, ready to paste.
      Name a discount only if one is given, and then not in the first mail.
      Stop the series as soon as the goal is reached, and say so in the plan.
      Leave labelled blanks for product, link and proof.
    `,
      shapes: `
      A table of the series, then each mail in full.
      Mail by mail: sending time, subject, preview, body, button.
    `,
      lengths: `
      60–110 words a mail.
      Under 120 words a mail.
    `,
      missing: `
      product, audience and the action wanted | unless: store, shop, saas, course, clinic, customers, subscribers
    `,
    },
  ),
  genre('alt-text', 'seo', /\balt[- ]?(?:texts?|tags?)\b/iu, {
    unless: /\b(?:code|react|html|missing|audit|script|python|generate automatically)\b/iu,
    groups: 'marketing, professional_writing, software_engineering',
    decisions: `
      Say what is seen in the order of its importance for the page, in one sentence.
      Leave out "image of" and "photo of".
      Name colour, place and action only where they matter to somebody who cannot see it.
      Add nothing that is not in the picture.
      Use a search term only where it describes what is there.
      Give a shorter version for a thumbnail.
    `,
    shapes: `
      The text alone, then a shorter one.
      Two versions with their character counts.
    `,
    lengths: `
      Under 125 characters.
      One sentence.
    `,
    missing: '',
  }),
  genre('release-notes', 'product-management', /\brelease notes?\b|\bchangelog\b|\bwhat'?s new (?:in|for)\b/iu, {
    unless: /\b(?:hook|parse|script|workflow|automatically|generate from commits)\b/iu,
    groups: 'software_engineering, business, professional_writing, marketing',
    decisions: `
      Say for each change what users can do now, before how it is called.
      Order by weight for users: new, better, repaired, removed.
      Name what people have to do themselves, if anything.
      Give each repair as the trouble that is gone, not as a ticket number.
      Invent no figure, date or feature.
      Give a two-line version for the app store and one line for a banner.
    `,
    shapes: `
      Version and date, a sentence on the whole, groups with bullets, what to do.
      The full notes, then the short versions.
    `,
    lengths: `
      120–200 words.
      One line per change.
    `,
    missing: `
      version and date | unless: v1, v2, v3, version, january, february, march, april, may, june, july, august, september, october, november, december
    `,
  }),
  genre(
    'bug-report',
    'product-management',
    /\b(?:jira|bug|github|linear) (?:ticket|report|issue)\b|\bticket for\b.{0,60}\b(?:bug|not working|error|crash\w*|broken)\b/iu,
    {
      unless: /\b(?:triage tool|api|integration|script|code to|classify)\b/iu,
      groups: 'software_engineering, business',
      decisions: `
      Write a title that names place, action and failure in under ten words.
      Give the steps from a fresh start, numbered, one action each.
      Put expected and actual behaviour side by side.
      List device, system, browser, version and account type, with labelled blanks where not given.
      State how often it happens and whom it stops, and propose a severity with its reason.
      Say what is known to work, so that the search is narrowed.
      Keep guesses at the cause in a line of their own.
    `,
      shapes: `
      Title, steps, expected, actual, environment, frequency, severity, attachments.
      The ticket ready to paste, blanks marked.
    `,
      lengths: `
      Under 150 words.
      One screen.
    `,
      missing: `
      steps and version | unless: steps, when, after, version, ios, android, v1, v2
    `,
    },
  ),
]
