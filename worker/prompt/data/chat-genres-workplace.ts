import { genre } from '../chat-genre.ts'

/** Letters, figures and hard talks of people who lead others. */
export const workplaceGenres = [
  genre(
    'employment-letter',
    'job-description',
    /\bnoc\b.{0,20}\b(?:letter|employer|company|office|visa)\b|\b(?:offer|appointment|joining|relieving|experience|confirmation|increment|warning|show.?cause|termination) letter\b/iu,
    {
      unless: /\b(?:cover|reply|respond|accept|decline|negotiat\w+|difference|what is|explain)\b/iu,
      groups: 'professional_writing, business, legal',
      personas: `
      an HR manager who writes letters that hold up years later
      a people-operations lead who leaves no term open to two readings
      an HR adviser who separates what is agreed from what is usual
    `,
      decisions: `
      State name, position, date and the terms that are given here exactly; leave every other term as a labelled blank.
      Put the fact of the letter into the first sentence, before greetings and praise.
      Keep to terms the company can prove or perform, without promises about the future.
      List pay as yearly and monthly figures with its parts as blanks. | when: offer, appointment, ctc, salary, increment, lakh
      Name start date, probation, notice, place and working hours. | when: offer, appointment, joining
      State what happened, when, and which rule it breaks, without adjectives. | when: warning, show cause, termination
      Say by when and how to accept or answer.
      List after the letter the points that local labour law may require.
    `,
      shapes: `
      The letter ready for letterhead, then a list of blanks and points to confirm.
      Date, reference, addressee, body in numbered terms, signature and acceptance lines.
    `,
      lengths: `
      One page, terms in an annexure if needed.
      250–400 words.
    `,
      avoid:
        'promises about the future, unfilled terms left unmarked, praise instead of terms, two readings of a date, threats, jargon of payroll, invented figures, clauses from other countries',
      missing: `
      name, start date and place of work | unless: joining, start, from, remote, pune, bangalore, mumbai, delhi
      terms: pay parts, probation, notice | unless: probation, notice, basic, variable
    `,
    },
  ),
  genre(
    'employee-feedback',
    'email',
    /\b(?:feedback|talk|speak|conversation|improvement plan|pip|warning)\b.{0,40}\b(?:employee|team ?mate|staff|subordinate|direct report|rep|colleague|intern|underperform\w*)\b|\b(?:underperform\w*|late|lazy|rude) (?:employee|staff|rep|intern|team member)\b/iu,
    {
      unless: /\b(?:survey|form|software|app|script)\b/iu,
      groups: 'business, professional_writing',
      personas: `
      a manager who says the hard thing early and plainly
      an HR partner who keeps to what was seen
      a coach of team leads who prepares them for the reply
    `,
      decisions: `
      Name two or three observed facts with dates as blanks, and their effect on others; say nothing about character.
      State the expected behaviour so that both can tell in four weeks whether it is met.
      Ask for the reason before proposing the cure.
      Agree on support, checkpoints and measure, each with owner and date. | when: plan, pip, improvement
      Give the opening sentence word for word, and an answer to "others do it too".
      Say what follows if nothing changes, without a threat.
      Keep it fit for the file, and free of remarks about health or family.
    `,
      shapes: `
      What to say in order, then two likely replies with answers, then the written summary.
      A table: fact, effect, expectation, support, date; above it the opening words.
      The text ready to send, then three points to prepare for the talk.
    `,
      lengths: `
      200–300 words.
      One page.
    `,
      missing: `
      facts with dates | unless: times, since, last week, last month, twice, week
      what has been said before | unless: already, warned, told, again
    `,
    },
  ),
  genre('procedure', 'project-plan', /\b(?:sop|standard operating procedure)\b/iu, {
    unless: /\b(?:university|masters|visa|admission|ms in|phd)\b/iu,
    groups: 'business, professional_writing, lifestyle, health',
    personas: `
      an operations manager who has trained every new shift
      a quality officer who writes steps that can be checked
      a floor supervisor who knows what gets skipped at closing time
    `,
    decisions: `
      State purpose, area, who does it and how often, in four lines.
      Write each step as one action with its tool, amount and time, in the order of the work.
      Give the standard that shows the step is done right, as something seen or measured.
      Mark the steps where safety, hygiene or law is at stake, and the protective gear.
      Say what to do when something is missing, broken or spilled.
      Add a sign-off sheet: task, time, name, checked by.
      Leave product names, dilutions and legal limits that are not given as blanks to confirm.
    `,
    shapes: `
      Headed sections, numbered steps in a table (step, how, standard, who), and a daily sheet.
      One page of rules, the steps by stage, and a checklist for the wall.
    `,
    lengths: `
      One to two pages.
      At most twenty steps, one or two lines each.
    `,
    avoid:
      'steps with two actions, vague amounts, missing owners, standards that cannot be seen, invented dilutions, safety in a footnote, passive instructions, steps out of order',
    missing: `
      site, equipment and present practice | unless: machine, equipment, sq, outlet, chemical
      who is responsible | unless: staff, supervisor, manager, shift, team
    `,
  }),
  genre('measures', 'data-analysis', /\bkpis?\b|\bmetrics (?:for|to track)\b|\bdashboard for\b/iu, {
    unless: /\b(?:code|react|css|html|component|admin dashboard|python)\b/iu,
    groups: 'data_analysis, business',
    decisions: `
      Start from the decisions to be taken, and choose at most eight measures that change them.
      Define each by formula, source, period and owner.
      Pair each measure of speed or volume with one of quality, so that neither can be gamed alone.
      Say which value calls for action, and which action; leave targets open where no baseline is given.
      Separate what leads from what only reports afterwards.
      Name two popular measures to leave out, and why.
      Say how each is cut: by team, place, day or type.
    `,
    shapes: `
      A table: measure, formula, source, rhythm, owner, action; then the layout of the view.
      Questions first, below each its one or two measures with definition and threshold.
    `,
    lengths: `
      Eight rows at most, 150 words around them.
      One page.
    `,
    missing: `
      systems the data comes from | unless: crm, erp, zendesk, freshdesk, sheet, excel, tally, hms, sql
      goals and present values | unless: target, currently, goal, baseline, percent
    `,
  }),
  genre(
    'proposal',
    'business-strategy',
    /\bproposal (?:for|to)\b|\b(?:business|project|csr|sales|grant|client) proposal\b|\bquotation (?:for|to|e?-?mail|letter)\b/iu,
    {
      unless:
        /\b(?:ask|request(?:ing)?|from (?:the |a )?(?:vendor|supplier)|research|university|course|song|riddle|poem|funny|rubric|thesis|marriage|propose to|dissertation|phd)\b/iu,
      groups: 'business, professional_writing, marketing',
      personas: `
      a proposal writer who starts from the reader's problem
      a consultant who puts price and proof on one page
      a grants officer who has rejected a hundred vague proposals
    `,
      decisions: `
      Open with the reader's problem and the result in the reader's own terms.
      State scope as deliverables, and name what is not included.
      Give timeline, cost and payment as a table; leave figures that are not given as labelled blanks.
      Show how success is measured, by whom and when.
      Name two risks and how they are handled.
      Support each claim with proof to be attached, without inventing clients or numbers.
      End with one next step and the date until which the offer holds.
    `,
      shapes: `
      Summary, need, approach, deliverables, timeline and cost table, terms, next step.
      One page to decide on, then the details by heading.
    `,
      lengths: `
      600–900 words.
      Two pages; the first can be read alone.
    `,
      missing: `
      who decides, and by what | unless: client, donor, company, manager, board, foundation
      budget, dates and proof | unless: rs, budget, lakh, dollars, months, weeks, days
    `,
    },
  ),
  genre('cause-analysis', 'business-strategy', /\broot cause\b|\b(?:5|five) whys\b|\bfishbone\b/iu, {
    unless: /\b(?:bug|crash\w*|error|exception|server|code)\b/iu,
    groups: 'business, data_analysis',
    decisions: `
      State the problem as a number: what, where, since when, compared with what; leave unknown figures as blanks.
      Split the process into stages, and ask for the time or error of each.
      Give the candidate causes by people, method, equipment, material and outside, each with the evidence that would prove it.
      Ask why until the answer is something that can be changed.
      Separate the cause from the first thing blamed.
      Propose one quick containment and one lasting change, each with owner and measure.
      Say which data to collect in one week, and how to read it.
    `,
    shapes: `
      Problem statement, table of causes with evidence and test, chain of whys, actions.
      One page: problem, stages with losses, likeliest causes, what to measure first.
    `,
    lengths: `
      450–600 words.
      One page and one table.
    `,
    missing: `
      figures: how often, since when, at which stage | unless: percent, since, days, orders, per day
      what has changed or been tried | unless: tried, changed, new, since
    `,
  }),
]
