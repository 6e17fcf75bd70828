import { genre } from '../chat-genre.ts'

/** Papers, lists and small plans that are asked for in one line, in offices and at home. */
export const officeRequestGenres = [
  genre(
    'request-for-proposals',
    'project-plan',
    /\brf[pqi]s?\b|\brequest for (?:proposals?|quotations?|information)\b|\btender (?:document|notice) for\b/u,
    {
      unless: /\b(?:respond|response|reply|answer|summari[sz]e|difference|what is)\b/u,
      group: 'business',
      groups: 'professional_writing',
      isDecisive: true,
      decisions: `
      State the need, the present state and the result wanted before any requirement. || Open with who buys, what troubles them today and what must be better.
      Number the requirements, and mark each as must, should or nice, so that bids can be compared row by row. || List requirements with a number and a weight each, in a table that bidders fill in.
      Ask for prices in one given form: one-off, per year, per person, and what is not included.
      Ask for proof: two references of that size, security, support times, exit and return of data.
      Give the timetable and the weights of the decision, with blanks for dates that are not given.
      Say how questions are asked and answered, the same for all.
    `,
      shapes: `
      Background, scope, requirements as a table, price form, proof, timetable, how it will be decided.
      Numbered sections with two forms to fill in: requirements and prices.
    `,
      lengths: `
      Two to three pages.
      Under 1,000 words besides the forms.
    `,
      missing: `
      budget and dates | unless: budget, lakh, $, €, £, ₹, by, start, go live, deadline
      systems in place today | unless: currently, today, replace, replacing, using, instead of
    `,
    },
  ),
  genre(
    'technical-spec',
    'product-management',
    /\b(?:technical|tech|engineering|functional|api|system|software|design) (?:spec|specs|specification|design doc(?:ument)?)s?\b|\bdesign doc(?:ument)? for\b/u,
    {
      unless: /\b(?:review|summari[sz]e|explain|fashion|interior|logo|graphic|sheet for (?:the )?(?:phone|car))\b/u,
      group: 'software_engineering',
      groups: 'business',
      isDecisive: true,
      decisions: `
      Start with the problem, who has it, and what is out of scope. || State problem, goals as numbers and non-goals before any design.
      Describe the parts, what each owns, and the path of one request from start to end, with its failures. || Follow one request through the parts, and say at each step what happens when it fails.
      Define interfaces and data with types, limits and examples.
      Settle retries, order, duplicates, timeouts and what is kept how long.
      Compare with one other design, and say why it lost.
      List load, cost, security and observability as figures to confirm, then open questions with an owner each.
      Plan the rollout and the way back.
    `,
      shapes: `
      Problem, goals and non-goals, design with a text diagram, interfaces, failure cases, alternatives, rollout, open questions.
      One page of summary, then numbered sections with tables for interfaces and failures.
    `,
      lengths: `
      Two to four pages.
      900–1,300 words.
    `,
      missing: `
      expected load and present systems | unless: users, requests, per second, per day, kafka, redis, postgres, aws, existing
      what must be guaranteed | unless: exactly once, at least once, latency, uptime, sla, seconds, retry, gdpr
    `,
    },
  ),
  genre(
    'decision-matrix',
    'comparison',
    /\b(?:decision|scoring|evaluation|weighted|prioriti[sz]ation|comparison) (?:matrix|grid|scorecard)\b/u,
    {
      unless: /\b(?:numpy|python|confusion|algebra|code)\b/u,
      group: 'business',
      groups: 'general_knowledge, data_analysis, lifestyle',
      isDecisive: true,
      decisions: `
      Choose five to seven criteria that differ between the options, and give each a weight with its reason. || Name the criteria that can change the outcome, weigh them to 100, and say why.
      Define what a 1 and a 5 mean for each, so that two people score alike. || Describe the lowest and the highest score of every criterion in words.
      Leave scores blank where nothing is known of an option, and say how to find out.
      Put what rules an option out above the table, apart from the scores.
      Show the sum, and how it changes if the two heaviest weights are swapped.
      Say in one line what the table cannot decide.
    `,
      shapes: `
      What rules out, the matrix with weights, the scale in words, reading of the result.
      One table to fill in, the scale below it, then two lines on how to use it.
    `,
      lengths: `
      One page.
      One table and 150 words.
    `,
      missing: `
      options and budget | unless: vs, or, between, versus, budget, options, hubspot, zoho, salesforce, $, €, ₹
    `,
    },
  ),
  genre(
    'critique-of-view',
    'essay',
    /\b(?:critique|criticism|objections?|case against) (?:of|to|against) (?!my\b|our\b|this\b|these\b|the (?:following|attached|code|copy|design|page|draft|text))\p{L}/u,
    {
      unless: /\b(?:code|design|copy|landing|resume|cv|essay below|script)\b/u,
      groups: 'professional_writing, education, general_knowledge, research, creative_writing',
      isDecisive: true,
      decisions: `
      State the view in its strongest form first, so that its own friends would agree. || Begin with a fair account of the view that its defenders would sign.
      Give three objections in rising weight, each with the case that shows it. || Choose three objections, the hardest last, each tied to an example.
      Name who made each objection where that is certain; invent no quotation.
      Give the best reply to each, and say what is left of the objection.
      Keep apart what the view says and what is done in its name.
      End with what would have to be true for the view to stand.
    `,
      shapes: `
      The view, three objections with replies, what remains.
      Running text in five paragraphs, without headings.
    `,
      lengths: `
      500–700 words.
      Under 600 words.
    `,
      missing: `
      level and purpose | unless: essay, class, exam, seminar, article, blog, a level, undergraduate, debate
    `,
    },
  ),
  genre(
    'reading-list',
    'recommendation',
    /\breading lists?\b|\b(?:books|papers|articles|sources) (?:to read )?(?:on|about) .{3,60}\b(?:list|recommend\w*|suggest\w*)\b/u,
    {
      unless: /\b(?:code|sql|app|database|summary of)\b/u,
      groups: 'education, research, lifestyle, general_knowledge',
      isDecisive: true,
      decisions: `
      Order it as it should be read: one to begin with, then the core, then what argues against it. || Give an order of reading: entrance, main works, dissent.
      Say for each in one line what it argues or shows, and what it leaves out.
      Name author and year only where they are certain, and mark the rest to be checked. || Give author and year, and say where either is not certain.
      Mix kinds: history, witness, fiction, one map or film where it helps.
      Let different sides and languages of the matter speak.
      Say which two to read if there is only time for two.
    `,
      shapes: `
      Three groups by stage, each title with its line; the two to read first marked.
      A numbered list in order of reading, then what to skip.
    `,
      lengths: `
      Ten to twelve titles, one line each.
      At most twelve titles.
    `,
      missing: `
      purpose and depth | unless: beginner, class, course, thesis, exam, general reader, research, academic, kids
    `,
    },
  ),
  genre(
    'viewing-questions',
    'how-to',
    /\b(?:questions?|things|what) (?:to|should i|should we|do i|i should) (?:ask|check|look (?:for|at|out for)|know)\b.{0,40}\b(?:when|before|at|while|if)\b.{0,20}\b(?:view\w*|visit\w*|rent\w*|buy\w*|sign\w*|hir\w*|adopt\w*|choos\w*)\b/u,
    {
      unless: /\b(?:interview|interviewing|candidate|code|stock|crypto)\b/u,
      groups: 'lifestyle, legal, business, general_knowledge',
      isDecisive: true,
      decisions: `
      Sort by when they are asked: before going, on the spot, before signing. || Group the questions by moment: on the phone, in the place, over the paper.
      Give for each why it matters, and which answer is a warning. || Put beside each question the answer that should worry.
      Add what to look at, switch on, open and smell instead of asking.
      Name the papers to see and the sums to have in writing.
      Mark the five that decide, for somebody who has ten minutes.
      Leave rules of law as points to confirm for the place.
    `,
      shapes: `
      A table by moment: question, why, warning sign; the five that decide marked.
      Three short lists, then what to get in writing.
    `,
      lengths: `
      Fifteen to twenty questions.
      One page.
    `,
      missing: `
      place and budget | unless: london, mumbai, city, rent of, budget, furnished, deposit, bhk, k
    `,
    },
  ),
  genre(
    'chore-plan',
    'lifestyle',
    /\b(?:cleaning|chores?|household|housework|cooking|dish(?:es|washing)?) (?:schedule|plan|rota|roster|chart|timetable)\b/u,
    {
      unless: /\b(?:hotel|hospital|office|factory|sop|restaurant|app|code|excel formula)\b/u,
      group: 'lifestyle',
      isDecisive: true,
      decisions: `
      List the tasks by how often they are needed, with minutes each. || Write down every task with its rhythm and its minutes before dividing anything.
      Divide by minutes and not by number, and turn the unpleasant ones round each week. || Share the minutes evenly, and rotate what nobody likes.
      Say for each task when it counts as done, in one line.
      Settle what happens when somebody is away or forgets.
      Keep the week's version on one page that can hang on a door.
      Leave names as blanks where they are not given.
    `,
      shapes: `
      A table of task, rhythm, minutes and who, week by week for a month; then three rules.
      One page to hang up: days across, people down, rules below.
    `,
      lengths: `
      One page.
      One table and five lines.
    `,
      missing: `
      rooms and who dislikes what | unless: kitchen, bathroom, rooms, hates, allergic, pets, garden, names
    `,
    },
  ),
]
